import { isHorizontal, opposite } from '../../geometry.js';
import { isSupported } from '../support.js';
import { sidesToTry } from './context.js';
import { orientation } from './orient.js';
/** Torches, signs, banners and heads: the first supported form, standing or on a wall, in the order of the player's look. */
export function standingOrWall(context, wallName) {
    const { level, target } = context;
    const standing = level.states.encode(context.name, orientation(context));
    const wall = onWall(context, wallName);
    for (const side of sidesToTry(context)) {
        if (side === 'up')
            continue;
        const state = side === 'down' ? standing : wall;
        if (state && isSupported(level, target, state))
            return state;
    }
    return null;
}
/** Ladders and wall forms: on the first wall that supports them. */
export function onWall(context, name = context.name) {
    return firstThatHolds(context, name, (side) => (isHorizontal(side) ? { facing: opposite(side) } : null));
}
/** Levers, buttons and grindstones: on a floor, ceiling or wall. */
export function faceAttached(context) {
    return firstThatHolds(context, context.name, (side) => isHorizontal(side)
        ? { face: 'wall', facing: opposite(side) }
        : { face: side === 'up' ? 'ceiling' : 'floor', facing: context.heading });
}
/** The state for the first side on which the block would be supported. */
export function firstThatHolds(context, name, properties) {
    const { level, target } = context;
    const waterlogged = level.states.hasProperty(name, 'waterlogged')
        ? { waterlogged: level.get(target).name === 'water' }
        : {};
    for (const side of sidesToTry(context)) {
        const wanted = properties(side);
        if (!wanted)
            continue;
        const state = level.states.encode(name, { ...wanted, ...waterlogged });
        if (isSupported(level, target, state))
            return state;
    }
    return null;
}
