import { mount } from '../../player/riding.js';
import { mountOf } from './mount-kinds.js';
import { setSaddle } from './pack.js';
/** Puts a saddle on a mob. */
export const saddle = ({ player, mob, stack, hand }) => {
    const kind = mountOf(mob);
    if (stack?.name !== 'saddle' || !kind?.saddles || mob.traits.saddled || mob.traits.baby)
        return false;
    if (kind.wild && !mob.traits.tame)
        return false;
    setSaddle(mob, stack);
    mob.traits.persistent = true;
    player.statistics.add('used', 'saddle');
    player.useUp(hand);
    return true;
};
/** Lets a player mount it: horses always, mobs that need a saddle only with one. */
export const ride = ({ game, player, mob, stack, hand }) => {
    const kind = mountOf(mob);
    if (!kind || hand !== 0 || mob.traits.baby || player.sneaking || mob.riders.length > 0)
        return false;
    if (!kind.wild && kind.saddles && !mob.traits.saddled && mob.kind !== 'camel')
        return false;
    if (stack && mob.type.food?.has(stack.name))
        return false;
    mob.stop();
    player.yaw = mob.yaw;
    return mount(game, player, mob);
};
