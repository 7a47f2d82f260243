import { QueryServer } from '../query/server.js';
import { RconServer } from '../rcon/server.js';
import { DelayedPort } from './delayed-port.js';
const LOOPBACK = '127.0.0.1';
/** The ports of RCON and of the query protocol, and the ports behind which a server's answers are delayed. */
export class Ports {
    #gamePort;
    #rcon;
    #query;
    #delayedGame;
    #delayedRcon;
    constructor(gamePort) {
        this.#gamePort = gamePort;
    }
    /** Rejects with PortInUseError if a port is in use; nothing is open then. */
    static async open(options) {
        const ports = new Ports(options.gamePort);
        try {
            await ports.#open(options);
            return ports;
        }
        catch (error) {
            await ports.close();
            throw error;
        }
    }
    /** The address to which game clients connect. */
    get game() {
        return this.#delayedGame?.port ?? this.#gamePort;
    }
    get rcon() {
        return (this.#delayedRcon ?? this.#rcon)?.port;
    }
    get query() {
        return this.#query?.port;
    }
    async close() {
        await this.#query?.close();
        await this.#delayedRcon?.close();
        await this.#rcon?.close();
        await this.#delayedGame?.close();
    }
    async #open(options) {
        await this.#openGame(options);
        await this.#openRcon(options);
        await this.#openQuery(options);
    }
    async #openGame({ clock, listen, skew = {}, gamePort }) {
        const { gameMs = 0 } = skew;
        if (listen && gamePort !== undefined && gameMs > 0)
            this.#delayedGame = await DelayedPort.open({
                host: LOOPBACK,
                ...listen,
                target: gamePort,
                clock,
                delayMs: gameMs,
            });
    }
    async #openRcon({ clock, rcon, skew = {}, run }) {
        const { rconMs = 0 } = skew;
        if (!rcon)
            return;
        const isDelayed = rconMs > 0;
        this.#rcon = await RconServer.open({
            ...rcon,
            ...(isDelayed ? { host: LOOPBACK, port: 0 } : {}),
            run,
            now: () => clock.now(),
        });
        if (isDelayed)
            this.#delayedRcon = await DelayedPort.open({
                host: rcon.host ?? LOOPBACK,
                port: rcon.port,
                target: this.#rcon.port,
                clock,
                delayMs: rconMs,
            });
    }
    async #openQuery({ clock, listen, query, status }) {
        if (!query)
            return;
        this.#query = await QueryServer.open({
            ...query,
            status: () => ({ ...status(), port: this.game ?? 0, host: listen?.host ?? LOOPBACK }),
            now: () => clock.now(),
        });
    }
}
