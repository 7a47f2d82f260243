const GAP = 1e-7;
/** Moves a body and stops it at block shapes: first vertically, then along each horizontal axis. */
export function moveBody(level, position, size, by) {
    const bounds = boundsOf(position, size);
    const area = swept(bounds, by);
    const obstacles = [...boxesWithin(level, area), ...wallsWithin(level, position, area)];
    const y = slide(bounds, obstacles, 1, by.y);
    const x = slide(bounds, obstacles, 0, by.x);
    const z = slide(bounds, obstacles, 2, by.z);
    return {
        position: { x: position.x + x, y: position.y + y, z: position.z + z },
        hitX: x !== by.x,
        hitY: y !== by.y,
        hitZ: z !== by.z,
    };
}
/** Whether a body at the position is clear of blocks and inside the border. */
export function isFree(level, position, size) {
    const bounds = boundsOf(position, size);
    if (wallsWithin(level, position, bounds).length > 0)
        return false;
    return !boxesWithin(level, bounds).some((box) => overlaps(position, size, box));
}
/** Whether a body overlaps the box, which is in world coordinates. */
export function overlaps(position, size, box) {
    const b = boundsOf(position, size);
    return [0, 1, 2].every((i) => b[i] < box[i + 3] - GAP && b[i + 3] > box[i] + GAP);
}
function boundsOf(p, { width, height }) {
    const half = width / 2;
    return [p.x - half, p.y, p.z - half, p.x + half, p.y + height, p.z + half];
}
function swept(b, by) {
    return [
        b[0] + Math.min(0, by.x),
        b[1] + Math.min(0, by.y),
        b[2] + Math.min(0, by.z),
        b[3] + Math.max(0, by.x),
        b[4] + Math.max(0, by.y),
        b[5] + Math.max(0, by.z),
    ];
}
const ENDLESS = 1e9;
/** Distance outside the border within which a body is still stopped by it, in blocks. */
const HELD = 1;
/** The outer sides of the border that an area reaches, for a body that is inside or just beside it (vanilla isInsideCloseToBorder). */
function wallsWithin(level, { x, z }, area) {
    const edges = level.edges();
    if (!edges)
        return [];
    const { west, north, east, south } = edges;
    if (area[0] >= west && area[2] >= north && area[3] <= east && area[5] <= south)
        return [];
    const isHeld = x > west - HELD && x < east + HELD && z > north - HELD && z < south + HELD;
    if (!isHeld)
        return [];
    return [
        [-ENDLESS, -ENDLESS, -ENDLESS, west, ENDLESS, ENDLESS],
        [-ENDLESS, -ENDLESS, -ENDLESS, ENDLESS, ENDLESS, north],
        [east, -ENDLESS, -ENDLESS, ENDLESS, ENDLESS, ENDLESS],
        [-ENDLESS, -ENDLESS, south, ENDLESS, ENDLESS, ENDLESS],
    ];
}
function boxesWithin(level, area) {
    const found = [];
    for (let x = Math.floor(area[0]); x <= Math.floor(area[3]); x++)
        // one lower, because fences reach half a block into the block above them
        for (let y = Math.floor(area[1]) - 1; y <= Math.floor(area[4]); y++)
            for (let z = Math.floor(area[2]); z <= Math.floor(area[5]); z++)
                for (const box of level.shapes.boxes(level.get({ x, y, z })))
                    found.push([x + box[0], y + box[1], z + box[2], x + box[3], y + box[4], z + box[5]]);
    return found;
}
/** Moves the bounds along one axis as far as the obstacles allow; returns the distance. */
function slide(bounds, obstacles, axis, wanted) {
    let way = wanted;
    const [u, v] = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
    for (const box of obstacles) {
        const beside = bounds[u] < box[u + 3] - GAP &&
            bounds[u + 3] > box[u] + GAP &&
            bounds[v] < box[v + 3] - GAP &&
            bounds[v + 3] > box[v] + GAP;
        if (!beside)
            continue;
        if (way > 0 && box[axis] >= bounds[axis + 3] - GAP)
            way = Math.min(way, Math.max(0, box[axis] - bounds[axis + 3]));
        if (way < 0 && box[axis + 3] <= bounds[axis] + GAP)
            way = Math.max(way, Math.min(0, box[axis + 3] - bounds[axis]));
    }
    bounds[axis] = bounds[axis] + way;
    bounds[axis + 3] = bounds[axis + 3] + way;
    return way;
}
