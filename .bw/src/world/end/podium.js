import { add, squareAround } from '../geometry.js';
/** Radius of the bowl, and height of the pillar at its centre. */
const RADIUS = 3;
const PILLAR = 4;
/** Height of the exit portal of the End: the height of the highest block at the centre. */
export function podiumAt({ level }) {
    let y = level.columns.top - 1;
    const isGround = ({ name }) => name === 'end_stone' || name === 'bedrock';
    while (y > 1 && !isGround(level.get({ x: 0, y, z: 0 })))
        y--;
    const isBuilt = level.get({ x: 0, y, z: 0 }).name === 'bedrock';
    return { x: 0, y: isBuilt ? y - PILLAR + 1 : y + 1, z: 0 };
}
/** Whether the exit is open, which is the case after the first dragon's death. */
export const isOpen = ({ level }) => [...level.portals.values()].some((p) => level.get(p).name === 'end_portal');
/** Builds the bedrock bowl around a pillar with torches (vanilla EndPodiumFeature), with or without a portal in it. */
export function buildPodium({ level }, at, open) {
    const { states } = level;
    const bedrock = states.encode('bedrock');
    const inside = open ? states.encode('end_portal') : states.air;
    for (const [x, z] of squareAround(RADIUS + 1)) {
        const across = Math.hypot(x, z);
        if (across > RADIUS + 0.5)
            continue;
        const isRim = across > RADIUS - 0.5;
        level.set(add(at, { x, y: -1, z }), isRim ? states.encode('end_stone') : bedrock);
        level.set(add(at, { x, y: 0, z }), isRim ? bedrock : inside);
        for (let up = 1; up < PILLAR; up++)
            level.set(add(at, { x, y: up, z }), states.air);
    }
    for (let up = 0; up < PILLAR; up++)
        level.set(add(at, { x: 0, y: up, z: 0 }), bedrock);
    const torches = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] };
    for (const [facing, [x, z]] of Object.entries(torches))
        level.set(add(at, { x, y: 2, z }), states.encode('wall_torch', { facing }));
}
/** The dragon egg is on the pillar. */
export function layEgg({ level }, at) {
    level.set(add(at, { x: 0, y: PILLAR, z: 0 }), level.states.encode('dragon_egg'));
}
