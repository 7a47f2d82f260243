/** Puts the resulting item into the hand, or into the inventory if the hand is not empty. */
export function exchange({ player, hand }, result) {
    if (player.creative)
        return;
    player.useUp(hand);
    if (player.held(hand))
        player.giveOrToss(result);
    else
        player.inventory[player.handSlot(hand)] = result;
}
