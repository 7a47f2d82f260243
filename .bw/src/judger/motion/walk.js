import { Vec3 } from 'vec3';
import { distance, floor } from '../../core/position.js';
import { EYE_HEIGHT, STEP_HEIGHT } from '../../game/bodies.js';
import { goThroughDoor } from './doors.js';
import { Follower } from './follower.js';
import { isAtGoal } from './search/goal.js';
export { goalCell, goalNear } from './search/goal.js';
/** How often the bot's position is checked while it walks (ms). */
const POLL_MS = 50;
/** Time within which a bot must move at least half a block, otherwise it has stalled (ms). */
const STALL_MS = 2000;
const STALL_BLOCKS = 0.5;
const MAX_STARTS = 3;
/** Maximum number of doors on one path. */
const MAX_DOORS = 6;
/** A bot that is this much farther from its goal than at the start has gone astray (blocks); detours stay within this limit. */
const ASTRAY_BLOCKS = 16;
/** Time limit of a walk: for the start, and per step of the path (ms); several times as long as an unobstructed path takes. */
const START_MS = 5000;
const STEP_MS = 1000;
/**
 * Walks to a goal and verifies the position, which is all that counts. A walk that stalls, takes too long or leads astray is
 * restarted.
 */
export async function walk(context, goal, { longest = Number.POSITIVE_INFINITY, enough } = {}) {
    const { bot, view } = context;
    if (isThere(bot, goal))
        return { ok: true };
    const follower = new Follower(bot, goal, { enough, opensDoors: view.opensDoors });
    try {
        for (let start = 1; start <= MAX_STARTS; start++) {
            await leaveSharedCell(context);
            follower.restart();
            const outcome = await goAlong(context, goal, { follower, longest });
            if (outcome === 'enough')
                return { ok: true };
            if (outcome === 'there')
                break;
            if (outcome === 'detour')
                return { ok: false, reason: 'unreachable', detail: 'the way there is long' };
            if (outcome === 'no_way')
                return { ok: false, reason: 'unreachable', detail: 'no path leads there' };
            if (outcome !== 'stalled')
                return { ok: false, reason: outcome, detail: `the bot is ${outcome}` };
            if (start === MAX_STARTS)
                return { ok: false, reason: 'stuck', detail: `stopped on the way ${MAX_STARTS} times` };
        }
    }
    finally {
        follower.end();
    }
    return settle(context, goal);
}
/** Follows a path, opening the doors on it. */
async function goAlong(context, goal, way) {
    const { follower } = way;
    for (let doors = 1;; doors++) {
        const outcome = await watch(context, goal, way);
        if (outcome !== 'door')
            return outcome;
        const { doorway } = follower;
        const isThrough = doors <= MAX_DOORS && doorway !== undefined && (await goThroughDoor(context, doorway));
        if (context.signal.aborted)
            return 'cancelled';
        if (!isThrough)
            follower.keepOffDoors();
        follower.restart();
    }
}
async function watch(context, goal, { follower, longest }) {
    const { bot, clock } = context;
    const begun = clock.now();
    const astray = distance(bot.entity.position, goal) + ASTRAY_BLOCKS;
    const progress = new Progress(bot.entity.position, begun);
    let limit = START_MS;
    for (;;) {
        if (follower.state === 'no_way')
            return 'no_way';
        if (follower.left > longest)
            return 'detour';
        limit = Math.max(limit, START_MS + STEP_MS * follower.left);
        await clock.sleep(POLL_MS);
        const end = interruptionOf(context) ?? arrivalOf(follower, bot, goal);
        if (end !== undefined)
            return end;
        if (clock.now() - begun > limit || distance(bot.entity.position, goal) > astray)
            return 'stalled';
        if (progress.hasStalled(bot.entity.position, clock.now()))
            return 'stalled';
    }
}
/** Why a walk must end at once, if it must. */
function interruptionOf({ signal, isGone }) {
    if (signal.aborted)
        return 'cancelled';
    return isGone() ? 'agent_gone' : undefined;
}
/** The failure or success of a follower that has ended. It has stopped by then; if released earlier, the bot would slide on. */
function arrivalOf(follower, bot, goal) {
    if (follower.state === 'enough')
        return 'enough';
    if (follower.state === 'at_door')
        return 'door';
    return follower.state !== 'going' && isThere(bot, goal) ? 'there' : undefined;
}
/** Remembers where a bot last made progress. */
class Progress {
    #position;
    /** Game time at which it was there (ms). */
    #time;
    constructor({ x, y, z }, time) {
        this.#position = { x, y, z };
        this.#time = time;
    }
    /** Whether the bot has moved less than half a block for too long. */
    hasStalled(position, now) {
        if (distance(position, this.#position) <= STALL_BLOCKS)
            return now - this.#time > STALL_MS;
        const { x, y, z } = position;
        this.#position = { x, y, z };
        this.#time = now;
        return false;
    }
}
/** Maximum distance to the centre of a cell at which the body is inside the cell (blocks; a player is 0.6 wide). */
const CENTERED = 0.15;
const CENTERING_TICKS = 20;
/** Walks to the centre of a cell, because near the edge the body would reach into the next cell. */
export async function stepToCenter({ bot }, { x, z }) {
    const off = () => Math.hypot(x + 0.5 - bot.entity.position.x, z + 0.5 - bot.entity.position.z);
    bot.setControlState('sneak', true);
    for (let tick = 0; tick < CENTERING_TICKS && off() > CENTERED; tick++) {
        await bot.lookAt(new Vec3(x + 0.5, bot.entity.position.y + EYE_HEIGHT, z + 0.5), true);
        bot.setControlState('forward', true);
        await bot.waitForTicks(1);
    }
    bot.setControlState('forward', false);
    bot.setControlState('sneak', false);
    await bot.waitForTicks(2);
}
/** Maximum height that can be stepped on without a jump (blocks). */
/**
 * Steps out of a cell with a fence, pane or the like, on the side where the body is. The A* search only knows cells: it might
 * start on the other side of the fence, so that the bot would push against it forever.
 */
async function leaveSharedCell(context) {
    const { position } = context.bot.entity;
    const cell = floor(position);
    const heightOf = ({ x, y, z }) => Math.max(0, ...(context.bot.blockAt(new Vec3(x, y, z))?.shapes ?? []).map(([, , , , top = 0]) => top));
    if (position.y - cell.y >= STEP_HEIGHT || heightOf(cell) <= STEP_HEIGHT)
        return;
    const { x, z } = cell;
    const beside = [
        { ...cell, x: x + 1 },
        { ...cell, x: x - 1 },
        { ...cell, z: z + 1 },
        { ...cell, z: z - 1 },
    ].filter((other) => heightOf(other) <= STEP_HEIGHT);
    const toMiddle = (other) => Math.hypot(other.x + 0.5 - position.x, other.z + 0.5 - position.z);
    const [nearest] = beside.sort((one, other) => toMiddle(one) - toMiddle(other));
    if (nearest !== undefined)
        await stepToCenter(context, nearest);
}
/** Waits until the bot stands still, so that its next action starts from there. */
async function settle({ bot, clock }, goal) {
    for (let look = 0; look < 20; look++) {
        const { x, z } = bot.entity.velocity;
        if (bot.entity.onGround && Math.hypot(x, z) < 0.01)
            break;
        await clock.sleep(50);
    }
    return isThere(bot, goal) ? { ok: true } : { ok: false, reason: 'stuck', detail: 'slid off the goal' };
}
/** Whether the bot's feet are at the goal. On a slab they count as one block higher, as in the search. */
function isThere(bot, goal) {
    if (!bot.entity.onGround)
        return false;
    const { position } = bot.entity;
    const cell = floor(position);
    return isAtGoal(goal, cell) || (position.y - cell.y > 0.001 && isAtGoal(goal, { ...cell, y: cell.y + 1 }));
}
