import { letGo } from '../entities/leash.js';
import { subtract } from '../geometry.js';
/** Lengths of a lead: distance at which the mob walks along, at which it is pulled, and at which the lead breaks (blocks). */
const WALKS = 4;
const PULLS = 6;
const BREAKS = 10;
const PULL = 0.4;
/** Ticks between two searches for a path behind its leader. */
const INTERVAL = 10;
/** Kinds besides monsters that cannot be leashed. */
const FREE = new Set('villager wandering_trader bat turtle panda cod salmon pufferfish tropical_fish'.split(' '));
/** Monsters that can be leashed. */
const LED_MONSTERS = new Set(['hoglin', 'zoglin', 'skeleton_horse', 'zombie_horse']);
const canBeLed = ({ kind, type, traits, target }) => !FREE.has(kind) &&
    (type.nature !== 'hostile' || LED_MONSTERS.has(kind)) &&
    kind !== 'enderman' &&
    !(kind === 'wolf' && target !== undefined && !traits.tame);
/** Puts a lead on an animal, or takes it off if the player is holding it (vanilla Mob.checkAndHandleImportantInteractions). */
export const lead = ({ game, player, mob, stack, hand }) => {
    if (mob.leash === player) {
        letGo(game, mob, { drops: !player.creative });
        return true;
    }
    if (stack?.name !== 'lead' || mob.leash || !canBeLed(mob))
        return false;
    mob.tieTo(player);
    mob.traits.persistent = true;
    player.statistics.add('leashed', mob.kind);
    player.statistics.add('used', 'lead');
    player.useUp(hand);
    return true;
};
/** Follows its leader, is pulled along, or breaks loose (vanilla PathfinderMob.tickLeash). */
export const followLead = (mob) => {
    const { leash, game } = mob;
    if (!leash)
        return false;
    const gone = leash.removed || ('dead' in leash && leash.dead === true);
    const far = mob.distanceTo(leash);
    if (gone || far > BREAKS) {
        letGo(game, mob, { drops: true });
        return false;
    }
    if (far > PULLS) {
        const by = subtract(leash.position, mob.position);
        const pull = (d) => Math.sign(d) * (d / far) ** 2 * PULL;
        const { x, y, z } = mob.velocity;
        mob.velocity = { x: x + pull(by.x), y: y + pull(by.y), z: z + pull(by.z) };
    }
    else if (far > WALKS && (mob.age + mob.id) % INTERVAL === 0)
        mob.goTo(leash.position, { near: 2 });
    return false;
};
