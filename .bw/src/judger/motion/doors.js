import { Vec3 } from 'vec3';
import { add } from '../../core/position.js';
import { EYE_HEIGHT } from '../../game/bodies.js';
import { aimAt } from './aim.js';
import { halt, steer } from './follower.js';
import { hasReached } from './foresight.js';
import { waitUntil } from './wait-until.js';
/** How long to wait for another agent that is in the door (ticks). */
const PATIENCE_TICKS = 60;
/** Maximum time until a door has moved, until the body is in line with the gap, and until it has passed through (ticks). */
const SWING_TICKS = 10;
const ALIGN_TICKS = 20;
const THROUGH_TICKS = 40;
/** Maximum distance of the body from the centre of the gap (blocks): a gap is 13/16 wide, a body 0.6. */
const OFF_LINE = 0.06;
/** Distance from the centre of the door at which the body is outside the door's cell (blocks). */
const CLEAR = 0.82;
/**
 * Opens a door by hand, goes through it and leaves it as before. A bot that is stopped on the way leaves the gap on the nearer
 * side, so that no door stays open. Only one agent at a time goes through a door.
 * @returns whether the bot has passed it
 */
export async function goThroughDoor(context, doorway) {
    const { turns } = context;
    const { door } = doorway;
    if (!(await waitUntil(context, PATIENCE_TICKS, () => turns.take(door))))
        return false;
    const steady = { ...context, signal: NEVER };
    try {
        const wasOpen = isOpen(context, door);
        if (!(await swing(steady, door, true)))
            return false;
        const isThrough = await pass(steady, doorway, () => context.signal.aborted);
        return (await swing(steady, door, wasOpen)) && isThrough;
    }
    finally {
        turns.leave(door);
    }
}
const NEVER = new AbortController().signal;
const stateOf = ({ bot }, { x, y, z }) => bot.blockAt(new Vec3(x, y, z));
const isOpen = (context, door) => stateOf(context, door)?.getProperties().open === true;
/** Opens or closes a door. @returns whether it has that state now */
async function swing(context, door, open) {
    if (isOpen(context, door) === open)
        return true;
    await aimAt(context, add(door, { x: 0.5, y: 0.5, z: 0.5 }));
    const block = stateOf(context, door);
    if (block === null || context.isGone())
        return false;
    await context.bot.activateBlock(block);
    return waitUntil(context, SWING_TICKS, () => isOpen(context, door) === open);
}
/**
 * Goes through an open door, along the middle of its gap.
 * @param isOff whether the bot should no longer enter
 * @returns whether the bot has passed it
 */
async function pass(context, { before, door, behind }, isOff) {
    const { bot } = context;
    const across = before.x === behind.x ? 'x' : 'z';
    const along = across === 'x' ? 'z' : 'x';
    const line = door[across] + middleOfGap(context, door, across);
    const inLine = (cell) => ({ ...add(cell, { x: 0.5, y: 0, z: 0.5 }), [across]: line });
    await align(context, { across, line }, isOff);
    const points = [inLine(door), inLine(behind)];
    /** How far the body is past the centre of the door (blocks). */
    const beyond = () => (bot.entity.position[along] - (door[along] + 0.5)) * (behind[along] - door[along]);
    const isBehind = () => beyond() >= CLEAR;
    const isOver = () => isBehind() || context.isGone() || (isOff() && beyond() <= -CLEAR);
    for (let tick = 0; tick < THROUGH_TICKS && !isOver(); tick++) {
        if (points.length > 1 && hasReached(bot.entity.position, points[0]))
            points.shift();
        const isTurningBack = isOff() && beyond() < 0;
        steer(bot, isTurningBack ? inLine(before) : points[0]);
        await bot.waitForTicks(1);
    }
    halt(bot);
    return isBehind();
}
/** The centre of the gap that an open door leaves in its cell (distance from the cell's edge in blocks). */
function middleOfGap(context, door, across) {
    const [low, high] = across === 'x' ? [0, 3] : [2, 5];
    const [panel] = stateOf(context, door)?.shapes ?? [];
    const [from, to] = [panel?.[low] ?? 0, panel?.[high] ?? 0];
    if (to - from > 0.5)
        return 0.5;
    return from < 0.5 ? (to + 1) / 2 : from / 2;
}
/** Steps aside until the body is in line with the gap. */
async function align({ bot }, { across, line }, isOff) {
    const isAside = () => Math.abs(bot.entity.position[across] - line) > OFF_LINE;
    if (isOff() || !isAside())
        return;
    bot.setControlState('sneak', true);
    for (let tick = 0; tick < ALIGN_TICKS && !isOff() && isAside(); tick++) {
        const { x, y, z } = bot.entity.position;
        const at = across === 'x' ? new Vec3(line, y + EYE_HEIGHT, z) : new Vec3(x, y + EYE_HEIGHT, line);
        await bot.lookAt(at, true);
        bot.setControlState('forward', true);
        await bot.waitForTicks(1);
    }
    bot.setControlState('forward', false);
    bot.setControlState('sneak', false);
}
