import { blockOf, neighbour } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
/** The ends of each shape of rail, from its centre (vanilla AbstractMinecart.EXITS). */
const EXITS = {
    north_south: [way(0, 0, -1), way(0, 0, 1)],
    east_west: [way(-1, 0, 0), way(1, 0, 0)],
    ascending_east: [way(-1, -1, 0), way(1, 0, 0)],
    ascending_west: [way(-1, 0, 0), way(1, -1, 0)],
    ascending_north: [way(0, 0, -1), way(0, -1, 1)],
    ascending_south: [way(0, -1, -1), way(0, 0, 1)],
    south_east: [way(0, 0, 1), way(1, 0, 0)],
    south_west: [way(0, 0, 1), way(-1, 0, 0)],
    north_west: [way(0, 0, -1), way(-1, 0, 0)],
    north_east: [way(0, 0, -1), way(1, 0, 0)],
};
/** Downhill push (blocks per tick), and maximum speed. */
const SLOPE = 0.0078125;
const MAX_SPEED = 0.4;
/**
 * The speed added by a powered rail, the speed below which an unpowered one stops a cart, and the initial speed when starting
 * from a wall.
 */
const BOOST = 0.06;
const STOPS = 0.03;
const START = 0.02;
function way(x, y, z) {
    return { x, y, z };
}
/** The rail under a cart, or undefined. */
export function railAt(level, position) {
    const here = blockOf(position);
    for (const p of [neighbour(here, 'down'), here]) {
        const state = level.get(p);
        if (kindOf(level, state) === 'rail')
            return { p, state };
    }
    return undefined;
}
/** The velocity that a slope adds to a cart. */
const PULL = {
    ascending_east: { x: -SLOPE, z: 0 },
    ascending_west: { x: SLOPE, z: 0 },
    ascending_north: { x: 0, z: SLOPE },
    ascending_south: { x: 0, z: -SLOPE },
};
const scaled = ({ x, z }, by) => ({ x: x * by, z: z * by });
/** Moves a cart along its rail for one tick (vanilla AbstractMinecart.moveAlongTrack). */
export function ride(level, cart, { p, state }) {
    const shape = String(state.properties['shape']);
    const [a, b] = EXITS[shape] ?? [way(0, 0, -1), way(0, 0, 1)];
    const before = heightOn(cart.position, p, a, b);
    const powered = state.name === 'powered_rail' && state.properties['powered'] === true;
    const brakes = state.name === 'powered_rail' && !powered;
    const driven = pushed(cart, alongRail(cart.velocity, shape, a, b), brakes);
    const share = cart.loaded ? 0.75 : 1;
    const clamp = (v) => Math.max(-MAX_SPEED, Math.min(MAX_SPEED, v * share));
    const on = onto(cart.position, p, a, b);
    const base = p.y + (shape.startsWith('ascending') ? 1 : 0);
    const to = { x: on.x + clamp(driven.x), y: base, z: on.z + clamp(driven.z) };
    const left = { x: Math.floor(to.x) - p.x, z: Math.floor(to.z) - p.z };
    const end = [a, b].findLast(({ x, y, z }) => y !== 0 && x === left.x && z === left.z);
    let position = end ? { ...to, y: base + end.y } : to;
    let velocity = scaled(driven, cart.loaded ? 0.997 : 0.96);
    const next = railAt(level, { ...position, y: position.y + 0.1 });
    if (next) {
        const [c, d] = EXITS[String(next.state.properties['shape'])] ?? [a, b];
        const y = heightOn(position, next.p, c, d);
        velocity = falling(velocity, (before - y) * 0.05);
        position = { ...position, y };
    }
    if (left.x !== 0 || left.z !== 0)
        velocity = scaled(left, Math.hypot(velocity.x, velocity.z));
    if (powered)
        velocity = boosted(level, p, shape, velocity);
    cart.position = position;
    cart.velocity = { x: velocity.x, y: 0, z: velocity.z };
}
/** A velocity including the pull of the slope, aligned with the rail. */
function alongRail(velocity, shape, a, b) {
    const pull = PULL[shape];
    const [vx, vz] = pull ? [velocity.x + pull.x, velocity.z + pull.z] : [velocity.x, velocity.z];
    let [dx, dz] = [b.x - a.x, b.z - a.z];
    const length = Math.hypot(dx, dz);
    if (vx * dx + vz * dz < 0)
        [dx, dz] = [-dx, -dz];
    const speed = Math.min(2, Math.hypot(vx, vz));
    return { x: (speed * dx) / length, z: (speed * dz) / length };
}
/** The push by a walking rider, or the braking by an unpowered rail. */
function pushed({ push }, velocity, brakes) {
    const speed = Math.hypot(velocity.x, velocity.z);
    if (push && speed < 0.1)
        return { x: velocity.x + push.x, z: velocity.z + push.z };
    return brakes ? scaled(velocity, speed < STOPS ? 0 : 0.5) : velocity;
}
/** A velocity that increases downhill and decreases uphill. */
function falling(velocity, fall) {
    const now = Math.hypot(velocity.x, velocity.z);
    return now > 0 ? scaled(velocity, (now + fall) / now) : velocity;
}
function boosted(level, p, shape, { x, z }) {
    const speed = Math.hypot(x, z);
    if (speed > 0.01)
        return { x: x + (x / speed) * BOOST, z: z + (z / speed) * BOOST };
    const isWall = (q) => level.shapes.isFullCube(level.get(q));
    if (shape === 'east_west')
        return { x: isWall(neighbour(p, 'west')) ? START : isWall(neighbour(p, 'east')) ? -START : x, z };
    if (shape === 'north_south')
        return { x, z: isWall(neighbour(p, 'north')) ? START : isWall(neighbour(p, 'south')) ? -START : z };
    return { x, z };
}
/** The nearest point on the line of a rail. */
function onto(position, p, a, b) {
    const from = { x: p.x + 0.5 + a.x * 0.5, z: p.z + 0.5 + a.z * 0.5 };
    const by = { x: (b.x - a.x) * 0.5, z: (b.z - a.z) * 0.5 };
    const share = along(position, p, a, b);
    return { x: from.x + by.x * share, z: from.z + by.z * share };
}
/** The position along a rail, 0 to 1. */
function along(position, p, a, b) {
    const from = { x: p.x + 0.5 + a.x * 0.5, z: p.z + 0.5 + a.z * 0.5 };
    const by = { x: (b.x - a.x) * 0.5, z: (b.z - a.z) * 0.5 };
    const square = by.x * by.x + by.z * by.z;
    return ((position.x - from.x) * by.x + (position.z - from.z) * by.z) / square;
}
/** Height of a cart on a rail. */
function heightOn(position, p, a, b) {
    const share = Math.max(0, Math.min(1, along(position, p, a, b)));
    const rise = a.y !== b.y;
    return p.y + 0.0625 + (rise ? 1 + a.y + (b.y - a.y) * share : 0);
}
