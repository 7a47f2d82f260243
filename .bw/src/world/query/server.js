import { createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { PortInUseError } from '../errors.js';
import { basicReply, challengeReply, fullReply, readRequest } from './packets.js';
const LOOPBACK = '127.0.0.1';
/** A token is valid for at least this long, and at most twice as long (ms). */
const TOKEN_MS = 30_000;
/** Tokens are positive numbers of this many bits, as in vanilla. */
const TOKEN_BITS = 24;
/**
 * Answers the query protocol over UDP, like vanilla with `enable-query`. A sender proves by a token that it receives what is sent
 * to its address; until then it gets a few bytes.
 */
export class QueryServer {
    #init;
    #socket = createSocket('udp4');
    #secret = randomBytes(16);
    constructor(init) {
        this.#init = init;
        this.#socket.on('message', (bytes, from) => this.#answer(bytes, from));
    }
    /** Rejects with PortInUseError if the port is in use. */
    static async open(init) {
        const server = new QueryServer(init);
        const host = init.host ?? LOOPBACK;
        await new Promise((resolve, reject) => {
            server.#socket.once('error', (error) => reject(PortInUseError.from(error, host, init.port)));
            server.#socket.bind(init.port, host, resolve);
        });
        // An undeliverable reply affects no other sender.
        server.#socket.removeAllListeners('error').on('error', () => undefined);
        return server;
    }
    get port() {
        return this.#socket.address().port;
    }
    close() {
        return new Promise((resolve) => this.#socket.close(() => resolve()));
    }
    #answer(bytes, from) {
        const request = readRequest(bytes);
        if (request === undefined)
            return;
        if (request.kind === 'challenge') {
            this.#send(challengeReply(request.session, this.#tokenOf(from, this.#epoch)), from);
            return;
        }
        const isKnown = [this.#epoch, this.#epoch - 1].some((epoch) => this.#tokenOf(from, epoch) === request.token);
        if (!isKnown)
            return;
        const reply = request.kind === 'full' ? fullReply : basicReply;
        this.#send(reply(request.session, this.#init.status()), from);
    }
    #send(reply, { address, port }) {
        this.#socket.send(reply, port, address);
    }
    get #epoch() {
        return Math.floor(this.#init.now() / TOKEN_MS);
    }
    /** Derived from the sender and the time, so that nothing has to be stored for senders. */
    #tokenOf({ address, port }, epoch) {
        const digest = createHmac('sha256', this.#secret).update(`${address} ${port} ${epoch}`).digest();
        return digest.readUInt32BE() >>> (32 - TOKEN_BITS);
    }
}
