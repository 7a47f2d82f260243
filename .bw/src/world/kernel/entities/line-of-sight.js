/** The point at which a line first meets the shape of a block, as a fraction of the line's length; 1 if it meets none. */
export function firstHit(level, from, to) {
    const by = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
    const length = Math.hypot(by.x, by.y, by.z);
    if (length === 0)
        return 1;
    let nearest = 1;
    for (const p of cells(from, to)) {
        const state = level.get(p);
        if (state.stateId === 0)
            continue;
        for (const box of level.shapes.boxes(state)) {
            const low = { x: p.x + box[0], y: p.y + box[1], z: p.z + box[2] };
            const high = { x: p.x + box[3], y: p.y + box[4], z: p.z + box[5] };
            nearest = Math.min(nearest, enters(from, by, low, high));
        }
        if (nearest < 1)
            return nearest;
    }
    return nearest;
}
/** Whether there is no block between two points. */
export const canSee = (level, from, to) => firstHit(level, from, to) === 1;
/** The point at which a line enters a box, as a fraction of the line's length; 1 if it does not. */
export function enters(from, by, low, high) {
    let first = 0;
    let last = 1;
    for (const axis of ['x', 'y', 'z']) {
        if (by[axis] === 0) {
            if (from[axis] < low[axis] || from[axis] > high[axis])
                return 1;
            continue;
        }
        const a = (low[axis] - from[axis]) / by[axis];
        const b = (high[axis] - from[axis]) / by[axis];
        first = Math.max(first, Math.min(a, b));
        last = Math.min(last, Math.max(a, b));
    }
    return first <= last ? first : 1;
}
/** The block positions a line passes through, in order. */
function* cells(from, to) {
    const p = { x: Math.floor(from.x), y: Math.floor(from.y), z: Math.floor(from.z) };
    const by = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
    const axes = ['x', 'y', 'z'];
    const next = { x: 0, y: 0, z: 0 };
    for (const axis of axes) {
        const border = by[axis] > 0 ? p[axis] + 1 : p[axis];
        next[axis] = by[axis] === 0 ? Number.POSITIVE_INFINITY : (border - from[axis]) / by[axis];
    }
    for (;;) {
        yield { ...p };
        const axis = axes.reduce((a, b) => (next[b] < next[a] ? b : a));
        if (next[axis] > 1)
            return;
        p[axis] += Math.sign(by[axis]);
        next[axis] += 1 / Math.abs(by[axis]);
    }
}
