import { popItem } from '../blocks/removing.js';
import { neighbour } from '../geometry.js';
const FULL = 7;
const READY = 8;
/** Ticks until a full composter is ready. */
const RIPENING_TICKS = 20;
const words = (names) => names.trim().split(/\s+/);
/** Chance that an item raises the compost by one level (vanilla ComposterBlock). */
const CHANCES = new Map([
    ...words(`
    oak_leaves spruce_leaves dark_oak_leaves acacia_leaves birch_leaves azalea_leaves jungle_leaves mangrove_leaves
    oak_sapling spruce_sapling birch_sapling jungle_sapling acacia_sapling dark_oak_sapling mangrove_propagule
    beetroot_seeds dried_kelp grass short_grass kelp melon_seeds pumpkin_seeds seagrass sweet_berries glow_berries wheat_seeds
    moss_carpet small_dripleaf hanging_roots mangrove_roots
  `).map((name) => [name, 0.3]),
    ...words(`
    dried_kelp_block tall_grass flowering_azalea_leaves cactus sugar_cane vine nether_sprouts weeping_vines
    twisting_vines melon_slice glow_lichen
  `).map((name) => [name, 0.5]),
    ...words(`
    sea_pickle lily_pad pumpkin carved_pumpkin melon apple beetroot carrot cocoa_beans potato wheat brown_mushroom
    red_mushroom mushroom_stem crimson_fungus warped_fungus nether_wart crimson_roots warped_roots shroomlight dandelion
    poppy blue_orchid allium azure_bluet red_tulip orange_tulip white_tulip pink_tulip oxeye_daisy cornflower
    lily_of_the_valley wither_rose fern sunflower lilac rose_bush peony large_fern spore_blossom azalea moss_block
    big_dripleaf
  `).map((name) => [name, 0.65]),
    ...words(`
    hay_block brown_mushroom_block red_mushroom_block nether_wart_block warped_wart_block flowering_azalea bread
    baked_potato cookie
  `).map((name) => [name, 0.85]),
    ['cake', 1],
    ['pumpkin_pie', 1],
]);
/** Composts an item, or takes out the bone meal. False if it does nothing. */
export function compost(game, player, hand, p, state) {
    const level = Number(state.properties['level']);
    if (level === READY) {
        popItem(game, neighbour(p, 'up'), game.items.make('bone_meal'));
        raise(game, p, 0);
        return true;
    }
    const stack = player.held(hand);
    const chance = stack && CHANCES.get(stack.name);
    if (chance === undefined || chance === null)
        return false;
    if (level === FULL)
        return true;
    player.useUp(hand);
    // the first item always succeeds
    if (level === 0 || game.chance.next() < chance)
        raise(game, p, level + 1);
    return true;
}
function raise(game, p, level) {
    const { states } = game.level;
    game.level.set(p, states.with(game.level.get(p), { level }));
    if (level === FULL)
        game.redstone.schedule(p, RIPENING_TICKS);
}
/** A full composter is ready after a second, even if it was set by a command. */
export const ripening = {
    settle: (game, p, state) => {
        if (state.properties['level'] === FULL && !game.redstone.isScheduled(p))
            game.redstone.schedule(p, RIPENING_TICKS);
        return null;
    },
    due: (game, p, state) => {
        if (state.properties['level'] === FULL)
            raise(game, p, READY);
    },
};
