import { WorldError } from '../errors.ts'
import type { Vec } from '../geometry.ts'
import { Items } from '../items/stack.ts'
import type { PacketFields } from '../library/network.ts'
import type { EntityDefinition, Registry } from '../library/prismarine.ts'
import type { GameMode, WorldRandom } from '../options.ts'
import { type Dialect, dialectOf } from '../protocol/dialect/index.ts'
import type { WorldRules } from '../rules.ts'
import type { BlockBehaviour } from './blocks/behaviour.ts'
import type { BlockTable } from './blocks/table.ts'
import type { BossBars } from './boss-bars.ts'
import { Chance } from './chance.ts'
import { BlockChanges } from './chunks/block-changes.ts'
import { ChunkPackets, type UntouchedPackets } from './chunks/packets.ts'
import type { ChunkSource } from './chunks/source.ts'
import { DIMENSIONS, type Dimension, LOW_HEIGHTS, placeIn } from './dimensions.ts'
import type { Body } from './entities/body.ts'
import type { DroppedItem, Entity, Tracked } from './entities/entity.ts'
import { tellEntity } from './entities/event-subject.ts'
import { traitMetadata } from './entities/traits.ts'
import type { WorldEmitter } from './events.ts'
import type { GameRules } from './game-rules.ts'
import { Level, type LevelChange } from './level.ts'
import { Light } from './light/light.ts'
import type { Operators } from './operators.ts'
import type { Player } from './player/player.ts'
import { type Recipes, recipesOf } from './recipes.ts'
import type { Scoreboard } from './scoreboard.ts'
import type { FluidSystem, GrowthSystem, PowerSystem, SimulationOf, Systems } from './systems.ts'
import { type Difficulty, type Weather, World } from './world.ts'

export type { Difficulty, Weather } from './world.ts'

export interface GameInit {
  readonly version: string
  /** The protocol's dialect. Default: the version's. */
  readonly dialect?: Dialect
  readonly random: WorldRandom
  readonly spawn: Vec
  /** Generator of the overworld; absent if it is flat. */
  readonly source?: ChunkSource | undefined
  /** Biome of a flat overworld. Default: that of vanilla's superflat world. */
  readonly flatBiome?: string | undefined
  /** Rules that differ from the game's. */
  readonly rules?: WorldRules | undefined
  readonly viewDistance: number
  readonly serialize: (name: string, fields: PacketFields) => readonly Buffer[]
  /** Packets that flat worlds of the version share. Default: it has its own. */
  readonly untouched?: UntouchedPackets
  /** Names of players who may use commands; undefined: all players. */
  readonly ops: readonly string[] | undefined
  /** Mode of players who join for the first time. Default: survival. */
  readonly gameMode?: GameMode | undefined
  /** Whether clients see other players' digging progress. Default: true. */
  readonly showDigging?: boolean | undefined
}

/** Options of a dimension other than the overworld. */
interface Elsewhere {
  readonly world: World<Game>
  readonly dimension: Dimension
  readonly source: ChunkSource
  readonly chance: Chance
}

/** Runs once per tick. */
export type TickSystem = (game: Game) => void

/** The behaviour of a block in this game. */
export type Behaviour = BlockBehaviour<Game, Player>

/** The behaviour of a game, passed in so that the kernel does not import it. */
export type Simulation = SimulationOf<Game, Behaviour>

/** Horizontal range in which sounds and effects are noticed, in blocks. */
const BROADCAST_RANGE = 80
/** Depth below the world at which bodies fall into the void, in blocks. */
const VOID_DEPTH = 64

/**
 * A dimension of a running world: its state and the primitives that behaviours use. State that dimensions share is in `world`.
 * `simulation.ts` composes the behaviours.
 */
