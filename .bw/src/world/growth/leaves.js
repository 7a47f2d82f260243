import { breakBlock } from '../blocks/breaking.js';
import { FACES, neighbour } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
/** Distance from the nearest log at which leaves decay, unless a player placed them. */
const DECAY_DISTANCE = 7;
/** Logs and wood of all kinds, which prevent leaves from decaying (vanilla tag logs). */
const isLog = (name) => /_(log|wood|stem|hyphae)$/.test(name) && name !== 'mushroom_stem';
/** Updates the distance of leaves to the nearest log from their neighbours' distances. Null if it is unchanged. */
export function updateDistance(level, p, state) {
    let distance = DECAY_DISTANCE;
    for (const face of FACES) {
        const beside = level.get(neighbour(p, face));
        if (isLog(beside.name))
            distance = 1;
        else if (kindOf(level, beside) === 'leaves')
            distance = Math.min(distance, Number(beside.properties['distance']) + 1);
    }
    return distance === state.properties['distance'] ? null : level.states.with(state, { distance });
}
export const decays = ({ properties }) => properties['distance'] === DECAY_DISTANCE && properties['persistent'] === false;
/** Leaves that are too far from any log break with their drops. */
export const decay = (game, p) => breakBlock(game, p, { tool: null, drops: true });
