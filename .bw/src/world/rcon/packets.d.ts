/** Packet types of Source RCON. A login reply has the type of a command. */
export declare const KIND: {
    readonly reply: 0;
    readonly command: 2;
    readonly loginReply: 2;
    readonly login: 3;
};
/** Request id of the reply to a wrong password. */
export declare const REFUSED = -1;
/** Maximum length of a packet's text, in bytes. */
export declare const BODY_LIMIT = 4096;
export interface RconPacket {
    readonly id: number;
    readonly kind: number;
    readonly body: Buffer;
}
/** Encodes a packet. */
export declare function encodePacket({ id, kind, body }: RconPacket): Buffer;
/** Splits a text into pieces that fit a packet, without splitting characters; one empty piece for an empty text. */
export declare function splitBody(text: string): Buffer[];
/** Assembles packets from the chunks that a socket delivers. */
export declare class PacketReader {
    #private;
    /** `limit`: maximum length of a packet's text, in bytes. */
    constructor(limit?: number);
    /** Returns the packets completed by these bytes; null if they cannot be a packet, which makes the connection useless. */
    push(bytes: Buffer): RconPacket[] | null;
}