export class Game {
  readonly world: World<Game>
  readonly dimension: Dimension
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
  readonly light: Light
  readonly redstone: PowerSystem
  readonly fluids: FluidSystem
  readonly growth: GrowthSystem
  readonly chunks: ChunkPackets
  /** The players in this dimension. */
  readonly players: Player[] = []
  readonly entities = new Map<number, Entity>()
  /** Entities in unloaded columns of a generated world, which stand still. */
  readonly parked = new Map<string, Entity[]>()
  /** State of its systems; see `Memory`. */
  readonly memory: Record<string, object> = {}
  readonly viewDistance: number
  readonly showDigging: boolean
  /** Height below which bodies are in the void. */
  readonly voidBelow: number
  readonly #changes: BlockChanges
  readonly simulation: Simulation
  readonly #systems: Systems<Game>
  #due: { at: number; work: () => void }[] = []
  #spawnChance: Chance | undefined

  constructor(init: GameInit, simulation: Simulation, elsewhere?: Elsewhere) {
    const dialect = init.dialect ?? dialectOf(init.version)
    this.dialect = dialect
    this.registry = dialect.registry
    this.dimension = elsewhere?.dimension ?? DIMENSIONS.overworld
    this.items = new Items(this.registry)
    this.recipes = recipesOf(this.registry, init.rules)
    this.chance = elsewhere?.chance ?? new Chance(init.random)
    this.mobChance = this.chance.fork()
    this.simulation = simulation
    this.viewDistance = init.viewDistance
    this.showDigging = init.showDigging ?? true
    this.blocks = simulation.blocks(init.rules)
    this.level = new Level({
      registry: this.registry,
      blocks: this.blocks,
      heights: elsewhere ? LOW_HEIGHTS : dialect,
      source: elsewhere ? elsewhere.source : init.source,
      flatBiome: init.flatBiome,
      hasSky: this.dimension.hasSky,
      isUltrawarm: this.dimension.isUltrawarm,
      onChange: (change) => this.#blockChanged(change),
    })
    this.light = new Light(this.level)
    this.chunks = new ChunkPackets(this, {
      dialect,
      serialize: init.serialize,
      ...(init.untouched === undefined || elsewhere ? {} : { near: init.untouched }),
    })
    this.voidBelow = this.level.columns.bottom - VOID_DEPTH
    this.world = elsewhere?.world ?? this.#worldOf(init)
    this.#changes = new BlockChanges(this)
    this.level.onData = (p) => this.#changes.note(p)
    this.#systems = simulation.systems(this)
    this.redstone = this.#systems.redstone
    this.fluids = this.#systems.fluids
    this.growth = this.#systems.growth
  }

