import { squareAround } from '../../geometry.js';
import { Draws, hash } from '../hash.js';
import { LOW_TOP, lowCell } from '../low-columns.js';
import { N } from './materials.js';
/** Clusters of glowstone tried in a chunk, attempts to grow one, and its radius. */
const CLUSTERS = 10;
const CLUSTER_TRIES = 300;
/** Blocks above a position within which a ceiling is searched for. */
const CEILING = 6;
const CLUSTER_REACH = 6;
const CLUSTER_DEPTH = 10;
/** Huge fungi tried in a chunk, and heights of their stems. */
const FUNGI = 8;
const [STEM_LOW, STEM_SPAN] = [4, 6];
/** Chances of plants on nylium and of mushrooms elsewhere, for each block. */
const ROOTS = 0.1;
const FUNGUS = 0.015;
const MUSHROOM = 0.002;
/** Glowstone, huge fungi and small plants. */
export function growInNether(bed) {
    const draws = new Draws(hash(bed.seed ^ 0x6e07, bed.cx, bed.cz));
    for (let n = 0; n < CLUSTERS; n++)
        glow(bed.blocks, draws);
    for (let n = 0; n < FUNGI; n++)
        growFungus(bed.blocks, draws);
    for (let z = 0; z < 16; z++)
        for (let x = 0; x < 16; x++)
            for (let y = 32; y < LOW_TOP - 6; y++)
                plant(bed.blocks, lowCell(x, y, z), draws);
}
/** Glowstone hangs from netherrack and grows block by block, each touching exactly one other. */
function glow(blocks, draws) {
    const [x, z] = [CLUSTER_REACH + draws.below(4), CLUSTER_REACH + draws.below(4)];
    let y = 36 + draws.below(84);
    for (let up = 0; up < CEILING && blocks[lowCell(x, y + 1, z)] === N.air; up++)
        y++;
    const at = lowCell(x, y, z);
    if (blocks[at] !== N.air || blocks[at + 256] !== N.netherrack)
        return;
    blocks[at] = N.glowstone;
    for (let n = 0; n < CLUSTER_TRIES; n++) {
        const gx = x + draws.below(CLUSTER_REACH) - draws.below(CLUSTER_REACH);
        const gy = y - draws.below(CLUSTER_DEPTH);
        const gz = z + draws.below(CLUSTER_REACH) - draws.below(CLUSTER_REACH);
        if (gx < 1 || gx > 14 || gz < 1 || gz > 14)
            continue;
        const cell = lowCell(gx, gy, gz);
        if (blocks[cell] !== N.air)
            continue;
        const touching = [1, -1, 16, -16, 256, -256].filter((step) => blocks[cell + step] === N.glowstone);
        if (touching.length === 1)
            blocks[cell] = N.glowstone;
    }
}
/** A huge fungus on nylium, if there is room. */
function growFungus(blocks, draws) {
    const [x, z] = [2 + draws.below(12), 2 + draws.below(12)];
    const height = STEM_LOW + draws.below(STEM_SPAN);
    const start = 33 + draws.below(80);
    let y = start;
    const isNylium = (material) => material === N.crimsonNylium || material === N.warpedNylium;
    while (y > 32 && !isNylium(blocks[lowCell(x, y - 1, z)]))
        y--;
    const soil = blocks[lowCell(x, y - 1, z)];
    if (!isNylium(soil) || y + height + 2 >= LOW_TOP - 6)
        return;
    for (let up = 0; up <= height + 1; up++)
        if (blocks[lowCell(x, y + up, z)] !== N.air)
            return;
    const isCrimson = soil === N.crimsonNylium;
    const cap = isCrimson ? N.crimsonCap : N.warpedCap;
    for (let dy = height - 2; dy <= height; dy++)
        growCap({ blocks, draws, cap }, { x, y: y + dy, z }, dy === height ? 'top' : 'rim');
    for (let up = 0; up < height; up++)
        blocks[lowCell(x, y + up, z)] = isCrimson ? N.crimsonStem : N.warpedStem;
}
const CAP_AROUND = { top: squareAround(1), rim: squareAround(2) };
/** A layer of the cap of a huge fungus: closed at its top, a rim below. */
function growCap({ blocks, draws, cap }, { x, y, z }, layer) {
    for (const [dx, dz] of CAP_AROUND[layer]) {
        const isEdge = Math.max(Math.abs(dx), Math.abs(dz)) === 2;
        const cell = lowCell(x + dx, y, z + dz);
        if ((layer === 'rim' && !isEdge) || blocks[cell] !== N.air)
            continue;
        blocks[cell] = draws.next() < 0.08 ? N.shroomlight : cap;
    }
}
function plant(blocks, cell, draws) {
    if (blocks[cell] !== N.air)
        return;
    const soil = blocks[cell - 256];
    if (soil === N.crimsonNylium)
        plantOnNylium(blocks, cell, draws, [N.crimsonFungus, N.crimsonRoots]);
    else if (soil === N.warpedNylium)
        plantOnNylium(blocks, cell, draws, [N.warpedFungus, N.warpedRoots]);
    else if (soil === N.netherrack) {
        const drawn = draws.next();
        if (drawn < MUSHROOM)
            blocks[cell] = drawn < MUSHROOM / 2 ? N.brownMushroom : N.redMushroom;
    }
}
function plantOnNylium(blocks, cell, draws, [fungus, roots]) {
    const drawn = draws.next();
    if (drawn < FUNGUS)
        blocks[cell] = fungus;
    else if (drawn < ROOTS)
        blocks[cell] = roots;
}
