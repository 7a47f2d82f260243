import { enchantment } from '../items/stack.js';
import { armourSlot } from '../kernel/inventory/storage.js';
/** Armour that is put on by using it; since 1.19.4 the previously worn item goes into the hand. */
export const armour = {
    is: (item) => armourSlot(item) !== null && item !== 'carved_pumpkin' && !/_(skull|head)$/.test(item),
    use({ game, player, hand, stack }) {
        const slot = armourSlot(stack.name);
        if (slot === null)
            return false;
        const worn = player.inventory[slot] ?? null;
        if (worn && !game.registry.isNewerOrEqualTo('1.19.4'))
            return false;
        if (worn && !player.creative && enchantment(worn, 'binding_curse') > 0)
            return false;
        player.inventory[slot] = { ...stack, count: 1 };
        player.statistics.add('used', stack.name);
        player.inventory[player.handSlot(hand)] = worn;
        return true;
    },
};
