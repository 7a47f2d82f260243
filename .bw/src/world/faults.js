import { WorldError } from './errors.js';
import { text } from './protocol/fields.js';
import { Lag } from './protocol/lag.js';
/** Faults on request, for testing clients. */
export class Faults {
    #init;
    #lines = new Map();
    #frozen = 0;
    constructor(init) {
        this.#init = init;
    }
    /**
     * Delays everything between a player and the server.
     * @param ms extra round-trip time of the clock: half each way
     * @param jitterMs maximum random delay added each way; packets stay in order
     * @throws WorldError 'not_found' if the player is not in this world
     */
    latency(name, { ms, jitterMs = 0 }) {
        const { game, clock, connectionOf } = this.#init;
        const latency = { ms: ms / 2, jitterMs };
        const known = this.#lines.get(name);
        if (known !== undefined) {
            known.out.latency = latency;
            known.in.latency = latency;
        }
        const connection = connectionOf(this.#player(name));
        if (connection === undefined)
            return;
        const chance = game.chance.fork();
        const line = known ?? {
            out: new Lag(latency, clock, () => chance.next()),
            in: new Lag(latency, clock, () => chance.next()),
        };
        this.#lines.set(name, line);
        connection.lag = line.out;
    }
    /** Makes nothing happen in the world for this many ticks, while packets wait, as with a server that hangs. */
    freeze(ticks) {
        this.#frozen = Math.max(this.#frozen, ticks);
    }
    /** Ends a player's connection. @throws WorldError 'not_found' if the player is not in this world */
    kick(name, reason) {
        this.#player(name).kick(text(reason));
    }
    /**
     * Makes a player's client forget a chunk, which is not resent before the player leaves its surroundings.
     * @throws WorldError 'not_found' if the player is not in this world
     */
    loseChunk(name, { chunkX, chunkZ }) {
        this.#player(name).send('unload_chunk', { chunkX, chunkZ });
    }
    /** Whether the world stands still in this tick. Called once per tick. */
    takeFrozenTick() {
        if (this.#frozen === 0)
            return false;
        this.#frozen--;
        return true;
    }
    get isFrozen() {
        return this.#frozen > 0;
    }
    /** Handles a packet from a player, now or later. */
    receive(player, work) {
        const line = this.#lines.get(player.name);
        if (line === undefined)
            work();
        else
            line.in.later(work);
    }
    /** Forgets a player who has left. */
    forget(name) {
        this.#lines.delete(name);
    }
    #player(name) {
        const player = this.#init.game.playerNamed(name);
        if (player !== undefined)
            return player;
        throw new WorldError('not_found', 'there is no such player', {
            got: name,
            wanted: this.#init.game.world.players.map((one) => one.name).join(', ') || 'a player who has joined',
            remedy: 'wait until the player has joined',
        });
    }
}
