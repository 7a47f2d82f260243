import { PlayerState } from '../client/player-state.js';
/** Distance at which a point counts as reached (blocks). */
const REACHED = 0.35;
const REACHED_HEIGHT = 1;
/** How long a walk and a jump are simulated (ticks). */
const WALK_TICKS = 60;
const JUMP_TICKS = 20;
/** Latest tick of a walk at which it may still become a jump. */
const MAX_RUN_UP = 6;
/** Whether the feet are at a point of the path. */
export const hasReached = (feet, point) => Math.abs(point.x - feet.x) <= REACHED &&
    Math.abs(point.z - feet.z) <= REACHED &&
    Math.abs(point.y - feet.y) < REACHED_HEIGHT;
/**
 * How a body gets to the next point: running if possible, otherwise with a jump, otherwise walking. Determined by moving a
 * simulated body, as mineflayer-pathfinder does. Undefined if it does not get there.
 */
export function gaitTo(bot, point) {
    const ahead = new Foresight(bot, point);
    if (ahead.canGo(true))
        return { jump: false, sprint: true };
    if (ahead.canJump(true))
        return { jump: true, sprint: true };
    if (ahead.canGo(false))
        return { jump: false, sprint: false };
    if (ahead.canJump(false))
        return { jump: true, sprint: false };
    return undefined;
}
class Foresight {
    #bot;
    #point;
    /** Results of jumps by whether the body was running, and by the tick of the jump. */
    #jumps = new Map();
    constructor(bot, point) {
        this.#bot = bot;
        this.#point = point;
    }
    /** Whether the body gets there without a jump, or with one that it does not have to make yet. */
    canGo(sprint) {
        if (this.#arrives(WALK_TICKS, sprint, Number.POSITIVE_INFINITY))
            return true;
        if (this.canJump(sprint))
            return false;
        for (let after = 1; after <= MAX_RUN_UP; after++)
            if (this.canJump(sprint, after))
                return true;
        return false;
    }
    /** Whether jumping after this many ticks gets the body there. */
    canJump(sprint, after = 0) {
        const key = 2 * after + Number(sprint);
        const cached = this.#jumps.get(key);
        if (cached !== undefined)
            return cached;
        const arrives = this.#arrives(JUMP_TICKS, sprint, after);
        this.#jumps.set(key, arrives);
        return arrives;
    }
    #arrives(ticks, sprint, jumpAfter) {
        const point = this.#point;
        const { simulate } = this.#bot.extras;
        const { forward, back, left, right, jump, sneak } = this.#bot.controlState;
        const control = { forward, back, left, right, jump, sneak, sprint };
        const state = new PlayerState(this.#bot, control);
        for (let tick = 0; tick < ticks; tick++) {
            const { x, y, z } = state.pos;
            const { x: vx, y: vy, z: vz } = state.vel;
            state.yaw = Math.atan2(x - point.x, z - point.z);
            control.forward = true;
            control.jump = tick >= jumpAfter;
            simulate(state);
            if (state.isInLava)
                return hasReached(state.pos, point);
            if (hasReached(state.pos, point))
                return true;
            const stands = state.pos.x === x && state.pos.y === y && state.pos.z === z;
            const isStuck = stands && state.vel.x === vx && state.vel.y === vy && state.vel.z === vz;
            if (isStuck && tick >= 1 && (tick > jumpAfter || jumpAfter > ticks))
                return false;
        }
        return false;
    }
}
