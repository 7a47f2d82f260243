import { giveDoses } from '../../player/doses.js';
/** Ticks of hunger from a husk per step of difficulty, and of withering from a wither skeleton. */
const HUNGER_TICKS = 140;
const STEPS = { peaceful: 0, easy: 1, normal: 2, hard: 3 };
const WITHER_TICKS = 200;
/** Upward speed caused by a hoglin's hit, in blocks per tick. */
const TOSS = 0.5;
const STATUS_ATTACK = 4;
/** A husk's hit causes hunger. */
export function starve(mob, victim) {
    const ticks = HUNGER_TICKS * STEPS[mob.game.difficulty];
    if (!mob.traits.equipment.has(0))
        giveDoses(mob.game, victim, [{ effect: 'hunger', amplifier: 0, ticks }]);
}
/** A wither skeleton's hit withers. */
export function wither(mob, victim) {
    giveDoses(mob.game, victim, [{ effect: 'wither', amplifier: 0, ticks: WITHER_TICKS }]);
}
/** Hits of hoglins, zoglins and ravagers throw their victims into the air. */
export function throwUp(mob, victim) {
    mob.game.broadcastNear(mob.position, 'entity_status', { entityId: mob.id, entityStatus: STATUS_ATTACK });
    if ('velocity' in victim)
        victim.velocity = { ...victim.velocity, y: victim.velocity.y + TOSS };
}
