import { sharedPackets } from './shared-packets.js';
/** Counts packets in flight, so that a virtual clock knows when everything has arrived. */
export class FlightCounter {
    packets = 0;
}
// Captured here, so that a fake clock installed later cannot delay packets.
const nextTurn = globalThis.setImmediate;
/**
 * Packets that are broadcast and that no client modifies: parsed once for all clients. Otherwise the cost of showing
 * every bot to every other bot would grow with the square of the team size.
 */
const READ_ONCE = new Set([
    'entity_move_look',
    'entity_head_rotation',
    'entity_teleport',
    'entity_velocity',
    'entity_metadata',
    'entity_equipment',
    'entity_status',
    'named_entity_spawn',
    'spawn_entity',
    'entity_destroy',
    'animation',
    'block_change',
    'multi_block_change',
    'collect',
    'system_chat',
    'update_time',
    'world_event',
]);
/**
 * Connects two minecraft-protocol clients of one process. Each packet crosses as bytes, as over a socket, with the same codec,
 * but without streams, framing and partial reads. Data written in one turn of the event loop is read in a later one, in order;
 * never during the write, because clients register listeners for the reply after writing.
 */
export function linkClients(one, other, flight) {
    sendTo(one, other, flight);
    sendTo(other, one, flight);
}
function sendTo(from, to, flight) {
    let waiting = [];
    const deliver = () => {
        const packets = waiting;
        waiting = [];
        flight.packets -= packets.length;
        for (const packet of packets)
            if (!to.ended)
                receive(to, packet);
    };
    from.writeRaw = (packet) => {
        if (from.ended || !from.serializer.writable)
            return;
        if (waiting.length === 0)
            nextTurn(deliver);
        waiting.push(packet);
        flight.packets++;
    };
    from.write = (name, params) => {
        let packet;
        try {
            packet = from.serializer.createPacketBuffer({ name, params });
        }
        catch (error) {
            from.serializer.emit('error', error);
            return;
        }
        from.writeRaw(packet);
    };
}
const readBefore = new WeakMap();
function receive(to, packet) {
    const known = readBefore.get(packet);
    if (known !== undefined) {
        announce(to, known);
        return;
    }
    let parsed;
    try {
        parsed = to.deserializer.parsePacketBuffer(packet);
    }
    catch (error) {
        to.deserializer.emit('error', error);
        return;
    }
    const { name, params } = parsed.data;
    if (!(READ_ONCE.has(name) || sharedPackets.has(packet)) || to._hasBundlePacket) {
        to.deserializer.emit('data', parsed);
        return;
    }
    const { buffer, fullBuffer } = parsed;
    const metadata = { size: parsed.metadata.size, name, state: to.state };
    const announced = { name, rawName: `raw.${name}`, params, metadata, buffer, fullBuffer };
    readBefore.set(packet, announced);
    announce(to, announced);
}
/** Ends whose listeners hear packets by their names alone, as bots without plug-ins do. */
const hearsNamesAlone = new WeakMap();
const isForAll = (event) => event === 'packet' || String(event).startsWith('raw');
/** Whether an end has no listener for all packets, or for their raw bytes. */
function namesAlone(to) {
    const known = hearsNamesAlone.get(to);
    if (known !== undefined)
        return known;
    const answer = !to.eventNames().some(isForAll);
    hearsNamesAlone.set(to, answer);
    to.on('newListener', (event) => {
        if (isForAll(event))
            hearsNamesAlone.set(to, false);
    });
    return answer;
}
/** Emits a packet as minecraft-protocol does, without bundles. */
function announce(to, { name, rawName, params, metadata, buffer, fullBuffer }) {
    if (namesAlone(to)) {
        to.emit(name, params, metadata);
        return;
    }
    to.emit('packet', params, metadata, buffer, fullBuffer);
    to.emit(name, params, metadata);
    to.emit(rawName, buffer, metadata);
    to.emit('raw', buffer, metadata);
}
