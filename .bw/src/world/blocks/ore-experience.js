import { centreOf } from '../geometry.js';
import { enchantment } from '../items/stack.js';
/** Experience points from breaking a block, minimum and maximum (vanilla DropExperienceBlock). */
const POINTS = {
    coal_ore: [0, 2],
    deepslate_coal_ore: [0, 2],
    nether_gold_ore: [0, 1],
    lapis_ore: [2, 5],
    deepslate_lapis_ore: [2, 5],
    nether_quartz_ore: [2, 5],
    diamond_ore: [3, 7],
    deepslate_diamond_ore: [3, 7],
    emerald_ore: [3, 7],
    deepslate_emerald_ore: [3, 7],
    redstone_ore: [1, 5],
    deepslate_redstone_ore: [1, 5],
    spawner: [15, 43],
    sculk: [1, 1],
    sculk_catalyst: [5, 5],
    sculk_sensor: [5, 5],
    calibrated_sculk_sensor: [5, 5],
    sculk_shrieker: [5, 5],
};
/** Drops the experience of a block that a player has broken with the right tool. With Silk Touch, there is none. */
export function dropOreExperience(game, p, block, tool) {
    const range = POINTS[block];
    if (!range || enchantment(tool, 'silk_touch') > 0 || game.rules.get('doTileDrops') !== true)
        return;
    const points = game.mobChance.between(...range);
    if (points > 0)
        game.dropExperience(centreOf(p), points);
}
