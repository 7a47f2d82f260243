import { subtract } from '../geometry.js';
import { Entity, positionToSend } from '../kernel/entities/entity.js';
/** Distance along each axis at which clients are shown an entity, in blocks. */
const TRACKING_RANGE = 64;
/** Ticks between updates of the entities that each player sees. */
const VISIBILITY_INTERVAL = 10;
/** Maximum relative move in blocks; longer moves are sent as teleports. */
const MAX_RELATIVE_MOVE = 7.9;
/** Ticks between two updates of a player's position (vanilla's update interval); other entities are sent every tick. */
const PLAYER_INTERVAL = 2;
/** Ticks between two absolute positions of a moving entity. */
const REFRESH_INTERVAL = 400;
const isInView = (player, tracked) => tracked !== player &&
    !tracked.removed &&
    player.inPlay &&
    Math.abs(player.position.x - tracked.position.x) < TRACKING_RANGE &&
    Math.abs(player.position.z - tracked.position.z) < TRACKING_RANGE;
/** Shows a new entity or player to every player near it. */
export function spawnForViewers(audience, tracked) {
    for (const player of audience.players) {
        if (isInView(player, tracked) && !player.seen.has(tracked.id))
            spawnFor(player, tracked);
    }
}
function spawnFor(player, tracked) {
    player.seen.add(tracked.id);
    for (const [name, fields] of tracked.spawnPackets())
        player.send(name, fields);
    for (const vehicle of [tracked, tracked.vehicle])
        if (vehicle instanceof Entity && vehicle.riders.length > 0)
            player.send('set_passengers', {
                entityId: vehicle.id,
                passengers: vehicle.riders.map(({ id }) => id),
            });
}
/** Sends movements and turns since the last tick, and every few ticks updates what each player sees. */
export function broadcastMovement(audience) {
    const all = audience.allTracked();
    for (const tracked of all)
        broadcastMove(audience, tracked);
    if (audience.ticks % VISIBILITY_INTERVAL === 0)
        for (const player of audience.players)
            updateVisibility(player, all);
}
/** Shows a player the entities that have come near, and removes those that have moved away. */
export function updateVisibility(player, all) {
    for (const tracked of all) {
        const known = player.seen.has(tracked.id);
        if (isInView(player, tracked)) {
            if (!known)
                spawnFor(player, tracked);
        }
        else if (known) {
            player.seen.delete(tracked.id);
            player.send('entity_destroy', { entityIds: [tracked.id] });
        }
    }
}
function broadcastMove(audience, tracked) {
    if (tracked.kind === 'player' && audience.ticks % PLAYER_INTERVAL !== 0)
        return;
    const now = positionToSend(tracked);
    const by = subtract(now.position, tracked.lastSent.position);
    const moved = by.x !== 0 || by.y !== 0 || by.z !== 0;
    const turned = now.yaw !== tracked.lastSent.yaw || now.pitch !== tracked.lastSent.pitch;
    if (!moved && !turned)
        return;
    tracked.lastSent = now;
    const far = Math.max(Math.abs(by.x), Math.abs(by.y), Math.abs(by.z)) > MAX_RELATIVE_MOVE;
    if (moved && (far || (audience.ticks + tracked.id) % REFRESH_INTERVAL === 0))
        broadcastTeleport(audience, tracked);
    else {
        const steps = (d) => Math.round(d * 4096);
        audience.broadcastSeen(tracked, 'entity_move_look', {
            entityId: tracked.id,
            dX: steps(by.x),
            dY: steps(by.y),
            dZ: steps(by.z),
            yaw: now.yaw,
            pitch: now.pitch,
            onGround: tracked.onGround,
        });
    }
    if (turned)
        audience.broadcastSeen(tracked, 'entity_head_rotation', { entityId: tracked.id, headYaw: now.yaw });
}
function broadcastTeleport(audience, tracked) {
    const { position, yaw, pitch } = tracked.lastSent;
    audience.broadcastSeen(tracked, 'entity_teleport', {
        entityId: tracked.id,
        x: position.x,
        y: position.y,
        z: position.z,
        yaw,
        pitch,
        onGround: tracked.onGround,
    });
}
