import { FACES, keyOf, neighbour } from '../geometry.js';
import { isAir, isReplaceable } from '../kernel/blocks/rules.js';
import { shapedByNeighbours } from './connections.js';
import { popOff } from './removing.js';
import { isSupported } from './support.js';
/** Ticks between losing support and falling (vanilla FallingBlock). */
const FALL_DELAY = 2;
/** Maximum number of block updates after one change. Enough for any tower of ladders, and stops endless chains. */
const UPDATE_LIMIT = 65_536;
/**
 * Updates the surroundings of changed blocks: reshapes fences and corners, breaks blocks without support, lets sand
 * fall. Changes are handled in order, from a queue.
 */
export function updateAround(game, changed) {
    for (const p of changed)
        join(game, p);
    const queue = [...changed];
    for (let i = 0; i < queue.length && i < UPDATE_LIMIT; i++) {
        const p = queue[i];
        if (!p)
            continue;
        reshape(game, p);
        if (settle(game, p, game.level.get(p)))
            queue.push(p);
        fallLater(game, p);
        for (const face of FACES)
            queue.push(...updateOne(game, neighbour(p, face), p));
    }
    game.redstone.settle();
}
/** Updates one block next to a changed one. Returns the positions that changed in turn. */
function updateOne(game, p, changed) {
    const { level, blocks } = game;
    const state = level.get(p);
    if (isAir(level, state))
        return [];
    if (canBreak(game, p, state, changed) && !canStay(game, p, state))
        return popOff(game, p);
    if (settle(game, p, state))
        return [p];
    fallLater(game, p);
    return reshape(game, p) && blocks.of(state).shapeSpreads ? [p] : [];
}
/** Whether a block can stay in a cell, given its support and the light (vanilla canSurvive). */
const canStay = (game, p, state) => isSupported(game.level, p, state) && canLive(game, p, state);
/** Whether the light in a cell lets a block stay. */
export const canLive = (game, p, state) => game.blocks.of(state).livesInLight?.(game, p, state) ?? true;
/** Whether a change of a neighbour can remove the block's support. */
function canBreak({ blocks }, p, state, changed) {
    const { onlyHalfBreaks, otherHalf } = blocks.of(state);
    return !onlyHalfBreaks || !otherHalf || keyOf(otherHalf(p, state)) === keyOf(changed);
}
function join({ level, blocks }, p) {
    const state = level.get(p);
    blocks.of(state).join?.(level, p, state);
}
function reshape({ level }, p) {
    return level.set(p, shapedByNeighbours(level, p, level.get(p)));
}
/** Wakes fluids and applies the block's own reaction to its neighbours. Returns whether the block changed. */
function settle(game, p, state) {
    game.fluids.wake(p, state);
    const next = game.blocks.of(state).settle?.(game, p, state);
    return next ? game.level.set(p, next) : false;
}
/** Schedules the fall of a block with nothing below it. */
function fallLater(game, p) {
    const { level } = game;
    const state = level.get(p);
    const { fall } = game.blocks.of(state);
    if (!fall || !canFallInto(game, neighbour(p, 'down')))
        return;
    game.schedule(FALL_DELAY, () => {
        if (level.get(p) === state && canFallInto(game, neighbour(p, 'down')))
            fall(game, p, state);
    });
}
const canFallInto = ({ level }, p) => level.contains(p) && isReplaceable(level, level.get(p));
