import { add, clockwise, DIRECTIONS, opposite, step } from '../geometry.js';
/** Offsets of frames along each side of an end portal. */
const ALONG = [-1, 0, 1];
const times = (v, n) => ({ x: v.x * n, y: v.y * n, z: v.z * n });
/** The positions of the portal frames around a centre. */
const frameAt = (middle, side, along) => add(middle, add(times(step(side), 2), times(step(clockwise(side)), along)));
/** Opens the end portal to which a frame belongs, if all twelve have their eyes and look inwards (vanilla EnderEyeItem). */
export function openEndPortal(game, p) {
    const { level } = game;
    const facing = level.get(p).properties['facing'];
    const isWhole = (middle) => DIRECTIONS.every((side) => ALONG.every((along) => {
        const { name, properties } = level.get(frameAt(middle, side, along));
        return (name === 'end_portal_frame' && properties['eye'] === true && properties['facing'] === opposite(side));
    }));
    const middle = ALONG.map((along) => frameAt(p, facing, along)).find(isWhole);
    if (!middle)
        return;
    const portal = level.states.encode('end_portal');
    for (const x of ALONG)
        for (const z of ALONG)
            level.set(add(middle, { x, y: 0, z }), portal);
}
