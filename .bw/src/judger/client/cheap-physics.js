import { createRequire } from 'node:module';
import { once } from '../../core/once.js';
const { Physics } = createRequire(import.meta.url)('prismarine-physics');
/** Physics of a version, made once for all its bots: mineflayer gives each bot its own functions, which V8 compiles again. */
const simulateOf = once((registry) => new Physics(registry).simulatePlayer);
/** Moves simulated bodies of a bot in the world as its client sees it. */
export function simulatorOf(registry, world) {
    const simulate = simulateOf(registry);
    return (state) => simulate(state, world);
}
/** Block changes farther from a body than this cannot move it (blocks). */
const TOUCHING = 4;
/**
 * Makes a bot's physics cheap without changing any of its results: blocks come from `bodyWorld`, and a body at rest is not
 * moved again until something happens to it.
 */
export function makePhysicsCheap(bot) {
    const simulate = simulateOf(bot.registry);
    const world = bot.extras.bodyWorld;
    /** The body's state before and after a tick that changed nothing. */
    let rest;
    const wake = () => {
        rest = undefined;
    };
    bot.extras.changes.on((x, y, z) => {
        if (rest !== undefined && isNear(x, y, z, rest))
            rest = undefined;
    });
    bot.on('chunkColumnLoad', wake);
    bot.on('chunkColumnUnload', wake);
    bot.physics.simulatePlayer = (state) => {
        if (rest !== undefined && isSame(rest, state))
            return state;
        rest = undefined;
        const before = isIdle(state) ? restOf(state) : undefined;
        const after = simulate(state, world);
        if (before !== undefined && isSame(before, after))
            rest = before;
        return after;
    };
}
const restOf = ({ pos, vel, onGround, isInWeb, levitation, slowFalling }) => ({
    x: pos.x,
    y: pos.y,
    z: pos.z,
    vx: vel.x,
    vy: vel.y,
    vz: vel.z,
    onGround,
    isInWeb,
    levitation,
    slowFalling,
});
const isSame = (rest, state) => rest.x === state.pos.x &&
    rest.y === state.pos.y &&
    rest.z === state.pos.z &&
    rest.vx === state.vel.x &&
    rest.vy === state.vel.y &&
    rest.vz === state.vel.z &&
    rest.onGround === state.onGround &&
    rest.isInWeb === state.isInWeb &&
    rest.levitation === state.levitation &&
    rest.slowFalling === state.slowFalling &&
    isIdle(state);
/** Whether no key is held down and nothing but gravity acts on the body. */
function isIdle({ control, jumpQueued, jumpTicks, elytraFlying, fireworkRocketDuration, }) {
    const { forward, back, left, right, jump, sneak, sprint } = control;
    const isHeld = forward || back || left || right || jump || sneak || sprint;
    return !isHeld && !jumpQueued && jumpTicks === 0 && !elytraFlying && !(fireworkRocketDuration > 0);
}
const isNear = (x, y, z, rest) => Math.abs(x - rest.x) <= TOUCHING && Math.abs(y - rest.y) <= TOUCHING && Math.abs(z - rest.z) <= TOUCHING;
