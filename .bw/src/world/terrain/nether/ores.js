import { Draws, hash } from '../hash.js';
import { LOW_TOP, lowCell } from '../low-columns.js';
import { balls, shapeVein } from '../vein-shape.js';
import { N } from './materials.js';
/** Vanilla's placed features of 1.18 to 1.21, in their order. */
const NETHER_VEINS = [
    { material: N.soulSand, count: 12, size: 12, low: 0, high: 31, only: 'soul_sand_valley' },
    { material: N.magma, count: 4, size: 33, low: 27, high: 36 },
    { material: N.gravel, count: 2, size: 33, low: 5, high: 41 },
    { material: N.blackstone, count: 2, size: 33, low: 5, high: 31 },
    { material: N.gold, count: 10, size: 10, low: 10, high: 117, not: 'basalt_deltas' },
    { material: N.quartz, count: 16, size: 14, low: 10, high: 117, not: 'basalt_deltas' },
    { material: N.gold, count: 20, size: 10, low: 10, high: 117, only: 'basalt_deltas' },
    { material: N.quartz, count: 32, size: 14, low: 10, high: 117, only: 'basalt_deltas' },
    { material: N.debris, count: 1, size: 3, low: 8, high: 24, triangle: true, scattered: true },
    { material: N.debris, count: 1, size: 2, low: 8, high: 119, scattered: true },
];
/** Adds the veins to a chunk that start in it or next to it; each chunk takes its own part. */
export function placeNetherVeins(rock) {
    NETHER_VEINS.forEach((vein, index) => {
        for (let sx = rock.cx - 1; sx <= rock.cx + 1; sx++)
            for (let sz = rock.cz - 1; sz <= rock.cz + 1; sz++) {
                const biome = rock.biomeOf(sx, sz);
                if (vein.not === biome || (vein.only !== undefined && vein.only !== biome))
                    continue;
                const draws = new Draws(hash(rock.seed ^ 0x4e37, sx, sz, index));
                for (let n = 0; n < vein.count; n++)
                    placeOne(rock, vein, draws, { sx, sz });
            }
    });
}
function placeOne(rock, vein, draws, { sx, sz }) {
    const x = (sx << 4) + draws.below(16);
    const z = (sz << 4) + draws.below(16);
    const span = vein.high - vein.low;
    const half = span >> 1;
    const y = vein.low + (vein.triangle ? draws.below(span - half + 1) + draws.below(half + 1) : draws.below(span + 1));
    const seed = draws.next() * 2 ** 32;
    if (vein.scattered)
        scatter(rock, vein, { x, y, z, seed });
    else
        fill(rock, vein, { x, y, z, seed });
}
function fill(rock, { material, size }, start) {
    const { cx, cz } = rock;
    const [west, north] = [cx << 4, cz << 4];
    const reach = size / 8 + size / 16 + 2;
    if (start.x + reach < west || start.x - reach > west + 15)
        return;
    if (start.z + reach < north || start.z - reach > north + 15)
        return;
    shapeVein(size, start);
    for (let i = 0; i < size; i++) {
        const [bx, by, bz, radius] = balls.subarray(i * 4, i * 4 + 4);
        if (radius >= 0)
            fillBall(rock, material, { bx, by, bz, radius });
    }
}
/** Adds the part of a ball that lies in a chunk to it. */
function fillBall({ blocks, cx, cz }, material, { bx, by, bz, radius }) {
    const [west, north] = [cx << 4, cz << 4];
    for (let x = Math.max(west, Math.floor(bx - radius)); x <= Math.min(west + 15, bx + radius); x++)
        for (let y = Math.max(1, Math.floor(by - radius)); y <= Math.min(LOW_TOP - 2, by + radius); y++)
            for (let z = Math.max(north, Math.floor(bz - radius)); z <= Math.min(north + 15, bz + radius); z++) {
                const away = (x + 0.5 - bx) ** 2 + (y + 0.5 - by) ** 2 + (z + 0.5 - bz) ** 2;
                const at = lowCell(x - west, y, z - north);
                if (away < radius * radius && blocks[at] === N.netherrack)
                    blocks[at] = material;
            }
}
/** Rock in which ancient debris lies (vanilla base_stone_nether). */
const DEEP = new Set([N.netherrack, N.basalt, N.blackstone]);
const OPEN = new Set([N.air, N.lava]);
const BESIDE = [1, -1, 16, -16, 256, -256];
function scatter({ blocks, cx, cz }, { material, size }, start) {
    const draws = new Draws(start.seed);
    const count = draws.below(size + 1);
    for (let i = 0; i < count; i++) {
        const spread = Math.min(i, 7);
        const stray = () => Math.round((draws.next() - draws.next()) * spread);
        const x = start.x + stray() - (cx << 4);
        const y = start.y + stray();
        const z = start.z + stray() - (cz << 4);
        if (x < 0 || x > 15 || z < 0 || z > 15 || y < 1 || y >= LOW_TOP - 1)
            continue;
        const at = lowCell(x, y, z);
        if (DEEP.has(blocks[at]) && !BESIDE.some((step) => OPEN.has(blocks[at + step])))
            blocks[at] = material;
    }
}
