/** Packet types of Source RCON. A login reply has the type of a command. */
export const KIND = { reply: 0, command: 2, loginReply: 2, login: 3 };
/** Request id of the reply to a wrong password. */
export const REFUSED = -1;
/** Maximum length of a packet's text, in bytes. */
export const BODY_LIMIT = 4096;
/** Length of request id, type and two zero bytes. */
const FRAME = 10;
/** Encodes a packet. */
export function encodePacket({ id, kind, body }) {
    const packet = Buffer.alloc(4 + FRAME + body.length);
    packet.writeInt32LE(FRAME + body.length, 0);
    packet.writeInt32LE(id, 4);
    packet.writeInt32LE(kind, 8);
    body.copy(packet, 12);
    return packet;
}
/** Splits a text into pieces that fit a packet, without splitting characters; one empty piece for an empty text. */
export function splitBody(text) {
    const bytes = Buffer.from(text, 'utf8');
    const pieces = [];
    let start = 0;
    do {
        let end = Math.min(bytes.length, start + BODY_LIMIT);
        // bytes 10xxxxxx continue a character
        while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80)
            end--;
        pieces.push(bytes.subarray(start, end));
        start = end;
    } while (start < bytes.length);
    return pieces;
}
/** Assembles packets from the chunks that a socket delivers. */
export class PacketReader {
    #held = Buffer.alloc(0);
    #limit;
    /** `limit`: maximum length of a packet's text, in bytes. */
    constructor(limit = BODY_LIMIT) {
        this.#limit = limit;
    }
    /** Returns the packets completed by these bytes; null if they cannot be a packet, which makes the connection useless. */
    push(bytes) {
        this.#held = Buffer.concat([this.#held, bytes]);
        const packets = [];
        while (this.#held.length >= 4) {
            const length = this.#held.readInt32LE(0);
            if (length < FRAME || length > FRAME + this.#limit)
                return null;
            if (this.#held.length < 4 + length)
                break;
            packets.push({
                id: this.#held.readInt32LE(4),
                kind: this.#held.readInt32LE(8),
                body: this.#held.subarray(12, 4 + length - 2),
            });
            this.#held = this.#held.subarray(4 + length);
        }
        return packets;
    }
}
