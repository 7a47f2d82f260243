import { FACES, neighbour } from '../geometry.js';
import { isBesideFuel, isFlammable } from './flammable.js';
import { updateAround } from './updates.js';
/** Ground on which fire is soul fire. */
const SOULS = new Set(['soul_sand', 'soul_soil']);
/** Whether fire can exist in a cell: on top of a full block, or next to something that burns. */
export const burnsAt = (level, p, { name }) => {
    const ground = level.get(neighbour(p, 'down'));
    if (name === 'soul_fire')
        return SOULS.has(ground.name);
    return level.shapes.isSturdy(ground, 'up') || isBesideFuel(level, p);
};
/**
 * The sides at which fire clings to burning blocks; none on the ground (vanilla
 * FireBlock.getStateForPlacement).
 */
export function sidesOfFire(level, p, { name }) {
    if (name !== 'fire')
        return {};
    const ground = level.get(neighbour(p, 'down'));
    const stands = isFlammable(ground) || level.shapes.isSturdy(ground, 'up');
    return Object.fromEntries(FACES.filter((face) => face !== 'down').map((face) => [
        face,
        !stands && isFlammable(level.get(neighbour(p, face))),
    ]));
}
/** Sets fire to an empty cell. Returns false if nothing can burn there. In an obsidian frame, the fire becomes a portal. */
export function setFire(game, p, age = 0) {
    const { level } = game;
    if (!level.contains(p) || level.get(p).stateId !== 0)
        return false;
    const ground = level.get(neighbour(p, 'down'));
    const fire = SOULS.has(ground.name)
        ? level.states.encode('soul_fire')
        : level.states.encode('fire', { age });
    // an obsidian frame may hang in the air
    level.set(p, fire);
    const burns = level.get(p) === fire;
    if (burns && !burnsAt(level, p, fire)) {
        level.set(p, level.states.air);
        return false;
    }
    updateAround(game, [p]);
    return true;
}
