/** The shape of a vein of ore (vanilla OreFeature). */
import { Draws } from './hash.js';
/** Largest number of balls of a vein. */
const MOST = 64;
/** x, y, z and radius of each ball of the current vein. */
export const balls = new Float64Array(MOST * 4);
/** Computes the balls of a vein; balls inside others get a negative radius. */
export function shapeVein(size, { x, y, z, seed }) {
    const draws = new Draws(seed);
    const angle = draws.next() * Math.PI;
    const length = size / 8;
    const dx = Math.sin(angle) * length;
    const dz = Math.cos(angle) * length;
    const y0 = y + draws.below(3) - 2;
    const y1 = y + draws.below(3) - 2;
    for (let i = 0; i < size; i++) {
        const t = i / size;
        balls[i * 4] = x + dx - 2 * dx * t;
        balls[i * 4 + 1] = y0 + (y1 - y0) * t;
        balls[i * 4 + 2] = z + dz - 2 * dz * t;
        balls[i * 4 + 3] = ((Math.sin(Math.PI * t) + 1) * ((draws.next() * size) / 16) + 1) / 2;
    }
    for (let i = 0; i < size - 1; i++)
        for (let j = i + 1; j < size && balls[i * 4 + 3] > 0; j++)
            if (balls[j * 4 + 3] > 0)
                dropInner(i, j);
}
/** Drops the smaller of two balls if it lies inside the larger one. */
function dropInner(i, j) {
    const dx = balls[i * 4] - balls[j * 4];
    const dy = balls[i * 4 + 1] - balls[j * 4 + 1];
    const dz = balls[i * 4 + 2] - balls[j * 4 + 2];
    const larger = balls[i * 4 + 3] - balls[j * 4 + 3];
    if (larger * larger > dx * dx + dy * dy + dz * dz)
        balls[(larger > 0 ? j : i) * 4 + 3] = -1;
}
