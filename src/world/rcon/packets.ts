/** Kinds of packets of Source RCON. A reply to a login has the kind of a command. */
export const KIND = { reply: 0, command: 2, loginReply: 2, login: 3 } as const
/** Number of the reply to a wrong password. */
export const REFUSED = -1
/** Bytes of text in one packet, at most. */
export const BODY_LIMIT = 4096
/** Number, kind and two zero bytes. */
const FRAME = 10

export interface RconPacket {
  readonly id: number
  readonly kind: number
  readonly body: Buffer
}

/** The bytes of one packet. */
export function encodePacket({ id, kind, body }: RconPacket): Buffer {
  const packet = Buffer.alloc(4 + FRAME + body.length)
  packet.writeInt32LE(FRAME + body.length, 0)
  packet.writeInt32LE(id, 4)
  packet.writeInt32LE(kind, 8)
  body.copy(packet, 12)
  return packet
}

/** A long text in pieces that fit a packet and do not cut characters; one empty piece for no text. */
export function splitBody(text: string): Buffer[] {
  const bytes = Buffer.from(text, 'utf8')
  const pieces: Buffer[] = []
  let start = 0
  do {
    let end = Math.min(bytes.length, start + BODY_LIMIT)
    // bytes 10xxxxxx continue a character
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--
    pieces.push(bytes.subarray(start, end))
    start = end
  } while (start < bytes.length)
  return pieces
}

/** Puts packets together from whatever pieces a socket delivers. */
export class PacketReader {
  #held: Buffer = Buffer.alloc(0)
  readonly #limit: number

  /** Packets with more text than this are refused. */
  constructor(limit: number = BODY_LIMIT) {
    this.#limit = limit
  }

  /** The packets that are complete now; null when the bytes cannot be one: the connection is of no more use. */
  push(bytes: Buffer): RconPacket[] | null {
    this.#held = Buffer.concat([this.#held, bytes])
    const packets: RconPacket[] = []
    while (this.#held.length >= 4) {
      const length = this.#held.readInt32LE(0)
      if (length < FRAME || length > FRAME + this.#limit) return null
      if (this.#held.length < 4 + length) break
      packets.push({
        id: this.#held.readInt32LE(4),
        kind: this.#held.readInt32LE(8),
        body: this.#held.subarray(12, 4 + length - 2),
      })
      this.#held = this.#held.subarray(4 + length)
    }
    return packets
  }
}
