import { chanceAt, Draws, hash } from './hash.js';
import { BOTTOM, cellOf, TOP } from './layout.js';
import { IS_DEEP, IS_ROCK, M } from './materials.js';
import { occursIn, VEINS } from './ores.js';
import { balls, shapeVein } from './vein-shape.js';
/** Layers below and above the rock in which veins can start and still reach it. */
const SPILL = 4;
/**
 * Adds all veins to a chunk that start in it or next to it. A vein depends only on the seed and the chunk in which it starts, and
 * each chunk takes its own part of it, so both sides of a border match.
 */
export function placeVeins(seed, rock) {
    for (let index = 0; index < VEINS.length; index++) {
        const kind = VEINS[index];
        for (let sx = rock.cx - 1; sx <= rock.cx + 1; sx++)
            for (let sz = rock.cz - 1; sz <= rock.cz + 1; sz++)
                if (occursIn(kind, rock.biomeOf(sx, sz)))
                    placeKind(seed, rock, kind, { index, sx, sz });
    }
}
function placeKind(seed, rock, kind, { index, sx, sz }) {
    const draws = new Draws(hash(seed ^ 0x51ed, sx, sz, index));
    const whole = Math.floor(kind.count);
    const count = whole + (draws.next() < kind.count - whole ? 1 : 0);
    const west = rock.cx << 4;
    const north = rock.cz << 4;
    const reach = kind.size / 8 + kind.size / 16 + 2;
    for (let n = 0; n < count; n++) {
        const x = (sx << 4) + draws.below(16);
        const z = (sz << 4) + draws.below(16);
        const y = heightOf(kind, draws);
        const shape = draws.next() * 2 ** 32;
        if (y < BOTTOM - SPILL || y > rock.top + SPILL)
            continue;
        if (x + reach < west || x - reach > west + 15 || z + reach < north || z - reach > north + 15)
            continue;
        placeVein(rock, kind, { x, y, z, seed: hash(shape, x, z, y) });
    }
}
/** Vanilla's height providers: a triangle is the sum of two halves. */
function heightOf({ spread, low, high }, draws) {
    const span = high - low;
    if (spread === 'uniform')
        return low + draws.below(span + 1);
    const half = span >> 1;
    return low + draws.below(span - half + 1) + draws.below(half + 1);
}
/** A vein is a line of balls, thickest in the middle (vanilla OreFeature). */
function placeVein(rock, kind, start) {
    const { size } = kind;
    shapeVein(size, start);
    for (let i = 0; i < size; i++)
        if (balls[i * 4 + 3] >= 0)
            fillBall(rock, kind, i, start.seed);
}
/** Adds the part of a ball that lies in a chunk to it. */
function fillBall(rock, kind, i, seed) {
    const west = rock.cx << 4;
    const x = balls[i * 4];
    const y = balls[i * 4 + 1];
    const radius = balls[i * 4 + 3];
    const toX = Math.min(west + 15, Math.floor(x + radius));
    const fromY = Math.max(BOTTOM, Math.floor(y - radius));
    const toY = Math.min(TOP - 2, Math.floor(y + radius));
    for (let bx = Math.max(west, Math.floor(x - radius)); bx <= toX; bx++) {
        const dx = (bx + 0.5 - x) / radius;
        if (dx * dx >= 1)
            continue;
        for (let by = fromY; by <= toY; by++) {
            const dy = (by + 0.5 - y) / radius;
            const across = dx * dx + dy * dy;
            if (across < 1)
                fillRow(rock, kind, i, seed, bx, by, across);
        }
    }
}
/**
 * Fills a row of a ball from north to south; `across` is the row's distance from the centre, as a share of the
 * radius, squared.
 */
function fillRow(rock, kind, i, seed, bx, by, across) {
    const { blocks } = rock;
    const north = rock.cz << 4;
    const z = balls[i * 4 + 2];
    const radius = balls[i * 4 + 3];
    const toZ = Math.min(north + 15, Math.floor(z + radius));
    for (let bz = Math.max(north, Math.floor(z - radius)); bz <= toZ; bz++) {
        const dz = (bz + 0.5 - z) / radius;
        if (across + dz * dz >= 1)
            continue;
        const at = cellOf(bx - (rock.cx << 4), by, bz - north);
        const was = blocks[at];
        if (IS_ROCK[was] !== 1)
            continue;
        if (kind.discard > 0 && isDiscarded(blocks, at, kind.discard, seed, bx, by, bz))
            continue;
        blocks[at] = IS_DEEP[was] === 1 ? kind.deep : kind.material;
    }
}
/** Blocks of the neighbouring chunk count as rock here: the side from which a chunk is generated must not matter. */
function isDiscarded(blocks, at, discard, seed, x, y, z) {
    const cx = at & 15;
    const cz = (at >> 4) & 15;
    const exposed = (cx > 0 && blocks[at - 1] === M.air) ||
        (cx < 15 && blocks[at + 1] === M.air) ||
        (cz > 0 && blocks[at - 16] === M.air) ||
        (cz < 15 && blocks[at + 16] === M.air) ||
        (y > BOTTOM && blocks[at - 256] === M.air) ||
        blocks[at + 256] === M.air;
    return exposed && (discard >= 1 || chanceAt(seed, x, y, z) < discard);
}
