import { breakBlock } from '../blocks/breaking.js';
import { updateAround } from '../blocks/updates.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { fluidBlock } from './flow.js';
/** Whether a block can be waterlogged but is not. */
export const takesWater = ({ level }, p) => level.get(p).properties['waterlogged'] === false;
/** Water puts out campfires and candles. */
const quenched = ({ name, properties }) => /(campfire|candle)$/.test(name) && properties['lit'] === true ? { lit: false } : {};
/** Places a source; a block that fluids wash away breaks and drops. Returns false if this is impossible. */
export function pourSource(game, p, kind) {
    const { level } = game;
    if (!level.contains(p))
        return false;
    // it vanishes with a hiss
    if (kind === 'water' && game.dimension.isUltrawarm)
        return true;
    const state = level.get(p);
    if (kind === 'water' && takesWater(game, p))
        level.set(p, level.states.with(state, { waterlogged: true, ...quenched(state) }));
    else {
        if (level.shapes.isSolid(state) || state.properties['waterlogged'] === true)
            return false;
        if (state.stateId !== 0 && !fluidOf(level, state))
            breakBlock(game, p, { tool: null, drops: true });
        level.set(p, fluidBlock(level, { kind, source: true, amount: 8, falling: false }));
    }
    updateAround(game, [p]);
    return true;
}
