import { WorldError } from '../errors.ts'
import type { Vec } from '../geometry.ts'
import { Items } from '../items/stack.ts'
import type { PacketFields } from '../library/network.ts'
import type { EntityDefinition, Registry } from '../library/prismarine.ts'
import type { GameMode, WorldRandom } from '../options.ts'
import { type Dialect, dialectOf } from '../protocol/dialect/index.ts'
import type { BlockBehaviour } from './blocks/behaviour.ts'
import type { BlockState } from './blocks/states.ts'
import type { BlockTable } from './blocks/table.ts'
import { BossBars } from './boss-bars.ts'
import { Chance } from './chance.ts'
import { BlockChanges } from './chunks/block-changes.ts'
import { ChunkPackets, type UntouchedPackets } from './chunks/packets.ts'
import type { ChunkSource } from './chunks/source.ts'
import type { Body } from './entities/body.ts'
import type { DroppedItem, Entity, Tracked } from './entities/entity.ts'
import { traitMetadata } from './entities/traits.ts'
import { WorldEmitter } from './events.ts'
import { GameRules } from './game-rules.ts'
import { Level, type LevelChange } from './level.ts'
import { Light } from './light/light.ts'
import { Operators } from './operators.ts'
import type { Player } from './player/player.ts'
import { type Recipes, recipesOf } from './recipes.ts'
import { Scoreboard } from './scoreboard.ts'

export interface GameInit {
  readonly version: string
  /** The protocol's dialect. Default: that of the version. */
  readonly dialect?: Dialect
  readonly random: WorldRandom
  readonly spawn: Vec
  /** Generates the world; absent: it is flat. */
  readonly source?: ChunkSource | undefined
  readonly viewDistance: number
  readonly serialize: (name: string, fields: PacketFields) => readonly Buffer[]
  /** Packets that flat worlds of the version share. Default: it has its own. */
  readonly untouched?: UntouchedPackets
  /** Names of players who may use commands; undefined: all players. */
  readonly ops: readonly string[] | undefined
  /** Mode of players who have not been here before. Default: survival. */
  readonly gameMode?: GameMode | undefined
  /** Whether clients see how far others have dug a block. Default: true. */
  readonly showDigging?: boolean | undefined
}

/** Runs once per tick. */
export type TickSystem = (game: Game) => void

/** The behaviour of a block in this game. */
export type Behaviour = BlockBehaviour<Game, Player>

/** Redstone, as blocks use it. */
export interface PowerSystem {
  /** A separate random stream. */
  readonly chance: Chance
  /** Schedules a block to act some ticks from now, unless it is already scheduled. Lower priorities act first. */
  schedule(p: Vec, ticks: number, priority?: -3 | -2 | -1 | 0): void
  isScheduled(p: Vec): boolean
  /** Handles the effects of the changes so far. */
  settle(): void
  /** After a world was loaded: makes these blocks reschedule their pending actions. */
  resume(positions: Iterable<Vec>): void
}

/** Water and lava, as blocks use them. */
export interface FluidSystem {
  /** Call when a block was set or its neighbour changed. */
  wake(p: Vec, state: BlockState): void
  /** Schedules the fluid's next step. Does nothing if one is already scheduled. */
  schedule(p: Vec, ticks: number): void
}

/** Random ticks, as loading uses them. */
export interface GrowthSystem {
  /** The number of growing blocks in each section that has any. */
  readonly counts: readonly number[]
  /** Counts the growing blocks of a section that was loaded from a file. */
  survey(x: number, y: number, z: number): void
  /** Takes the number of growing blocks of a section as given, because it was generated with so many. */
  expect(x: number, y: number, z: number, count: number): void
  /** Drops the sections of a column that was unloaded. */
  forget(x: number, z: number): void
}

/** Systems with their own state. */
export interface Systems {
  readonly redstone: PowerSystem
  readonly fluids: FluidSystem
  readonly growth: GrowthSystem
  /** The systems that run in each tick, in order. */
  readonly tick: readonly TickSystem[]
  /** Listeners of block changes, in order. */
  readonly changed: readonly ((change: LevelChange) => void)[]
}

