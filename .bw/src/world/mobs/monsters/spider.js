import { subtract } from '../../geometry.js';
import { giveDoses } from '../../player/doses.js';
import { findTarget } from '../hunting.js';
/** Distances between which a spider leaps (blocks); the chance (1 in N); its speed. */
const LEAP_NEAR = 2;
const LEAP_FAR = 4;
const LEAP_ODDS = 3;
const LEAP = 0.4;
/** Climbing speed at obstacles, in blocks per tick. */
const CLIMB = 0.2;
const POISON_TICKS = { peaceful: 0, easy: 0, normal: 140, hard: 300 };
/** Leaps at its target (vanilla LeapAtTargetGoal). */
export const leap = (mob) => {
    const target = findTarget(mob);
    if (!target || !mob.onGround)
        return false;
    const far = mob.distanceTo(target);
    if (far < LEAP_NEAR || far > LEAP_FAR || !mob.game.mobChance.oneIn(LEAP_ODDS))
        return false;
    const by = subtract(target.position, mob.position);
    const flat = Math.hypot(by.x, by.z) || 1;
    const { x, z } = mob.velocity;
    mob.velocity = { x: (by.x / flat) * LEAP + x * 0.2, y: LEAP, z: (by.z / flat) * LEAP + z * 0.2 };
    mob.onGround = false;
    return false;
};
/** Climbs walls between it and its target (vanilla Spider: a block next to it counts as a ladder). */
export const climb = (mob) => {
    const { target } = mob;
    if (!target || mob.dying)
        return false;
    if (mob.route.length === 0 && mob.distanceTo(target) > 1.5)
        mob.route = [target.position];
    if (mob.bumped) {
        mob.velocity = { ...mob.velocity, y: CLIMB };
        mob.fallen = 0;
    }
    return false;
};
/** A cave spider's bite poisons. */
export function poison(mob, victim) {
    const ticks = POISON_TICKS[mob.game.difficulty];
    if (ticks > 0)
        giveDoses(mob.game, victim, [{ effect: 'poison', amplifier: 0, ticks }]);
}
