import { ticksUntil, unsaved } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { blowOf, findTarget, isWithinReach } from '../hunting.js';
import { attack, eyesOf } from '../prey.js';
/** Speed in blocks per tick when it charges and when it drifts, and ticks between two hits. */
const CHARGE = 0.35;
const DRIFT = 0.08;
const PAUSE = 30;
const FLAGS = { key: 16, type: 0 };
const CHARGING = 1;
/** Tick from which a summoned vex wastes away, and whether clients see it charge. */
export const VEX = new SavedMemory('vex', {
    wastesAt: ticksUntil('LifeTicks', { vanilla: true }),
    seemsCharging: unsaved(false),
});
/** A vex flies through blocks at nearby targets; a summoned one eventually withers away (vanilla Vex). */
export const haunt = (mob) => {
    const { game } = mob;
    const memory = VEX.of(mob);
    const end = memory.wastesAt;
    if (end !== undefined && game.ticks >= end && (game.ticks - end) % 20 === 0)
        mob.hurt({ amount: 1, cause: 'starve' });
    mob.fallen = 0;
    mob.velocity = { x: 0, y: 0, z: 0 };
    const target = findTarget(mob);
    const charges = target !== undefined && game.ticks >= mob.readyAt;
    if (charges !== memory.seemsCharging) {
        memory.seemsCharging = charges;
        mob.show({ ...FLAGS, value: charges ? CHARGING : 0 });
    }
    if (!target)
        return true;
    const aim = charges ? eyesOf(target) : { ...target.position, y: target.position.y + 4 };
    const by = { x: aim.x - mob.position.x, y: aim.y - mob.position.y, z: aim.z - mob.position.z };
    const far = Math.hypot(by.x, by.y, by.z);
    const share = far > 0 ? Math.min(1, (charges ? CHARGE : DRIFT) / far) : 0;
    const { x, y, z } = mob.position;
    mob.position = { x: x + by.x * share, y: y + by.y * share, z: z + by.z * share };
    mob.yaw = (Math.atan2(-by.x, by.z) * 180) / Math.PI;
    if (!charges || !(isWithinReach(mob, target) || far < 1))
        return true;
    mob.readyAt = game.ticks + PAUSE;
    attack(mob, target, blowOf(mob, target));
    return true;
};
