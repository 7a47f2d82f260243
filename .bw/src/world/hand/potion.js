import { giveDoses } from '../player/doses.js';
import { tellConsumed } from '../player/eating.js';
import { startUsing } from '../player/in-use.js';
import { potionDoses, potionIn } from '../player/potions.js';
import { exchange } from './held-item.js';
const DRINK_TICKS = 32;
/** A bottle with a potion or water, which players drink. */
export const potion = {
    is: (item) => item === 'potion',
    use(use) {
        const { game, player, hand } = use;
        startUsing(game, player, hand, {
            ticks: DRINK_TICKS,
            finish: () => {
                const stack = player.held(hand);
                if (!stack)
                    return;
                giveDoses(game, player, potionDoses(game, stack));
                player.statistics.add('used', 'potion');
                player.statistics.add('drunk', potionIn(stack) ?? 'water');
                tellConsumed(player);
                exchange({ ...use, stack }, game.items.make('glass_bottle'));
            },
        });
        return true;
    },
};
