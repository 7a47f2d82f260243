import { blockOf } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { STATISTIC_CATEGORIES } from '../kernel/player/statistics.js';
/** Vanilla's custom statistics, in registry order, from 1.17 on. */
const CUSTOM = `leave_game play_time total_world_time time_since_death time_since_rest sneak_time walk_one_cm
crouch_one_cm sprint_one_cm walk_on_water_one_cm fall_one_cm climb_one_cm fly_one_cm walk_under_water_one_cm
minecart_one_cm boat_one_cm pig_one_cm horse_one_cm aviate_one_cm swim_one_cm strider_one_cm jump drop damage_dealt
damage_dealt_absorbed damage_dealt_resisted damage_taken damage_blocked_by_shield damage_absorbed damage_resisted
deaths mob_kills animals_bred player_kills fish_caught talked_to_villager traded_with_villager eat_cake_slice
fill_cauldron use_cauldron clean_armor clean_banner clean_shulker_box interact_with_brewingstand
interact_with_beacon inspect_dropper inspect_hopper inspect_dispenser play_noteblock tune_noteblock pot_flower
trigger_trapped_chest open_enderchest enchant_item play_record interact_with_furnace interact_with_crafting_table
open_chest sleep_in_bed open_shulker_box open_barrel interact_with_blast_furnace interact_with_smoker
interact_with_lectern interact_with_campfire interact_with_cartography_table interact_with_loom
interact_with_stonecutter bell_ring raid_trigger raid_win interact_with_anvil interact_with_grindstone target_hit
interact_with_smithing_table`.split(/\s+/);
/** Before 1.17 play time had another name, and the age of the world was not counted. */
const CUSTOM_BEFORE_1_17 = CUSTOM.filter((name) => name !== 'total_world_time').map((name) => name === 'play_time' ? 'play_one_minute' : name);
const customOf = ({ itemsByName }) => itemsByName['copper_ingot'] ? CUSTOM : CUSTOM_BEFORE_1_17;
/**
 * The number of a statistic within its category; undefined for the project's own entries, and for names that the version lacks.
 */
function numberOf(game, { category, name }) {
    const { blocksByName, itemsByName, entitiesByName } = game.registry;
    if (category === 'mined')
        return blocksByName[name]?.id;
    if (category === 'killed' || category === 'killed_by')
        return entitiesByName[name]?.id;
    if (category !== 'custom')
        return itemsByName[name]?.id;
    const number = customOf(game.registry).indexOf(name);
    return number < 0 ? undefined : number;
}
/** The statistic that a server has sent; undefined if the version has no name for its numbers. */
export function statisticOf({ categoryId, statisticId, value }, names) {
    const category = STATISTIC_CATEGORIES[categoryId];
    if (category === undefined)
        return undefined;
    const name = category === 'custom' ? customOf(names)[statisticId] : tableOf(category, names)[statisticId]?.name;
    return name === undefined ? undefined : { category, name, value };
}
function tableOf(category, { blocks, items, entities }) {
    if (category === 'mined')
        return blocks;
    return category === 'killed' || category === 'killed_by' ? entities : items;
}
/** Answers a client's request: the counters that have changed since its last one (vanilla ServerStatsCounter.sendStats). */
export function sendStatistics(game, player) {
    const entries = player.statistics.takeChanged().flatMap((statistic) => {
        const categoryId = STATISTIC_CATEGORIES.indexOf(statistic.category);
        const statisticId = categoryId < 0 ? undefined : numberOf(game, statistic);
        return statisticId === undefined ? [] : [{ categoryId, statisticId, value: statistic.value }];
    });
    player.send('statistics', { entries });
}
/** Counts one tick of a player's time (vanilla Player.tick). */
export function countTick(game, player) {
    const { statistics } = player;
    if (customOf(game.registry) === CUSTOM) {
        statistics.add('custom', 'play_time');
        statistics.add('custom', 'total_world_time');
    }
    else
        statistics.add('custom', 'play_one_minute');
    if (player.dead)
        return;
    statistics.add('custom', 'time_since_death');
    if (!player.asleep)
        statistics.add('custom', 'time_since_rest');
    if (player.sneaking)
        statistics.add('custom', 'sneak_time');
}
/** Counts a move (vanilla Player.checkMovementStatistics): in water, on a ladder, on the ground or through the air. */
export function countMove(game, player, from) {
    const { position, statistics, onGround } = player;
    const [dx, dy, dz] = [
        position.x - from.position.x,
        position.y - from.position.y,
        position.z - from.position.z,
    ];
    const count = (name, blocks) => statistics.add('custom', name, Math.round(100 * blocks));
    if (from.onGround && !onGround && dy > 0)
        statistics.add('custom', 'jump');
    const at = (p) => game.level.get(blockOf(p));
    const wet = (p) => fluidOf(game.level, at(p))?.kind === 'water';
    if (wet(player.eyes))
        count('walk_under_water_one_cm', Math.hypot(dx, dy, dz));
    else if (wet(position))
        count('walk_on_water_one_cm', Math.hypot(dx, dz));
    else if (game.blocks.of(at(position)).breaksFall) {
        if (dy > 0)
            count('climb_one_cm', dy);
    }
    else if (onGround) {
        const way = player.sprinting ? 'sprint_one_cm' : player.sneaking ? 'crouch_one_cm' : 'walk_one_cm';
        count(way, Math.hypot(dx, dz));
    }
    else if (Math.hypot(dx, dz) > 0.25)
        count('fly_one_cm', Math.hypot(dx, dz));
}
/** The statistic for opening a block (vanilla). */
const OPENED = {
    chest: 'open_chest',
    trapped_chest: 'trigger_trapped_chest',
    ender_chest: 'open_enderchest',
    barrel: 'open_barrel',
    dispenser: 'inspect_dispenser',
    dropper: 'inspect_dropper',
    hopper: 'inspect_hopper',
    furnace: 'interact_with_furnace',
    smoker: 'interact_with_smoker',
    blast_furnace: 'interact_with_blast_furnace',
    crafting_table: 'interact_with_crafting_table',
    brewing_stand: 'interact_with_brewingstand',
    beacon: 'interact_with_beacon',
    anvil: 'interact_with_anvil',
    chipped_anvil: 'interact_with_anvil',
    damaged_anvil: 'interact_with_anvil',
    grindstone: 'interact_with_grindstone',
    stonecutter: 'interact_with_stonecutter',
    smithing_table: 'interact_with_smithing_table',
    loom: 'interact_with_loom',
    cartography_table: 'interact_with_cartography_table',
};
/** Counts that a player has opened a block with a window. */
export function countOpened(player, block) {
    const custom = OPENED[block] ?? (block.endsWith('shulker_box') ? 'open_shulker_box' : undefined);
    if (custom !== undefined)
        player.statistics.add('custom', custom);
    player.statistics.add('opened', block);
}
