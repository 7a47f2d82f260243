import { Draws, hash } from './hash.js';
/** Chance that a canyon begins in a chunk, and the heights of its start (vanilla's canyon carver). */
const CHANCE = 0.01;
const [LOWEST, HIGHEST] = [10, 67];
/** Maximum length of its path in blocks, and the radius in chunks. */
const LONGEST = 112;
const REACH = 7;
/** A canyon is this much higher than wide. */
const RISE = 3;
/** Nothing is carved below this height: lava fills caves there. */
const FLOOR = -50;
const KEPT = 1024;
const NONE = [];
/** Long narrow clefts. Each depends on the seed and on the chunk it begins in. */
export class Canyons {
    #seed;
    #steps = new Map();
    constructor(seed) {
        this.#seed = seed ^ 0xca_4e;
    }
    /** The slots that canyons open in a column. Pure in x and z. */
    at(x, z) {
        const steps = this.#near(x >> 4, z >> 4);
        if (steps.length === 0)
            return NONE;
        const slots = [];
        for (const step of steps) {
            const away = ((step.x - x) ** 2 + (step.z - z) ** 2) / step.radius ** 2;
            if (away >= 1)
                continue;
            const half = RISE * step.radius * Math.sqrt(1 - away);
            slots.push({ low: Math.max(FLOOR, Math.ceil(step.y - half)), high: Math.floor(step.y + half) });
        }
        return slots;
    }
    /** The steps that touch a chunk; kept for a while. */
    #near(cx, cz) {
        const key = `${cx},${cz}`;
        const known = this.#steps.get(key);
        if (known)
            return known;
        const steps = [];
        for (let sx = cx - REACH; sx <= cx + REACH; sx++)
            for (let sz = cz - REACH; sz <= cz + REACH; sz++) {
                const bits = hash(this.#seed, sx, sz);
                if (bits / 2 ** 32 < CHANCE)
                    steps.push(...way(bits, sx, sz).filter((step) => touches(step, cx, cz)));
            }
        if (this.#steps.size >= KEPT)
            this.#steps.clear();
        this.#steps.set(key, steps);
        return steps;
    }
}
/** The path of the canyon that begins in a chunk: widest in the middle, winding, nearly level. */
function way(bits, cx, cz) {
    const draws = new Draws(bits);
    let x = (cx << 4) + draws.below(16);
    let z = (cz << 4) + draws.below(16);
    let y = LOWEST + draws.below(HIGHEST - LOWEST + 1);
    let angle = draws.next() * 2 * Math.PI;
    let slope = (draws.next() - 0.5) / 4;
    let [turning, tilting] = [0, 0];
    const thickness = 1 + 2 * draws.next() + 2 * draws.next();
    const length = LONGEST - draws.below(LONGEST >> 2);
    return Array.from({ length }, (_, i) => {
        x += Math.cos(angle);
        z += Math.sin(angle);
        y += slope;
        slope = slope * 0.7 + tilting * 0.05;
        angle += turning * 0.05;
        tilting = tilting * 0.8 + (draws.next() - draws.next()) * draws.next() * 2;
        turning = turning * 0.5 + (draws.next() - draws.next()) * draws.next() * 4;
        return { x, y, z, radius: 1.5 + Math.sin((Math.PI * i) / length) * thickness };
    });
}
const touches = ({ x, z, radius }, cx, cz) => x + radius >= cx << 4 &&
    x - radius <= (cx << 4) + 15 &&
    z + radius >= cz << 4 &&
    z - radius <= (cz << 4) + 15;
