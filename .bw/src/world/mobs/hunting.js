import { afterHit, extraDamage } from '../combat/enchanted-hit.js';
import { distance } from '../geometry.js';
import { attributeValue } from '../kernel/entities/attributes.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { canSee } from '../kernel/entities/line-of-sight.js';
import { wornBy } from '../kernel/entities/protection.js';
import { ticksSince } from '../kernel/memory/fields.js';
import { SavedMemory } from '../kernel/memory/saved-memory.js';
import { Player } from '../kernel/player/player.js';
import { ANGER_TICKS } from './mob-fields.js';
import { ownerOf } from './pets/companion.js';
import { attack, eyesOf, isPrey } from './prey.js';
import { isDay } from './sunlight.js';
/** Ticks between two attacks. */
const STRIKE_TICKS = 20;
/** Ticks for which a hidden target is remembered (vanilla: 60; here long enough to walk around a house). */
const MEMORY_TICKS = 200;
/** Ticks between two searches for a route to an unreachable target. */
const RETRY_TICKS = 20;
/** Ticks for which a pet remembers who fought its owner. */
const LOYAL_TICKS = 100;
/** Ticks between two searches for bodies to hunt. */
const LOOK_TICKS = 20;
const DEFAULT_SIGHT = 16;
const MAIN_HAND = 0;
/** Number of pieces in a full set of armour. */
const ARMOUR_PIECES = 4;
/**
 * Share of its range within which a mob notices an invisible player, minimum share without armour, and minimum range (blocks).
 */
const UNSEEN = 0.7;
const LEAST_SHARE = 0.1;
const LEAST_RANGE = 2;
/** Kinds that wolves never attack. */
const TOO_DANGEROUS = new Set(['creeper', 'ghast', 'armor_stand']);
/** Ticks at which a mob last saw its target, last searched for a route to it, and last looked for prey. */
export const HUNT = new SavedMemory('hunt', {
    seenAt: ticksSince('SeenAgo', { initial: 0 }),
    triedAt: ticksSince('TriedAgo', { initial: Number.NEGATIVE_INFINITY }),
    lookedAt: ticksSince('LookedAgo', { initial: Number.NEGATIVE_INFINITY }),
});
/** Attacks a target within reach (vanilla MeleeAttackGoal); `also` is an additional effect of its hit. */
export const strikeWith = (also) => (mob) => {
    const target = findTarget(mob);
    if (!target || mob.type.damage === undefined || mob.game.ticks < mob.readyAt)
        return false;
    if (!isWithinReach(mob, target))
        return false;
    mob.readyAt = mob.game.ticks + STRIKE_TICKS;
    mob.game.broadcastSeen(mob, 'animation', { entityId: mob.id, animation: 0 });
    attack(mob, target, blowOf(mob, target));
    afterHit(mob.game, mob, target, { weapon: mob.traits.equipment.get(MAIN_HAND) ?? null, runUp: false });
    also?.(mob, target);
    return false;
};
/** Damage of a mob's hit in half hearts: its attribute, and its weapon's bonus against the target. */
export const blowOf = (mob, { kind }) => attributeValue(mob, 'attack_damage') + extraDamage(mob.traits.equipment.get(MAIN_HAND) ?? null, kind);
/** A hit without additional effects. */
export const strike = strikeWith();
/** Whether a mob can hit something from its position. */
export function isWithinReach(mob, target) {
    const reach = (mob.size.width * 2) ** 2 + target.size.width;
    return mob.distanceTo(target) ** 2 <= reach;
}
/** Chases its target around obstacles. */
export function chase(mob) {
    const target = findTarget(mob);
    if (!target)
        return false;
    const { ticks } = mob.game;
    const { goal } = mob;
    const moved = !goal || distance(goal, target.position) > 1;
    const hunt = HUNT.of(mob);
    const tried = hunt.triedAt;
    if (!moved && (mob.route.length > 0 || ticks - tried < RETRY_TICKS))
        return true;
    if (ticks - tried < RETRY_TICKS / 4)
        return true;
    hunt.triedAt = ticks;
    mob.goTo(target.position);
    // the last step goes straight to the target, not to the centre of a block
    if (mob.distanceTo(target) < 2)
        mob.route = [target.position];
    return true;
}
/**
 * Its targets: whoever hurt it or fights its owner; for hostile mobs the nearest visible player, for hunters
 * their prey. Remembered for a while.
 */
