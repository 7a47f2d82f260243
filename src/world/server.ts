import { join } from 'node:path'
import { LOAD, loadFunctions } from './commands/functions.ts'
import { runCommand, scheduleAgain } from './commands/index.ts'
import type { CommandReply } from './commands/reply.ts'
import { sourceOf } from './commands/source.ts'
import { PacketError, WorldError } from './errors.ts'
import { Faults } from './faults.ts'
import { FEATURES } from './features.ts'
import { gameInitOf } from './game-init.ts'
import { blockOf, type Vec } from './geometry.ts'
import { ContainerWatch } from './inventory/container-watch.ts'
import type { BlockState } from './kernel/blocks/states.ts'
import type { DimensionName } from './kernel/dimensions.ts'
import type { WorldEventName, WorldListener } from './kernel/events.ts'
import { type Game, type GameInit, gameOf, type Weather } from './kernel/game.ts'
import type { Player } from './kernel/player/player.ts'
import type { Statistic } from './kernel/player/statistics.ts'
import { ticksLeftIn } from './kernel/scheduled.ts'
import type { NetClient } from './library/network.ts'
import { TICK_MS, TickLoop } from './loop.ts'
import { requireCount, requireNumbers } from './numbers.ts'
import type { EmbeddedServerOptions, WorldClock } from './options.ts'
import { WorldFolder } from './persistence/world-folder.ts'
import { leave } from './player/joining.ts'
import { type Start, startOf } from './portals/start.ts'
import { type Dialect, dialectOf } from './protocol/dialect/index.ts'
import { text, timeFields, translate } from './protocol/fields.ts'
import { inEnglish } from './protocol/language.ts'
import type { LinkEnd } from './protocol/memory-link.ts'
import { MAX_PLAYERS, MOTD } from './protocol/public-facts.ts'
import { Transport } from './protocol/transport.ts'
import { refusalOf } from './refusal.ts'
import { obeyServerCommands } from './server-commands.ts'
import { PlayerSessions } from './sessions.ts'
import { createGame } from './simulation.ts'
import { Ports } from './skew/ports.ts'
import { restoreSnapshot, takeSnapshot, type WorldSnapshot } from './snapshot/world-snapshot.ts'
import { placeStructure } from './structures/place.ts'
import type { Structure } from './structures/structure.ts'
import type { Terrain } from './terrain/terrain.ts'
import { terrainOf } from './terrain-of.ts'
import { TickRate } from './tick-rate.ts'
import { versionOf } from './version-of.ts'
import { type EntityView, type PlayerView, viewEntity, viewPlayer } from './views.ts'
import { changeWeather } from './weather.ts'
import { WorldView } from './world-view.ts'

type BuildGame = (init: GameInit) => Game

const SHUTDOWN = translate('multiplayer.disconnect.server_shutdown')

/** A Minecraft server inside the process. Real clients connect in memory or over TCP. */
export class EmbeddedServer {
  readonly version: string
  /** The features of this server, so that callers can report missing features. */
  readonly features: ReadonlySet<string> = FEATURES
  /** The survival terrain of the world: its seed, and the position where players start. Undefined in a flat world. */
  readonly terrain: Terrain | undefined
  /** Its blocks, column by column, with time and weather. */
  readonly view: WorldView
  readonly #game: Game
  readonly #transport: Transport
  readonly #clock: WorldClock
  readonly #sessions: PlayerSessions
  #loop: TickLoop | undefined
  #world: WorldFolder | undefined
  #stopping: Promise<void> | undefined

  /** The positions where new players spawn. */
  readonly start: Start
  #ports: Ports | undefined
  /** Latency, a hanging server, kicks and lost chunks, on request. */
  readonly faults: Faults
  readonly #containers = new ContainerWatch()
  readonly #tickRate: TickRate

