import { DIRECTIONS } from '../directions.js';
export const COMPASS = ['north', 'south', 'west', 'east'];
export const SIDES = ['down', ...COMPASS, 'up'];
const OPPOSITE = {
    north: 'south',
    south: 'north',
    west: 'east',
    east: 'west',
    up: 'down',
    down: 'up',
};
const COUNTERCLOCKWISE = {
    north: 'west',
    west: 'south',
    south: 'east',
    east: 'north',
};
export const opposite = (side) => OPPOSITE[side];
export const counterclockwise = (side) => COUNTERCLOCKWISE[side];
export const clockwise = (side) => opposite(counterclockwise(side));
export const offsetOf = (side) => DIRECTIONS[side];
/** The same click against each of these sides. */
export const against = (sides, manner = {}) => sides.map((side) => ({ against: side, ...manner }));
export const looking = (look) => (look === undefined ? {} : { look });
/** The same for blocks that can also point up and down. */
export const lookingInSpace = (look) => look === undefined ? {} : { look, inSpace: true };
/** Clicking a floor gives the lower half, a ceiling the upper half; on a side the cursor's height decides. */
export function halves(half, manner = {}) {
    if (half === undefined)
        return against(SIDES, manner);
    const flat = half === 'bottom' ? 'down' : 'up';
    return [...against([flat], manner), ...against(COMPASS, { half, ...manner })];
}
