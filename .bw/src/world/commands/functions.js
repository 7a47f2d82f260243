import { Memory } from '../kernel/memory/memory.js';
import { readDataPacks } from '../persistence/data-packs.js';
import { modifierOf } from './item-modifiers.js';
const FUNCTIONS = new Memory('functions', () => ({
    lines: new Map(),
    tags: new Map(),
    modifiers: new Map(),
    due: new Set(),
    waiting: undefined,
}));
/** The functions of a world. */
export const functionsOf = (game) => FUNCTIONS.of(game.world);
/** Runs the functions that are due when the world opens. */
export const LOAD = 'function #minecraft:load';
/** Registers the functions of a folder of data packs. Returns whether any of them must run now. */
export function loadFunctions(game, folder) {
    const { lines, tags, modifiers } = readDataPacks(folder);
    const functions = functionsOf(game);
    for (const [name, commands] of lines)
        functions.lines.set(name, commands);
    for (const [name, names] of tags)
        functions.tags.set(name, names);
    for (const [name, said] of modifiers) {
        const modifier = modifierOf(said);
        if (modifier)
            functions.modifiers.set(name, modifier);
    }
    return tags.has('minecraft:load');
}
