import { nothing, shearsOr } from '../blocks/drops.js';
import { below } from '../blocks/support.js';
import { DIRECTIONS, neighbour, opposite } from '../geometry.js';
import { family, named } from './family.js';
const above = (level, p) => level.get(neighbour(p, 'up'));
/** The head of a plant that grows in a direction, and its body (vanilla GrowingPlantBlock). */
const grows = (plant, direction) => {
    const from = opposite(direction);
    const isPlant = ({ name }) => name === plant || name === `${plant}_plant`;
    return {
        isSupported: (level, p) => {
            const host = level.get(neighbour(p, from));
            return isPlant(host) || level.shapes.isSturdy(host, direction);
        },
        // with another part of the plant at its end, a head becomes a body
        settle: ({ level }, p, state) => {
            if (state.name !== plant || !isPlant(level.get(neighbour(p, direction))))
                return null;
            const { berries } = state.properties;
            return level.states.encode(`${plant}_plant`, berries === undefined ? {} : { berries });
        },
        drops: shearsOr(nothing),
        push: 'breaks',
    };
};
const climbing = (plant, direction) => family(named(`${plant} ${plant}_plant`), grows(plant, direction));
/** Bone meal makes cave vines bear glow berries. */
const bear = ({ level }, p, state) => {
    if (state.properties['berries'] !== false)
        return false;
    level.set(p, level.states.with(state, { berries: true }));
    return true;
};
/** Chorus plants stand on end stone or on each other, or extend sideways from one that stands. */
const isChorus = ({ name }) => name === 'chorus_plant';
const chorusStands = (level, p) => {
    const ground = below(level, p);
    if (isChorus(ground) || ground.name === 'end_stone')
        return true;
    return DIRECTIONS.some((side) => {
        const beside = neighbour(p, side);
        return isChorus(level.get(beside)) && ['chorus_plant', 'end_stone'].includes(below(level, beside).name);
    });
};
const chorusJoins = (level, p) => {
    const joins = (side) => {
        const { name } = level.get(neighbour(p, side));
        return name === 'chorus_plant' || name === 'chorus_flower' || (side === 'down' && name === 'end_stone');
    };
    const sides = [...DIRECTIONS, 'up', 'down'];
    return Object.fromEntries(sides.map((side) => [side, joins(side)]));
};
const isStone = (state, pointing) => state.name === 'pointed_dripstone' && state.properties['vertical_direction'] === pointing;
/** Whether dripstone pointing this way is supported here (vanilla isValidPointedDripstonePlacement). */
function holdsStone(level, p, pointing) {
    const host = level.get(neighbour(p, opposite(pointing)));
    return level.shapes.isSturdy(host, pointing) || isStone(host, pointing);
}
/**
 * It points away from the player's look direction if it is supported that way, otherwise the other way (vanilla
 * PointedDripstoneBlock).
 */
function placeStone({ level, target, name, look, sneaking }) {
    const wanted = look.pitch < 0 ? 'down' : 'up';
    const pointing = [wanted, opposite(wanted)].find((way) => holdsStone(level, target, way));
    if (pointing === undefined)
        return null;
    return level.states.encode(name, {
        vertical_direction: pointing,
        thickness: thicknessOf(level, target, pointing, !sneaking),
        waterlogged: level.get(target).name === 'water',
    });
}
/** The thickness, which depends on the adjacent stones (vanilla calculateDripstoneThickness). */
function thicknessOf(level, p, pointing, merges) {
    const next = level.get(neighbour(p, pointing));
    if (isStone(next, opposite(pointing)))
        return merges || next.properties['thickness'] === 'tip_merge' ? 'tip_merge' : 'tip';
    if (!isStone(next, pointing))
        return 'tip';
    const thickness = next.properties['thickness'];
    if (thickness === 'tip' || thickness === 'tip_merge')
        return 'frustum';
    return isStone(level.get(neighbour(p, opposite(pointing))), pointing) ? 'middle' : 'base';
}
const berries = ({ state }) => (state.properties['berries'] === true ? [['glow_berries', 1]] : []);
/** Plants and stones that grow upwards or hang down. */
export const climbingPlants = [
    climbing('twisting_vines', 'up'),
    climbing('weeping_vines', 'down'),
    climbing('cave_vines', 'down'),
    family(named('cave_vines cave_vines_plant'), { fertilise: bear, drops: berries }),
    family(named('hanging_roots'), {
        isSupported: (level, p) => level.shapes.isSturdy(above(level, p), 'down'),
        push: 'breaks',
    }),
    family(named('spore_blossom'), {
        isSupported: (level, p) => level.shapes.isSturdy(above(level, p), 'down', 'centre'),
    }),
    family(named('chorus_plant'), { isSupported: chorusStands, shape: chorusJoins }),
    family(named('chorus_flower'), { isSupported: chorusStands }),
    family(named('pointed_dripstone'), {
        isSupported: (level, p, state) => holdsStone(level, p, state.properties['vertical_direction'] === 'down' ? 'down' : 'up'),
        place: placeStone,
        shape: (level, p, state) => {
            const pointing = state.properties['vertical_direction'] === 'down' ? 'down' : 'up';
            return { thickness: thicknessOf(level, p, pointing, state.properties['thickness'] === 'tip_merge') };
        },
        shapeSpreads: true,
    }),
];
