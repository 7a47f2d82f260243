import { Moving } from './moving-table.js';
/** The points that the feet pass on a path of cells: the centre of each floor block, or of the cell in water. */
export function wayPoints(path, cells, table) {
    return path.map((cell, index) => {
        const { x, y, z } = cell;
        const state = cells.stateAt(x, y, z);
        const flags = state < 0 ? 0 : table.flags[state];
        const isDescending = (path[index + 1]?.y ?? y) < y;
        const hangs = (flags & (Moving.ladder | Moving.vine)) !== 0 && isDescending;
        if ((flags & Moving.water) !== 0 || hangs)
            return { x: x + 0.5, y, z: z + 0.5 };
        return (topOf(cell, state, table) ??
            topOf({ x, y: y - 1, z }, cells.stateAt(x, y - 1, z), table) ?? { x: x + 0.5, y: y - 1, z: z + 0.5 });
    });
}
/** Midway between the centre of a block's highest boxes and that of its cell. */
function topOf({ x, y, z }, state, { boxes }) {
    const shape = state < 0 ? undefined : boxes[state];
    if (shape === undefined || shape.length === 0)
        return undefined;
    let [sumX, sumZ, height, count] = [0.5, 0.5, 0, 1];
    for (const [x0 = 0, , z0 = 0, x1 = 1, top = 0, z1 = 1] of shape) {
        if (top < height)
            continue;
        if (top > height)
            [sumX, sumZ, height, count] = [0.5, 0.5, top, 1];
        sumX += (x0 + x1) / 2;
        sumZ += (z0 + z1) / 2;
        count++;
    }
    return { x: x + sumX / count, y: y + height, z: z + sumZ / count };
}
