import { add, neighbour, opposite, sameBlock, squareAround, vec, } from '../geometry.js';
import { isSeeThrough } from '../kernel/blocks/rules.js';
import { json, translate } from '../protocol/fields.js';
import { isNight } from './night.js';
import { teleport } from './teleport.js';
/** Maximum distance to a bed, horizontally and vertically, from either end. */
const BED_REACH = { side: 3, up: 2 };
/** Monsters within this distance prevent sleep. */
const MONSTERS = { side: 8, up: 5 };
const POSE_KEY = 6;
const POSE_TYPE = 18;
const POSE = { standing: 0, sleeping: 2 };
const BED_KEY = 14;
const BED_TYPE = 10;
const WAKE_UP = 2;
const MATTRESS = 0.6875;
const NO_BED_LEFT = 'no_respawn_block_available';
/** Uses a bed: sets the spawn point, and at night the player sleeps. */
export function useBed(game, player, clicked, state) {
    const facing = state.properties['facing'];
    const bed = state.properties['part'] === 'head' ? clicked : neighbour(clicked, facing);
    const problem = bedProblem(game, player, bed, facing);
    if (problem) {
        showActionBar(player, problem);
        return true;
    }
    setSpawnAt(game, player, bed);
    const notNow = sleepProblem(game, player, bed);
    if (notNow)
        showActionBar(player, notNow);
    else
        lieDown(game, player, bed);
    return true;
}
/** The reason why a bed cannot be used, as a translation key; null if it can. */
function bedProblem(game, player, bed, facing) {
    if (game.level.get(bed).properties['occupied'] === true)
        return 'block.minecraft.bed.occupied';
    const ends = [bed, neighbour(bed, opposite(facing))];
    const isNear = (end) => Math.abs(player.position.x - end.x - 0.5) <= BED_REACH.side &&
        Math.abs(player.position.y - end.y) <= BED_REACH.up &&
        Math.abs(player.position.z - end.z - 0.5) <= BED_REACH.side;
    if (!ends.some(isNear))
        return 'block.minecraft.bed.too_far_away';
    const covered = ends.some((end) => isSuffocating(game, neighbour(end, 'up')));
    return covered ? 'block.minecraft.bed.obstructed' : null;
}
/** Makes a bed or an anchor a player's respawn point. */
export function setSpawnAt({ dimension }, player, bed) {
    if (player.bed && sameBlock(player.bed, bed) && player.home === dimension.name)
        return;
    player.bed = bed;
    player.spawnPoint = undefined;
    player.home = dimension.name;
    showActionBar(player, 'block.minecraft.set_spawn');
}
/** The reason why a player cannot sleep now, as a translation key; null if it can. */
function sleepProblem(game, player, bed) {
    if (!isNight(game))
        return 'block.minecraft.bed.no_sleep';
    return !player.creative && monstersNear(game, bed) ? 'block.minecraft.bed.not_safe' : null;
}
const isSuffocating = (game, p) => {
    const state = game.level.get(p);
    return game.level.shapes.isFullCube(state) && !isSeeThrough(game.level, state);
};
function monstersNear(game, bed) {
    return [...game.entities.values()].some(({ definition, position }) => definition.category === 'Hostile mobs' &&
        Math.abs(position.x - bed.x - 0.5) <= MONSTERS.side &&
        Math.abs(position.y - bed.y) <= MONSTERS.up &&
        Math.abs(position.z - bed.z - 0.5) <= MONSTERS.side);
}
function lieDown(game, player, bed) {
    player.asleep = { bed, ticks: 0 };
    player.statistics.add('custom', 'sleep_in_bed');
    player.statistics.reset('custom', 'time_since_rest');
    player.position = vec(bed.x + 0.5, bed.y + MATTRESS, bed.z + 0.5);
    player.digging = null;
    occupy(game, bed, true);
    showPose(game, player);
}
/** Wakes a player up, next to the bed if there is room. Does nothing for a player who is awake. */
export function wakeUp(game, player) {
    const { asleep } = player;
    if (!asleep)
        return;
    player.asleep = null;
    const state = game.level.get(asleep.bed);
    occupy(game, asleep.bed, false);
    showPose(game, player);
    const animation = { entityId: player.id, animation: WAKE_UP };
    player.send('animation', animation);
    game.broadcastSeen(player, 'animation', animation);
    if (!player.dead && !player.removed)
        teleport(game, player, wakeUpPlace(game, asleep.bed, state));
}
/** Sets whether a bed is occupied, at both ends. */
function occupy({ level }, bed, occupied) {
    const head = level.get(bed);
    const facing = head.properties['facing'];
    if (!head.name.endsWith('_bed'))
        return;
    for (const p of [bed, neighbour(bed, opposite(facing))]) {
        const state = level.get(p);
        if (state.name === head.name)
            level.set(p, level.states.with(state, { occupied }));
    }
}
function showPose(game, player) {
    const bed = player.asleep?.bed;
    const fields = {
        entityId: player.id,
        metadata: [
            { key: POSE_KEY, type: POSE_TYPE, value: bed ? POSE.sleeping : POSE.standing },
            { key: BED_KEY, type: BED_TYPE, value: bed },
        ],
    };
    player.send('entity_metadata', fields);
    game.broadcastSeen(player, 'entity_metadata', fields);
}
/** A free position next to a bed, first at its foot and on its level; on the bed if there is none. */
function wakeUpPlace(game, bed, state) {
    const facing = state.properties['facing'];
    const foot = typeof facing === 'string' ? neighbour(bed, opposite(facing)) : bed;
    const places = [0, -1, 1].flatMap((y) => [foot, bed].flatMap((end) => squareAround(1).map(([x, z]) => add(end, vec(x, y, z)))));
    const room = places.find((p) => isRoom(game, p));
    if (room)
        return vec(room.x + 0.5, room.y, room.z + 0.5);
    return vec(bed.x + 0.5, bed.y + MATTRESS, bed.z + 0.5);
}
function isRoom({ level }, p) {
    const free = (q) => !level.shapes.isSolid(level.get(q));
    return (free(p) &&
        free(neighbour(p, 'up')) &&
        level.shapes.isSturdy(level.get(neighbour(p, 'down')), 'up', 'centre'));
}
/**
 * The position where a player respawns: at the point set by command, at its bed or charged anchor if that still exists, or at the
 * world spawn.
 */
export function respawnPoint({ world }, player) {
    const home = world.in(player.home);
    if (player.spawnPoint)
        return { game: home, position: player.spawnPoint };
    if (player.bed) {
        const state = home.level.get(player.bed);
        if (state.name.endsWith('_bed'))
            return { game: home, position: wakeUpPlace(home, player.bed, state) };
        const charges = Number(state.properties['charges'] ?? 0);
        if (state.name === 'respawn_anchor' && charges > 0) {
            home.level.set(player.bed, home.level.states.with(state, { charges: charges - 1 }));
            return { game: home, position: wakeUpPlace(home, player.bed, state) };
        }
        player.bed = null;
        player.send('game_state_change', { reason: NO_BED_LEFT, gameMode: 0 });
    }
    return { game: world.in('overworld'), position: world.spawn };
}
function showActionBar(player, key) {
    player.send('system_chat', { content: json(translate(key)), isActionBar: true });
}
