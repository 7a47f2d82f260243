import { neighbour } from '../../geometry.js';
import { fluidOf } from '../../kernel/blocks/fluid.js';
import { isFree } from '../../kernel/entities/collision.js';
import { emittedLight } from '../../kernel/light/blocks.js';
import { darkness } from '../../weather.js';
/** Blocks on which nothing spawns, and blocks in which nothing spawns. */
const NO_GROUND = /^(bedrock|barrier|glass|.*_stained_glass|.*_leaves|ice|frosted_ice|magma_block)$/;
const NO_PLACE = /(rail|_pressure_plate|_button)$|^(lever|redstone_torch|redstone_wall_torch|redstone_block|fire|soul_fire|sweet_berry_bush|cactus|powder_snow|wither_rose|observer|tripwire_hook|trapped_chest|target)$/;
/** Ground besides grass on which animals spawn (vanilla tags rabbits_spawnable_on and wolves_spawnable_on). */
const OTHER_GROUND = {
    rabbit: /^(snow|snow_block|sand)$/,
    wolf: /^(snow|snow_block)$/,
};
/** Blocks that emit this much light are too bright to spawn on. */
const TOO_BRIGHT = 14;
const ANIMAL_LIGHT = 8;
const MONSTER_LIGHT = 7;
const STORM = 10;
/** Monsters of the Nether are not afraid of light. */
const NETHER_LIGHT = 11;
/** Whether a kind can spawn at a position: ground, space and light (vanilla SpawnPlacements). */
export function canSpawn(game, kind, p, category, chance) {
    return hasGround(game, kind, p, category) && isLitFor(game, p, category, chance) && hasRoom(game, kind, p);
}
/** Whether a kind can spawn at a position regardless of the light there. */
export const canStand = (game, kind, p, category) => hasGround(game, kind, p, category) && hasRoom(game, kind, p);
function hasGround({ level }, kind, p, { monsters }) {
    const ground = level.get(neighbour(p, 'down'));
    if (!level.shapes.isSturdy(ground, 'up') || NO_GROUND.test(ground.name))
        return false;
    if (emittedLight(level, ground) >= TOO_BRIGHT)
        return false;
    return monsters || ground.name === 'grass_block' || (OTHER_GROUND[kind]?.test(ground.name) ?? false);
}
/** Whether the place is free of solid, wet and harmful blocks. */
function hasRoom(game, kind, p) {
    const { level } = game;
    for (const q of [p, neighbour(p, 'up')]) {
        const state = level.get(q);
        if (state.stateId === 0)
            continue;
        if (fluidOf(level, state) || level.shapes.isFullCube(state) || NO_PLACE.test(state.name))
            return false;
    }
    return isFree(level, { x: p.x + 0.5, y: p.y, z: p.z + 0.5 }, game.entityDefinition(kind));
}
/** Animals need light; monsters need no block light and little sky light (1.18 and later). */
function isLitFor(game, p, { monsters }, chance) {
    const { sky, block } = game.light.at(p);
    if (!monsters)
        return Math.max(block, sky - darkness(game)) > ANIMAL_LIGHT;
    if (game.dimension.name === 'the_nether')
        return block <= NETHER_LIGHT;
    if (sky > chance.between(0, 31) || block > 0)
        return false;
    const dark = game.weather === 'thunder' ? STORM : darkness(game);
    return sky - dark <= chance.between(0, MONSTER_LIGHT);
}
