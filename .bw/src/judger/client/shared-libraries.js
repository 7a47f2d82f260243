import { createRequire } from 'node:module';
import { once } from '../../core/once.js';
import { recipeTable } from '../../game/items/lacking-recipes/index.js';
/**
 * Factories of the classes used by mineflayer's plug-ins: given a version's data or name, each returns classes. prismarine-recipe
 * is excluded: it keeps the recipes of the most recently created version, so it must be called again for each bot.
 */
const LIBRARIES = ['block', 'chunk', 'item', 'windows', 'entity', 'chat'].map((name) => `prismarine-${name}`);
const require = createRequire(import.meta.url);
/** Resolves libraries the way mineflayer does. */
const ofMineflayer = createRequire(require.resolve('mineflayer'));
for (const name of LIBRARIES) {
    const make = ofMineflayer(name);
    const module = ofMineflayer.cache[ofMineflayer.resolve(name)];
    if (module !== undefined)
        module.exports = Object.assign(madeOnce(make), make);
}
function madeOnce(make) {
    const ofRegistry = once(make);
    const byVersion = new Map();
    return (given) => {
        if (typeof given === 'object')
            return ofRegistry(given);
        if (!byVersion.has(given))
            byVersion.set(given, make(given));
        return byVersion.get(given);
    };
}
const registries = new Map();
/**
 * Shares the registry of a version, with the recipes that minecraft-data lacks, and the classes made from it between all bots of
 * that version. mineflayer creates new ones for each bot, which V8 compiles again, so that every bot would start with slow code.
 * Must be called before mineflayer loads its plug-ins.
 */
export function shareLibraries(bot) {
    bot.prependOnceListener('inject_allowed', () => {
        const shared = registries.get(bot.version);
        if (shared === undefined)
            registries.set(bot.version, Object.assign(bot.registry, { recipes: recipeTable(bot.version) }));
        else
            bot.registry = shared;
    });
}