/** The behaviour of a game, passed in so that the kernel does not import it. */
export interface Simulation {
  /** The behaviour of the version's blocks. */
  blocks(): BlockTable<Behaviour>
  systems(game: Game): Systems
  /** Creates a living body without adding it to the world. */
  createBody(game: Game, kind: string, position: Vec): Body
  /** Creates an item entity without adding it to the world. */
  createItem(game: Game, item: DroppedItem): Entity
  /** Creates the orbs of some points without adding them to the world. */
  createOrbs(game: Game, position: Vec, points: number): Entity[]
  /** Shows an entity that has just come into the world to the players near it. */
  show(game: Game, entity: Entity): void
}

export type Difficulty = 'peaceful' | 'easy' | 'normal' | 'hard'
export type Weather = 'clear' | 'rain' | 'thunder'

/** Horizontal range of sounds and effects, in blocks. */
const BROADCAST_RANGE = 80
/** Depth below the world at which bodies fall into the void, in blocks. */
const VOID_DEPTH = 64
/** Time of day at which the world starts. */
const MORNING = 1000

/** The kernel of a running world: its state and the primitives that behaviours use. `simulation.ts` composes the behaviours. */
export class Game {
  readonly registry: Registry
  readonly dialect: Dialect
  readonly level: Level
  /** The behaviour of blocks. */
  readonly blocks: BlockTable<Behaviour>
  readonly items: Items
  readonly recipes: Recipes
  readonly chance: Chance
  /** A separate stream for mobs, so that their draws do not affect the rest. */
  readonly mobChance: Chance
  readonly rules = new GameRules()
  readonly light: Light
  readonly emitter = new WorldEmitter()
  readonly redstone: PowerSystem
  readonly fluids: FluidSystem
  readonly growth: GrowthSystem
  readonly chunks: ChunkPackets
  readonly players: Player[] = []
  readonly entities = new Map<number, Entity>()
  readonly ops: Operators
  readonly scoreboard = new Scoreboard(this)
  readonly bossBars = new BossBars(this)
  /** Where players appear; `setworldspawn` moves it. */
  spawn: Vec
  readonly viewDistance: number
  readonly showDigging: boolean
  /** Below this height bodies are in the void. */
  readonly voidBelow: number
  ticks = 0
  /** Ticks since the first morning; a day has 24000. */
  dayTime = MORNING
  difficulty: Difficulty = 'easy'
  /** Mode of players who have not been here before. */
  defaultGameMode: GameMode
  weather: Weather = 'clear'
  /** Tick at which the weather clears up; undefined: it stays. */
  weatherEnds: number | undefined
  readonly #changes: BlockChanges
  readonly #serialize: GameInit['serialize']
  readonly #simulation: Simulation
  readonly #systems: Systems
  #due: { at: number; work: () => void }[] = []
  #lastEntityId = 0
  #spawnChance: Chance | undefined

  constructor(init: GameInit, simulation: Simulation) {
    const dialect = init.dialect ?? dialectOf(init.version)
    this.dialect = dialect
    this.registry = dialect.registry
    this.voidBelow = dialect.bottom - VOID_DEPTH
    this.items = new Items(this.registry)
    this.recipes = recipesOf(this.registry)
    this.chance = new Chance(init.random)
    this.mobChance = this.chance.fork()
    this.#serialize = init.serialize
    this.#simulation = simulation
    this.spawn = init.spawn
    this.viewDistance = init.viewDistance
    this.showDigging = init.showDigging ?? true
    this.ops = new Operators(init.ops)
    this.defaultGameMode = init.gameMode ?? 'survival'
    this.blocks = simulation.blocks()
    this.level = new Level({
      registry: this.registry,
      blocks: this.blocks,
      heights: dialect,
      source: init.source,
      onChange: (change) => this.#blockChanged(change),
    })
    this.light = new Light(this.level)
    this.chunks = new ChunkPackets(this.level, {
      dialect,
      serialize: init.serialize,
      ...(init.untouched === undefined ? {} : { near: init.untouched }),
    })
    this.#changes = new BlockChanges(this)
    this.level.onData = (p) => this.#changes.note(p)
    this.#systems = simulation.systems(this)
    this.redstone = this.#systems.redstone
    this.fluids = this.#systems.fluids
    this.growth = this.#systems.growth
  }

