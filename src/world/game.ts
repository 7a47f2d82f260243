import type { BlockBehaviour } from './blocks/behaviour.ts'
import type { BlockState } from './blocks/states.ts'
import type { BlockTable } from './blocks/table.ts'
import { Chance } from './chance.ts'
import { BlockNews } from './chunks/block-news.ts'
import { ChunkPackets } from './chunks/packets.ts'
import type { Body } from './entities/body.ts'
import type { DroppedItem, Entity, Tracked } from './entities/entity.ts'
import { traitMetadata } from './entities/traits.ts'
import { WorldError } from './errors.ts'
import { WorldEmitter } from './events.ts'
import type { Vec } from './geometry.ts'
import { Items } from './items/stack.ts'
import { Level, type LevelChange } from './level.ts'
import type { PacketFields } from './library/network.ts'
import type { EntityDefinition, Registry } from './library/prismarine.ts'
import { Light } from './light/light.ts'
import type { WorldRandom } from './options.ts'
import type { Player } from './player/player.ts'
import { broadcastMovement, spawnForViewers } from './player/tracking.ts'
import { type Dialect, dialectOf } from './protocol/dialect/index.ts'
import { Recipes } from './recipes.ts'
import { GameRules } from './rules.ts'

export interface GameInit {
  readonly version: string
  /** The protocol spoken; absent: that of the version. */
  readonly dialect?: Dialect
  readonly random: WorldRandom
  readonly spawn: Vec
  readonly viewDistance: number
  readonly serialize: (name: string, fields: PacketFields) => readonly Buffer[]
  /** Names with the right to commands; undefined: everybody. */
  readonly ops: readonly string[] | undefined
}

/** Something the world does every tick. */
export type TickSystem = (game: Game) => void

/** What a block does in this game. */
export type Behaviour = BlockBehaviour<Game, Player>

/** Redstone, as blocks use it. */
export interface PowerSystem {
  /** A random stream of its own. */
  readonly chance: Chance
  /** Has a block act some ticks from now, unless it is already going to. Lower priorities act first. */
  schedule(p: Vec, ticks: number, priority?: -3 | -2 | -1 | 0): void
  isScheduled(p: Vec): boolean
  /** Follows up the changes so far. */
  settle(): void
  /** After loading a world: has these blocks find out again what they were waiting for. */
  resume(positions: Iterable<Vec>): void
}

/** Water and lava, as blocks use them. */
export interface FluidSystem {
  /** A block was put here, or its neighbour changed. */
  wake(p: Vec, state: BlockState): void
  /** A step of the fluid there in so many ticks; nothing if one is planned already. */
  schedule(p: Vec, ticks: number): void
}

/** Random ticks, as loading uses them. */
export interface GrowthSystem {
  /** How many blocks grow in each section that has any. */
  readonly counts: readonly number[]
  /** Counts what grows in a section whose blocks were not set one by one. */
  survey(x: number, y: number, z: number): void
}

/** Behaviour that keeps state of its own. */
export interface Systems {
  readonly redstone: PowerSystem
  readonly fluids: FluidSystem
  readonly growth: GrowthSystem
  /** What a tick does, in order. */
  readonly tick: readonly TickSystem[]
  /** Told of each block that changes, in order. */
  readonly changed: readonly ((change: LevelChange) => void)[]
}

/** The behaviour of a game, passed in so that the kernel imports none. */
export interface Simulation {
  /** What the blocks of the game's version do. */
  blocks(): BlockTable<Behaviour>
  systems(game: Game): Systems
  /** A living body of a kind, not yet in the world. */
  createBody(game: Game, kind: string, position: Vec): Body
  /** Items that lie in the world, not yet in it. */
  createItem(game: Game, item: DroppedItem): Entity
}

export type Difficulty = 'peaceful' | 'easy' | 'normal' | 'hard'
export type Weather = 'clear' | 'rain' | 'thunder'

/** Blocks around which things are seen and heard. */
const EARSHOT = 80
/** Blocks below the world at which things are lost. */
const VOID_DEPTH = 64
/** Time of day the world starts at. */
const MORNING = 1000