export function findTarget(mob) {
    const { game, target: current } = mob;
    const range = mob.type.sight ?? DEFAULT_SIGHT;
    if (isPrey(current) && mob.distanceTo(current) <= range && !isFriend(mob, current)) {
        if (canSee(game.level, eyesOf(mob), eyesOf(current)))
            HUNT.of(mob).seenAt = game.ticks;
        if (game.ticks - HUNT.of(mob).seenAt <= MEMORY_TICKS)
            return current;
    }
    if (mob.target)
        mob.stop();
    const next = angryAt(mob) ??
        ownersFoe(mob) ??
        (isHostileNow(mob) ? nearestPlayer(mob, range) : undefined) ??
        hunted(mob, range);
    mob.target = next;
    if (next)
        HUNT.of(mob).seenAt = game.ticks;
    return next;
}
function angryAt(mob) {
    const { attacker, game } = mob;
    if (game.ticks - mob.hurtAt >= ANGER_TICKS || !isPrey(attacker) || isFriend(mob, attacker))
        return undefined;
    return mob.distanceTo(attacker) <= (mob.type.sight ?? DEFAULT_SIGHT) ? attacker : undefined;
}
/** A tame wolf attacks whatever hurt its owner or was hurt by the owner (vanilla OwnerHurtByTargetGoal, OwnerHurtTargetGoal). */
function ownersFoe(mob) {
    if (!mob.traits.tame || mob.kind !== 'wolf' || mob.traits.sitting)
        return undefined;
    const owner = ownerOf(mob);
    if (!owner)
        return undefined;
    const { foe, victim } = owner.fight;
    const enemy = foe && mob.game.ticks - foe.at < LOYAL_TICKS ? foe.by : undefined;
    return [enemy, victim].find((other) => isPrey(other) &&
        !isFriend(mob, other) &&
        !TOO_DANGEROUS.has(other.kind) &&
        mob.distanceTo(other) <= (mob.type.sight ?? DEFAULT_SIGHT));
}
/** Whether it never attacks a target: its owner, itself, or another pet of its owner. */
function isFriend(mob, other) {
    if (other === mob)
        return true;
    const { owner } = mob.traits;
    if (owner === undefined)
        return false;
    return other instanceof Player ? other.uuid === owner : other.traits.owner === owner;
}
const isHostileNow = (mob) => mob.type.nature === 'hostile' && !(mob.type.nightly && isDay(mob.game));
function nearestPlayer(mob, range) {
    const { game } = mob;
    return game.players
        .filter((player) => isPrey(player) && notices(mob, player, range) && !sparesPlayer(mob, player))
        .sort((a, b) => mob.distanceTo(a) - mob.distanceTo(b))
        .find((player) => canSee(game.level, eyesOf(mob), player.eyes));
}
/**
 * Whether a player is close enough to be noticed; an invisible player is only given away by its armour (vanilla
 * getVisibilityPercent).
 */
function notices(mob, player, range) {
    const far = mob.distanceTo(player);
    if (effectLevel(player, 'invisibility') === 0)
        return far <= range;
    const worn = wornBy(player).filter(Boolean).length / ARMOUR_PIECES;
    return far <= Math.max(LEAST_RANGE, range * UNSEEN * Math.max(LEAST_SHARE, worn));
}
/**
 * Whether a hostile mob ignores a player unless it is hurt: piglins spare players in gold, wardens do not hear sneaking players.
 */
function sparesPlayer({ kind }, player) {
    if (kind === 'warden')
        return player.sneaking;
    return (kind === 'piglin' &&
        player.equipment().some((stack, slot) => slot >= 2 && stack?.name.startsWith('golden_')));
}
/** The nearest body of a kind that it hunts. Tame wolves only hunt skeletons. */
function hunted(mob, range) {
    const { game } = mob;
    const { hunts } = mob.type;
    if (!hunts || mob.traits.sitting || mob.traits.baby)
        return undefined;
    const hunt = HUNT.of(mob);
    if (game.ticks - hunt.lookedAt < LOOK_TICKS)
        return undefined;
    hunt.lookedAt = game.ticks;
    let nearest;
    let least = range;
    for (const other of game.entities.values()) {
        if (!hunts.has(other.kind) || !isPrey(other) || isFriend(mob, other))
            continue;
        if (mob.traits.tame && !other.kind.includes('skeleton'))
            continue;
        const far = mob.distanceTo(other);
        if (far >= least || !canSee(game.level, eyesOf(mob), eyesOf(other)))
            continue;
        least = far;
        nearest = other;
    }
    return nearest;
}