  /** The world whose overworld this is. */
  #worldOf(init: GameInit): World<Game> {
    const { spawn, ops, gameMode, serialize, source, rules } = init
    const world: World<Game> = new World({
      ...{ spawn, ops, gameMode, serialize, differing: rules },
      open: (name) => {
        if (name === 'overworld') return this
        const made = this.simulation.terrainOf(name, this.registry, source?.seed ?? 0)
        const chance = this.chance.fork()
        return new Game(init, this.simulation, { world, dimension: DIMENSIONS[name], source: made, chance })
      },
    })
    world.in('overworld')
    return world
  }

  get rules(): GameRules {
    return this.world.rules
  }
  get emitter(): WorldEmitter {
    return this.world.emitter
  }
  get ops(): Operators {
    return this.world.ops
  }
  get scoreboard(): Scoreboard {
    return this.world.scoreboard
  }
  get bossBars(): BossBars {
    return this.world.bossBars
  }
  get ticks(): number {
    return this.world.ticks
  }
  /** Ticks since the first morning; a day has 24000. */
  get dayTime(): number {
    return this.world.dayTime
  }
  get difficulty(): Difficulty {
    return this.world.difficulty
  }
  /** Without a sky, the weather is always clear. */
  get weather(): Weather {
    return this.dimension.hasSky ? this.world.weather : 'clear'
  }
  /** Position at which players appear in the overworld. */
  get spawn(): Vec {
    return this.world.spawn
  }

  /** One game tick of 50 ms in this dimension. `world` counts it. */
  tick(): void {
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

  /** A separate stream for natural spawning, created on first use, so that worlds without spawning draw no numbers. */
  get spawnChance(): Chance {
    this.#spawnChance ??= this.mobChance.fork()
    return this.#spawnChance
  }

  nextEntityId(): number {
    return this.world.nextEntityId()
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
    this.world.arrivals.note(entity)
    this.simulation.show(this, entity)
    tellEntity(this, 'entitySpawned', entity)
  }

  removeEntity(entity: Entity): void {
    if (entity.removed) return
    entity.removed = true
    for (const { entities } of this.world.places) entities.delete(entity.id)
    this.hide(entity)
    tellEntity(this, 'entityGone', entity)
  }

  /** Removes an entity from the world temporarily; `addEntity` puts it back. */
  setAside(entity: Entity): void {
    this.entities.delete(entity.id)
    this.hide(entity)
  }

  /** Brings an entity here from another dimension. It forgets its current activity. */
  receive(entity: Entity, position: Vec): void {
    for (const place of this.world.places) if (place.entities.has(entity.id)) place.setAside(entity)
    entity.arrive(this, position)
    this.addEntity(entity)
  }

  /** Puts a living body into the world. */
  summon(kind: string, position: Vec): Body {
    const body = this.simulation.createBody(this, kind, position)
    this.addEntity(body)
    return body
  }

  /** Puts experience into the world, as orbs. */
  dropExperience(position: Vec, points: number): void {
    for (const orb of this.simulation.createOrbs(this, position, points)) this.addEntity(orb)
  }

  /** Puts items into the world. */
  dropItem(item: DroppedItem): void {
    this.addEntity(this.simulation.createItem(this, item))
  }

  hide(tracked: Tracked): void {
    for (const player of this.world.players)
      if (player.seen.delete(tracked.id)) player.send('entity_destroy', { entityIds: [tracked.id] })
  }

  /** All entities and players of this dimension, in the order in which they appeared. */
  allTracked(): Tracked[] {
    return [...this.entities.values(), ...this.players]
  }

  /** A player in any dimension. */
  playerNamed(name: string): Player | undefined {
    return this.world.playerNamed(name)
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

  /** Sends a packet to players in this dimension. */
  broadcast(name: string, fields: PacketFields, to: (player: Player) => boolean = () => true): void {
    this.world.send(this.players, name, fields, to)
  }

  /** Sends a packet to all players within range of a position, optionally excluding one (by entity id). */
  broadcastNear(p: Vec, name: string, fields: PacketFields, without?: number): void {
    const near = ({ position }: Player) =>
      Math.abs(position.x - p.x) < BROADCAST_RANGE && Math.abs(position.z - p.z) < BROADCAST_RANGE
    this.broadcast(name, fields, (player) => player.id !== without && near(player))
  }

  /** Sends a packet to all players whose client knows the entity. */
  broadcastSeen(tracked: Tracked, name: string, fields: PacketFields): void {
    this.world.broadcast(name, fields, (player) => player.seen.has(tracked.id))
  }

  #runDue(): void {
    const now = this.#due.filter(({ at }) => at <= this.ticks)
    if (now.length > 0) this.#due = this.#due.filter(({ at }) => at > this.ticks)
    for (const { work } of now) work()
  }

  #blockChanged(change: LevelChange): void {
    this.#changes.note(change.position)
    for (const listener of this.#systems.changed) listener(change)
    const { by, ...rest } = change
    const whose = by === undefined ? {} : { by }
    this.emitter.emit('blockChanged', { ...rest, ...whose, ...placeIn(this.dimension) })
  }
}

/** The dimension of a player or an entity. */
export const gameOf = ({ game }: Player | Entity): Game => game as Game
