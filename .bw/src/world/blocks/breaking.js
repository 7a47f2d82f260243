import { isAir } from '../kernel/blocks/rules.js';
import { leftBehind, removeBlock } from './removing.js';
import { updateAround } from './updates.js';
/** Breaks a block: drops it and its contents, removes its other half and updates its neighbours. Does nothing to air. */
export function breakBlock(game, p, options) {
    const { level } = game;
    const state = level.get(p);
    if (isAir(level, state))
        return;
    const other = otherHalf(level, p, state);
    // if this half drops nothing, the other half of the bed or door must not drop the item either way
    const silenced = other && !options.drops ? [other] : [];
    for (const q of silenced)
        level.set(q, leftBehind(level, level.get(q)));
    removeBlock(game, p, options);
    updateAround(game, [p, ...silenced]);
}
/** Position of the other half of a door, bed or tall plant, or null if it is missing. */
export function otherHalf(level, p, state) {
    const q = level.blocks.of(state).otherHalf?.(p, state);
    return q && level.get(q).name === state.name ? q : null;
}
