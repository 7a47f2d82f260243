import { subtract } from '../geometry.js';
import { moveBody } from '../kernel/entities/collision.js';
import { effectLevel } from '../kernel/entities/effect-level.js';
import { STEP_HEIGHT } from './standing.js';
const GRAVITY = 0.08;
/** Gravity on a slowly falling body, and the lifting speed per level of Levitation. */
const SLOW_GRAVITY = 0.01;
const LEVITATION = 0.05;
const AIR_DRAG = 0.91;
const GROUND_DRAG = 0.6 * AIR_DRAG;
const VERTICAL_DRAG = 0.98;
const WATER_DRAG = 0.8;
/** Upward acceleration of a swimmer per tick, and depth of its feet. */
const SWIM = 0.04;
const SWIM_DEPTH = 0.4;
const JUMP_SPEED = 0.42;
/** Factor that slows the fall of a chicken. */
const GLIDE = 0.6;
/** Horizontal and vertical distance at which a waypoint counts as reached. */
const REACHED = 0.3;
const SAME_HEIGHT = 0.9;
/** Ticks without progress after which a route is given up. */
const MAX_STALLED_TICKS = 30;
/** Speed below which it counts as zero. */
const MIN_SPEED = 0.003;
/** Ticks between checks of the ground under a mob that stands still. */
const REST_INTERVAL = 4;
/** Moves a mob for one tick: along its route, over steps, through air and water. Returns false if it did not move. */
export function moveMob(mob) {
    const { velocity } = mob;
    const resting = mob.onGround && mob.route.length === 0 && velocity.x === 0 && velocity.z === 0 && velocity.y <= 0;
    if (resting && (mob.age + mob.id) % REST_INTERVAL !== 0)
        return false;
    const swims = inWater(mob);
    if (mob.route.length > 0 && !mob.dying)
        follow(mob, swims);
    drift(mob, swims);
    return true;
}
/** Moves a mob for one tick with an external push, in blocks per tick. */
export function carry(mob, push) {
    const swims = inWater(mob);
    const share = swims ? 1 - WATER_DRAG : mob.onGround ? 1 : 1 - AIR_DRAG;
    const { x, y, z } = mob.velocity;
    mob.velocity = { x: x + push.x * share, y, z: z + push.z * share };
    drift(mob, swims);
}
/** Accelerates towards the next waypoint, and jumps if it is higher than a step. */
function follow(mob, swims) {
    while (mob.route[0] && isReached(mob, mob.route[0])) {
        mob.route.shift();
        mob.stalled = 0;
        mob.closest = Number.POSITIVE_INFINITY;
    }
    const [next] = mob.route;
    if (!next)
        return;
    const by = subtract(next, mob.position);
    const length = Math.hypot(by.x, by.z);
    if (length < mob.closest - 0.02) {
        mob.closest = length;
        mob.stalled = 0;
    }
    else if (++mob.stalled > MAX_STALLED_TICKS) {
        mob.stop();
        return;
    }
    const push = Math.min(mob.pace, length) * (mob.onGround && !swims ? 1 - GROUND_DRAG : 1 - AIR_DRAG);
    if (length > 0)
        mob.velocity = {
            x: mob.velocity.x + (by.x / length) * push,
            y: mob.velocity.y,
            z: mob.velocity.z + (by.z / length) * push,
        };
    mob.yaw = yawTowards(by);
    if (mob.onGround && by.y > STEP_HEIGHT && length < 1 + mob.size.width / 2)
        mob.velocity = { ...mob.velocity, y: JUMP_SPEED };
}
function isReached(mob, p) {
    const by = subtract(p, mob.position);
    return Math.hypot(by.x, by.z) < REACHED && Math.abs(by.y) < SAME_HEIGHT;
}
/** Applies velocity, then gravity and drag (vanilla travel). */
function drift(mob, swims) {
    const wanted = mob.velocity;
    const moved = stepping(mob, wanted);
    const down = mob.position.y - moved.position.y;
    mob.position = moved.position;
    const landed = moved.hitY && wanted.y < 0;
    mob.bumped = moved.hitX || moved.hitZ;
    mob.onGround = landed;
    const isSafe = swims || effectLevel(mob, 'slow_falling') > 0 || effectLevel(mob, 'levitation') > 0;
    mob.fallen = isSafe ? 0 : Math.max(0, mob.fallen + down);
    const y = verticalSpeed(mob, moved.hitY ? 0 : wanted.y, swims);
    const drag = swims ? WATER_DRAG : landed ? GROUND_DRAG : AIR_DRAG;
    const still = (v) => (Math.abs(v) < MIN_SPEED ? 0 : v);
    mob.velocity = {
        x: moved.hitX ? 0 : still(wanted.x * drag),
        y,
        z: moved.hitZ ? 0 : still(wanted.z * drag),
    };
    if (landed)
        mob.land();
}
/** Vertical speed after a tick of buoyancy or gravity. */
function verticalSpeed(mob, y, swims) {
    if (swims)
        return y * WATER_DRAG + (isDeep(mob) ? SWIM : -SWIM / 2);
    const rises = effectLevel(mob, 'levitation');
    if (rises > 0)
        return (y + (LEVITATION * rises - y) * 0.2) * VERTICAL_DRAG;
    const isSlow = y <= 0 && effectLevel(mob, 'slow_falling') > 0;
    const falling = (y - (isSlow ? SLOW_GRAVITY : GRAVITY)) * VERTICAL_DRAG;
    return mob.type.glides && falling < 0 ? falling * GLIDE : falling;
}
/** Moves the body. From the ground, it climbs a step of 0.6 blocks if it gets farther that way. */
function stepping(mob, by) {
    const { level } = mob.game;
    const straight = moveBody(level, mob.position, mob.size, by);
    if (!mob.onGround || (!straight.hitX && !straight.hitZ))
        return straight;
    const up = moveBody(level, mob.position, mob.size, { x: 0, y: STEP_HEIGHT, z: 0 });
    const over = moveBody(level, up.position, mob.size, { x: by.x, y: 0, z: by.z });
    const far = (p) => Math.hypot(p.x - mob.position.x, p.z - mob.position.z);
    if (far(over.position) <= far(straight.position) + 1e-6)
        return straight;
    const drop = mob.position.y - over.position.y;
    const down = moveBody(level, over.position, mob.size, { x: 0, y: drop, z: 0 });
    return { ...over, position: down.position, hitY: true };
}
const inWater = (mob) => isWaterAt(mob, 0.1);
const isDeep = (mob) => isWaterAt(mob, SWIM_DEPTH);
function isWaterAt(mob, above) {
    const { x, y, z } = mob.position;
    const state = mob.game.level.get({ x: Math.floor(x), y: Math.floor(y + above), z: Math.floor(z) });
    return state.name === 'water' || (mob.type.fireproof === true && state.name === 'lava');
}
/** Yaw of a vector, in the protocol's degrees. */
export const yawTowards = (by) => (Math.atan2(-by.x, by.z) * 180) / Math.PI;
