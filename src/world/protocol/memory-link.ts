import type { EventEmitter } from 'node:events'
import type { NetClient, PacketFields } from '../library/network.ts'
import { sharedPackets } from './shared-packets.ts'

/** Counts packets in flight, so that a virtual clock knows when everything has arrived. */
export class FlightCounter {
  packets = 0
}

/** A packet as minecraft-protocol parses it. */
interface ParsedPacket {
  readonly data: { readonly name: string; readonly params: PacketFields }
  readonly metadata: { readonly size: number }
  readonly buffer: Buffer
  readonly fullBuffer: Buffer
}

/** A packet as minecraft-protocol emits it to its listeners. */
interface Announced {
  readonly name: string
  readonly rawName: string
  readonly params: PacketFields
  readonly metadata: { readonly size: number; readonly name: string; readonly state: string }
  readonly buffer: Buffer
  readonly fullBuffer: Buffer
}

/** The serialiser and parser of a minecraft-protocol client; replaced whenever the protocol state changes. */
interface Codec {
  readonly serializer: EventEmitter & {
    readonly writable: boolean
    createPacketBuffer(packet: { name: string; params: PacketFields }): Buffer
  }
  readonly deserializer: EventEmitter & { parsePacketBuffer(packet: Buffer): ParsedPacket }
  /** Whether the version has bundle packets, which delay others until they are complete (1.19.4 and later). */
  readonly _hasBundlePacket: boolean
}

/** One end of a link: a minecraft-protocol client. */
export type LinkEnd = NetClient & Codec

// Captured here, so that a fake clock installed later cannot delay packets.
const nextTurn = globalThis.setImmediate

/**
 * Packets that are broadcast and that no client modifies: parsed once for all clients. Otherwise the cost of showing
 * every bot to every other bot would grow with the square of the team size.
 */
const READ_ONCE: ReadonlySet<string> = new Set([
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
])

/**
 * Connects two minecraft-protocol clients of one process. Each packet crosses as bytes, as over a socket, with the same codec,
 * but without streams, framing and partial reads. Data written in one turn of the event loop is read in a later one, in order;
 * never during the write, because clients register listeners for the reply after writing.
 */
export function linkClients(one: LinkEnd, other: LinkEnd, flight: FlightCounter): void {
  sendTo(one, other, flight)
  sendTo(other, one, flight)
}

function sendTo(from: LinkEnd, to: LinkEnd, flight: FlightCounter): void {
  let waiting: Buffer[] = []
  const deliver = () => {
    const packets = waiting
    waiting = []
    flight.packets -= packets.length
    for (const packet of packets) if (!to.ended) receive(to, packet)
  }
  from.writeRaw = (packet) => {
    if (from.ended || !from.serializer.writable) return
    if (waiting.length === 0) nextTurn(deliver)
    waiting.push(packet)
    flight.packets++
  }
  from.write = (name, params) => {
    let packet: Buffer
    try {
      packet = from.serializer.createPacketBuffer({ name, params })
    } catch (error) {
      from.serializer.emit('error', error)
      return
    }
    from.writeRaw(packet)
  }
}

const readBefore = new WeakMap<Buffer, Announced>()

function receive(to: LinkEnd, packet: Buffer): void {
  const known = readBefore.get(packet)
  if (known !== undefined) {
    announce(to, known)
    return
  }
  let parsed: ParsedPacket
  try {
    parsed = to.deserializer.parsePacketBuffer(packet)
  } catch (error) {
    to.deserializer.emit('error', error)
    return
  }
  const { name, params } = parsed.data
  if (!(READ_ONCE.has(name) || sharedPackets.has(packet)) || to._hasBundlePacket) {
    to.deserializer.emit('data', parsed)
    return
  }
  const { buffer, fullBuffer } = parsed
  const metadata = { size: parsed.metadata.size, name, state: to.state }
  const announced = { name, rawName: `raw.${name}`, params, metadata, buffer, fullBuffer }
  readBefore.set(packet, announced)
  announce(to, announced)
}

/** Ends whose listeners hear packets by their names alone, as bots without plug-ins do. */
const hearsNamesAlone = new WeakMap<LinkEnd, boolean>()

const isForAll = (event: string | symbol): boolean => event === 'packet' || String(event).startsWith('raw')

/** Whether an end has no listener for all packets, or for their raw bytes. */
function namesAlone(to: LinkEnd): boolean {
  const known = hearsNamesAlone.get(to)
  if (known !== undefined) return known
  const answer = !to.eventNames().some(isForAll)
  hearsNamesAlone.set(to, answer)
  to.on('newListener', (event) => {
    if (isForAll(event)) hearsNamesAlone.set(to, false)
  })
  return answer
}

/** Emits a packet as minecraft-protocol does, without bundles. */
function announce(to: LinkEnd, { name, rawName, params, metadata, buffer, fullBuffer }: Announced): void {
  if (namesAlone(to)) {
    to.emit(name, params, metadata)
    return
  }
  to.emit('packet', params, metadata, buffer, fullBuffer)
  to.emit(name, params, metadata)
  to.emit(rawName, buffer, metadata)
  to.emit('raw', buffer, metadata)
}
