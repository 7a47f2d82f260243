import { Draws, hash } from './hash.js';
import { WATER_LEVEL } from './layout.js';
/** One chunk in this many has a pond (vanilla lake_lava_surface). */
const RARITY = 200;
const RIM = 1.5;
/** Rock under a pond, and its depth at the centre. */
const FLOOR = 2;
const DEPTH = 3;
/** The ground of a pond rises by no more than this. */
const SLOPE = 3;
const KEPT = 1024;
/** Lava that lies open on level ground. A pond lies within one chunk and depends on the heights there. */
export class Ponds {
    #seed;
    #heightAt;
    #ponds = new Map();
    constructor(seed, heightAt) {
        this.#seed = seed ^ 0x90_4d;
        this.#heightAt = heightAt;
    }
    /** The effect of a pond on a column. Pure in x and z. */
    at(x, z) {
        const pond = this.#pondOf(x >> 4, z >> 4);
        if (!pond)
            return undefined;
        const away = Math.hypot(pond.x - x, pond.z - z);
        if (away >= pond.radius + RIM)
            return undefined;
        const { level: high } = pond;
        if (away >= pond.radius)
            return { lava: undefined, wall: { low: high - DEPTH - FLOOR, high } };
        const low = high + 1 - Math.ceil(DEPTH * Math.sqrt(1 - (away / pond.radius) ** 2));
        return { lava: { low, high }, wall: { low: low - FLOOR, high: low - 1 } };
    }
    #pondOf(cx, cz) {
        const bits = hash(this.#seed, cx, cz);
        if (bits % RARITY !== 0)
            return undefined;
        const key = `${cx},${cz}`;
        if (this.#ponds.has(key))
            return this.#ponds.get(key);
        if (this.#ponds.size >= KEPT)
            this.#ponds.clear();
        const pond = this.#plan(bits, cx, cz);
        this.#ponds.set(key, pond);
        return pond;
    }
    #plan(bits, cx, cz) {
        const draws = new Draws(bits);
        const x = (cx << 4) + 6 + draws.below(4);
        const z = (cz << 4) + 6 + draws.below(4);
        const radius = 2.5 + 1.5 * draws.next();
        let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
        const reach = Math.ceil(radius + RIM);
        for (let dx = -reach; dx <= reach; dx++)
            for (let dz = -reach; dz <= reach; dz++) {
                if (Math.hypot(dx, dz) >= radius + RIM)
                    continue;
                const height = this.#heightAt(x + dx, z + dz);
                lowest = Math.min(lowest, height);
                highest = Math.max(highest, height);
            }
        if (lowest < WATER_LEVEL + DEPTH + 1 || highest - lowest > SLOPE)
            return undefined;
        return { x, z, radius, level: lowest };
    }
}
