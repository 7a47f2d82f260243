import { join } from 'node:path'
import { writeCommandBlock } from './commands/command-blocks.ts'
import { LOAD, loadFunctions } from './commands/functions.ts'
import { completeCommand, playerCommand, runCommand, tellCommands } from './commands/index.ts'
import type { CommandReply } from './commands/reply.ts'
import { sourceOf } from './commands/source.ts'
import { PacketError, WorldError } from './errors.ts'
import { FEATURES } from './features.ts'
import { gameInitOf } from './game-init.ts'
import { blockOf, type Vec } from './geometry.ts'
import { packetHandlers } from './interaction/incoming.ts'
import type { BlockState } from './kernel/blocks/states.ts'
import type { DimensionName } from './kernel/dimensions.ts'
import type { WorldEventName, WorldListener } from './kernel/events.ts'
import { type Game, type GameInit, gameOf } from './kernel/game.ts'
import type { Player } from './kernel/player/player.ts'
import type { Statistic } from './kernel/player/statistics.ts'
import type { NetClient, PacketFields } from './library/network.ts'
import { TICK_MS, TickLoop } from './loop.ts'
import type { EmbeddedServerOptions, SkewOptions, WorldClock } from './options.ts'
import { PlayerStore } from './persistence/player-store.ts'
import { WorldFolder } from './persistence/world-folder.ts'
import { sendAdvancements } from './player/advancements/progress.ts'
import { createPlayer } from './player/create-player.ts'
import { join as joinWorld, leave } from './player/joining.ts'
import { beginAt, type Start, startOf } from './portals/start.ts'
import { Connection } from './protocol/connection.ts'
import { type Dialect, dialectOf, type Packet } from './protocol/dialect/index.ts'
import { text } from './protocol/fields.ts'
import type { LinkEnd } from './protocol/memory-link.ts'
import { Transport } from './protocol/transport.ts'
import { createGame } from './simulation.ts'
import { Ports } from './skew/ports.ts'
import { placeStructure } from './structures/place.ts'
import type { Structure } from './structures/structure.ts'
import type { Terrain } from './terrain/terrain.ts'
import { terrainOf } from './terrain-of.ts'
import { versionOf } from './version-of.ts'
import { type EntityView, type PlayerView, viewEntity, viewPlayer } from './views.ts'
import { WorldView } from './world-view.ts'

const SIGNED_CHAT = ['chat_session_update', 'chat_message', 'message_acknowledgement']

type BuildGame = (init: GameInit) => Game

