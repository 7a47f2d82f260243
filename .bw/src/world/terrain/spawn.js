import { BIOME_NAMES } from './biomes.js';
import { WATER_LEVEL } from './layout.js';
/** Positions are tried in rings around the origin, with this spacing and up to this distance. */
const STEP = 16;
const FARTHEST = 512;
const TREE_WITHIN = 32;
const STONE_WITHIN = 24;
const WATER_WITHIN = 128;
const CAVE_WITHIN = 200;
/** Minimum and maximum distance of a biome near the spawn, and the step of the search for it (blocks). */
const WALK = [24, 160];
const WALK_STEP = 8;
/** Step between blocks that are checked for water and caves (blocks). */
const COARSE = 2;
/** Maximum amount of soil and sandstone above stone. */
const COVER = 9;
const NO_SPAWN = new Set(['ocean', 'frozen_ocean', 'river', 'frozen_river', 'beach', 'snowy_beach']);
/** The biomes in which players can start. */
export const SPAWN_BIOMES = BIOME_NAMES.filter((name) => !NO_SPAWN.has(name));
/**
 * The nearest dry land to the origin with a tree and stone nearby; undefined if there is none within 512
 * blocks.
 */
export function findSpawn(generator) {
    for (const [x, z] of rings(FARTHEST, STEP)) {
        const y = generator.heightAt(x, z);
        const biome = generator.biomeAt(x, z).name;
        if (y < WATER_LEVEL + 1 || NO_SPAWN.has(biome) || generator.isOpenAt(x, y, z, y))
            continue;
        const tree = nearestTree(generator, x, z);
        if (tree === undefined || tree > TREE_WITHIN || tree < 2)
            continue;
        const stone = nearestStone(generator, { x, y, z });
        if (stone === undefined || stone > STONE_WITHIN)
            continue;
        const wet = (wx, wz) => generator.heightAt(wx, wz) < WATER_LEVEL;
        const distances = {
            tree,
            stone,
            water: nearest(x, z, { within: WATER_WITHIN, step: COARSE * 2, is: wet }) ?? null,
            cave: nearest(x, z, { within: CAVE_WITHIN, step: COARSE, is: (a, b) => isMouth(generator, a, b) }) ?? null,
        };
        return { position: { x: x + 0.5, y: y + 1, z: z + 0.5 }, biome, distances };
    }
    return undefined;
}
/** Whether one of the given biomes is within walking distance, and none of them is at the spawn. */
export function isNear(generator, { position, biome }, names) {
    if (names.includes(biome))
        return false;
    const { x, z } = { x: Math.floor(position.x), z: Math.floor(position.z) };
    const isWanted = (wx, wz) => names.includes(generator.biomeAt(wx, wz).name);
    const away = nearest(x, z, { within: WALK[1], step: WALK_STEP, is: isWanted });
    return away !== undefined && away >= WALK[0];
}
/** Whether a cave opens to the surface here. */
function isMouth(generator, x, z) {
    const y = generator.heightAt(x, z);
    return y >= WATER_LEVEL && generator.isOpenAt(x, y, z, y);
}
function nearestTree(generator, x, z) {
    let least;
    const reach = Math.ceil(TREE_WITHIN / 16);
    for (let cx = (x >> 4) - reach; cx <= (x >> 4) + reach; cx++)
        for (let cz = (z >> 4) - reach; cz <= (z >> 4) + reach; cz++)
            for (const tree of generator.treesOf(cx, cz)) {
                const away = Math.hypot(tree.x - x, tree.z - z);
                if (least === undefined || away < least)
                    least = away;
            }
    return least === undefined ? undefined : rounded(least);
}
/** Stone starts below the soil, except in caves. */
function nearestStone(generator, { x, y, z }) {
    return nearest(x, z, {
        within: STONE_WITHIN,
        step: 1,
        is: (wx, wz) => {
            const top = generator.heightAt(wx, wz) - COVER;
            return !generator.biomeAt(wx, wz).banded && !generator.isOpenAt(wx, top, wz, top + COVER);
        },
        extra: (wx, wz) => y - (generator.heightAt(wx, wz) - COVER),
    });
}
function nearest(x, z, { within, step, is, extra = () => 0 }) {
    for (const [dx, dz] of rings(within, step)) {
        const away = Math.hypot(dx, dz);
        if (away > within || !is(x + dx, z + dz))
            continue;
        return rounded(Math.hypot(away, extra(x + dx, z + dz)));
    }
    return undefined;
}
const rounded = (distance) => Math.round(distance * 10) / 10;
/** Points on growing squares around the centre. */
function* rings(farthest, step) {
    yield [0, 0];
    for (let r = step; r <= farthest; r += step) {
        for (let i = -r; i < r; i += step) {
            yield [i, -r];
            yield [r, i];
            yield [-i, r];
            yield [-r, -i];
        }
    }
}
