import { ticksSince, ticksUntil } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { giveDoses } from '../../player/doses.js';
import { findTarget, isWithinReach } from '../hunting.js';
import { attackByMagic, eyesOf } from '../prey.js';
/** The sonic boom: horizontal and vertical range (blocks), ticks of charging and between two booms, damage. */
const BOOM = { reach: 15, height: 20, charge: 34, pause: 40, damage: 10 };
const STATUS_BOOM = 62;
/** It repeatedly darkens the sight of nearby players. */
const DARKNESS = { every: 120, range: 20, ticks: 260 };
/** Ticks for which it is angry before it uses its sonic boom on a target that it cannot reach. */
const PATIENCE = 60;
/** Ticks of the boom that it is charging, of the next darkness, and of when its target was last within reach. */
export const WARDEN = new SavedMemory('warden', {
    boomsAt: ticksUntil('BoomIn'),
    darkensAt: ticksUntil('DarknessIn', { initial: 0 }),
    reachedAt: ticksSince('ReachedAgo'),
});
/** A warden uses its sonic boom, which passes through walls, on targets that it cannot reach (vanilla Warden, SonicBoom). */
export const boom = (mob) => {
    const { game } = mob;
    const memory = WARDEN.of(mob);
    darken(mob);
    const target = findTarget(mob);
    if (!target) {
        memory.boomsAt = undefined;
        memory.reachedAt = game.ticks;
        return false;
    }
    const due = memory.boomsAt;
    if (due !== undefined) {
        mob.stop();
        if (game.ticks < due)
            return true;
        memory.boomsAt = undefined;
        memory.reachedAt = game.ticks;
        if (isInBoom(mob, target))
            attackByMagic(mob, target, BOOM.damage);
        mob.readyAt = game.ticks + BOOM.pause;
        return true;
    }
    if (isWithinReach(mob, target))
        memory.reachedAt = game.ticks;
    memory.reachedAt ??= game.ticks;
    const waited = game.ticks - memory.reachedAt;
    if (waited < PATIENCE || game.ticks < mob.readyAt || mob.distanceTo(target) > BOOM.reach)
        return false;
    memory.boomsAt = game.ticks + BOOM.charge;
    game.broadcastSeen(mob, 'entity_status', { entityId: mob.id, entityStatus: STATUS_BOOM });
    return true;
};
function darken(mob) {
    const { game } = mob;
    const memory = WARDEN.of(mob);
    if (game.ticks < memory.darkensAt)
        return;
    memory.darkensAt = game.ticks + DARKNESS.every;
    for (const player of game.players)
        if (mob.distanceTo(player) <= DARKNESS.range)
            giveDoses(game, player, [{ effect: 'darkness', amplifier: 0, ticks: DARKNESS.ticks }]);
}
function isInBoom(mob, target) {
    const by = { x: target.position.x - mob.position.x, z: target.position.z - mob.position.z };
    return Math.hypot(by.x, by.z) <= BOOM.reach && Math.abs(eyesOf(target).y - eyesOf(mob).y) <= BOOM.height;
}
