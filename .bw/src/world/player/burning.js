import { enchantment } from '../items/stack.js';
import { Body } from '../kernel/entities/body.js';
import { wornBy } from '../kernel/entities/protection.js';
/** Share by which each level of Fire Protection shortens burning. */
const PROTECTS = 0.15;
/** Sets a body on fire for some ticks, fewer with fire protection (vanilla setSecondsOnFire). */
export function setOnFire(target, ticks) {
    const best = Math.max(0, ...wornBy(target).map((piece) => enchantment(piece, 'fire_protection')));
    const rest = ticks - Math.floor(ticks * best * PROTECTS);
    if (target instanceof Body)
        target.ignite(rest);
    else if (!target.creative) {
        target.fire = Math.max(target.fire, rest);
        // makes it check its surroundings in the next tick, even if it stands still
        target.safeAt = -1;
    }
}
