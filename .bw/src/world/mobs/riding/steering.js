import { blockOf } from '../../geometry.js';
import { attributeValue } from '../../kernel/entities/attributes.js';
import { count, ticksSince, unsaved } from '../../kernel/memory/fields.js';
import { SavedMemory } from '../../kernel/memory/saved-memory.js';
import { countRide, dismount, lastDrive } from '../../player/riding.js';
import { Mob } from '../mob.js';
import { carry } from '../motion.js';
import { STATUS_REFUSED, tame } from '../pets/taming.js';
import { mountOf, obeys } from './mount-kinds.js';
/** Ticks after a report about the vehicle during which a rider's client counts as moving it. */
const CLIENT_MOVES = 20;
/** Input of a rider that only presses a key (vanilla LivingEntity). */
const INPUT = 0.98;
/** Speed factors for sideways and backward movement. */
const SIDEWAYS = 0.5;
const BACKWARDS = 0.25;
const STRIDER_ON_LAND = 0.35;
/** Vertical speed of a full jump, in blocks per tick. Every horse is average here (vanilla: 0.4 to 1). */
const JUMP = 0.7;
/** Duration of a stick's boost in ticks: the minimum, and the random addition (vanilla ItemBasedSteering). */
const BOOST_LOW = 140;
const BOOST_MORE = 841;
const BOOST = 1.15;
/** A wild horse decides once in this many ticks whether it accepts its rider, and gets tamer each time it throws one off. */
const TEMPER_ODDS = 50;
const MAX_TEMPER = 100;
const LEARNS = 5;
/** Start and duration of a stick's boost in ticks, and the power of the jump that its rider requests. */
export const STEERED = new SavedMemory('steered', {
    boostedAt: ticksSince('BoostedAgo'),
    boostTicks: count('BoostTicks'),
    jump: unsaved(undefined),
});
/** Makes it faster for a while, using a stick. Returns false if it is still fast. */
export function boost(mob) {
    if (!(mob instanceof Mob))
        return false;
    const { game } = mob;
    const steered = mountOf(mob) && STEERED.of(mob);
    if (!steered || ticksOfBoost(mob) !== undefined)
        return false;
    steered.boostedAt = game.ticks;
    steered.boostTicks = BOOST_LOW + game.mobChance.between(0, BOOST_MORE - 1);
    return true;
}
/** Called when its rider wants it to jump; `power` from 0 to 100 (vanilla AbstractHorse.onPlayerJump). */
export function jumpWith(mob, rider, power) {
    if (!(mob instanceof Mob) || !mountOf(mob)?.jumps || !obeys(mob, rider) || !Number.isFinite(power))
        return;
    STEERED.of(mob).jump = power >= 90 ? 1 : 0.4 + (0.4 * Math.max(0, power)) / 90;
}
/** A wild horse throws off its rider until it is tame (vanilla RunAroundLikeCrazyGoal). */
export const bearRider = (mob) => {
    const [rider] = mob.riders;
    if (!rider || !mountOf(mob)?.wild || mob.traits.tame)
        return false;
    const { game } = mob;
    const player = game.players.find((other) => other === rider);
    if (!player || !game.mobChance.oneIn(TEMPER_ODDS))
        return false;
    if (game.mobChance.between(0, MAX_TEMPER - 1) < mob.temper) {
        tame(mob, player);
        return false;
    }
    mob.temper = Math.min(MAX_TEMPER, mob.temper + LEARNS);
    dismount(game, player);
    game.broadcastNear(mob.position, 'entity_status', { entityId: mob.id, entityStatus: STATUS_REFUSED });
    return false;
};
/**
 * Moves as directed by its rider. Game clients move their mounts and report the position; for clients that only report the keys
 * pressed, it walks on its own at the same speed.
 */
export const obeyRider = (mob) => {
    const [rider] = mob.riders;
    if (!rider || mob.dying || !obeys(mob, rider))
        return false;
    const { game } = mob;
    mob.stop();
    if (game.ticks - lastDrive(rider) < CLIENT_MOVES) {
        mob.velocity = { x: 0, y: 0, z: 0 };
        mob.fallen = 0;
        return true;
    }
    mob.yaw = rider.yaw;
    const from = mob.position;
    const steered = STEERED.of(mob);
    const power = steered.jump;
    steered.jump = undefined;
    if (power !== undefined && mob.onGround)
        mob.velocity = { ...mob.velocity, y: JUMP * power };
    carry(mob, push(mob, rider.steering));
    countRide(rider, Math.hypot(mob.position.x - from.x, mob.position.z - from.z));
    return true;
};
/** Ticks since the current boost began; undefined if there is none. */
function ticksOfBoost(mob) {
    const { boostedAt, boostTicks } = STEERED.of(mob);
    const since = boostedAt === undefined ? boostTicks : mob.game.ticks - boostedAt;
    return since < boostTicks ? since : undefined;
}
const inLava = ({ game, position }) => game.level.get(blockOf(position)).name === 'lava';
/** The speed that a rider's keys add per tick. */
function push(mob, keys) {
    const kind = mountOf(mob);
    if (!kind)
        return { x: 0, y: 0, z: 0 };
    const ahead = kind.stick ? 1 : keys.forward < 0 ? keys.forward * BACKWARDS : keys.forward;
    const aside = kind.stick ? 0 : keys.sideways * SIDEWAYS;
    const since = ticksOfBoost(mob);
    const faster = since === undefined ? 1 : 1 + BOOST * Math.sin((since / STEERED.of(mob).boostTicks) * Math.PI);
    const onLand = mob.kind === 'strider' && !inLava(mob) ? STRIDER_ON_LAND / kind.share : 1;
    const speed = attributeValue(mob, 'movement_speed') * kind.share * faster * onLand * INPUT;
    const length = Math.max(1, Math.hypot(ahead, aside));
    const turn = (mob.yaw * Math.PI) / 180;
    const [f, s] = [(ahead / length) * speed, (aside / length) * speed];
    return { x: -Math.sin(turn) * f + Math.cos(turn) * s, y: 0, z: Math.cos(turn) * f + Math.sin(turn) * s };
}
