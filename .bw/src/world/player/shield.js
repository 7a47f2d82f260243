import { lookVector } from '../geometry.js';
import { Player } from '../kernel/player/player.js';
import { coolDown } from './cooldown.js';
import { stopUsing } from './in-use.js';
/** Ticks after which a raised shield blocks damage. */
const RAISE_TICKS = 5;
/** Minimum damage that wears a shield, in half hearts. */
const WEARS = 3;
/** Ticks for which an axe disables it. */
const DISABLED_TICKS = 100;
const STATUS_BLOCKED = 29;
const STATUS_BROKEN = 30;
/** Whether a raised shield blocks a hit from the front (vanilla LivingEntity.isDamageSourceBlocked). */
export function blockWithShield(game, player, amount, from) {
    const { using } = player;
    if (!from.position || using?.item !== 'shield' || game.ticks - using.since < RAISE_TICKS)
        return false;
    const look = lookVector({ yaw: player.yaw, pitch: 0 });
    const towards = { x: from.position.x - player.position.x, z: from.position.z - player.position.z };
    if (look.x * towards.x + look.z * towards.z <= 0)
        return false;
    // Vanilla counts the shield as used when it blocks a hit (Player.hurtCurrentlyUsedShield).
    player.statistics.add('used', 'shield', 1);
    if (amount >= WEARS)
        player.wear(1 + Math.floor(amount), using.hand);
    player.statistics.add('custom', 'damage_blocked_by_shield', Math.round(amount * 10));
    const axe = from.by instanceof Player && (from.by.held()?.name.endsWith('_axe') ?? false);
    if (axe) {
        stopUsing(game, player);
        coolDown(game, player, 'shield', DISABLED_TICKS);
    }
    const entityStatus = axe ? STATUS_BROKEN : STATUS_BLOCKED;
    game.broadcastNear(player.position, 'entity_status', { entityId: player.id, entityStatus });
    return true;
}
