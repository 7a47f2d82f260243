import { Vec3 } from 'vec3';
/**
 * Looks at a point and waits until the server knows. mineflayer 4.39 sends a forced look with the next physics tick; an action
 * right after it would still use the old direction.
 */
export async function aimAt({ bot }, { x, y, z }) {
    await bot.lookAt(new Vec3(x, y, z), true);
    await bot.waitForTicks(1);
}
/**
 * The same for an agent that may have looked there since the last tick, e.g. at the end of a walk; then it does
 * not wait.
 */
export async function keepAim(context, { x, y, z }) {
    const { bot } = context;
    const { yaw, pitch } = bot.entity;
    await bot.lookAt(new Vec3(x, y, z), true);
    if (bot.entity.yaw !== yaw || bot.entity.pitch !== pitch)
        await bot.waitForTicks(1);
}
/**
 * Looks at a point without waiting for the server: for clicks that do not depend on the look. The server reads
 * the target from the click itself, and a vanilla client that turns and clicks within one tick also sends the
 * click first.
 */
export async function turnTo({ bot }, { x, y, z }) {
    await bot.lookAt(new Vec3(x, y, z), true);
}
