import { subtract } from '../../geometry.js';
import { canSee } from '../../kernel/entities/line-of-sight.js';
import { being, ticksSince } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { Player } from '../../kernel/player/player.js';
import { giveDoses } from '../../player/doses.js';
import { blowOf, findTarget } from '../hunting.js';
import { yawTowards } from '../motion.js';
import { attack, attackByMagic, eyesOf, isPrey } from '../prey.js';
/** Duration of a guardian's and of an elder's beam, and the delay before the first, in ticks. */
const CHARGE = { guardian: 80, elder_guardian: 60, pause: 10 };
/** Damage of the beam in addition to the hit: more on hard difficulty, and by elders; half hearts. */
const MAGIC = 1;
const MORE = 2;
/** Guardians release a target that comes closer than this (blocks). */
const NEAR = 3;
const TARGET = { key: 17, type: 1 };
/** An elder guardian repeatedly tires all players within a range. */
const CURSE = { every: 1200, range: 50, ticks: 6000 };
const SHOWS_ELDER = 'guardian_elder_effect';
/** Damage of its spikes to an attacker. */
const THORNS = 2;
/** The target of its beam, the tick at which the beam began, and the tick of the last hit that its spikes returned. */
export const BEAM = new SavedMemory('beam', {
    at: being('BeamAt', { is: isPrey }),
    since: ticksSince('BeamFor', { initial: 0 }),
    paidAt: ticksSince('PaidAgo'),
});
/** Aims at a visible target for some seconds, and then hurts it (vanilla Guardian.GuardianAttackGoal). */
export const beam = (mob) => {
    const { game } = mob;
    bristle(mob);
    if (mob.kind === 'elder_guardian' && (game.ticks + mob.id) % CURSE.every === 0)
        tire(mob);
    const target = findTarget(mob);
    const now = BEAM.of(mob);
    const far = target ? mob.distanceTo(target) : 0;
    const holds = target !== undefined && (far > NEAR || mob.kind === 'elder_guardian');
    if (!holds || !canSee(game.level, eyesOf(mob), eyesOf(target))) {
        if (now.at)
            letGo(mob);
        return false;
    }
    mob.yaw = yawTowards(subtract(target.position, mob.position));
    if (now.at !== target) {
        Object.assign(now, { at: target, since: game.ticks + CHARGE.pause });
        mob.show({ ...TARGET, value: target.id });
        return true;
    }
    const ticks = mob.kind === 'elder_guardian' ? CHARGE.elder_guardian : CHARGE.guardian;
    if (game.ticks - now.since < ticks)
        return true;
    const more = (game.difficulty === 'hard' ? MORE : 0) + (mob.kind === 'elder_guardian' ? MORE : 0);
    attackByMagic(mob, target, MAGIC + more);
    attack(mob, target, blowOf(mob, target));
    letGo(mob);
    return true;
};
function letGo(mob) {
    BEAM.of(mob).at = undefined;
    mob.show({ ...TARGET, value: 0 });
}
/** Its spikes hurt attackers within reach. */
function bristle(mob) {
    const { attacker, hurtAt } = mob;
    const beam = BEAM.of(mob);
    if (hurtAt === beam.paidAt || !(attacker instanceof Player))
        return;
    beam.paidAt = hurtAt;
    if (mob.distanceTo(attacker) < NEAR * 2)
        attackByMagic(mob, attacker, THORNS);
}
function tire(mob) {
    const { game } = mob;
    for (const player of game.players) {
        if (mob.distanceTo(player) > CURSE.range || player.gameMode !== 'survival')
            continue;
        giveDoses(game, player, [{ effect: 'mining_fatigue', amplifier: 2, ticks: CURSE.ticks }]);
        player.send('game_state_change', { reason: SHOWS_ELDER, gameMode: 1 });
    }
}
