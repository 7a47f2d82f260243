import { add } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { isReplaceable } from '../kernel/blocks/rules.js';
import { portalAround } from './frame.js';
/** Blocks to either side within which a portal is searched for; in the Nether an eighth of the overworld's. */
const SEARCH = { the_nether: 16, overworld: 128, the_end: 128 };
/** Distance to either side within which room for a new portal is searched for, in blocks. */
const ROOM = 16;
/** Maximum height of a portal in the Nether; otherwise portals could be created on its roof. */
const UNDER_ROOF = 127;
/** Heights between which a portal is created by force if there is no room. */
const FORCED = { least: 70, below: 9 };
/** The portal near a position, or a new one. `axis` is that of the portal at the other end. */
export function portalNear(game, p, axis) {
    return findPortal(game, p) ?? makePortal(game, p, axis);
}
/** The nearest portal within the radius; if several are equally near, the lowest (vanilla PortalForcer.findPortalAround). */
function findPortal({ level, dimension }, p) {
    const radius = SEARCH[dimension.name];
    let best;
    let least = Number.POSITIVE_INFINITY;
    for (const q of level.portals.values()) {
        if (Math.abs(q.x - p.x) > radius || Math.abs(q.z - p.z) > radius)
            continue;
        if (level.get(q).name !== 'nether_portal')
            continue;
        const away = (q.x - p.x) ** 2 + (q.y - p.y) ** 2 + (q.z - p.z) ** 2;
        if (away > least || (away === least && best !== undefined && q.y >= best.y))
            continue;
        least = away;
        best = q;
    }
    return best && portalAround(level, best);
}
/** Builds a portal near a position if there is room, or forces one there (vanilla PortalForcer.createPortal). */
function makePortal(game, p, axis) {
    const { level } = game;
    const corner = findSite(game, p, axis) ?? forcedSite(game, p, axis);
    const obsidian = level.states.encode('obsidian');
    const portal = level.states.encode('nether_portal', { axis });
    const at = (n, up) => add(corner, { x: axis === 'x' ? n : 0, y: up, z: axis === 'z' ? n : 0 });
    for (let n = -1; n <= 2; n++)
        for (let up = -1; up <= 3; up++)
            if (n === -1 || n === 2 || up === -1 || up === 3)
                level.set(at(n, up), obsidian);
    for (let n = 0; n <= 1; n++)
        for (let up = 0; up <= 2; up++)
            level.set(at(n, up), portal);
    return { axis, corner, width: 2, height: 3 };
}
/** The nearest site with room on both sides, otherwise one with room for the portal alone. */
function findSite(game, p, axis) {
    const { level } = game;
    const { bottom } = level.columns;
    const top = Math.min(level.columns.top - 1, topOf(game));
    let wide;
    let narrow;
    for (const site of sitesAround(level, p, { bottom, top })) {
        if ((wide && wide.away <= site.away) || !hosts(level, site.at, axis, 0))
            continue;
        if (hosts(level, site.at, axis, -1) && hosts(level, site.at, axis, 1))
            wide = site;
        else if (!wide && (!narrow || narrow.away > site.away))
            narrow = site;
    }
    return wide?.at ?? narrow?.at;
}
/** Floors around a position with room above them, in columns from the centre outwards. */
function* sitesAround(level, p, heights) {
    for (const [dx, dz] of spiral(ROOM))
        for (const at of floorsIn(level, { x: p.x + dx, z: p.z + dz }, heights))
            yield { at, away: (at.x - p.x) ** 2 + (at.y - p.y) ** 2 + (at.z - p.z) ** 2 };
}
/** The lowest open blocks of a column with room for a portal above them, from the top down. */
function* floorsIn(level, { x, z }, { bottom, top }) {
    for (let y = Math.min(top, ceilingAt(level, x, top, z)); y >= bottom; y--) {
        if (!isOpen(level, { x, y, z }))
            continue;
        const high = y;
        while (y > bottom && isOpen(level, { x, y: y - 1, z }))
            y--;
        const room = high - y;
        if (y + 4 <= top && (room === 0 || room >= 3))
            yield { x, y, z };
    }
}
/** Maximum height of a portal's top. */
const topOf = ({ dimension, level }) => dimension.name === 'the_nether' ? UNDER_ROOF : level.columns.top - 1;
/** The first height above the ground at a position. */
function ceilingAt(level, x, top, z) {
    let y = top;
    while (y > level.columns.bottom && isOpen(level, { x, y: y - 1, z }))
        y--;
    return y;
}
/** Whether there is ground for the four blocks of a frame and room above them, `across` blocks from its plane. */
function hosts(level, at, axis, across) {
    for (let n = -1; n < 3; n++)
        for (let up = -1; up < 4; up++) {
            const q = add(at, axis === 'x' ? { x: n, y: up, z: across } : { x: -across, y: up, z: n });
            const isRight = up < 0 ? level.shapes.isSolid(level.get(q)) : isOpen(level, q);
            if (!isRight)
                return false;
        }
    return true;
}
function isOpen(level, p) {
    const state = level.get(p);
    return state.stateId === 0 || (isReplaceable(level, state) && !fluidOf(level, state));
}
/** Creates room and a floor if there is none. */
function forcedSite(game, p, axis) {
    const { level } = game;
    const y = Math.max(FORCED.least, Math.min(p.y, topOf(game) - FORCED.below));
    const at = { x: p.x, y, z: p.z };
    const obsidian = level.states.encode('obsidian');
    for (let across = -1; across < 2; across++)
        for (let n = 0; n < 2; n++)
            for (let up = -1; up < 3; up++) {
                const q = add(at, axis === 'x' ? { x: n, y: up, z: across } : { x: -across, y: up, z: n });
                level.set(q, up < 0 ? obsidian : level.states.air);
            }
    return at;
}
/** The columns of a square, from the centre outwards. */
function spiral(reach) {
    const side = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
    const ring = ([x, z]) => Math.max(Math.abs(x), Math.abs(z));
    return side.flatMap((dx) => side.map((dz) => [dx, dz])).sort((a, b) => ring(a) - ring(b));
}