  /** One game tick of 50 ms. */
  tick(): void {
    this.ticks++
    this.#runDue()
    for (const system of this.#systems.tick) system(this)
  }

  /** Sends the players the blocks that changed since the last call. */
  flush(): void {
    this.#changes.flush()
  }

  /** Runs `work` after `ticks` ticks, before anything else in that tick. */
  schedule(ticks: number, work: () => void): void {
    this.#due.push({ at: this.ticks + ticks, work })
  }

  /** A separate stream for natural spawning, created on first use so that worlds without it draw nothing. */
  get spawnChance(): Chance {
    this.#spawnChance ??= this.mobChance.fork()
    return this.#spawnChance
  }

  nextEntityId(): number {
    return ++this.#lastEntityId
  }

  /** Throws 'unknown_entity'. */
  entityDefinition(kind: string): EntityDefinition {
    const definition = this.registry.entitiesByName[kind]
    if (!definition)
      throw new WorldError('unknown_entity', 'unknown entity', {
        got: kind,
        wanted: 'an entity name of this version without namespace',
        remedy: 'check the spelling',
      })
    return definition
  }

  addEntity(entity: Entity): void {
    this.entities.set(entity.id, entity)
    this.#simulation.show(this, entity)
  }

  removeEntity(entity: Entity): void {
    if (entity.removed) return
    entity.removed = true
    this.entities.delete(entity.id)
    this.hide(entity)
  }

  /** Takes an entity out of the world for a while; `addEntity` puts it back. */
  setAside(entity: Entity): void {
    this.entities.delete(entity.id)
    this.hide(entity)
  }

  /** Puts a living body into the world. */
  summon(kind: string, position: Vec): Body {
    const body = this.#simulation.createBody(this, kind, position)
    this.addEntity(body)
    return body
  }

  /** Puts experience into the world, as orbs. */
  dropExperience(position: Vec, points: number): void {
    for (const orb of this.#simulation.createOrbs(this, position, points)) this.addEntity(orb)
  }

  /** Puts items into the world. */
  dropItem(item: DroppedItem): void {
    this.addEntity(this.#simulation.createItem(this, item))
  }

  hide(tracked: Tracked): void {
    for (const player of this.players)
      if (player.seen.delete(tracked.id)) player.send('entity_destroy', { entityIds: [tracked.id] })
  }

  /** All entities and players, in the order they appeared. */
  allTracked(): Tracked[] {
    return [...this.entities.values(), ...this.players]
  }

  playerNamed(name: string): Player | undefined {
    return this.players.find((player) => player.name === name)
  }

  isOp(name: string): boolean {
    return this.ops.has(name)
  }

  sendMetadata(entity: Entity): void {
    this.broadcastSeen(entity, 'entity_metadata', {
      entityId: entity.id,
      metadata: [...entity.metadata(), ...traitMetadata(entity)],
    })
  }

  broadcast(name: string, fields: PacketFields, to: (player: Player) => boolean = () => true): void {
    const receivers = this.players.filter((player) => player.inPlay && to(player))
    if (receivers.length === 0) return
    for (const packet of this.#serialize(name, fields)) for (const player of receivers) player.sendRaw(packet)
  }

  /** Sends a packet to all players in range of a place, optionally without one (by entity id). */
  broadcastNear(p: Vec, name: string, fields: PacketFields, without?: number): void {
    const near = ({ position }: Player) =>
      Math.abs(position.x - p.x) < BROADCAST_RANGE && Math.abs(position.z - p.z) < BROADCAST_RANGE
    this.broadcast(name, fields, (player) => player.id !== without && near(player))
  }

  /** Sends a packet to all players whose client knows the entity. */
  broadcastSeen(tracked: Tracked, name: string, fields: PacketFields): void {
    this.broadcast(name, fields, (player) => player.seen.has(tracked.id))
  }

  #runDue(): void {
    const now = this.#due.filter(({ at }) => at <= this.ticks)
    if (now.length > 0) this.#due = this.#due.filter(({ at }) => at > this.ticks)
    for (const { work } of now) work()
  }

  #blockChanged(change: LevelChange): void {
    this.#changes.note(change.position)
    for (const listener of this.#systems.changed) listener(change)
    const { position, from, to, by } = change
    this.emitter.emit('blockChanged', { position, from, to, ...(by === undefined ? {} : { by }) })
  }
}
