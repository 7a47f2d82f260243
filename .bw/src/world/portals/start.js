import { squareAround, vec } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { endPlatform } from './end.js';
/** Columns around the centre that are tried, and their distance. */
const FARTHEST = 160;
const STEP = 4;
/** Spawn heights in the Nether, and the number of air blocks that are needed. */
const [LOW, HIGH] = [33, 100];
const ROOM = 4;
/** The position where players spawn in a dimension. */
export function startOf(game, dimension = 'overworld') {
    const home = game.world.in(dimension);
    const position = startIn(home);
    const biome = home.level.columns.biomeAt(Math.floor(position.x), Math.floor(position.z));
    return { dimension, position, biome };
}
/** Puts a player there, and makes that its respawn point unless it is in the overworld. */
export function beginAt({ world }, player, { dimension, position }) {
    if (dimension === 'overworld')
        return;
    player.game = world.in(dimension);
    player.position = position;
    player.spawnPoint = position;
    player.home = dimension;
}
/** On firm ground in the Nether, on the platform in the End. */
function startIn(game) {
    const { dimension } = game;
    if (dimension.name === 'overworld')
        return game.spawn;
    return dimension.name === 'the_end' ? endPlatform(game) : groundInNether(game);
}
function groundInNether(game) {
    for (let reach = 0; reach <= FARTHEST; reach += STEP)
        for (const [i, k] of squareAround(reach / STEP)) {
            const [x, z] = [i * STEP, k * STEP];
            if (Math.max(Math.abs(x), Math.abs(z)) !== reach)
                continue;
            const y = groundAt(game, x, z);
            if (y !== undefined)
                return vec(x + 0.5, y, z + 0.5);
        }
    return vec(0.5, HIGH, 0.5);
}
/** The lowest height of a column at which a player can stand; undefined if there is none. */
function groundAt(game, x, z) {
    for (let y = LOW; y < HIGH; y++)
        if (isGood(game, x, y, z))
            return y;
    return undefined;
}
/** Ground three blocks wide under air, without lava in it. */
function isGood({ level }, x, y, z) {
    return AROUND.every(([dx, dz]) => {
        const ground = level.get({ x: x + dx, y: y - 1, z: z + dz });
        if (!level.shapes.isFullCube(ground) || ground.name === 'magma_block')
            return false;
        for (let up = 0; up < ROOM; up++) {
            const state = level.get({ x: x + dx, y: y + up, z: z + dz });
            if (level.shapes.isSolid(state) || fluidOf(level, state))
                return false;
        }
        return true;
    });
}
const AROUND = squareAround(1);
