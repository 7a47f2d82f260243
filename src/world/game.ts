import { Chance } from './chance.ts'
import { BlockNews } from './chunks/block-news.ts'
import { ChunkPackets } from './chunks/packets.ts'
import type { Body } from './entities/body.ts'
import type { Entity, Tracked } from './entities/entity.ts'
import { traitMetadata } from './entities/traits.ts'
import { WorldError } from './errors.ts'
import { WorldEmitter } from './events.ts'
import { Fluids, tickFluids } from './fluids/fluids.ts'
import type { Vec } from './geometry.ts'
import { Growth, tickGrowth } from './growth/ticking.ts'
import { tickHoppers } from './hoppers/hoppers.ts'
import { Items } from './items/stack.ts'
import { Level, type LevelChange } from './level.ts'
import type { PacketFields } from './library/network.ts'
import type { EntityDefinition, Registry } from './library/prismarine.ts'
import { Light } from './light/light.ts'
import { createBody, removeHostileMobsInPeaceful } from './mobs/index.ts'
import { tickSpawning } from './mobs/spawning/natural.ts'
import type { WorldRandom } from './options.ts'
import { tickEffects } from './player/effects.ts'
import { tickSleep } from './player/night.ts'
import type { Player } from './player/player.ts'
import { tickPlayer } from './player/tick.ts'
import { broadcastMovement, spawnForViewers } from './player/tracking.ts'
import { type Dialect, dialectOf } from './protocol/dialect/index.ts'
import { timeFields } from './protocol/fields.ts'
import { Recipes } from './recipes.ts'
import { pressPlates } from './redstone/plates.ts'
import { Redstone, tickRedstone } from './redstone/redstone.ts'
import { GameRules } from './rules.ts'
import { tickCampfires } from './smelting/campfire.ts'
import { tickFurnaces } from './smelting/furnace.ts'
import { tickWeather } from './weather.ts'

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

/** Something the world does every tick. Further storeys (redstone, fluids, growth) add theirs to the list. */
export type TickSystem = (game: Game) => void

export type Difficulty = 'peaceful' | 'easy' | 'normal' | 'hard'
export type Weather = 'clear' | 'rain' | 'thunder'

/** Blocks around which things are seen and heard. */
const EARSHOT = 80
/** Ticks between time packets. */
const TIME_INTERVAL = 20
/** Blocks below the world at which things are lost. */
const VOID_DEPTH = 64
/** Time of day the world starts at. */
const MORNING = 1000

/** The running world: its state, and the order in which a tick changes it. */
export class Game {
  readonly registry: Registry
  readonly dialect: Dialect
  readonly level: Level
  readonly items: Items
  readonly recipes: Recipes
  readonly chance: Chance
  /** A stream of its own for mobs, so that neither disturbs the other. */
  readonly mobChance: Chance
  readonly rules = new GameRules()
  readonly light: Light
  readonly emitter = new WorldEmitter()
  readonly redstone: Redstone
  readonly fluids = new Fluids(this)
  readonly growth = new Growth(this)
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
  private readonly news: BlockNews
  private readonly serialize: GameInit['serialize']
  private readonly due: { at: number; work: () => void }[] = []
  private readonly systems: TickSystem[] = [
    runDue,
    tickRedstone,
    tickFluids,
    tickGrowth,
    tickFurnaces,
    tickCampfires,
    tickHoppers,
    removeHostileMobsInPeaceful,
    tickSpawning,
    tickEntities,
    tickPlayers,
    tickSleep,
    pressPlates,
    tickEffects,
    tickWeather,
    tellTime,
  ]
  private lastEntityId = 0
  private spawning: Chance | undefined

  constructor(init: GameInit) {
    const dialect = init.dialect ?? dialectOf(init.version)
    this.dialect = dialect
    this.registry = dialect.registry
    this.voidBelow = dialect.bottom - VOID_DEPTH
    this.items = new Items(this.registry)
    this.recipes = new Recipes(this.registry, this.items)
    this.chance = new Chance(init.random)
    this.mobChance = this.chance.fork()
    this.serialize = init.serialize
    this.spawn = init.spawn
    this.viewDistance = init.viewDistance
    this.ops = init.ops && new Set(init.ops)
    this.level = new Level(this.registry, (change) => this.blockChanged(change), dialect)
    this.light = new Light(this.level)
    this.redstone = new Redstone(this, this.level)
    this.chunks = new ChunkPackets(this.level, dialect, init.serialize)
    this.news = new BlockNews(this)
    this.level.onData = (p) => this.news.note(p)
  }

  /** One game tick of 50 ms. */
  tick(): void {
    this.ticks++
    for (const system of this.systems) system(this)
    this.flush()
    broadcastMovement(this)
  }

  /** Tells the players about blocks that changed since the last call. */
  flush(): void {
    this.news.tell()
  }

  /** Runs something so many ticks from now. */
  schedule(ticks: number, work: () => void): void {
    this.due.push({ at: this.ticks + ticks, work })
  }

  takeDue(): (() => void)[] {
    const now = this.due.filter((it) => it.at <= this.ticks)
    if (now.length > 0) this.due.splice(0, this.due.length, ...this.due.filter((it) => it.at > this.ticks))
    return now.map((it) => it.work)
  }

  /** A stream of its own for what appears and vanishes by itself: a world without that draws nothing for it. */
  get spawnChance(): Chance {
    this.spawning ??= this.mobChance.fork()
    return this.spawning
  }

  nextEntityId(): number {
    return ++this.lastEntityId
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
    const body = createBody(this, kind, position)
    this.addEntity(body)
    return body
  }

  hide(it: Tracked): void {
    for (const player of this.players)
      if (player.seen.delete(it.id)) player.send('entity_destroy', { entityIds: [it.id] })
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
    for (const packet of this.serialize(name, fields)) for (const player of receivers) player.sendRaw(packet)
  }

  /** To all who can see or hear the place, without one of them if asked (by entity number). */
  broadcastNear(p: Vec, name: string, fields: PacketFields, without?: number): void {
    const near = ({ position }: Player) =>
      Math.abs(position.x - p.x) < EARSHOT && Math.abs(position.z - p.z) < EARSHOT
    this.broadcast(name, fields, (player) => player.id !== without && near(player))
  }

  /** To all whose client knows the entity. */
  broadcastSeen(it: Tracked, name: string, fields: PacketFields): void {
    this.broadcast(name, fields, (player) => player.seen.has(it.id))
  }

  private blockChanged(change: LevelChange): void {
    this.news.note(change.position)
    this.redstone.note(change)
    this.growth.note(change)
    this.light.note(change)
    this.emitter.emit('blockChanged', {
      position: change.position,
      from: change.from,
      to: change.to,
      ...(change.by === undefined ? {} : { by: change.by }),
    })
  }
}

const runDue: TickSystem = (game) => {
  for (const work of game.takeDue()) work()
}

const tickEntities: TickSystem = (game) => {
  // what vanished earlier in the same tick is not to act any more
  for (const entity of [...game.entities.values()]) if (!entity.removed) entity.tick()
}

const tickPlayers: TickSystem = (game) => {
  for (const player of [...game.players]) tickPlayer(game, player)
}

const tellTime: TickSystem = (game) => {
  if (game.rules.get('doDaylightCycle') === true) game.dayTime++
  if (game.ticks % TIME_INTERVAL === 0) game.broadcast('update_time', timeFields(game))
}
