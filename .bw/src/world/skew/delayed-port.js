import { connect, createServer } from 'node:net';
import { PortInUseError } from '../errors.js';
/**
 * A port in front of a port of this process: the server's packets arrive later, in order. Clients' packets are passed on at once.
 */
export class DelayedPort {
    #net;
    #sockets = new Set();
    constructor(options) {
        this.#net = createServer((client) => this.#connect(client, options));
    }
    /** Rejects with PortInUseError if the port is in use. */
    static async open(options) {
        const port = new DelayedPort(options);
        await new Promise((resolve, reject) => {
            port.#net.once('error', (error) => reject(PortInUseError.from(error, options.host, options.port)));
            port.#net.listen(options.port, options.host, resolve);
        });
        return port;
    }
    get port() {
        return this.#net.address().port;
    }
    /** Ends all connections and closes the port. */
    async close() {
        const closed = new Promise((resolve) => this.#net.close(() => resolve()));
        for (const socket of this.#sockets)
            socket.destroy();
        await closed;
    }
    #connect(client, { target, clock, delayMs }) {
        const server = connect(target, '127.0.0.1');
        const gone = new AbortController();
        const later = (work) => {
            clock.sleep(delayMs, gone.signal).then(work, () => undefined);
        };
        for (const socket of [client, server]) {
            this.#sockets.add(socket);
            socket.setNoDelay(true);
            socket.on('error', () => socket.destroy());
            socket.once('close', () => this.#sockets.delete(socket));
        }
        client.pipe(server);
        server.on('data', (bytes) => later(() => client.write(bytes)));
        server.once('close', () => later(() => client.end()));
        client.once('close', () => {
            gone.abort();
            server.destroy();
        });
    }
}
