import { popOff } from '../blocks/removing.js';
import { updateAround } from '../blocks/updates.js';
import { FACES, keyOf, neighbour } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
/** Range of a sponge, and the number of blocks of water it absorbs (vanilla SpongeBlock). */
const RANGE = 6;
const MAX_ABSORBED = 65;
/** Absorbs the water around a place, nearest first. Returns whether there was any. */
export function absorbWater(game, p) {
    const { level } = game;
    const seen = new Set([keyOf(p)]);
    const absorbed = [];
    let ring = [p];
    for (let step = 0; step <= RANGE && ring.length > 0; step++) {
        const next = [];
        for (const q of ring.flatMap((place) => FACES.map((face) => neighbour(place, face)))) {
            if (seen.has(keyOf(q)) || absorbed.length >= MAX_ABSORBED)
                continue;
            seen.add(keyOf(q));
            if (fluidOf(level, level.get(q))?.kind !== 'water')
                continue;
            dryUp(game, q);
            absorbed.push(q);
            next.push(q);
        }
        ring = next;
    }
    if (absorbed.length === 0)
        return false;
    updateAround(game, absorbed);
    return true;
}
/** Takes the water out of a place, and the plants that only stand in water. */
function dryUp(game, p) {
    const { level } = game;
    const state = level.get(p);
    if (state.properties['waterlogged'] === true)
        level.set(p, level.states.with(state, { waterlogged: false }));
    else if (state.name === 'water' || state.name === 'bubble_column')
        level.set(p, level.states.air);
    else
        popOff(game, p);
    if (fluidOf(level, level.get(p)))
        level.set(p, level.states.air);
}
