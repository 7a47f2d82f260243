/** Bodies that stand in portals move to other dimensions. */
import { blockOf } from '../geometry.js';
import { Entity, UNDISTURBED } from '../kernel/entities/entity.js';
import { gameOf } from '../kernel/game.js';
import { Player } from '../kernel/player/player.js';
import { changeDimension } from '../player/joining.js';
import { leaveEnd, throughGateway, toEnd } from './end.js';
import { portalAround } from './frame.js';
import { portalNear } from './linking.js';
/** Ticks in a portal after which players go through it: for vulnerable and invulnerable players. */
const WAIT = { survival: 80, creative: 1 };
/** Ticks after travelling in which portals have no effect. */
const REST = { player: 10, entity: 300, gateway: 40 };
/** World event whose sound a traveller hears. */
const TRAVEL = 1032;
/** Rate at which the time spent in a portal decreases outside it. */
const FORGETTING = 4;
/** Part of an end portal's block that acts as a portal. */
const SURFACE = 0.75;
/** Kinds that portals do not move. */
const STAY = new Set([
    'ender_dragon',
    'wither',
    'fishing_bobber',
    'end_crystal',
    'item_frame',
    'glow_item_frame',
    'painting',
]);
/** Ticks all bodies in a dimension that has portals. */
export function tickPortals(game) {
    if (game.level.portals.size === 0)
        return;
    for (const tracked of game.allTracked()) {
        const isPlayer = tracked instanceof Player;
        if (isPlayer ? !tracked.inPlay || tracked.dead : !(tracked instanceof Entity) || STAY.has(tracked.kind))
            continue;
        tickOne(game, tracked);
    }
}
function tickOne(game, body) {
    const p = portalTouching(game, body);
    const { passage } = body;
    if (p === undefined && passage.rest === 0 && passage.time === 0)
        return;
    const kind = p && game.level.get(p).name;
    const mayPass = !body.vehicle && !isRidden(body);
    if (kind === 'end_portal') {
        if (mayPass)
            throughEndPortal(game, body);
        return;
    }
    if (kind === 'end_gateway') {
        inGateway(game, body, mayPass);
        return;
    }
    if (p && kind === 'nether_portal')
        inPortal(game, body, p, mayPass);
    else
        passage.time = Math.max(0, passage.time - FORGETTING);
    if (passage.rest > 0)
        passage.rest--;
}
function inPortal(game, body, p, mayPass) {
    const { passage } = body;
    if (passage.rest > 0)
        passage.rest = restOf(body);
    else if (mayPass && passage.time++ >= waitOf(body))
        throughPortal(game, body, p, passage);
}
function inGateway(game, body, mayPass) {
    const { passage } = body;
    if (passage.rest > 0 || !mayPass)
        passage.rest = Math.max(0, passage.rest - 1);
    else {
        passage.rest = REST.gateway;
        throughGateway(game, body);
    }
}
const isRidden = (body) => body instanceof Entity && body.riders.length > 0;
const restOf = (body) => (body instanceof Player ? REST.player : REST.entity);
function waitOf(body) {
    if (!(body instanceof Player))
        return 0;
    return body.gameMode === 'creative' || body.gameMode === 'spectator' ? WAIT.creative : WAIT.survival;
}
/** A portal block that the body touches. */
function portalTouching({ level }, { position, size }) {
    const half = size.width / 2 - 1e-5;
    for (let x = Math.floor(position.x - half); x <= Math.floor(position.x + half); x++)
        for (let y = Math.floor(position.y); y <= Math.floor(position.y + size.height - 1e-5); y++)
            for (let z = Math.floor(position.z - half); z <= Math.floor(position.z + half); z++) {
                if (!level.portals.has(`${x},${y},${z}`))
                    continue;
                const isAbove = level.get({ x, y, z }).name === 'end_portal' && position.y >= y + SURFACE;
                if (!isAbove)
                    return { x, y, z };
            }
    return undefined;
}
function throughPortal(game, body, p, passage) {
    const to = game.dimension.name === 'the_nether' ? 'overworld' : 'the_nether';
    if (game.dimension.name === 'the_end')
        return;
    passage.time = 0;
    passage.rest = restOf(body);
    const there = game.world.in(to);
    const scale = game.dimension.scale / there.dimension.scale;
    const { x, y, z } = body.position;
    const from = portalAround(game.level, p);
    const goal = portalNear(there, blockOf({ x: x * scale, y, z: z * scale }), from.axis);
    const { position, turn } = placeIn(goal, from, body);
    move(there, body, position, body.yaw + turn);
    if (body instanceof Player)
        body.send('world_event', { effectId: TRAVEL, location: blockOf(position), data: 0, global: false });
}
/**
 * The position in a portal that corresponds to the body's position in the other one, and the rotation between them (vanilla
 * PortalShape.createPortalInfo).
 */
function placeIn(goal, from, { position, size }) {
    const across = (axis) => (axis === 'x' ? 'z' : 'x');
    const share = (at, low, room) => room > 0 ? Math.max(0, Math.min(1, (at - low) / room)) : 0;
    const along = share(position[from.axis] - from.corner[from.axis] - size.width / 2, 0, from.width - size.width);
    const up = share(position.y - from.corner.y, 0, from.height - size.height);
    const aside = position[across(from.axis)] - from.corner[across(from.axis)] - 0.5;
    const middle = goal.corner[goal.axis] + size.width / 2 + (goal.width - size.width) * along;
    const place = {
        [goal.axis]: middle,
        [across(goal.axis)]: goal.corner[across(goal.axis)] + 0.5 + aside,
        y: goal.corner.y + Math.max(0, goal.height - size.height) * up,
    };
    return { position: place, turn: from.axis === goal.axis ? 0 : 90 };
}
function throughEndPortal(game, body) {
    Object.assign(body.passage, UNDISTURBED);
    if (game.dimension.name === 'the_end')
        leaveEnd(game, body);
    else
        toEnd(game, body);
}
function move(there, body, position, yaw) {
    if (body instanceof Player)
        changeDimension(there, body, position, { yaw, pitch: body.pitch });
    else {
        body.yaw = yaw;
        there.receive(body, position);
    }
    if (gameOf(body) === there)
        there.flush();
}
