import { BIOMES, biomeByte } from './biomes.js';
import { WATER_LEVEL } from './layout.js';
import { noise2 } from './noise.js';
import { lerp, smooth, spline } from './shaping.js';
const KEPT = 512;
/** Height of the ground by distance from the coast. */
const CONTINENTS = [
    [-0.8, 36],
    [-0.5, 48],
    [-0.4, 58],
    [-0.34, 64],
    [-0.1, 67],
    [0.3, 71],
    [0.8, 80],
];
/** Beyond this value, low land is not sea. */
const COAST = -0.33;
/** Width of rivers and of their valleys, as noise values. */
const RIVER = 0.028;
const VALLEY = 0.11;
/** Hot land that is at least this rugged is badlands. */
const CRAGGED = 0.25;
const HOT = 0.28;
/** Irregularity of the borders between climates. */
const FRINGE = 0.07;
const RIVER_BED = 57;
const LAKE_BED = 56;
const B = Object.fromEntries(BIOMES.map(({ name }) => [name, biomeByte(name)]));
/** Height and biome at every position: pure functions of the seed, x and z, so that chunks need no neighbours. */
export class Land {
    #continent;
    #rugged;
    #ridge;
    #detail;
    #river;
    #lake;
    #warmth;
    #wet;
    #wood;
    #fringe;
    #chunks = new Map();
    #shape = { height: 0, continent: 0, rugged: 0 };
    constructor(seed) {
        this.#continent = noise2(seed, 'continent', 640, 4);
        this.#rugged = noise2(seed, 'rugged', 420, 3);
        this.#ridge = noise2(seed, 'ridge', 250, 3);
        this.#detail = noise2(seed, 'detail', 56, 3);
        this.#river = noise2(seed, 'river', 430, 3);
        this.#lake = noise2(seed, 'lake', 180, 2);
        this.#warmth = noise2(seed, 'warmth', 600, 2);
        this.#wet = noise2(seed, 'wet', 480, 2);
        this.#wood = noise2(seed, 'wood', 400, 2);
        this.#fringe = noise2(seed, 'fringe', 60, 2);
    }
    /** Heights and biomes of a chunk; kept for a while. */
    chunk(cx, cz) {
        const key = `${cx},${cz}`;
        const known = this.#chunks.get(key);
        if (known)
            return known;
        const made = this.#make(cx, cz);
        if (this.#chunks.size >= KEPT)
            this.#chunks.delete(this.#chunks.keys().next().value);
        this.#chunks.set(key, made);
        return made;
    }
    /** Height of the highest block of ground. */
    heightAt(x, z) {
        return this.chunk(x >> 4, z >> 4).heights[((z & 15) << 4) | (x & 15)];
    }
    biomeAt(x, z) {
        return BIOMES[this.biomeByteAt(x, z)];
    }
    biomeByteAt(x, z) {
        return this.chunk(x >> 4, z >> 4).biomes[(((z & 15) >> 2) << 2) | ((x & 15) >> 2)];
    }
    #make(cx, cz) {
        const heights = new Int16Array(256);
        const biomes = new Uint8Array(16);
        for (let z = 0; z < 16; z++)
            for (let x = 0; x < 16; x++) {
                const shape = this.#shapeAt((cx << 4) | x, (cz << 4) | z);
                heights[(z << 4) | x] = shape.height;
                if ((x & 3) === 2 && (z & 3) === 2)
                    biomes[((z >> 2) << 2) | (x >> 2)] = this.#biomeOf((cx << 4) | x, (cz << 4) | z, shape);
            }
        return { heights, biomes };
    }
    #shapeAt(x, z) {
        const continent = this.#continent(x, z);
        const inland = smooth(-0.3, 0.05, continent);
        const rugged = smooth(0, 0.5, this.#rugged(x, z)) * inland;
        const ridge = Math.max(0, 1 - Math.abs(this.#ridge(x, z)) * 2);
        const detail = this.#detail(x, z);
        let height = spline(CONTINENTS, continent) + detail * (3.5 + 7 * rugged);
        height += rugged * (8 + 72 * ridge * ridge);
        const river = Math.abs(this.#river(x, z));
        const width = RIVER * (1 - 0.8 * rugged);
        if (continent > COAST - 0.1 && river < VALLEY) {
            const valley = smooth(VALLEY, width, river) * (1 - 0.7 * rugged);
            height = lerp(height, Math.min(height, 65 + detail), valley);
            if (height > RIVER_BED)
                height = lerp(height, RIVER_BED, smooth(width, width * 0.4, river) * (1 - rugged));
        }
        const lake = smooth(0.6, 0.72, this.#lake(x, z));
        if (lake > 0 && height > LAKE_BED && height < 78)
            height = lerp(height, LAKE_BED, lake);
        const shape = this.#shape;
        shape.height = Math.floor(height);
        shape.continent = continent;
        shape.rugged = rugged;
        return shape;
    }
    #biomeOf(x, z, { height, continent, rugged }) {
        const warmth = this.#warmth(x, z) + FRINGE * this.#fringe(x, z);
        const cold = warmth < -0.42;
        if (height < WATER_LEVEL)
            return continent < COAST ? seaOf(cold) : this.#riverOf(x, z, warmth, cold);
        if (continent < COAST + 0.06 && height <= WATER_LEVEL + 3)
            return cold ? B.snowy_beach : B.beach;
        if (height > 112)
            return cold || height > 128 ? B.snowy_slopes : B.stony_peaks;
        if (warmth > HOT && rugged > CRAGGED)
            return B.badlands;
        if (rugged > 0.3 && height > 86)
            return B.windswept_hills;
        return this.#climateOf(x, z, warmth, height);
    }
    #riverOf(x, z, warmth, cold) {
        if (cold)
            return B.frozen_river;
        return this.#isSwamp(x, z, warmth) ? B.swamp : B.river;
    }
    #climateOf(x, z, warmth, height) {
        const fringe = FRINGE * this.#fringe(z, x);
        const wet = this.#wet(x, z) + fringe;
        const wood = this.#wood(x, z) + fringe;
        if (warmth < -0.42)
            return wet > 0 ? B.snowy_taiga : B.snowy_plains;
        if (warmth < -0.15)
            return wet > -0.15 ? B.taiga : B.plains;
        if (warmth > HOT)
            return hotLand(wet);
        if (height <= WATER_LEVEL + 4 && this.#isSwamp(x, z, warmth))
            return B.swamp;
        return wet < -0.08 ? B.plains : forestOf(wood);
    }
    /** Low wet land that is neither cold nor hot. */
    #isSwamp(x, z, warmth) {
        return warmth > -0.15 && warmth <= HOT && this.#wet(x, z) > 0.25;
    }
}
const seaOf = (cold) => (cold ? B.frozen_ocean : B.ocean);
function hotLand(wet) {
    if (wet < 0.02)
        return B.desert;
    return wet > 0.4 ? B.jungle : B.savanna;
}
function forestOf(wood) {
    if (wood > 0.35)
        return B.dark_forest;
    return wood < -0.3 ? B.birch_forest : B.forest;
}
