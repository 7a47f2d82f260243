import { lookVector, neighbour } from '../geometry.js';
import { fluidHeight, fluidOf } from '../kernel/blocks/fluid.js';
const AXES = ['x', 'y', 'z'];
/** Faces through which a ray enters, for each axis: in positive and in negative direction. */
const ENTERS = [
    ['west', 'east'],
    ['down', 'up'],
    ['north', 'south'],
];
const WHOLE = [0, 0, 0, 1, 1, 1];
/** The first block in the line of sight within `reach` blocks. With `sources`, fluid sources count too. */
export function blockInSight(game, player, options) {
    const from = player.eyes;
    const way = lookVector(player);
    const p = { x: Math.floor(from.x), y: Math.floor(from.y), z: Math.floor(from.z) };
    for (;;) {
        const hit = nearestHit(outline(game, p, options.sources), p, from, way);
        if (hit)
            return hit.t <= options.reach ? { position: { ...p }, face: hit.face } : null;
        const exit = AXES.map((axis) => exitAt(p[axis], from[axis], way[axis]));
        const first = exit.indexOf(Math.min(...exit));
        const axis = AXES[first];
        if (!axis || (exit[first] ?? 0) > options.reach)
            return null;
        p[axis] += Math.sign(way[axis]);
    }
}
/** The point of the ray at which it leaves a cell along one axis. */
const exitAt = (cell, from, way) => way === 0 ? Number.POSITIVE_INFINITY : (cell + (way > 0 ? 1 : 0) - from) / way;
/** Boxes that a ray can hit: the block's shape, or the full cube for plants and the like. */
function outline({ level }, p, sources) {
    const state = level.get(p);
    if (state.stateId === 0)
        return [];
    const fluid = fluidOf(level, state);
    const wet = sources && fluid?.source
        ? [[0, 0, 0, 1, fluidHeight(level, fluid, level.get(neighbour(p, 'up'))), 1]]
        : [];
    if (state.name === 'water' || state.name === 'lava')
        return wet;
    const boxes = level.shapes.boxes(state);
    return [...wet, ...(boxes.length > 0 ? boxes : [WHOLE])];
}
function nearestHit(boxes, p, from, way) {
    let nearest = null;
    for (const box of boxes) {
        const hit = hitOf(box, p, from, way);
        if (hit && (!nearest || hit.t < nearest.t))
            nearest = hit;
    }
    return nearest;
}
/** The point at which a ray enters a box of a block, as a multiple of the ray; null if it misses the box. */
function hitOf(box, p, from, way) {
    let enter = Number.NEGATIVE_INFINITY;
    let leave = Number.POSITIVE_INFINITY;
    let face = 'up';
    for (const [i, axis] of AXES.entries()) {
        const low = p[axis] + (box[i] ?? 0) - from[axis];
        const high = p[axis] + (box[i + 3] ?? 1) - from[axis];
        const v = way[axis];
        const [near, far] = crossing(low, high, v);
        if (near > enter) {
            enter = near;
            face = ENTERS[i]?.[v > 0 ? 0 : 1] ?? face;
        }
        leave = Math.min(leave, far);
    }
    return enter > leave || leave < 0 ? null : { t: Math.max(0, enter), face };
}
/** The part of a ray that is between two planes, given its speed along one axis; with speed 0, always or never. */
function crossing(low, high, v) {
    if (v !== 0)
        return [Math.min(low / v, high / v), Math.max(low / v, high / v)];
    const isBetween = low <= 0 && high >= 0;
    return [Number.NEGATIVE_INFINITY, isBetween ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY];
}
