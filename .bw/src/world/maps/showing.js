import { ItemFrame } from '../entities/hanging.js';
import { gameOf } from '../kernel/game.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { Memory } from '../kernel/memory/memory.js';
import { draw } from './drawing.js';
import { MAP_SIZE, mapOf } from './maps.js';
/** Ticks between updates of maps that are carried but not held. */
const CARRIED = 20;
/** Ticks between two updates of the player's position. */
const MARKED = 5;
/** Types of marks: a player on the map, and one outside it. */
const [ON_MAP, FRAME, OFF_MAP] = [0, 1, 6];
/** Ticks between two checks of framed maps. */
const FRAMED = 10;
/** The direction a frame faces, in sixteenths of a turn from south. */
const SIXTEENTHS = { south: 0, west: 4, north: 8, east: 12 };
/** Cells from the centre to the edge of a map, and the distance up to which players are marked at its edge. */
const EDGE = 63;
const FAR = 320;
const EDGE_MARK = 127;
/** The version of each map that a client has received. */
const TOLD = new Memory('mapsSeen', () => ({ versions: new Map() }));
/** Draws a player's held maps, and sends updates of all carried ones (vanilla ServerPlayer.doTick). */
export function tickMaps(game, player) {
    const held = [player.held(0), player.held(1)];
    for (const stack of held) {
        const map = stack && mapOf(game, stack);
        if (!map)
            continue;
        draw(game, player, map);
        tell(game, player, map);
    }
    if (game.ticks % CARRIED !== 0)
        return;
    for (let i = SLOT.main; i < SLOT.count; i++) {
        const map = mapOf(game, player.inventory[i] ?? null);
        if (map)
            tell(game, player, map);
    }
}
/** The frames with each map. */
const FRAMES = new Memory('frames', () => ({ hung: new Map() }));
/**
 * Shows framed maps to players who see the frames, and marks the frames' positions on the maps (vanilla
 * ServerEntity.sendChanges).
 */
export function tickFramedMaps(game) {
    if (game.ticks % FRAMED !== 0)
        return;
    for (const frame of game.entities.values()) {
        const map = frame instanceof ItemFrame ? mapOf(game, frame.item) : undefined;
        if (!map || !(frame instanceof ItemFrame))
            continue;
        FRAMES.of(map).hung.set(frame.id, frame);
        for (const player of game.players)
            if (player.seen.has(frame.id))
                tell(game, player, map);
    }
}
/** The frames that currently show a map. */
function framesOf(game, map) {
    const { hung } = FRAMES.of(map);
    for (const [id, frame] of hung)
        if (frame.removed || mapOf(game, frame.item) !== map)
            hung.delete(id);
    return [...hung.values()];
}
function tell(game, player, map) {
    const { versions } = TOLD.of(player);
    const isNew = versions.get(map.id) !== map.version;
    if (!isNew && game.ticks % MARKED !== 0)
        return;
    versions.set(map.id, map.version);
    player.send('map', {
        itemDamage: map.id,
        scale: map.scale,
        locked: map.locked,
        icons: [...framesOf(game, map).map((frame) => frameMark(frame, map)), markOf(player, map)].filter((mark) => mark !== undefined),
        ...(isNew
            ? { columns: MAP_SIZE, rows: MAP_SIZE, x: 0, y: 0, data: Buffer.from(map.colours) }
            : { columns: 0 }),
    });
}
/** A mark's position on an axis, in half cells from the centre. */
const place = (at) => at <= -EDGE ? -EDGE_MARK - 1 : at >= EDGE ? EDGE_MARK : Math.floor(at * 2 + 0.5);
/** Position of a frame on a map; undefined if it is outside the map. */
function frameMark({ position, face }, map) {
    const wide = 1 << map.scale;
    const [x, z] = [(position.x - map.centre.x) / wide, (position.z - map.centre.z) / wide];
    if (Math.abs(x) > EDGE || Math.abs(z) > EDGE)
        return undefined;
    const direction = face === 'up' || face === 'down' ? 0 : SIXTEENTHS[face];
    return { type: FRAME, x: place(x), z: place(z), direction, displayName: undefined };
}
/** A player's position on a map; undefined if it is too far away. */
function markOf(player, map) {
    const { dimension } = gameOf(player);
    if (dimension.name !== map.dimension)
        return undefined;
    const wide = 1 << map.scale;
    const [x, z] = [(player.position.x - map.centre.x) / wide, (player.position.z - map.centre.z) / wide];
    const isOn = Math.abs(x) <= EDGE && Math.abs(z) <= EDGE;
    if (!isOn && Math.max(Math.abs(x), Math.abs(z)) >= FAR)
        return undefined;
    const turn = player.yaw + (player.yaw < 0 ? -8 : 8);
    return {
        type: isOn ? ON_MAP : OFF_MAP,
        x: place(x),
        z: place(z),
        direction: isOn ? Math.trunc((turn * 16) / 360) & 15 : 0,
        displayName: undefined,
    };
}
