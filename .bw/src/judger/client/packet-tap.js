import { adapt } from './adapt.js';
/** Listens to the packets of a client without changing them. */
export class PacketTap {
    #passage;
    #sent = new Set();
    #isTapped = false;
    /** @param client minecraft-protocol's client of a bot */
    constructor(client) {
        this.#passage = adapt(client);
    }
    /**
     * Listens to every packet that the client sends, before it is sent; minecraft-protocol does not emit an event for this.
     * @returns a function that stops listening
     */
    onSent(listener) {
        this.#tap();
        this.#sent.add(listener);
        return () => void this.#sent.delete(listener);
    }
    /**
     * Listens to received packets with a given name, after mineflayer has read them.
     * @returns a function that stops listening
     */
    onReceived(name, listener) {
        this.#passage.on(name, listener);
        return () => this.#passage.removeListener(name, listener);
    }
    #tap() {
        if (this.#isTapped)
            return;
        this.#isTapped = true;
        const passage = this.#passage;
        const send = passage.write;
        passage.write = (name, fields) => {
            for (const listener of this.#sent)
                listener(name, fields);
            send.call(passage, name, fields);
        };
    }
}
