import { readFluid } from '../blocks/fluid.js';
const OPAQUE = 15;
const EMITTED = { find: lightOf };
/** The light that a block emits, 0 to 15. */
export const emittedLight = (level, state) => level.facts.of(EMITTED, state);
/** The light that a state absorbs, 0 to 15. Slabs and stairs absorb none, unless they fill their cell. */
export function dampeningOf(state, version) {
    const isShaped = version.blocks.of(state).shades !== undefined;
    const whole = isShaped && version.shapes.isFullCube(state) ? OPAQUE : 0;
    const light = isShaped ? whole : (version.states.definition(state.name).filterLight ?? 0);
    return light === 0 && readFluid(state, version) ? 1 : light;
}
/** The light that a state emits, 0 to 15. */
export function lightOf(state, { states, blocks }) {
    const own = blocks.of(state).light?.(state);
    if (own !== undefined)
        return own;
    // for blocks that can be lit, the data gives the light of the lit state
    return state.properties['lit'] === undefined ? (states.definition(state.name).emitLight ?? 0) : 0;
}
