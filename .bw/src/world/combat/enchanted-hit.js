import { enchantment } from '../items/stack.js';
import { isAquatic, isArthropod, isUndead } from '../kernel/entities/creature-type.js';
import { setOnFire } from '../player/burning.js';
import { giveDoses } from '../player/doses.js';
import { push } from '../player/health.js';
/** Damage in half hearts that each level of an enchantment adds against its kinds of creatures. */
const PER_LEVEL = 2.5;
/** Push per level of Knockback, and of a full swing while running, in blocks per tick. */
const PUSH = 0.5;
/** Burning time per level of Fire Aspect (ticks). */
const BURN_TICKS = 80;
/**
 * Slowness of an arthropod hit with Bane of Arthropods: its level minus one, minimum duration (ticks), and maximum additional
 * ticks per level of the enchantment.
 */
const BANE = { amplifier: 3, ticks: 20, more: 10 };
/** Damage that a weapon's enchantments add against a kind of creature (vanilla getDamageBonus), in half hearts. */
export function extraDamage(weapon, kind) {
    const sharpness = enchantment(weapon, 'sharpness');
    return ((sharpness > 0 ? 0.5 * sharpness + 0.5 : 0) +
        (isUndead(kind) ? PER_LEVEL * enchantment(weapon, 'smite') : 0) +
        (isArthropod(kind) ? PER_LEVEL * enchantment(weapon, 'bane_of_arthropods') : 0) +
        (isAquatic(kind) ? PER_LEVEL * enchantment(weapon, 'impaling') : 0));
}
/**
 * Effects of a hit on an entity besides damage: a run-up and the weapon's enchantments push it, set it on fire and slow it down.
 */
export function afterHit(game, { position }, target, { weapon, runUp }) {
    const strength = PUSH * (enchantment(weapon, 'knockback') + (runUp ? 1 : 0));
    if (strength > 0)
        push(game, target, position, strength);
    const burns = enchantment(weapon, 'fire_aspect');
    if (burns > 0)
        setOnFire(target, BURN_TICKS * burns);
    const bane = isArthropod(target.kind) ? enchantment(weapon, 'bane_of_arthropods') : 0;
    if (bane === 0)
        return;
    const ticks = BANE.ticks + game.mobChance.between(0, BANE.more * bane);
    giveDoses(game, target, [{ effect: 'slowness', amplifier: BANE.amplifier, ticks }]);
}