/** The kernel of a running world: its state and the primitives that behaviours use. `simulation.ts` composes the behaviours. */
export class Game {
  readonly registry: Registry
  readonly dialect: Dialect
  readonly level: Level
  /** What blocks do. */
  readonly blocks: BlockTable<Behaviour>
  readonly items: Items
  readonly recipes: Recipes
  readonly chance: Chance
  /** A stream of its own for mobs, so that neither disturbs the other. */
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
  readonly ops: Set<string> | undefined
  /** Where players appear; `setworldspawn` moves it. */
  spawn: Vec
  readonly viewDistance: number
  /** Below this height everything is lost. */
  readonly voidBelow: number
  ticks = 0
  /** Ticks since the first morning; a day has 24000. */
  dayTime = MORNING
  difficulty: Difficulty = 'easy'
  weather: Weather = 'clear'
  /** Tick at which the weather clears up; undefined: it stays. */
  weatherEnds: number | undefined
  readonly #news: BlockNews
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
    this.recipes = new Recipes(this.registry, this.items)
    this.chance = new Chance(init.random)
    this.mobChance = this.chance.fork()
    this.#serialize = init.serialize
    this.#simulation = simulation
    this.spawn = init.spawn
    this.viewDistance = init.viewDistance
    this.ops = init.ops && new Set(init.ops)
    this.blocks = simulation.blocks()
    this.level = new Level({
      registry: this.registry,
      blocks: this.blocks,
      heights: dialect,
      onChange: (change) => this.#blockChanged(change),
    })
    this.light = new Light(this.level)
    this.chunks = new ChunkPackets(this.level, dialect, init.serialize)
    this.#news = new BlockNews(this)
    this.level.onData = (p) => this.#news.note(p)
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
    this.flush()
    broadcastMovement(this)
  }

  /** Tells the players about blocks that changed since the last call. */
  flush(): void {
    this.#news.tell()
  }

  /** Runs something so many ticks from now, before anything else that tick. */
  schedule(ticks: number, work: () => void): void {
    this.#due.push({ at: this.ticks + ticks, work })
  }

  /** A stream of its own for what appears and vanishes by itself: a world without that draws nothing for it. */
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
    spawnForViewers(this, entity)
  }

  removeEntity(entity: Entity): void {
    if (entity.removed) return
    entity.removed = true
    this.entities.delete(entity.id)
    this.hide(entity)
  }

  /** Puts a living body into the world. */
  summon(kind: string, position: Vec): Body {
    const body = this.#simulation.createBody(this, kind, position)
    this.addEntity(body)
    return body
  }

  /** Puts items into the world. */
  dropItem(item: DroppedItem): void {
    this.addEntity(this.#simulation.createItem(this, item))
  }

  hide(tracked: Tracked): void {
    for (const player of this.players)
      if (player.seen.delete(tracked.id)) player.send('entity_destroy', { entityIds: [tracked.id] })
  }

  /** Everything with a place: entities and players, in order of appearance. */
  everybody(): Tracked[] {
    return [...this.entities.values(), ...this.players]
  }

  playerNamed(name: string): Player | undefined {
    return this.players.find((player) => player.name === name)
  }

  isOp(name: string): boolean {
    return this.ops === undefined || this.ops.has(name)
  }

  tellMetadata(entity: Entity): void {
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

  /** To all who can see or hear the place, without one of them if asked (by entity number). */
  broadcastNear(p: Vec, name: string, fields: PacketFields, without?: number): void {
    const near = ({ position }: Player) =>
      Math.abs(position.x - p.x) < EARSHOT && Math.abs(position.z - p.z) < EARSHOT
    this.broadcast(name, fields, (player) => player.id !== without && near(player))
  }

  /** To all whose client knows the entity. */
  broadcastSeen(tracked: Tracked, name: string, fields: PacketFields): void {
    this.broadcast(name, fields, (player) => player.seen.has(tracked.id))
  }

  #runDue(): void {
    const now = this.#due.filter(({ at }) => at <= this.ticks)
    if (now.length > 0) this.#due = this.#due.filter(({ at }) => at > this.ticks)
    for (const { work } of now) work()
  }

  #blockChanged(change: LevelChange): void {
    this.#news.note(change.position)
    for (const listener of this.#systems.changed) listener(change)
    const { position, from, to, by } = change
    this.emitter.emit('blockChanged', { position, from, to, ...(by === undefined ? {} : { by }) })
  }
}
