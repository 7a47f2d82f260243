import { wantsTop } from '../blocks/placement/context.js';
import { axisOf, counterClockwise, isHorizontal, neighbour, opposite } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
import { ending, family } from './family.js';
/** The corner shape of stairs (vanilla StairBlock.getStairsShape). */
const cornerOf = (level, p, state) => {
    const facing = state.properties['facing'];
    const turned = (side) => {
        const other = level.get(neighbour(p, side));
        if (kindOf(level, other) !== 'stairs' || other.properties['half'] !== state.properties['half'])
            return null;
        return other.properties['facing'];
    };
    const free = (side) => turned(side) !== facing;
    const front = turned(facing);
    if (front && axisOf(front) !== axisOf(facing) && free(opposite(front)))
        return { shape: front === counterClockwise(facing) ? 'outer_left' : 'outer_right' };
    const back = turned(opposite(facing));
    if (back && axisOf(back) !== axisOf(facing) && free(back))
        return { shape: back === counterClockwise(facing) ? 'inner_left' : 'inner_right' };
    return { shape: 'straight' };
};
const doubled = (level, { name }) => level.states.encode(name, { type: 'double', waterlogged: false });
/** Whether clicking a slab fills its other half (vanilla SlabBlock.canBeReplaced). */
function completes(slab, { face, cursor }) {
    const high = cursor.y > 0.5;
    if (slab.properties['type'] === 'bottom')
        return face === 'up' || (high && isHorizontal(face));
    if (slab.properties['type'] === 'top')
        return face === 'down' || (!high && isHorizontal(face));
    return false;
}
export const stairsAndSlabs = [
    family(ending('_stairs'), {
        kind: 'stairs',
        shades: 'by_shape',
        shape: cornerOf,
        orient: (context) => ({ facing: context.heading, half: wantsTop(context) ? 'top' : 'bottom' }),
    }),
    family(ending('_slab'), {
        shades: 'by_shape',
        orient: (context) => ({ type: wantsTop(context) ? 'top' : 'bottom' }),
        merge: (level, there, click, across) => {
            const fills = across ? there.properties['type'] !== 'double' : completes(there, click);
            return fills ? doubled(level, there) : null;
        },
        drops: ({ state }) => [[state.name, state.properties['type'] === 'double' ? 2 : 1]],
    }),
];
