import { isCooling } from '../player/cooldown.js';
import { startUsing } from '../player/in-use.js';
/** Shields and spyglasses: raised until the button is released. */
export const raised = {
    is: (item) => item === 'shield' || item === 'spyglass',
    use({ game, player, hand, stack }) {
        if (isCooling(game, player, stack.name))
            return false;
        startUsing(game, player, hand, {});
        if (stack.name === 'spyglass')
            player.statistics.add('used', 'spyglass');
        return true;
    },
};