  private constructor(
    options: EmbeddedServerOptions,
    transport: Transport,
    dialect: Dialect,
    terrain: Terrain | undefined,
    build: BuildGame,
  ) {
    this.version = dialect.version
    this.#transport = transport
    this.#clock = options.clock
    this.terrain = terrain
    this.#game = build(gameInitOf(options, { dialect, terrain, transport }))
    this.view = new WorldView(this.#game)
    this.#tickRate = new TickRate(options.clock)
    const connectionOf = (player: Player) => this.#sessions.connectionOf(player)
    this.faults = new Faults({ game: this.#game, clock: options.clock, connectionOf })
    this.start = startOf(this.#game, options.terrain?.dimension)
    this.#sessions = new PlayerSessions({
      ...{ game: this.#game, transport, dialect, faults: this.faults, start: this.start },
      acks: options.skew?.acks,
      report: (error) => this.#report(error),
    })
    if (options.difficulty !== undefined) this.#game.world.difficulty = options.difficulty
  }

  /**
   * Rejects with WorldError 'unsupported_version', 'bad_argument', and with PortInUseError. Tests pass their own `build`.
   */
  static async start(options: EmbeddedServerOptions, build: BuildGame = createGame): Promise<EmbeddedServer> {
    requireNumbers(options)
    const version = versionOf(options)
    const dialect = dialectOf(version)
    const world = options.worldFolder === undefined ? undefined : await WorldFolder.open(options.worldFolder)
    const terrain = terrainOf(options, dialect, world)
    let server: EmbeddedServer | undefined
    const transport = await Transport.open({
      dialect,
      clock: options.clock,
      listen: options.skew?.gameMs ? { port: 0 } : options.listen,
      refusal: (name) => (server ? refusalOf(server.#game, name) : undefined),
      onJoin: (client, link) => {
        if (server) server.#welcome(client, link)
      },
      onClientError: (client, cause) => {
        if (server)
          server.#report(new PacketError({ player: client.username, packet: 'of the connection', cause }))
      },
    })
    server = new EmbeddedServer(options, transport, dialect, terrain, build)
    await server.#open(options, world)
    if (options.autoTick !== false) {
      const current = server
      const { clock, ticksPerSecond } = options
      current.#loop = new TickLoop(
        { clock, ...(ticksPerSecond === undefined ? {} : { tickMs: 1000 / ticksPerSecond }) },
        () => current.tick(),
        (error) => current.#report(error),
      )
    }
    return server
  }

  /** Loads the saved world and opens the ports of RCON and of the query protocol. */
  async #open(options: EmbeddedServerOptions, world: WorldFolder | undefined): Promise<void> {
    try {
      world?.load(this.#game)
      const packs = options.dataPacks ?? (options.worldFolder && join(options.worldFolder, 'datapacks'))
      scheduleAgain(this.#game, ticksLeftIn(this.#game))
      if (packs && loadFunctions(this.#game, packs)) runCommand(this.#game, sourceOf(this.#game), LOAD)
      this.#world = world
      if (world) this.#sessions.memory = world.players
      obeyServerCommands(this, { game: this.#game, clock: this.#clock, hasFolder: world !== undefined })
      const rcon = () => ({ ...sourceOf(this.#game), displayName: text('Rcon') })
      const run = (line: string) => runCommand(this.#game, rcon(), line).message
      const status = () => ({
        ...{ motd: MOTD, map: 'world', version: this.version, maxPlayers: MAX_PLAYERS },
        players: this.#game.world.players.map(({ name }) => name),
      })
      this.#ports = await Ports.open({
        ...options,
        ...{ gamePort: this.#transport.port, run, status },
      })
    } catch (error) {
      await this.#transport.close(SHUTDOWN)
      throw error
    }
  }

  /** TCP port of RCON; undefined without RCON. */
  get rconPort(): number | undefined {
    return this.#ports?.rcon
  }

  /** UDP port of the query protocol; undefined without it. */
  get queryPort(): number | undefined {
    return this.#ports?.query
  }

  /** Writes the current state of the world to its folder. Rejects with 'no_world_folder' without one. */
  async save(): Promise<void> {
    if (!this.#world)
      throw new WorldError('no_world_folder', 'there is nowhere to save to', {
        got: 'a server without a world folder',
        wanted: 'the option worldFolder',
        remedy: 'start the server with one',
      })
    await this.#world.save(this.#game, this.#clock.now())
  }

  /**
   * Places a structure with its low corner at a position. Returns how many blocks changed. Throws 'unknown_block'
   * or 'bad_position' before anything is changed.
   */
  placeStructure(structure: Structure, at: Vec): number {
    return placeStructure(this.#game, structure, at)
  }

  /** TCP port; undefined if none is open. */
  get port(): number | undefined {
    return this.#ports?.game
  }

  /** Number of in-memory packets not yet delivered. A virtual clock waits until it is 0. */
  get inFlight(): number {
    return this.#transport.flight.packets
  }

  get ticks(): number {
    return this.#game.ticks
  }

  /** Ticks per second over the last five seconds: fewer than intended on a slow machine, or while it is frozen. */
  get tps(): number {
    return this.#tickRate.now()
  }

  /** Ticks since the first morning; a day has 24000. */
  get time(): number {
    return this.#game.dayTime
  }

  /**
   * Sets the time like `/time set`: 1000 morning, 6000 noon, 13000 night, 18000 midnight.
   * @throws WorldError 'bad_argument' unless it is a whole number from 0
   */
  setTime(dayTime: number): void {
    requireCount('the time', dayTime)
    this.#game.world.dayTime = dayTime
    this.#game.world.broadcast('update_time', timeFields(this.#game))
  }

  get weather(): Weather {
    return this.#game.world.weather
  }

  /**
   * Changes the weather, for some ticks or until the next change.
   * @throws WorldError 'bad_argument' unless the ticks are a whole number from 0
   */
  setWeather(weather: Weather, ticks?: number): void {
    if (ticks !== undefined) requireCount('the duration of the weather', ticks)
    changeWeather(this.#game, weather, ticks)
  }

  /** The current state of the world, for `restore`. */
  snapshot(): WorldSnapshot {
    return takeSnapshot(this.#game)
  }

  /**
   * Restores the world, here or in another server of the same version. Clients receive the changes.
   * @throws WorldError 'bad_world' for a snapshot of another version
   */
  restore(snapshot: WorldSnapshot): void {
    restoreSnapshot(this.#game, snapshot)
  }

  get players(): readonly PlayerView[] {
    return this.#game.world.players.map((player) => viewPlayer(player, this.#game.ticks))
  }

  /** A player's statistics as vanilla counts them, and the project's own counters; empty for a player who is not here. */
  statisticsOf(name: string): readonly Statistic[] {
    return this.#game.playerNamed(name)?.statistics.all() ?? []
  }

  /** The entities of a dimension. */
  entitiesIn(dimension: DimensionName): readonly EntityView[] {
    const place = this.#game.world.places.find(({ dimension: { name } }) => name === dimension)
    return [...(place?.entities.values() ?? [])].map(viewEntity)
  }

  /** The entities of the overworld. */
  get entities(): readonly EntityView[] {
    return this.entitiesIn('overworld')
  }

  /**
   * Connects a minecraft-protocol client of this process. It logs in one tick later, when mineflayer's plugins listen:
   * `createBot({ …, connect: (client) => server.connectInMemory(client) })`.
   */
  connectInMemory(client: object): void {
    if (this.#stopping)
      throw new WorldError('stopped', 'the server has stopped', {
        got: 'a connection',
        wanted: 'a running server',
        remedy: 'start another one',
      })
    this.#transport.connectInMemory(client as LinkEnd)
    this.#clock.sleep(TICK_MS).then(() => (client as LinkEnd).emit('connect'))
  }

  /** Runs a command with operator rights, as the named player, or by default as the server at the world's spawn. */
  command(line: string, as?: string): CommandReply {
    const player = as === undefined ? undefined : this.#game.playerNamed(as)
    if (as !== undefined && !player) return { ok: false, message: 'No player was found', reason: 'not_found' }
    return runCommand(this.#game, sourceOf(this.#game, player), line)
  }

  /** The block at a position. */
  blockAt(position: Vec, dimension: DimensionName = 'overworld'): BlockState {
    return this.#game.world.in(dimension).level.get(blockOf(position))
  }

  on<N extends WorldEventName>(name: N, listener: WorldListener<N>): void {
    if (name === 'containerChanged' && !this.#game.emitter.has(name))
      this.#containers.begin(this.#game.world.places)
    this.#game.emitter.on(name, listener)
  }

  off<N extends WorldEventName>(name: N, listener: WorldListener<N>): void {
    this.#game.emitter.off(name, listener)
  }

  /** Runs one game tick of 50 ms. The server's loop calls it unless autoTick is false. */
  tick(): void {
    if (this.#stopping || this.faults.takeFrozenTick()) return
    try {
      this.#sessions.handleLate()
      this.#game.world.tick()
      this.#tickRate.note()
      if (this.#game.emitter.has('containerChanged')) this.#containers.look(this.#game.world.places)
      this.#sessions.keepAlive(this.#clock.now())
      this.#game.emitter.emit('ticked', { tick: this.#game.ticks })
    } catch (error) {
      this.#report(error)
    }
  }

  /** Closes all connections and ends the tick loop. Can be called more than once. */
  stop(): Promise<void> {
    this.#stopping ??= this.#shutDown()
    return this.#stopping
  }

  async #shutDown(): Promise<void> {
    await this.#loop?.stop()
    await this.#ports?.close()
    await this.#transport.close(SHUTDOWN)
    const reason = inEnglish(this.#game.registry.language, SHUTDOWN)
    for (const player of [...this.#game.world.players]) leave(gameOf(player), player, reason)
    this.#sessions.clear()
    this.#game.emitter.clear()
  }

  #welcome(client: NetClient, link: 'memory' | 'tcp'): void {
    if (this.#stopping) this.#transport.end(client, SHUTDOWN)
    else this.#sessions.welcome(client, link)
  }

  #report(error: unknown): void {
    this.#game.emitter.emit('error', { error: error instanceof Error ? error : new Error(String(error)) })
  }
}
