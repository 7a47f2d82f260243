import { text } from '../protocol/fields.js';
import { GREEDY } from './arguments/words.js';
import { refused } from './reply.js';
import { command } from './tree/node.js';
/** help [<command>]: the usage of each command, or each form of one (vanilla HelpCommand). */
export const help = command('help', (at, _game, root) => {
    at.runs((run) => {
        const usable = childrenFor(run, root);
        for (const node of usable)
            run.says(text(`/${usageOf(run, node)}`));
        return usable.length;
    });
    at.argument('command', GREEDY, (at) => at.runs((run, args) => {
        const [name = ''] = args.command.trim().split(/\s+/);
        const node = root.children.get(name);
        if (!node || !isTold(run, node))
            throw refused('commands.help.failed');
        const ways = childrenFor(run, node);
        if (node.redirect)
            run.says(text(`/${usageOf(run, node)}`));
        for (const way of ways)
            run.says(text(`/${name} ${usageOf(run, way)}`));
        return ways.length;
    }));
}, { forEverybody: true });
const isTold = ({ source }, node) => !node.hidden && node.usableBy(source);
const childrenFor = (run, node) => [...node.children.values()].filter((child) => isTold(run, child));
const wordOf = ({ kind, name }) => (kind === 'argument' ? `<${name}>` : name);
/** A node and its possible continuations, in short (Brigadier getSmartUsage). */
function usageOf(run, node, isOptional = false) {
    const own = isOptional ? `[${wordOf(node)}]` : wordOf(node);
    if (node.redirect)
        return `${own} -> ${node.redirect.kind === 'root' ? '...' : node.redirect.name}`;
    const next = childrenFor(run, node);
    const mayEnd = node.execute !== undefined;
    const [only] = next;
    if (only === undefined)
        return own;
    if (next.length === 1) {
        const rest = usageOf(run, only, mayEnd);
        return `${own} ${rest}`;
    }
    const words = next.map(wordOf).join('|');
    return `${own} ${mayEnd ? `[${words}]` : `(${words})`}`;
}
