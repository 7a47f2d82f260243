import { waterBottle } from '../items/water-bottle.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { blockInSight } from '../player/sight.js';
import { exchange } from './held-item.js';
const REACH = 5;
/** A glass bottle is filled with the water that the player looks at (vanilla BottleItem). */
export const glassBottle = {
    is: (item) => item === 'glass_bottle',
    use(use) {
        const { game, player } = use;
        const sight = blockInSight(game, player, { reach: REACH, sources: true });
        if (!sight || fluidOf(game.level, game.level.get(sight.position))?.kind !== 'water')
            return false;
        player.statistics.add('used', 'glass_bottle');
        exchange(use, waterBottle(game.items));
        return true;
    },
};