/** A Minecraft server inside the process. Real clients connect in memory or over TCP. */
export class EmbeddedServer {
  readonly version: string
  /** The features of this server, so that callers can report missing ones. */
  readonly features: ReadonlySet<string> = FEATURES
  /** The survival terrain of the world: its seed, and where players begin. Undefined in a flat world. */
  readonly terrain: Terrain | undefined
  /** Its blocks, column by column, with time and weather. */
  readonly view: WorldView
  readonly #game: Game
  readonly #transport: Transport
  readonly #clock: WorldClock
  readonly #connections = new Map<Player, Connection>()
  readonly #handlers = packetHandlers({
    run: playerCommand,
    complete: completeCommand,
    writeBlock: writeCommandBlock,
  })
  #loop: TickLoop | undefined
  #world: WorldFolder | undefined
  /** State of players who left, for when they return. */
  #memory = new PlayerStore()
  #stopping: Promise<void> | undefined

  /** Where players begin who have not been here before. */
  readonly start: Start
  readonly #dialect: Dialect
  readonly #acks: SkewOptions['acks']
  /** Packets that wait for the next tick. */
  #late: (() => void)[] = []
  #ports: Ports | undefined

  private constructor(
    options: EmbeddedServerOptions,
    transport: Transport,
    dialect: Dialect,
    terrain: Terrain | undefined,
    build: BuildGame,
  ) {
    this.version = dialect.version
    this.#dialect = dialect
    this.#acks = options.skew?.acks
    this.#transport = transport
    this.#clock = options.clock
    this.terrain = terrain
    this.#game = build(gameInitOf(options, { dialect, terrain, transport }))
    this.view = new WorldView(this.#game)
    this.start = startOf(this.#game, options.terrain?.dimension)
  }

  /**
   * Throws 'unsupported_version'; rejects with PortInUseError. `build` creates the game; tests pass their own to get at it.
   */
  static async start(options: EmbeddedServerOptions, build: BuildGame = createGame): Promise<EmbeddedServer> {
    const version = versionOf(options)
    const dialect = dialectOf(version)
    const world = options.worldFolder === undefined ? undefined : await WorldFolder.open(options.worldFolder)
    const terrain = terrainOf(options, dialect, world)
    let server: EmbeddedServer | undefined
    const transport = await Transport.open({
      dialect,
      clock: options.clock,
      listen: options.skew?.gameMs ? { port: 0 } : options.listen,
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
      current.#loop = new TickLoop(
        options.clock,
        () => current.tick(),
        (error) => current.#report(error),
      )
    }
    return server
  }

  /** Loads the saved world and opens the RCON port. */
  async #open(options: EmbeddedServerOptions, world: WorldFolder | undefined): Promise<void> {
    try {
      world?.load(this.#game)
      const packs = options.dataPacks ?? (options.worldFolder && join(options.worldFolder, 'datapacks'))
      if (packs && loadFunctions(this.#game, packs)) runCommand(this.#game, sourceOf(this.#game), LOAD)
      this.#world = world
      if (world) this.#memory = world.players
      const run = (line: string) => {
        const source = { ...sourceOf(this.#game), displayName: text('Rcon') }
        return runCommand(this.#game, source, line).message
      }
      this.#ports = await Ports.open({ ...options, gamePort: this.#transport.port, run })
    } catch (error) {
      await this.#transport.close('Server closed')
      throw error
    }
  }

  /** TCP port of RCON; undefined without RCON. */
  get rconPort(): number | undefined {
    return this.#ports?.rcon
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

  get players(): readonly PlayerView[] {
    return this.#game.world.players.map((player) => viewPlayer(player, this.#game.ticks))
  }

  /** What a player has done, as vanilla counts it, and its deeds; empty for a player who is not here. */
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

  /** Runs a command with operator rights, as the named player or else as the server at the world's spawn. */
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
    this.#game.emitter.on(name, listener)
  }

  off<N extends WorldEventName>(name: N, listener: WorldListener<N>): void {
    this.#game.emitter.off(name, listener)
  }

  /** Runs one game tick of 50 ms. The server's loop calls it unless autoTick is false. */
  tick(): void {
    if (this.#stopping) return
    try {
      for (const work of this.#late.splice(0)) work()
      this.#game.world.tick()
      for (const connection of this.#connections.values()) connection.keepAlive(this.#game.ticks)
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
    await this.#transport.close('Server closed')
    for (const player of [...this.#game.world.players]) leave(gameOf(player), player)
    this.#connections.clear()
    this.#game.emitter.clear()
  }

  #welcome(client: NetClient, link: 'memory' | 'tcp'): void {
    const game = this.#game
    if (this.#stopping) {
      client.end('Server closed')
      return
    }
    const before = game.playerNamed(client.username)
    if (before) this.#dismiss(before)
    const connection = new Connection({
      client,
      link,
      transport: this.#transport,
      onError: (error) => this.#report(error),
    })
    const player = createPlayer(game, { name: client.username, uuid: client.uuid, link: connection })
    beginAt(game, player, this.start)
    this.#memory.restore(player)
    this.#connections.set(player, connection)
    // minecraft-protocol's handling of signed chat, which this server does not use, throws on unexpected input
    for (const name of SIGNED_CHAT) client.removeAllListeners(name)
    client.on('packet', (fields: PacketFields, meta: { name: string }) =>
      this.#receive(player, connection, meta.name, fields),
    )
    client.once('end', () => {
      this.#connections.delete(player)
      player.statistics.add('custom', 'leave_game')
      if (player.inPlay) this.#memory.remember(player)
      this.#guard(player, 'end', () => leave(gameOf(player), player))
    })
    this.#guard(player, 'login', () => {
      joinWorld(gameOf(player), player)
      tellCommands(game, player)
      sendAdvancements(game, player)
    })
  }

  /** Disconnects a player who logs in a second time (vanilla PlayerList.canPlayerLogin). */
  #dismiss(player: Player): void {
    if (player.inPlay) this.#memory.remember(player)
    this.#connections.delete(player)
    leave(gameOf(player), player)
    player.kick('You logged in from another location')
  }

  #receive(player: Player, connection: Connection, name: string, fields: PacketFields): void {
    connection.packetArrived(name)
    const handle = () => this.#handle(player, connection, name, fields)
    if (this.#acks === undefined) handle()
    else this.#late.push(handle)
  }

  #handle(player: Player, connection: Connection, name: string, fields: PacketFields): void {
    if (player.removed) return
    this.#guard(player, name, () => {
      const answer = ([said, params]: Packet) => connection.send(said, params)
      const heard = this.#dialect.decode(name, fields, answer)
      const handler = heard && this.#handlers[heard[0]]
      if (!handler) return
      handler(gameOf(player), player, heard[1] as never)
      if (this.#acks === 'echo' && heard[0] === 'window_click') player.menu.echo()
      this.#game.world.flush()
    })
  }

  #guard(player: Player, packet: string, work: () => void): void {
    try {
      work()
    } catch (cause) {
      this.#report(new PacketError({ player: player.name, packet, cause }))
    }
  }

  #report(error: unknown): void {
    this.#game.emitter.emit('error', { error: error instanceof Error ? error : new Error(String(error)) })
  }
}
