import { Duplex } from 'node:stream';
// Captured here, so that a fake clock installed later cannot delay the end of a connection.
const nextTurn = globalThis.setImmediate;
/**
 * Stands in for a socket when packets cross a memory link. It carries no bytes; it only tells each side that
 * the other has ended.
 */
class MemorySocket extends Duplex {
    remoteAddress = 'memory';
    peer;
    constructor() {
        // as with a socket, the other side ends when one does
        super({ allowHalfOpen: false });
        this.setMaxListeners(0);
    }
    // methods of net.Socket that minecraft-protocol calls
    setNoDelay() {
        return this;
    }
    setKeepAlive() {
        return this;
    }
    setTimeout() {
        return this;
    }
    address() {
        return {};
    }
    _read() { }
    _write(_chunk, _encoding, done) {
        done();
    }
    _final(done) {
        this.#finishPeer();
        done();
    }
    _destroy(error, done) {
        this.#finishPeer();
        done(error);
    }
    #finishPeer() {
        nextTurn(() => {
            if (this.peer)
                this.peer.#finish();
        });
    }
    #finish() {
        if (!this.destroyed && !this.readableEnded)
            this.push(null);
    }
}
/** Two connected sockets; each ends when the other does. */
export function socketPair() {
    const client = new MemorySocket();
    const server = new MemorySocket();
    client.peer = server;
    server.peer = client;
    return { client, server };
}
