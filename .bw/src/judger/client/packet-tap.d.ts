/** The fields of a packet, named as minecraft-protocol names them. */
export type PacketFields = Readonly<Record<string, unknown>>;
type SentListener = (name: string, fields: PacketFields) => void;
type ReceivedListener = (fields: PacketFields) => void;
/** Listens to the packets of a client without changing them. */
export declare class PacketTap {
    #private;
    /** @param client minecraft-protocol's client of a bot */
    constructor(client: unknown);
    /**
     * Listens to every packet that the client sends, before it is sent; minecraft-protocol does not emit an event for this.
     * @returns a function that stops listening
     */
    onSent(listener: SentListener): () => void;
    /**
     * Listens to received packets with a given name, after mineflayer has read them.
     * @returns a function that stops listening
     */
    onReceived(name: string, listener: ReceivedListener): () => void;
}
export {};
