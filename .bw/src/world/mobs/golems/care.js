/** Health from an iron ingot, in half hearts. */
const MENDS = 25;
/** An iron ingot repairs an iron golem. */
export const mendGolem = ({ player, mob, stack, hand }) => {
    if (mob.kind !== 'iron_golem' || stack?.name !== 'iron_ingot' || mob.health >= mob.fullHealth)
        return false;
    mob.health = Math.min(mob.fullHealth, mob.health + MENDS);
    player.useUp(hand);
    return true;
};
