import { chanceAt } from './hash.js';
import { M } from './materials.js';
/** Pools lie in cells of about this size; each cell has at most one. */
const CELL = 40;
/** Rock that is left between cells, so that no pool runs out, and under a pool. */
const WALL = 2.4;
const FLOOR = 2;
/** Share of the cells with water, and with lava. */
const WATERY = 0.4;
const FIERY = 0.12;
const KEPT = 4096;
const DRY = { pool: undefined, walls: [] };
/**
 * Water and lava in caves (vanilla's aquifers, simplified): the plane is divided into irregular cells, and a
 * cell may fill its caves between two heights.
 */
export class Pools {
    #seed;
    #spots = new Map();
    constructor(seed) {
        this.#seed = seed;
    }
    /** The liquid and the barriers of a column. Pure in x and z. */
    at(x, z) {
        const cx = Math.floor(x / CELL);
        const cz = Math.floor(z / CELL);
        let nearest;
        let least = Number.POSITIVE_INFINITY;
        let second = Number.POSITIVE_INFINITY;
        for (let i = cx - 1; i <= cx + 1; i++)
            for (let k = cz - 1; k <= cz + 1; k++) {
                const spot = this.#spot(i, k);
                const away = Math.sqrt((spot.x - x) ** 2 + (spot.z - z) ** 2);
                if (away < least) {
                    second = least;
                    least = away;
                    nearest = spot;
                }
                else if (away < second)
                    second = away;
            }
        if (second >= least + WALL)
            return nearest?.inside ?? DRY;
        return this.#between(x, z, cx, cz, least + WALL);
    }
    /** Walls between cells: wherever one of the adjoining cells has a pool, nothing is carved out. */
    #between(x, z, cx, cz, reach) {
        const walls = [];
        for (let i = cx - 1; i <= cx + 1; i++)
            for (let k = cz - 1; k <= cz + 1; k++) {
                const { pool, ...spot } = this.#spot(i, k);
                if (pool && Math.sqrt((spot.x - x) ** 2 + (spot.z - z) ** 2) < reach)
                    walls.push({ low: pool.low - FLOOR, high: pool.high });
            }
        return walls.length === 0 ? DRY : { pool: undefined, walls };
    }
    #spot(i, k) {
        const key = (i + 0x8000) * 0x10000 + (k + 0x8000);
        const known = this.#spots.get(key);
        if (known)
            return known;
        const draw = (n) => chanceAt(this.#seed ^ 0x9001, i, k, n);
        const pool = poolOf(draw);
        const inside = pool ? { pool, walls: [{ low: pool.low - FLOOR, high: pool.low - 1 }] } : DRY;
        const spot = { x: (i + draw(1)) * CELL, z: (k + draw(2)) * CELL, pool, inside };
        if (this.#spots.size >= KEPT)
            this.#spots.clear();
        this.#spots.set(key, spot);
        return spot;
    }
}
function poolOf(draw) {
    const kind = draw(3);
    if (kind < WATERY) {
        const high = Math.floor(-44 + 84 * draw(4));
        return { fluid: M.water, low: Math.max(-50, high - 4 - Math.floor(8 * draw(5))), high };
    }
    if (kind < WATERY + FIERY) {
        const high = Math.floor(-48 + 48 * draw(4));
        return { fluid: M.lava, low: Math.max(-52, high - 2 - Math.floor(3 * draw(5))), high };
    }
    return undefined;
}
