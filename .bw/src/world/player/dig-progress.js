import { distance } from '../geometry.js';
import { Memory } from '../kernel/memory/memory.js';
/**
 * Distance within which others see the progress of breaking a block, in blocks (vanilla
 * ServerLevel.destroyBlockProgress).
 */
const SIGHT = 32;
/** Cracks on a block: ten stages, and none. */
const STAGES = 10;
const NONE = -1;
/** The last digging stage of a player that was sent to others. */
const SHOWN = new Memory('cracks', () => ({}));
/** Whether another player can see a player dig. */
export const isWatched = (game, player) => game.showDigging &&
    game.players.some((other) => other !== player && distance(other.position, player.position) < SIGHT + 6);
/** Shows others the progress of a player's digging; `share` is from 0 to 1. */
export function showDigging(game, player, position, share) {
    const stage = Math.max(0, Math.min(STAGES - 1, Math.floor(share * STAGES)));
    const { last } = SHOWN.of(player);
    if (last?.stage === stage && last.position === position)
        return;
    SHOWN.of(player).last = { position, stage };
    tell(game, player, position, stage);
}
/** Called when the player stops digging: the cracks disappear. */
export function hideDigging(game, player) {
    const { last } = SHOWN.of(player);
    if (!last)
        return;
    SHOWN.of(player).last = undefined;
    tell(game, player, last.position, NONE);
}
function tell(game, player, location, destroyStage) {
    game.broadcast('block_break_animation', { entityId: player.id, location, destroyStage }, (other) => other !== player && distance(other.position, location) < SIGHT);
}
