import { updateAround } from '../blocks/updates.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
/** Removes a water or lava source from a cell, as a bucket does; undefined if there is none. */
export function scoopSource(game, p) {
    const { level } = game;
    const state = level.get(p);
    const fluid = fluidOf(level, state);
    if (!fluid?.source)
        return undefined;
    if (state.properties['waterlogged'] === true)
        level.set(p, level.states.with(state, { waterlogged: false }));
    else if (state.name === fluid.kind)
        level.set(p, level.states.air);
    else
        return undefined;
    updateAround(game, [p]);
    return fluid.kind;
}
