import { updateAround } from '../blocks/updates.js';
import { neighbour } from '../geometry.js';
import { darkness } from '../weather.js';
import { age, aged, growthSpeed } from './crops.js';
import { ripen } from './stems.js';
import { advanceSapling } from './trees.js';
/**
 * Odds (one in this many) that a random tick makes a plant grow on the best ground; on poor ground it takes longer (vanilla
 * CropBlock).
 */
const CROP_ODDS = 25;
/** Light level that crops and saplings need to grow. */
const GROWING_LIGHT = 9;
/** Whether there is enough light for a crop in a cell. The night does not count. */
const isLitForCrops = (game, p) => game.light.rawAt(p) >= GROWING_LIGHT;
/** Field crops: faster on wet ground and away from their own kind. Beetroots skip one tick in three. */
export const crop = (ripe, lazy = false) => (game, p, state) => {
    if (!isLitForCrops(game, p))
        return;
    if (lazy && game.chance.oneIn(3))
        return;
    if (age(state) < ripe && isLucky(game, p, state))
        grow(game, p, aged(game, state, 1, ripe));
};
/** Cocoa and the like: they grow in one of `odds` random ticks, in any light. */
export const steady = (ripe, odds) => (game, p, state) => {
    if (game.chance.oneIn(odds))
        grow(game, p, aged(game, state, 1, ripe));
};
/** Berry bushes: like `steady`, but only with enough light. */
export const bush = (ripe, odds) => {
    const grows = steady(ripe, odds);
    return (game, p, state) => {
        if (isLitForCrops(game, neighbour(p, 'up')))
            grows(game, p, state);
    };
};
/** Stems of pumpkins and melons. */
export const stem = (game, p, state) => {
    if (!isLitForCrops(game, p))
        return;
    if (!isLucky(game, p, state))
        return;
    if (age(state) < 7)
        grow(game, p, aged(game, state, 1, 7));
    else
        ripen(game, p, state);
};
/** Saplings: one random tick in seven advances them, given enough block light or daylight (vanilla getMaxLocalRawBrightness). */
export const sapling = (game, p, state) => {
    const { sky, block } = game.light.at(neighbour(p, 'up'));
    if (Math.max(block, sky - darkness(game)) < GROWING_LIGHT)
        return;
    if (game.chance.oneIn(7))
        advanceSapling(game, p, state);
};
function isLucky(game, p, state) {
    return game.chance.oneIn(Math.floor(CROP_ODDS / growthSpeed(game.level, p, state.name)) + 1);
}
function grow(game, p, next) {
    game.level.set(p, next);
    updateAround(game, [p]);
}
