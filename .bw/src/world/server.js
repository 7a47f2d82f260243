import { join } from 'node:path';
import { LOAD, loadFunctions } from './commands/functions.js';
import { runCommand } from './commands/index.js';
import { sourceOf } from './commands/source.js';
import { PacketError, WorldError } from './errors.js';
import { Faults } from './faults.js';
import { FEATURES } from './features.js';
import { gameInitOf } from './game-init.js';
import { blockOf } from './geometry.js';
import { ContainerWatch } from './inventory/container-watch.js';
import { gameOf } from './kernel/game.js';
import { TICK_MS, TickLoop } from './loop.js';
import { WorldFolder } from './persistence/world-folder.js';
import { leave } from './player/joining.js';
import { startOf } from './portals/start.js';
import { dialectOf } from './protocol/dialect/index.js';
import { text, timeFields, translate } from './protocol/fields.js';
import { MAX_PLAYERS, MOTD } from './protocol/public-facts.js';
import { Transport } from './protocol/transport.js';
import { PlayerSessions } from './sessions.js';
import { createGame } from './simulation.js';
import { Ports } from './skew/ports.js';
import { restoreSnapshot, takeSnapshot } from './snapshot/world-snapshot.js';
import { placeStructure } from './structures/place.js';
import { terrainOf } from './terrain-of.js';
import { TickRate } from './tick-rate.js';
import { versionOf } from './version-of.js';
import { viewEntity, viewPlayer } from './views.js';
import { changeWeather } from './weather.js';
import { WorldView } from './world-view.js';
const SHUTDOWN = translate('multiplayer.disconnect.server_shutdown');
/** A Minecraft server inside the process. Real clients connect in memory or over TCP. */
export class EmbeddedServer {
    version;
    /** The features of this server, so that callers can report missing features. */
    features = FEATURES;
    /** The survival terrain of the world: its seed, and the position where players start. Undefined in a flat world. */
    terrain;
    /** Its blocks, column by column, with time and weather. */
    view;
    #game;
    #transport;
    #clock;
    #sessions;
    #loop;
    #world;
    #stopping;
    /** The positions where new players spawn. */
    start;
    #ports;
    /** Latency, a hanging server, kicks and lost chunks, on request. */
    faults;
    #containers = new ContainerWatch();
    #tickRate;
    constructor(options, transport, dialect, terrain, build) {
        this.version = dialect.version;
        this.#transport = transport;
        this.#clock = options.clock;
        this.terrain = terrain;
        this.#game = build(gameInitOf(options, { dialect, terrain, transport }));
        this.view = new WorldView(this.#game);
        this.#tickRate = new TickRate(options.clock);
        const connectionOf = (player) => this.#sessions.connectionOf(player);
        this.faults = new Faults({ game: this.#game, clock: options.clock, connectionOf });
        this.start = startOf(this.#game, options.terrain?.dimension);
        this.#sessions = new PlayerSessions({
            ...{ game: this.#game, transport, dialect, faults: this.faults, start: this.start },
            acks: options.skew?.acks,
            report: (error) => this.#report(error),
        });
        if (options.difficulty !== undefined)
            this.#game.world.difficulty = options.difficulty;
    }
    /**
     * Throws 'unsupported_version'; rejects with PortInUseError. `build` creates the game; tests pass their own
     * to get access to it.
     */
    static async start(options, build = createGame) {
        const version = versionOf(options);
        const dialect = dialectOf(version);
        const world = options.worldFolder === undefined ? undefined : await WorldFolder.open(options.worldFolder);
        const terrain = terrainOf(options, dialect, world);
        let server;
        const transport = await Transport.open({
            dialect,
            clock: options.clock,
            listen: options.skew?.gameMs ? { port: 0 } : options.listen,
            onJoin: (client, link) => {
                if (server)
                    server.#welcome(client, link);
            },
            onClientError: (client, cause) => {
                if (server)
                    server.#report(new PacketError({ player: client.username, packet: 'of the connection', cause }));
            },
        });
        server = new EmbeddedServer(options, transport, dialect, terrain, build);
        await server.#open(options, world);
        if (options.autoTick !== false) {
            const current = server;
            const { clock, ticksPerSecond } = options;
            current.#loop = new TickLoop({ clock, ...(ticksPerSecond === undefined ? {} : { tickMs: 1000 / ticksPerSecond }) }, () => current.tick(), (error) => current.#report(error));
        }
        return server;
    }
    /** Loads the saved world and opens the ports of RCON and of the query protocol. */
    async #open(options, world) {
        try {
            world?.load(this.#game);
            const packs = options.dataPacks ?? (options.worldFolder && join(options.worldFolder, 'datapacks'));
            if (packs && loadFunctions(this.#game, packs))
                runCommand(this.#game, sourceOf(this.#game), LOAD);
            this.#world = world;
            if (world)
                this.#sessions.memory = world.players;
            const run = (line) => {
                const source = { ...sourceOf(this.#game), displayName: text('Rcon') };
                return runCommand(this.#game, source, line).message;
            };
            const status = () => ({
                ...{ motd: MOTD, map: 'world', version: this.version, maxPlayers: MAX_PLAYERS },
                players: this.#game.world.players.map(({ name }) => name),
            });
            this.#ports = await Ports.open({
                ...options,
                ...{ gamePort: this.#transport.port, run, status },
            });
        }
        catch (error) {
            await this.#transport.close(SHUTDOWN);
            throw error;
        }
    }
    /** TCP port of RCON; undefined without RCON. */
    get rconPort() {
        return this.#ports?.rcon;
    }
    /** UDP port of the query protocol; undefined without it. */
    get queryPort() {
        return this.#ports?.query;
    }
    /** Writes the current state of the world to its folder. Rejects with 'no_world_folder' without one. */
    async save() {
        if (!this.#world)
            throw new WorldError('no_world_folder', 'there is nowhere to save to', {
                got: 'a server without a world folder',
                wanted: 'the option worldFolder',
                remedy: 'start the server with one',
            });
        await this.#world.save(this.#game, this.#clock.now());
    }
    /**
     * Places a structure with its low corner at a position. Returns how many blocks changed. Throws 'unknown_block'
     * or 'bad_position' before anything is changed.
     */
    placeStructure(structure, at) {
        return placeStructure(this.#game, structure, at);
    }
    /** TCP port; undefined if none is open. */
    get port() {
        return this.#ports?.game;
    }
    /** Number of in-memory packets not yet delivered. A virtual clock waits until it is 0. */
    get inFlight() {
        return this.#transport.flight.packets;
    }
    get ticks() {
        return this.#game.ticks;
    }
    /**
     * Ticks per second of the clock over the last five seconds; fewer than intended if the machine is too slow,
     * or while it is frozen.
     */
    get tps() {
        return this.#tickRate.now();
    }
    /** Ticks since the first morning; a day has 24000. */
    get time() {
        return this.#game.dayTime;
    }
    /** Sets the time like `/time set`: 1000 morning, 6000 noon, 13000 night, 18000 midnight. */
    setTime(dayTime) {
        this.#game.world.dayTime = dayTime;
        this.#game.world.broadcast('update_time', timeFields(this.#game));
    }
    get weather() {
        return this.#game.world.weather;
    }
    /** Changes the weather, for some ticks or until the next change. */
    setWeather(weather, ticks) {
        changeWeather(this.#game, weather, ticks);
    }
    /** The current state of the world, for `restore`. */
    snapshot() {
        return takeSnapshot(this.#game);
    }
    /**
     * Restores the world, here or in another server of the same version. Clients receive the changes.
     * @throws WorldError 'bad_world' for a snapshot of another version
     */
    restore(snapshot) {
        restoreSnapshot(this.#game, snapshot);
    }
    get players() {
        return this.#game.world.players.map((player) => viewPlayer(player, this.#game.ticks));
    }
    /** A player's statistics as vanilla counts them, and the project's own counters; empty for a player who is not here. */
    statisticsOf(name) {
        return this.#game.playerNamed(name)?.statistics.all() ?? [];
    }
    /** The entities of a dimension. */
    entitiesIn(dimension) {
        const place = this.#game.world.places.find(({ dimension: { name } }) => name === dimension);
        return [...(place?.entities.values() ?? [])].map(viewEntity);
    }
    /** The entities of the overworld. */
    get entities() {
        return this.entitiesIn('overworld');
    }
    /**
     * Connects a minecraft-protocol client of this process. It logs in one tick later, when mineflayer's plugins listen:
     * `createBot({ …, connect: (client) => server.connectInMemory(client) })`.
     */
    connectInMemory(client) {
        if (this.#stopping)
            throw new WorldError('stopped', 'the server has stopped', {
                got: 'a connection',
                wanted: 'a running server',
                remedy: 'start another one',
            });
        this.#transport.connectInMemory(client);
        this.#clock.sleep(TICK_MS).then(() => client.emit('connect'));
    }
    /** Runs a command with operator rights, as the named player, or by default as the server at the world's spawn. */
    command(line, as) {
        const player = as === undefined ? undefined : this.#game.playerNamed(as);
        if (as !== undefined && !player)
            return { ok: false, message: 'No player was found', reason: 'not_found' };
        return runCommand(this.#game, sourceOf(this.#game, player), line);
    }
    /** The block at a position. */
    blockAt(position, dimension = 'overworld') {
        return this.#game.world.in(dimension).level.get(blockOf(position));
    }
    on(name, listener) {
        if (name === 'containerChanged' && !this.#game.emitter.has(name))
            this.#containers.begin(this.#game.world.places);
        this.#game.emitter.on(name, listener);
    }
    off(name, listener) {
        this.#game.emitter.off(name, listener);
    }
    /** Runs one game tick of 50 ms. The server's loop calls it unless autoTick is false. */
    tick() {
        if (this.#stopping || this.faults.takeFrozenTick())
            return;
        try {
            this.#sessions.handleLate();
            this.#game.world.tick();
            this.#tickRate.note();
            if (this.#game.emitter.has('containerChanged'))
                this.#containers.look(this.#game.world.places);
            this.#sessions.keepAlive(this.#clock.now());
            this.#game.emitter.emit('ticked', { tick: this.#game.ticks });
        }
        catch (error) {
            this.#report(error);
        }
    }
    /** Closes all connections and ends the tick loop. Can be called more than once. */
    stop() {
        this.#stopping ??= this.#shutDown();
        return this.#stopping;
    }
    async #shutDown() {
        await this.#loop?.stop();
        await this.#ports?.close();
        await this.#transport.close(SHUTDOWN);
        for (const player of [...this.#game.world.players])
            leave(gameOf(player), player);
        this.#sessions.clear();
        this.#game.emitter.clear();
    }
    #welcome(client, link) {
        if (this.#stopping)
            this.#transport.end(client, SHUTDOWN);
        else
            this.#sessions.welcome(client, link);
    }
    #report(error) {
        this.#game.emitter.emit('error', { error: error instanceof Error ? error : new Error(String(error)) });
    }
}
