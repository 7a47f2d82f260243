import { clockwise, counterClockwise } from '../geometry.js';
/** The side of the other half of a double chest; null for a single chest. */
export function chestPartnerSide(state) {
    const facing = state.properties['facing'];
    if (state.properties['type'] === 'left')
        return clockwise(facing);
    return state.properties['type'] === 'right' ? counterClockwise(facing) : null;
}
