import { borderOf, insideBy } from '../border/border.js';
import { hurtPlayer } from './health.js';
/** Hurts a player who is farther outside the border than it allows (vanilla LivingEntity.baseTick). */
export function tickBorder(game, player) {
    if (player.dead)
        return;
    const { buffer, damage } = borderOf(game);
    const beyond = -(insideBy(game, player.position) + buffer);
    if (beyond <= 0 || damage <= 0)
        return;
    hurtPlayer(game, player, { amount: Math.max(1, Math.floor(beyond * damage)), cause: 'suffocation' });
}
