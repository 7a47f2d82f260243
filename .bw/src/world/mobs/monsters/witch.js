import { Body } from '../../kernel/entities/body.js';
import { ticksUntil } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { nbtCompound, nbtString } from '../../library/nbt.js';
import { giveDoses } from '../../player/doses.js';
import { thrownItem } from '../../projectiles/thrown.js';
import { findTarget } from '../hunting.js';
import { eyesOf } from '../prey.js';
/** Range of its potions in blocks, ticks between two, and their speed. */
const RANGE = 10;
const PAUSE = 60;
const SPEED = 0.75;
/** Ticks of drinking, and the health from a healing potion, in half hearts. */
const DRINK_TICKS = 32;
const HEALING = 4;
const FIRE_RESISTANCE_TICKS = 3600;
/** Tick until which a witch drinks; undefined if it is not drinking. */
export const DRINK = new SavedMemory('drink', { until: ticksUntil('DrinksFor') });
/** Throws potions at nearby targets: weakening ones first, then harming ones. Drinks when hurt or burning (vanilla Witch). */
export const brew = (mob) => {
    const { game } = mob;
    const drink = DRINK.of(mob);
    const { until } = drink;
    if (until !== undefined) {
        if (game.ticks < until)
            return true;
        drink.until = undefined;
        if (mob.burning)
            giveDoses(game, mob, [{ effect: 'fire_resistance', amplifier: 0, ticks: FIRE_RESISTANCE_TICKS }]);
        else
            mob.health = Math.min(mob.fullHealth, mob.health + HEALING);
        mob.extinguish();
        return false;
    }
    const isHurt = mob.health < mob.fullHealth && game.mobChance.oneIn(20);
    if (isHurt || (mob.burning && !mob.traits.effects.has('fire_resistance'))) {
        drink.until = game.ticks + DRINK_TICKS;
        mob.stop();
        return true;
    }
    const target = findTarget(mob);
    if (!target || mob.distanceTo(target) > RANGE)
        return false;
    mob.stop();
    if (game.ticks < mob.readyAt)
        return true;
    mob.readyAt = game.ticks + PAUSE;
    throwPotion(mob, target);
    return true;
};
function throwPotion(mob, target) {
    const { game } = mob;
    const far = mob.distanceTo(target);
    const from = { ...mob.position, y: eyesOf(mob).y - 0.1 };
    const aim = { ...target.position, y: eyesOf(target).y - 1.1 };
    const by = { x: aim.x - from.x, y: aim.y - from.y + far * 0.2, z: aim.z - from.z };
    const length = Math.hypot(by.x, by.y, by.z) || 1;
    const velocity = { x: (by.x / length) * SPEED, y: (by.y / length) * SPEED, z: (by.z / length) * SPEED };
    const nbt = nbtCompound({ Potion: nbtString(`minecraft:${potionFor(mob, target, far)}`) });
    const item = { ...game.items.make('splash_potion'), name: 'splash_potion', nbt };
    game.addEntity(thrownItem(game, item, { position: from, velocity, shooter: mob }));
}
function potionFor(mob, target, far) {
    const { effects } = target.traits;
    const health = target instanceof Body ? target.health : target.health;
    if (far >= 8 && !effects.has('slowness'))
        return 'slowness';
    if (health >= 8 && !effects.has('poison'))
        return 'poison';
    if (far <= 3 && !effects.has('weakness') && mob.game.mobChance.oneIn(4))
        return 'weakness';
    return 'harming';
}
