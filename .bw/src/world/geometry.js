/** Faces by their number in the protocol. */
export const FACES = ['down', 'up', 'north', 'south', 'west', 'east'];
export const DIRECTIONS = ['north', 'south', 'west', 'east'];
const STEP = {
    down: { x: 0, y: -1, z: 0 },
    up: { x: 0, y: 1, z: 0 },
    north: { x: 0, y: 0, z: -1 },
    south: { x: 0, y: 0, z: 1 },
    west: { x: -1, y: 0, z: 0 },
    east: { x: 1, y: 0, z: 0 },
};
const OPPOSITE = {
    down: 'up',
    up: 'down',
    north: 'south',
    south: 'north',
    west: 'east',
    east: 'west',
};
const CLOCKWISE = { north: 'east', east: 'south', south: 'west', west: 'north' };
const COUNTER_CLOCKWISE = { north: 'west', west: 'south', south: 'east', east: 'north' };
export const step = (face) => STEP[face];
export const opposite = (face) => OPPOSITE[face];
export const clockwise = (direction) => CLOCKWISE[direction];
export const counterClockwise = (direction) => COUNTER_CLOCKWISE[direction];
export const isHorizontal = (face) => face !== 'up' && face !== 'down';
export const axisOf = (face) => face === 'up' || face === 'down' ? 'y' : face === 'east' || face === 'west' ? 'x' : 'z';
export const vec = (x, y, z) => ({ x, y, z });
export const add = (a, b) => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const subtract = (a, b) => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const neighbour = (p, face, n = 1) => ({
    x: p.x + STEP[face].x * n,
    y: p.y + STEP[face].y * n,
    z: p.z + STEP[face].z * n,
});
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
export const blockOf = (p) => ({ x: Math.floor(p.x), y: Math.floor(p.y), z: Math.floor(p.z) });
export const centreOf = (p) => ({ x: p.x + 0.5, y: p.y + 0.5, z: p.z + 0.5 });
export const sameBlock = (a, b) => a.x === b.x && a.y === b.y && a.z === b.z;
/** The columns of a square around a place, from west to east and, within each row, from north to south. */
export const squareAround = (reach) => {
    const side = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
    return side.flatMap((x) => side.map((z) => [x, z]));
};
/** A map key for a block position. */
export const keyOf = (p) => `${p.x},${p.y},${p.z}`;
/** The horizontal direction nearest to a yaw. */
export function directionOfYaw(yaw) {
    const quarter = Math.floor((((yaw % 360) + 360) % 360) / 90 + 0.5) & 3;
    return ['south', 'west', 'north', 'east'][quarter] ?? 'south';
}
/** Unit vector of a look direction. */
export function lookVector({ yaw, pitch }) {
    const y = (yaw * Math.PI) / 180;
    const p = (pitch * Math.PI) / 180;
    return { x: -Math.sin(y) * Math.cos(p), y: -Math.sin(p), z: Math.cos(y) * Math.cos(p) };
}
/** All six faces, starting with the one closest to the look direction (vanilla Direction.orderedByNearest). */
export function facesByLook(look) {
    const v = lookVector(look);
    const score = (face) => STEP[face].x * v.x + STEP[face].y * v.y + STEP[face].z * v.z;
    return FACES.map((face) => ({ face, score: score(face) }))
        .sort((a, b) => b.score - a.score)
        .map((found) => found.face);
}
/** Rounds a position to the 1/4096 grid of relative entity moves, so that moves add up exactly at the client. */
export const quantise = (p) => ({
    x: Math.round(p.x * 4096) / 4096,
    y: Math.round(p.y * 4096) / 4096,
    z: Math.round(p.z * 4096) / 4096,
});
/** An angle in degrees as a protocol byte. */
export function angleByte(degrees) {
    const b = Math.floor((degrees * 256) / 360) & 255;
    return b > 127 ? b - 256 : b;
}
