import { z } from 'zod';
/** A cell as people and models write it: `[x, y, z]` or `{x, y, z}`, in whole numbers. */
export const cellSchema = z.union([
    z.tuple([z.int(), z.int(), z.int()]).transform(([x, y, z]) => ({ x, y, z })),
    z.strictObject({ x: z.int(), y: z.int(), z: z.int() }),
], { error: 'expected a cell: three whole numbers [x, y, z]' });
export const cellKey = ({ x, y, z }) => `${x},${y},${z}`;
export const sameCell = (a, b) => a.x === b.x && a.y === b.y && a.z === b.z;
export const add = (a, b) => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const subtract = (a, b) => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
/** The cell that contains a point. */
export const floor = ({ x, y, z }) => ({
    x: Math.floor(x),
    y: Math.floor(y),
    z: Math.floor(z),
});
/** The middle of a cell. */
export const center = ({ x, y, z }) => ({ x: x + 0.5, y: y + 0.5, z: z + 0.5 });
/** Straight-line distance in blocks. */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
/** Distance to a tenth of a block, for reports. */
export const blocksBetween = (a, b) => Number(distance(a, b).toFixed(1));
/** `(x, y, z)` for people; whole numbers plain, others to a tenth of a block. */
export const formatPosition = ({ x, y, z }) => `(${tenths(x)}, ${tenths(y)}, ${tenths(z)})`;
/** The cell that contains a point, as models read and write it: `[x, y, z]`. */
export const formatCell = (point) => {
    const { x, y, z } = floor(point);
    return `[${x}, ${y}, ${z}]`;
};
const tenths = (value) => (Number.isInteger(value) ? value : Number(value.toFixed(1)));
export const inBox = ({ min, max }, p) => p.x >= min.x && p.x <= max.x && p.y >= min.y && p.y <= max.y && p.z >= min.z && p.z <= max.z;
/** The smallest box around the given cells; undefined if there are none. */
export function boundingBox(cells) {
    let box;
    for (const { x, y, z } of cells) {
        if (box === undefined)
            box = { min: { x, y, z }, max: { x, y, z } };
        else {
            box.min = { x: Math.min(box.min.x, x), y: Math.min(box.min.y, y), z: Math.min(box.min.z, z) };
            box.max = { x: Math.max(box.max.x, x), y: Math.max(box.max.y, y), z: Math.max(box.max.z, z) };
        }
    }
    return box;
}
