import { PortInUseError } from '../errors.js';
import { network } from '../library/network.js';
import { guardDoor } from './door.js';
import { json, text } from './fields.js';
import { greetInConfiguration } from './greeting/greeting.js';
import { socketPair } from './in-memory.js';
import { inEnglish } from './language.js';
import { FlightCounter, linkClients } from './memory-link.js';
import { MAX_PLAYERS, MOTD } from './public-facts.js';
const DEFAULT_HOST = '127.0.0.1';
/** Event loop turns that a closing TCP socket gets to flush its last packet. */
const FLUSH_TURNS = 50;
/** Time limit for logging in, in milliseconds. */
export const LOGIN_LIMIT_MS = 10_000;
/** Maximum length of a packet in bytes: what three length bytes can express. */
const MAX_FRAME = 2 ** 21 - 1;
/** Errors that only mean that the other side has disconnected. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);
/** minecraft-protocol's server. It opens a port only on request, and accepts in-memory connections too. */
class WorldNetServer extends network.Server {
    dialect;
    #attached = 0;
    listen(port, host) {
        if (this.options['worldListens'] === true)
            super.listen(port, host);
        else
            queueMicrotask(() => this.emit('listening'));
    }
    /** Accepts a client of this process. Without compression, because its bytes never leave the process. */
    attach(socket, other, flight) {
        const client = new network.Client(true, this.version, this.customPackets, this.hideErrors);
        linkClients(client, other, flight);
        Object.defineProperty(client, 'compressionThreshold', { get: () => -2, set: () => { } });
        const write = client.write.bind(client);
        client.write = (name, fields) => {
            if (name !== 'compress')
                write(name, fields);
        };
        const end = client.end.bind(client);
        client.end = (reason, full) => {
            if (client.state === 'play')
                client.write('kick_disconnect', { reason: full ?? this.kickReason(text(reason)) });
            if (client.state === 'login')
                client.write('disconnect', { reason: full ?? json(text(reason)) });
            end(reason);
        };
        client.id = -++this.#attached;
        this.clients[client.id] = client;
        client.on('end', () => delete this.clients[client.id]);
        client.setSocket(socket);
        this.emit('connection', client);
    }
    /** A reason in the form of this version's packet in the play state. */
    kickReason(reason) {
        return this.dialect?.encode('kick_disconnect', { reason: json(reason) })[0]?.[1]['reason'];
    }
}
/** All connections of a server: in memory, and over TCP if a port was requested. */
export class Transport {
    host;
    flight = new FlightCounter();
    #net;
    #dialect;
    #listens;
    constructor(net, dialect, host, listens) {
        this.#dialect = dialect;
        this.#net = net;
        this.host = host;
        this.#listens = listens;
    }
    /** Rejects with PortInUseError if the port is in use. */
    static async open(options) {
        const host = options.listen?.host ?? DEFAULT_HOST;
        const port = options.listen?.port ?? 0;
        const net = network.createServer({
            Server: WorldNetServer,
            version: options.dialect.version,
            host,
            port,
            'online-mode': false,
            enforceSecureProfile: false,
            hideErrors: true,
            keepAlive: false,
            // Otherwise it compiles the schemas of all packets for each client, which takes a quarter of a second each.
            validateChannelProtocol: false,
            kickTimeout: LOGIN_LIMIT_MS,
            maxPlayers: MAX_PLAYERS,
            motd: MOTD,
            worldListens: options.listen !== undefined,
            errorHandler: (client, error) => {
                if (!GONE.has(error.code ?? ''))
                    options.onClientError(client, error);
                client.end(`This server cannot read what your client sent: ${error.message}`);
            },
        });
        const version = { name: net.mcversion.minecraftVersion, protocol: net.mcversion.version };
        net.on('connection', (client) => {
            boundFrames(client, options.onClientError);
            guardDoor(client, { version, clock: options.clock });
            greetInConfiguration(client, options.dialect.registry, client.id >= 0);
        });
        net.on('playerJoin', (client) => options.onJoin(client, client.id < 0 ? 'memory' : 'tcp'));
        await new Promise((resolve, reject) => {
            net.once('listening', resolve);
            net.on('error', (error) => reject(PortInUseError.from(error, host, port)));
        });
        net.dialect = options.dialect;
        return new Transport(net, options.dialect, host, options.listen !== undefined);
    }
    get port() {
        return this.#net.socketServer?.address()?.port;
    }
    /** Connects a minecraft-protocol client of this process. It logs in after emitting `connect`. */
    connectInMemory(client) {
        const sockets = socketPair();
        this.#net.attach(sockets.server, client, this.flight);
        client.setSocket(sockets.client);
    }
    /** Encodes and serialises a packet of the play state. Throws if the fields do not match the packet. */
    serialize(name, fields) {
        return this.#dialect
            .encode(name, fields)
            .map(([said, params]) => this.#net.serializer.createPacketBuffer({ name: said, params }));
    }
    /** Disconnects a client in the play state, with a text that it shows in its own language. */
    end(client, reason) {
        const plain = inEnglish(this.#dialect.registry.language, reason);
        if (client.state === 'play')
            client.end(plain, this.#net.kickReason(reason));
        else
            client.end(plain, json(reason));
    }
    /** Disconnects all clients and closes the port. Leaves nothing of minecraft-protocol running. */
    async close(reason) {
        const clients = Object.values(this.#net.clients);
        const ended = clients.map((client) => endClient(client, () => this.end(client, reason)));
        await Promise.all(ended);
        if (this.#listens && this.#net.socketServer) {
            const closed = new Promise((resolve) => this.#net.once('close', resolve));
            this.#net.socketServer.close();
            await closed;
        }
        this.#net.removeAllListeners();
    }
}
/**
 * Ends a connection that announces or sends a frame longer than the protocol allows; minecraft-protocol by itself would buffer it
 * without limit.
 */
function boundFrames(client, onError) {
    const { socket, splitter } = client;
    socket?.on('data', () => {
        if (splitter.buffer.length <= MAX_FRAME || socket.destroyed)
            return;
        onError(client, new RangeError(`a frame of more than ${MAX_FRAME} bytes`));
        socket.destroy();
    });
}
async function endClient(client, end) {
    const socket = client.socket;
    end();
    for (let turn = 0; turn < FLUSH_TURNS && socket && !socket.writableFinished && !socket.destroyed; turn++)
        await new Promise((resolve) => setImmediate(resolve));
    socket?.destroy();
    if (client.closeTimer)
        clearTimeout(client.closeTimer);
    client.closeTimer = null;
}
