import { DIRECTIONS, neighbour } from '../geometry.js';
import { isPowered } from './power.js';
/** Rails along which power passes (vanilla PoweredRailBlock). */
const REACH = 8;
/**
 * Sets whether the rails in line with one are powered: by their own power, or by that of a rail near them in
 * line.
 */
export function updatePoweredRail(game, p, state) {
    const { level } = game;
    const line = [...lineOf(game, p, state, 0).toReversed(), p, ...lineOf(game, p, state, 1)];
    const own = line.map((q) => isPowered(level, q));
    line.forEach((q, i) => {
        const powered = own.some((on, j) => on && Math.abs(i - j) <= REACH);
        const there = level.get(q);
        if (there.properties['powered'] !== powered)
            level.set(q, level.states.with(there, { powered }));
    });
}
/** The rails of the same kind in line at one end, nearest first. */
function lineOf({ level }, p, state, end) {
    const towards = endsOf(state)[end];
    const found = [];
    let at = p;
    while (found.length < REACH * 2) {
        const beside = neighbour(at, towards);
        const next = [beside, neighbour(beside, 'up'), neighbour(beside, 'down')].find((q) => {
            const other = level.get(q);
            return other.name === state.name && endsOf(other)[end] === towards;
        });
        if (!next)
            break;
        found.push(next);
        at = next;
    }
    return found;
}
function endsOf(state) {
    const shape = String(state.properties['shape']);
    return DIRECTIONS.slice(0, 2).some((side) => shape.includes(side)) ? ['north', 'south'] : ['west', 'east'];
}
