import { isHorizontal, neighbour, opposite } from '../geometry.js';
/** Whether a block can stay in a cell, according to its family's rule. */
export function isSupported(level, p, state) {
    return level.blocks.of(state).isSupported?.(level, p, state) ?? true;
}
export const facingOf = (state) => state.properties['facing'];
export const below = (level, p) => level.get(neighbour(p, 'down'));
/** Requires a block below whose top provides one of these kinds of support. */
export const onTopOf = (...kinds) => (level, p) => kinds.some((kind) => level.shapes.isSturdy(below(level, p), 'up', kind));
/** Requires support from the block behind it. */
export const onWall = (level, p, state) => {
    const front = facingOf(state);
    return level.shapes.isSturdy(level.get(neighbour(p, opposite(front))), front);
};
export const onAnySolidWall = (level, p, state) => level.shapes.isSolid(level.get(neighbour(p, opposite(facingOf(state)))));
export const onAnySolidGround = (level, p) => level.shapes.isSolid(below(level, p));
/** Levers and buttons: require support from the floor, ceiling or wall to which they are attached. */
export const onAnyFace = (level, p, state) => {
    const { face } = state.properties;
    if (face === 'floor')
        return level.shapes.isSturdy(below(level, p), 'up');
    if (face === 'ceiling')
        return level.shapes.isSturdy(level.get(neighbour(p, 'up')), 'down');
    return onWall(level, p, state);
};
/** Requires a full face on one of the sides named in its properties. */
export const clingsTo = (sides) => (level, p, state) => sides.some((side) => state.properties[side] === true && holdsFace(level, p, state, side));
/**
 * Whether a face of a vine or lichen is supported: on a full face of its neighbour, or, for the sides of a vine, under a vine
 * with the same face (vanilla VineBlock.canSupportAtFace).
 */
export function holdsFace(level, p, state, side) {
    if (level.shapes.isSturdy(level.get(neighbour(p, side)), opposite(side), 'cling'))
        return true;
    if (state.name !== 'vine' || !isHorizontal(side))
        return false;
    const above = level.get(neighbour(p, 'up'));
    return above.name === 'vine' && above.properties[side] === true;
}
/** Whether a block is the given half of a door or tall plant. */
export const isHalf = (state, name, half) => state.name === name && state.properties['half'] === half;
