import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:net';
import { PortInUseError, WorldError } from '../errors.js';
import { encodePacket, KIND, PacketReader, REFUSED, splitBody } from './packets.js';
const LOOPBACK = '127.0.0.1';
/** Wrong passwords after which a connection is closed, and after which all logins are locked for a while. */
const MAX_TRIES = 3;
const MAX_TRIES_OF_ALL = 10;
const LOCK_MS = 60_000;
/** Maximum number of connections. Another one replaces the oldest that has not logged in. */
const MAX_CONNECTIONS = 16;
/** Bytes of unread replies after which a connection is closed. */
const UNREAD_LIMIT = 4 * 1024 * 1024;
/** Accepts commands over Source RCON, as vanilla does. */
export class RconServer {
    #init;
    #net;
    #sockets = new Map();
    #secret;
    /** Times of the latest wrong passwords. */
    #wrong = [];
    constructor(init) {
        this.#init = init;
        this.#secret = digest(init.password);
        this.#net = createServer((socket) => this.#accept(socket));
    }
    /** Rejects with PortInUseError if the port is in use, and with 'rcon_refused' without a password. */
    static async open(init) {
        if (init.password === '')
            throw new WorldError('rcon_refused', 'RCON needs a password', {
                got: 'an empty one',
                wanted: 'a password',
                remedy: 'set one, or leave RCON out',
            });
        const server = new RconServer(init);
        const host = init.host ?? LOOPBACK;
        await new Promise((resolve, reject) => {
            server.#net.once('error', (error) => reject(PortInUseError.from(error, host, init.port)));
            server.#net.listen(init.port, host, resolve);
        });
        return server;
    }
    get port() {
        const address = this.#net.address();
        return typeof address === 'object' && address ? address.port : this.#init.port;
    }
    /** Ends all connections and closes the port. */
    async close() {
        const closed = new Promise((resolve) => this.#net.close(() => resolve()));
        for (const socket of this.#sockets.keys())
            socket.destroy();
        await closed;
    }
    #accept(socket) {
        if (this.#locked || (this.#sockets.size >= MAX_CONNECTIONS && !this.#makeRoom())) {
            socket.destroy();
            return;
        }
        const state = { loggedIn: false, tries: 0 };
        this.#sockets.set(socket, state);
        socket.on('error', () => socket.destroy());
        socket.once('close', () => this.#sockets.delete(socket));
        socket.setNoDelay(true);
        const reader = new PacketReader();
        socket.on('data', (bytes) => {
            const packets = reader.push(bytes);
            for (const packet of packets ?? [])
                if (!socket.destroyed)
                    this.#answer(socket, state, packet);
            if (!packets || socket.writableLength > UNREAD_LIMIT)
                socket.destroy();
        });
    }
    #answer(socket, state, packet) {
        const { id, kind, body } = packet;
        const empty = Buffer.alloc(0);
        if (kind === KIND.login) {
            state.loggedIn = !this.#locked && timingSafeEqual(digest(body), this.#secret);
            socket.write(encodePacket({ id: state.loggedIn ? id : REFUSED, kind: KIND.loginReply, body: empty }));
            if (!state.loggedIn)
                this.#refused(socket, state);
        }
        else if (!state.loggedIn) {
            socket.write(encodePacket({ id: REFUSED, kind: KIND.loginReply, body: empty }));
            this.#refused(socket, state);
        }
        else {
            const text = kind === KIND.command ? this.#run(body.toString('utf8')) : `Unknown request ${kind.toString(16)}`;
            for (const piece of splitBody(text))
                socket.write(encodePacket({ id, kind: KIND.reply, body: piece }));
        }
    }
    /** Ends the oldest connection that has not logged in; returns false if there is none. */
    #makeRoom() {
        for (const [socket, { loggedIn }] of this.#sockets) {
            if (loggedIn)
                continue;
            this.#sockets.delete(socket);
            socket.destroy();
            return true;
        }
        return false;
    }
    #run(line) {
        try {
            return this.#init.run(line);
        }
        catch (error) {
            return `Error executing: ${line} (${error instanceof Error ? error.message : String(error)})`;
        }
    }
    #refused(socket, state) {
        this.#wrong = [...this.#wrong.slice(1 - MAX_TRIES_OF_ALL), this.#init.now()];
        if (++state.tries >= MAX_TRIES)
            socket.end();
    }
    /** Whether there have been too many wrong passwords recently. */
    get #locked() {
        const [first] = this.#wrong;
        return this.#wrong.length >= MAX_TRIES_OF_ALL && first !== undefined && this.#init.now() - first < LOCK_MS;
    }
}
const digest = (text) => createHash('sha256').update(text).digest();
