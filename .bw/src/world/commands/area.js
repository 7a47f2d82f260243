import { checkedBlock } from './arguments/positions.js';
import { refused } from './reply.js';
/** Maximum number of blocks in an area (vanilla). */
const AREA_LIMIT = 32_768;
export function areaOf(a, b) {
    const low = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), z: Math.min(a.z, b.z) };
    const high = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y), z: Math.max(a.z, b.z) };
    return { low, high, size: { x: high.x - low.x + 1, y: high.y - low.y + 1, z: high.z - low.z + 1 } };
}
/** Throws CommandProblem if the area is too large (with the given key) or extends outside the world. */
export function checkedArea(game, area, tooLarge) {
    const size = area.size.x * area.size.y * area.size.z;
    if (size > AREA_LIMIT)
        throw refused(tooLarge, AREA_LIMIT, size);
    checkedBlock(game, area.low);
    checkedBlock(game, area.high);
    return area;
}
export function* positions({ low, high }) {
    for (let z = low.z; z <= high.z; z++)
        for (let y = low.y; y <= high.y; y++)
            for (let x = low.x; x <= high.x; x++)
                yield { x, y, z };
}
export function isInside(p, { low, high }) {
    return p.x > low.x && p.x < high.x && p.y > low.y && p.y < high.y && p.z > low.z && p.z < high.z;
}
export const overlaps = (a, b) => ['x', 'y', 'z'].every((axis) => a.low[axis] <= b.high[axis] && a.high[axis] >= b.low[axis]);
