import { BOTTOM } from './layout.js';
import { noise2, noise3 } from './noise.js';
/** Noise is computed at corners of boxes of 4×8×4 blocks, and between them linearly. */
const STEP = 4;
const RISE = 8;
const SIDE = 5;
/** Nothing is carved out of the lowest layers. */
const LOWEST = BOTTOM + 5;
/** Tunnels become this much narrower per block near the surface, except at openings. */
const NARROWING = 0.008;
/** Noise value that marks positions where tunnels may open to the surface. */
const MOUTH = 0.45;
/** Noise threshold for wide caves, and the rate at which they narrow towards the surface. */
const WIDE = 0.36;
const COVER = 10;
const COVER_SLOPE = 30;
/** Caves: wide ones, and winding tunnels that also open to the surface. Pure functions of the seed and the position. */
export class Caves {
    #wide;
    #rough;
    #first;
    #second;
    #width;
    #mouths;
    constructor(seed) {
        this.#wide = noise3(seed, 'wide', { wavelength: 76, height: 46, octaves: 3 });
        this.#rough = noise3(seed, 'rough', { wavelength: 25, height: 18, octaves: 1 });
        this.#first = noise3(seed, 'first', { wavelength: 66, height: 42, octaves: 2 });
        this.#second = noise3(seed, 'second', { wavelength: 66, height: 42, octaves: 2 });
        this.#width = noise3(seed, 'width', { wavelength: 200, height: 120, octaves: 1 });
        this.#mouths = noise2(seed, 'mouths', 110, 1);
    }
    /** The amount by which tunnels narrow towards the surface here, per block. */
    narrowing(x, z) {
        return this.#mouths(x, z) > MOUTH ? 0 : NARROWING;
    }
    /** Computes the corners of a chunk up to a height. */
    corners(cx, cz, top) {
        const levels = Math.floor((top - BOTTOM) / RISE) + 2;
        const wide = new Float64Array(SIDE * SIDE * levels);
        const narrow = new Float64Array(SIDE * SIDE * levels);
        for (let i = 0; i < SIDE; i++)
            for (let k = 0; k < SIDE; k++)
                for (let j = 0; j < levels; j++) {
                    const x = (cx << 4) + i * STEP;
                    const y = BOTTOM + j * RISE;
                    const z = (cz << 4) + k * STEP;
                    const at = (i * SIDE + k) * levels + j;
                    wide[at] = this.#wideAt(x, y, z);
                    narrow[at] = this.#narrowAt(x, y, z);
                }
        return { levels, wide, narrow };
    }
    /** Interpolates one column of a chunk into `wide` and `narrow`, a value for each level of corners. */
    column(corners, x, z, wide, narrow) {
        const { levels } = corners;
        const fx = (x % STEP) / STEP;
        const fz = (z % STEP) / STEP;
        const a = ((x >> 2) * SIDE + (z >> 2)) * levels;
        const b = a + SIDE * levels;
        for (let j = 0; j < levels; j++) {
            wide[j] = across(corners.wide, a + j, b + j, levels, fx, fz);
            narrow[j] = across(corners.narrow, a + j, b + j, levels, fx, fz);
        }
    }
    /** Whether a block is carved out, given its column and the height of the ground above it. */
    isOpenIn(wide, narrow, y, { height, narrowing }) {
        if (y < LOWEST)
            return false;
        const up = (y - BOTTOM) / RISE;
        const j = Math.floor(up);
        const f = up - j;
        const tunnel = narrow[j] + (narrow[j + 1] - narrow[j]) * f;
        if (tunnel < 0 && tunnel + Math.max(0, y - height + COVER) * narrowing < 0)
            return true;
        const cave = wide[j] + (wide[j + 1] - wide[j]) * f;
        return cave > WIDE + Math.max(0, (y - height + COVER) / COVER_SLOPE);
    }
    /** Whether a single block is carved out; the same answer as in its chunk, without the rest of the chunk. */
    isOpenAt(x, y, z, height) {
        const j = Math.floor((y - BOTTOM) / RISE);
        const base = { x: Math.floor(x / STEP) * STEP, y: BOTTOM + j * RISE, z: Math.floor(z / STEP) * STEP };
        const wide = new Float64Array(j + 2);
        const narrow = new Float64Array(j + 2);
        for (let level = 0; level < 2; level++) {
            const h = base.y + level * RISE;
            const at = (noise) => {
                const values = new Float64Array([
                    noise(base.x, h, base.z),
                    noise(base.x, h, base.z + STEP),
                    noise(base.x + STEP, h, base.z),
                    noise(base.x + STEP, h, base.z + STEP),
                ]);
                return across(values, 0, 2, 1, (x - base.x) / STEP, (z - base.z) / STEP);
            };
            wide[j + level] = at((a, b, c) => this.#wideAt(a, b, c));
            narrow[j + level] = at((a, b, c) => this.#narrowAt(a, b, c));
        }
        return this.isOpenIn(wide, narrow, y, { height, narrowing: this.narrowing(x, z) });
    }
    #wideAt(x, y, z) {
        return this.#wide(x, y, z) + 0.05 * this.#rough(x, y, z);
    }
    /** Below 0 in tunnels: where two noises are near 0 at once. */
    #narrowAt(x, y, z) {
        const away = Math.max(Math.abs(this.#first(x, y, z)), Math.abs(this.#second(x, y, z)));
        return away - 0.085 - 0.035 * this.#width(x, y, z);
    }
}
/** Between the corners at `a` (west), `b` (east) and the ones `south` of each. */
function across(values, a, b, south, fx, fz) {
    const north = values[a] + (values[b] - values[a]) * fx;
    const low = values[a + south] + (values[b + south] - values[a + south]) * fx;
    return north + (low - north) * fz;
}
