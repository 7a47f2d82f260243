import { sharedPackets } from '../protocol/shared-packets.js';
import { Arrivals } from './arrivals.js';
import { BossBars } from './boss-bars.js';
import { WorldEmitter } from './events.js';
import { GameRules } from './game-rules.js';
import { Operators } from './operators.js';
import { Scoreboard } from './scoreboard.js';
/** Time of day at which the world starts. */
const MORNING = 1000;
/** The state that all dimensions of a world share: time, rules, operators, scores and players. */
export class World {
    rules = new GameRules();
    /** Blocks that drop different items than in the game, or need other tools. */
    digs;
    /** Products that are smelted from different items than in the game. */
    smelts;
    /** Crops that grow with an item other than bone meal. */
    growth;
    emitter = new WorldEmitter();
    ops;
    scoreboard;
    bossBars;
    arrivals = new Arrivals();
    /** State that belongs to the whole world; see `Memory`. */
    memory = {};
    /** Spawn of players in the overworld; `setworldspawn` moves it. */
    spawn;
    ticks = 0;
    /** Ticks since the first morning; a day has 24000. */
    dayTime = MORNING;
    difficulty = 'easy';
    /** Mode of players who join for the first time. */
    defaultGameMode;
    weather = 'clear';
    /** Tick at which the weather clears up; undefined: never. */
    weatherEnds;
    #open;
    #serialize;
    /** The dimensions in use, starting with the overworld. */
    #places = [];
    #lastEntityId = 0;
    constructor({ spawn, ops, gameMode, differing, serialize, open }) {
        this.digs = differing?.digs ?? {};
        this.smelts = differing?.smelts ?? {};
        this.growth = differing?.growth ?? {};
        this.spawn = spawn;
        this.ops = new Operators(ops);
        this.defaultGameMode = gameMode ?? 'survival';
        this.#serialize = serialize;
        this.#open = open;
        this.scoreboard = new Scoreboard(this);
        this.bossBars = new BossBars(this);
    }
    /** The dimensions that are in use. */
    get places() {
        return this.#places;
    }
    /** A dimension. The Nether and the End are created on first use. */
    in(name) {
        const known = this.#places.find(({ dimension }) => dimension.name === name);
        if (known)
            return known;
        const made = this.#open(name);
        this.#places.push(made);
        return made;
    }
    /** All players, wherever they are. */
    get players() {
        const [only] = this.#places;
        return this.#places.length === 1 && only ? only.players : this.#places.flatMap(({ players }) => players);
    }
    /** One game tick of 50 ms, in all dimensions. */
    tick() {
        this.ticks++;
        for (const place of [...this.#places])
            place.tick();
    }
    /** Sends the players the blocks that changed since the last call. */
    flush() {
        for (const place of this.#places)
            place.flush();
    }
    nextEntityId() {
        return ++this.#lastEntityId;
    }
    /** Reserves ids up to this one for saved entities, because their UUIDs are derived from them. */
    reserveEntityIds(upTo) {
        this.#lastEntityId = Math.max(this.#lastEntityId, upTo);
    }
    /** Calls back with the player or entity that has a UUID: now, or when it enters the world. */
    whenHere(uuid, found) {
        const entities = this.#places.flatMap((place) => [...place.entities.values()]);
        const here = [...this.players, ...entities].find((tracked) => tracked.uuid === uuid);
        if (here)
            found(here);
        else
            this.arrivals.expect(uuid, found);
    }
    playerNamed(name) {
        return this.players.find((player) => player.name === name);
    }
    /** Sends a packet to players in all dimensions. */
    broadcast(name, fields, to = () => true) {
        this.send(this.players, name, fields, to);
    }
    /** Sends a packet that no client modifies: those in memory read it once for all of them. */
    sendShared(players, name, fields) {
        for (const packet of this.#serialize(name, fields)) {
            sharedPackets.add(packet);
            for (const player of players)
                player.sendRaw(packet);
        }
    }
    /** Sends a packet to those of the given players who are in the play state. */
    send(players, name, fields, to) {
        const receivers = players.filter((player) => player.inPlay && to(player));
        if (receivers.length === 0)
            return;
        for (const packet of this.#serialize(name, fields))
            for (const player of receivers)
                player.sendRaw(packet);
    }
}
