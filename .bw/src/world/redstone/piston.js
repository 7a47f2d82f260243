import { tellBlockEvent } from '../blocks/block-events.js';
import { breakBlock } from '../blocks/breaking.js';
import { updateAround } from '../blocks/updates.js';
import { FACES, neighbour, opposite } from '../geometry.js';
import { reactionToPush } from './load.js';
import { facingOf, isPiston } from './parts.js';
import { isPoweredOrAbove } from './power.js';
import { move, shove } from './pushing.js';
/** Ticks from power to movement. Blocks then move at once, without vanilla's moving-block state in between. */
const MOVE_TICKS = 2;
/** Block events of the moves; their value is the side that the piston faces. */
const MOVE = { out: 0, back: 1 };
export function updatePiston(game, p, state) {
    if (wantsOut(game, p, state) !== (state.properties['extended'] === true))
        game.redstone.schedule(p, MOVE_TICKS);
}
export function pistonDue(game, p, state) {
    const out = wantsOut(game, p, state);
    if (out === (state.properties['extended'] === true))
        return;
    if (out)
        extend(game, p, state);
    else
        retract(game, p, state);
}
/** Whether it is powered from any side except the one towards which it pushes, or above itself. */
function wantsOut({ level }, p, state) {
    return isPoweredOrAbove(level, p, facingOf(state));
}
function extend(game, p, state) {
    const { level } = game;
    const facing = facingOf(state);
    const moved = move(game, { piston: p, first: neighbour(p, facing), towards: facing, pulls: false });
    if (!moved)
        return;
    // the head moves into the first cell, with or without blocks in front of it
    shove(game, neighbour(p, facing), facing);
    tellBlockEvent(game, p, MOVE.out, FACES.indexOf(facing));
    const head = neighbour(p, facing);
    const type = state.name === 'sticky_piston' ? 'sticky' : 'normal';
    level.set(p, level.states.with(state, { extended: true }));
    level.set(head, level.states.encode('piston_head', { facing, type, short: false }));
    updateAround(game, [p, head, ...moved]);
}
function retract(game, p, state) {
    const { level } = game;
    const facing = facingOf(state);
    const head = neighbour(p, facing);
    tellBlockEvent(game, p, MOVE.back, FACES.indexOf(facing));
    level.set(p, level.states.with(state, { extended: false }));
    if (level.get(head).name === 'piston_head')
        level.set(head, level.states.air);
    const first = neighbour(head, facing);
    const pulls = state.name === 'sticky_piston' && reactionToPush(level, first, opposite(facing)) === 'moves';
    const moved = pulls ? move(game, { piston: p, first, towards: opposite(facing), pulls }) : null;
    updateAround(game, [p, head, ...(moved ?? [])]);
}
/** Removes the head of an extended piston that was removed. */
export function pistonChanged(game, p, from, to) {
    const { level } = game;
    if (from.properties['extended'] !== true || from.name === to.name)
        return;
    const head = neighbour(p, facingOf(from));
    const there = level.get(head);
    if (there.name !== 'piston_head' || facingOf(there) !== facingOf(from))
        return;
    level.set(head, level.states.air);
    updateAround(game, [head]);
}
/** Breaks the piston of a head that was removed. */
export function headChanged(game, p, from, to) {
    if (to.name === 'piston_head')
        return;
    const { level } = game;
    const base = neighbour(p, opposite(facingOf(from)));
    const there = level.get(base);
    if (isPiston(there) && there.properties['extended'] === true && facingOf(there) === facingOf(from))
        breakBlock(game, base, { tool: null, drops: true });
}
