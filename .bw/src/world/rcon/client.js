import { connect } from 'node:net';
import { WorldError } from '../errors.js';
import { BODY_LIMIT, encodePacket, KIND, PacketReader, REFUSED } from './packets.js';
/** Maximum length of a reply packet in bytes; vanilla counts characters, which may have four bytes each. */
const REPLY_LIMIT = BODY_LIMIT * 4;
/** A piece at least this long may be followed by another; pieces do not split characters. */
const MAYBE_MORE = BODY_LIMIT - 3;
/** Sends commands over Source RCON, one at a time. Works with vanilla servers too. */
export class RconClient {
    #socket;
    #reader = new PacketReader(REPLY_LIMIT);
    #waiting;
    #queue = Promise.resolve();
    #ended;
    #lastId = 0;
    constructor(socket) {
        this.#socket = socket;
        socket.setNoDelay(true);
        socket.on('data', (bytes) => this.#receive(bytes));
        socket.on('error', (error) => this.#end(error.message));
        socket.once('close', () => this.#end('the connection was closed'));
    }
    /** Connects and logs in. Rejects with WorldError 'rcon_refused'. */
    static async connect(options) {
        const socket = connect(options.port, options.host ?? '127.0.0.1');
        const client = new RconClient(socket);
        try {
            await client.#inTurn(() => client.#login(options.password));
            return client;
        }
        catch (error) {
            await client.close();
            throw error;
        }
    }
    /** Runs a command, given without a slash. Resolves with the whole reply. */
    command(line) {
        return this.#inTurn(() => this.#ask(line));
    }
    async close() {
        if (this.#socket.closed)
            return;
        const closed = new Promise((resolve) => this.#socket.once('close', () => resolve()));
        this.#socket.destroy();
        await closed;
    }
    #inTurn(work) {
        const next = this.#queue.catch(() => { }).then(work);
        this.#queue = next;
        return next;
    }
    #login(password) {
        const id = this.#nextId();
        return new Promise((resolve, reject) => {
            this.#wait({
                take: (packet) => {
                    if (packet.kind !== KIND.loginReply)
                        return;
                    if (packet.id === REFUSED)
                        reject(refused('the password is wrong'));
                    else
                        resolve();
                },
                fail: reject,
            });
            this.#send({ id, kind: KIND.login, body: Buffer.from(password, 'utf8') });
        });
    }
    #ask(line) {
        const id = this.#nextId();
        const last = this.#nextId();
        const pieces = [];
        let asked = false;
        return new Promise((resolve, reject) => {
            const finish = () => resolve(Buffer.concat(pieces).toString('utf8'));
            const takePiece = (body) => {
                pieces.push(body);
                if (asked)
                    return;
                asked = true;
                if (body.length < MAYBE_MORE)
                    finish();
                // The reply to this comes after the last piece. Not sent earlier, because vanilla reads one packet at a time.
                else
                    this.#send({ id: last, kind: KIND.reply, body: Buffer.alloc(0) });
            };
            this.#wait({
                take: (packet) => {
                    if (packet.id === REFUSED)
                        reject(refused('this connection is not logged in'));
                    else if (packet.id === last)
                        finish();
                    else if (packet.id === id)
                        takePiece(packet.body);
                },
                fail: reject,
            });
            this.#send({ id, kind: KIND.command, body: Buffer.from(line, 'utf8') });
        });
    }
    #wait(waiting) {
        this.#waiting = waiting;
        if (this.#ended)
            waiting.fail(this.#ended);
    }
    #send(packet) {
        if (!this.#ended)
            this.#socket.write(encodePacket(packet));
    }
    #receive(bytes) {
        const packets = this.#reader.push(bytes);
        for (const packet of packets ?? [])
            this.#waiting?.take(packet);
        if (!packets) {
            this.#end('the server sent something that is no RCON packet');
            this.#socket.destroy();
        }
    }
    #end(reason) {
        this.#ended ??= refused(reason);
        this.#waiting?.fail(this.#ended);
    }
    #nextId() {
        this.#lastId = (this.#lastId % 1_000_000) + 1;
        return this.#lastId;
    }
}
function refused(got) {
    return new WorldError('rcon_refused', 'the RCON connection failed', {
        got,
        wanted: 'a server that answers',
        remedy: 'check address, port and password',
    });
}
