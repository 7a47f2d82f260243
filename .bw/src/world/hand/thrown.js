import { coolDown, isCooling } from '../player/cooldown.js';
import { isThrown, thrownItem } from '../projectiles/thrown.js';
import { launch } from './launch.js';
/** Speed (blocks per tick) and angle above the line of sight (degrees); other items are thrown straight. */
const LOBBED = {
    splash_potion: { speed: 0.5, raise: -20 },
    lingering_potion: { speed: 0.5, raise: -20 },
    experience_bottle: { speed: 0.7, raise: -20 },
};
const STRAIGHT = { speed: 1.5, raise: 0 };
const PEARL_TICKS = 20;
/** Snowballs, eggs, ender pearls, splash and lingering potions, bottles of experience. */
export const thrown = {
    is: isThrown,
    use({ game, player, hand, stack }) {
        const { name } = stack;
        if (!isThrown(name) || isCooling(game, player, name))
            return false;
        if (name === 'ender_pearl')
            coolDown(game, player, name, PEARL_TICKS);
        const item = { ...stack, name, count: 1 };
        game.addEntity(thrownItem(game, item, launch(game, player, LOBBED[name] ?? STRAIGHT)));
        player.statistics.add('used', name);
        player.useUp(hand);
        return true;
    },
};
