import { boost } from '../mobs/index.js';
/** Durability that a ride costs the stick, by the steered mob. */
const WEAR = {
    carrot_on_a_stick: { mount: 'pig', uses: 7 },
    warped_fungus_on_a_stick: { mount: 'strider', uses: 1 },
};
/** A carrot or a fungus on a stick makes the mount run faster for a while (vanilla FoodOnAStickItem). */
export const stick = {
    is: (item) => WEAR[item] !== undefined,
    use({ game, player, hand, stack }) {
        const { mount = '', uses = 1 } = WEAR[stack.name] ?? {};
        if (player.vehicle?.kind !== mount || !boost(player.vehicle))
            return false;
        player.statistics.add('used', stack.name);
        player.wear(uses, hand);
        // when it is worn out, the rod remains
        if (!player.held(hand))
            player.inventory[player.handSlot(hand)] = game.items.make('fishing_rod');
        return true;
    },
};
