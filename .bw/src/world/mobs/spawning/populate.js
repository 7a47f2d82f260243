import { neighbour } from '../../geometry.js';
import { Chance } from '../../kernel/chance.js';
import { seededRandom } from '../../random.js';
import { ANIMALS, spawnsIn, weighted } from './kinds.js';
import { spawnMob } from './natural.js';
import { canStand } from './rules.js';
/** Chance of a first group of animals in a column, and of each further one. */
const PROBABILITY = 0.1;
const TRIES = 4;
/** Distance that a group spreads with each animal, in blocks. */
const SPREAD = 5;
/**
 * The animals that a column is generated with (vanilla NaturalSpawner.spawnMobsForChunkGeneration). They depend only on the
 * world's seed and the position, not on when the column is loaded.
 */
export function populate(game, cx, cz) {
    const { source } = game.level.columns;
    if (!source || game.rules.get('doMobSpawning') !== true)
        return;
    const middle = { x: (cx << 4) + 8, z: (cz << 4) + 8 };
    const spawns = spawnsIn(ANIMALS, source.biomeAt(middle.x, middle.z));
    if (spawns.length === 0)
        return;
    const seed = Math.imul(cx, 0x1f1f1f1f) ^ Math.imul(cz, 0x9e3779b1) ^ source.seed;
    const chance = new Chance(seededRandom(seed));
    while (chance.next() < PROBABILITY) {
        const spawn = weighted(spawns, chance);
        if (!spawn)
            return;
        let x = (cx << 4) + chance.between(0, 15);
        let z = (cz << 4) + chance.between(0, 15);
        const size = chance.between(spawn.low, spawn.high);
        for (let n = 0; n < size; n++)
            for (let attempt = 0; attempt < TRIES; attempt++) {
                const p = groundAt(game, x, z);
                x = within(cx, x + chance.between(0, SPREAD - 1) - chance.between(0, SPREAD - 1));
                z = within(cz, z + chance.between(0, SPREAD - 1) - chance.between(0, SPREAD - 1));
                if (!canStand(game, spawn.kind, p, ANIMALS))
                    continue;
                spawnMob(game, spawn.kind, p, { before: n, chance });
                break;
            }
    }
}
const within = (chunk, at) => Math.min((chunk << 4) + 15, Math.max(chunk << 4, at));
/** The cell above the highest block other than leaves. */
function groundAt({ level, light }, x, z) {
    const p = { x, y: light.surface.topAt(x, z), z };
    while (p.y > level.columns.bottom && /_leaves$|^(air|snow)$/.test(level.get(p).name))
        p.y--;
    return neighbour(p, 'up');
}
