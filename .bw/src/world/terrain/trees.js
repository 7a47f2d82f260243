import { planTree } from '../growth/tree-plans.js';
import { Chance } from '../kernel/chance.js';
import { seededRandom } from '../random.js';
import { Draws, hash } from './hash.js';
import { WATER_LEVEL } from './layout.js';
import { LEAF_REACH, leafOf, logOf, M } from './materials.js';
/** Minimum distance between trunks in one chunk, in blocks. */
const APART = 2;
const KEPT = 256;
/** The trees of the world, chunk by chunk. Trees reach into neighbouring chunks, which use the same plan. */
export class Trees {
    #seed;
    #ground;
    #chunks = new Map();
    constructor(seed, ground) {
        this.#seed = seed;
        this.#ground = ground;
    }
    /** The trees that stand in a chunk. */
    of(cx, cz) {
        const key = `${cx},${cz}`;
        const known = this.#chunks.get(key);
        if (known)
            return known;
        const made = this.#plan(cx, cz);
        if (this.#chunks.size >= KEPT)
            this.#chunks.delete(this.#chunks.keys().next().value);
        this.#chunks.set(key, made);
        return made;
    }
    #plan(cx, cz) {
        const seed = hash(this.#seed ^ 0x7ee5, cx, cz, 0);
        const draws = new Draws(seed);
        const { trees = 0 } = this.#ground.biomeAt((cx << 4) + 8, (cz << 4) + 8);
        const whole = Math.floor(trees);
        const tries = whole + (draws.next() < trees - whole ? 1 : 0);
        const found = [];
        for (let n = 0; n < tries; n++) {
            const x = (cx << 4) + draws.below(16);
            const z = (cz << 4) + draws.below(16);
            const share = draws.next();
            const near = (tree) => Math.max(Math.abs(tree.x - x), Math.abs(tree.z - z)) < APART + (tree.thick ? 1 : 0);
            if (found.some(near))
                continue;
            const tree = this.#grow(x, z, share, hash(seed, n, 1));
            if (tree)
                found.push(tree);
        }
        return found;
    }
    #grow(x, z, share, seed) {
        const y = this.#ground.heightAt(x, z);
        const biome = this.#ground.biomeAt(x, z);
        const wood = woodOf(biome, share);
        if (wood === undefined || y < WATER_LEVEL || (biome.top !== M.grass && biome.top !== M.snowyGrass))
            return undefined;
        const thick = wood === 'dark_oak';
        if (!this.#isFirm(x, y, z) || (thick && !this.#isLevel(x, y, z)))
            return undefined;
        const plan = planTree(wood, { base: { x, y: y + 1, z }, thick, chance: new Chance(seededRandom(seed)) });
        if (!plan)
            return undefined;
        const isFree = (p) => p.y > this.#ground.heightAt(p.x, p.z);
        const free = { logs: plan.logs.filter(isFree), leaves: plan.leaves.filter(isFree) };
        return { x, y, z, wood, thick, blocks: blocksOf(wood, free) };
    }
    #isFirm(x, y, z) {
        return !this.#ground.isOpenAt(x, y, z, y);
    }
    /** Whether a thick trunk has firm ground of the same height under its whole base. */
    #isLevel(x, y, z) {
        return [
            [1, 0],
            [0, 1],
            [1, 1],
        ].every(([dx = 0, dz = 0]) => this.#ground.heightAt(x + dx, z + dz) === y && this.#isFirm(x + dx, y, z + dz));
    }
}
function woodOf({ woods = [] }, share) {
    let left = share;
    for (const kind of woods) {
        left -= kind.share;
        if (left < 0)
            return kind.wood;
    }
    return undefined;
}
/** Logs, and the leaves near enough to them to stay, each with its distance. */
function blocksOf(wood, { logs, leaves }) {
    const log = logOf(wood);
    const blocks = logs.map(({ x, y, z }) => ({ x, y, z, material: log, isLog: true }));
    const base = logs[0];
    const keyOf = ({ x, y, z }) => ((y - base.y + 32) << 12) | ((z - base.z + 32) << 6) | (x - base.x + 32);
    const taken = new Set(logs.map(keyOf));
    const waiting = new Map(leaves.filter((p) => !taken.has(keyOf(p))).map((p) => [keyOf(p), p]));
    let ring = logs;
    for (let distance = 1; distance <= LEAF_REACH && ring.length > 0; distance++) {
        const next = [];
        for (const p of ring)
            for (const [dx, dy, dz] of BESIDE) {
                const key = keyOf({ x: p.x + dx, y: p.y + dy, z: p.z + dz });
                const leaf = waiting.get(key);
                if (!leaf)
                    continue;
                waiting.delete(key);
                next.push(leaf);
                blocks.push({ x: leaf.x, y: leaf.y, z: leaf.z, material: leafOf(wood, distance), isLog: false });
            }
        ring = next;
    }
    return blocks;
}
const BESIDE = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
];
