import { absent } from './tree/absent.js';
/** Commands of vanilla 1.19.2 that this server does not have. */
const NAMES = [
    'ban',
    'ban-ip',
    'banlist',
    'datapack',
    'debug',
    'forceload',
    'jfr',
    'pardon',
    'pardon-ip',
    'perf',
    'place',
    'publish',
    'recipe',
    'reload',
    'save-all',
    'save-off',
    'save-on',
    'setidletimeout',
    'spectate',
    'stop',
    'teammsg',
    'tm',
    'whitelist',
];
/** Each replies that it is not supported, independent of its arguments. */
export const absentCommands = (root) => {
    for (const name of NAMES) {
        absent(root, name, `The command '${name}' is not supported by this server`);
        const node = root.node.children.get(name);
        if (node)
            node.forOperators = true;
    }
};
