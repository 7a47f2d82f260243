import type { Vec } from '../geometry.ts'
import type { PacketFields } from '../library/network.ts'
import type { GameMode } from '../options.ts'
import { sharedPackets } from '../protocol/shared-packets.ts'
import type { WorldRules } from '../rules.ts'
import { Admission } from './admission.ts'
import { Arrivals } from './arrivals.ts'
import { BossBars } from './boss-bars.ts'
import type { Dimension, DimensionName } from './dimensions.ts'
import type { Entity, Tracked } from './entities/entity.ts'
import { WorldEmitter } from './events.ts'
import { GameRules } from './game-rules.ts'
import { Operators } from './operators.ts'
import type { Player } from './player/player.ts'
import { Scoreboard } from './scoreboard.ts'

export type Difficulty = 'peaceful' | 'easy' | 'normal' | 'hard'
export type Weather = 'clear' | 'rain' | 'thunder'

/** Time of day at which the world starts. */
const MORNING = 1000

/** The requirements of the world for each of its dimensions. */
interface Place {
  readonly dimension: Dimension
  readonly players: readonly Player[]
  readonly entities: ReadonlyMap<number, Entity>
  tick(): void
  flush(): void
}

export interface WorldInit<G> {
  readonly spawn: Vec
  readonly ops: readonly string[] | undefined
  readonly gameMode: GameMode | undefined
  /** Rules that differ from the game's. */
  readonly differing: Omit<WorldRules, 'recipes'> | undefined
  readonly serialize: (name: string, fields: PacketFields) => readonly Buffer[]
  /** Creates a dimension when a player first enters it. */
  readonly open: (name: DimensionName) => G
}

/** The state that all dimensions of a world share: time, rules, operators, scores and players. */
export class World<G extends Place> {
  readonly rules = new GameRules()
  /** Blocks that drop different items than in the game, or need other tools. */
  readonly digs: NonNullable<WorldRules['digs']>
  /** Products that are smelted from different items than in the game. */
  readonly smelts: NonNullable<WorldRules['smelts']>
  /** Crops that grow with an item other than bone meal. */
  readonly growth: NonNullable<WorldRules['growth']>
  readonly emitter = new WorldEmitter()
  readonly ops: Operators
  readonly admission = new Admission()
  readonly scoreboard: Scoreboard
  readonly bossBars: BossBars
  readonly arrivals = new Arrivals()
  /** State that belongs to the whole world; see `Memory`. */
  readonly memory: Record<string, object> = {}
  /** Spawn of players in the overworld; `setworldspawn` moves it. */
  spawn: Vec
  ticks = 0
  /** Ticks since the first morning; a day has 24000. */
  dayTime = MORNING
  difficulty: Difficulty = 'easy'
  /** Mode of players who join for the first time. */
  defaultGameMode: GameMode
  weather: Weather = 'clear'
  /** Tick at which the weather clears up; undefined: never. */
  weatherEnds: number | undefined
  readonly #open: WorldInit<G>['open']
  readonly #serialize: WorldInit<G>['serialize']
  /** The dimensions in use, starting with the overworld. */
  readonly #places: G[] = []
  #lastEntityId = 0

  constructor({ spawn, ops, gameMode, differing, serialize, open }: WorldInit<G>) {
    this.digs = differing?.digs ?? {}
    this.smelts = differing?.smelts ?? {}
    this.growth = differing?.growth ?? {}
    this.spawn = spawn
    this.ops = new Operators(ops)
    this.defaultGameMode = gameMode ?? 'survival'
    this.#serialize = serialize
    this.#open = open
    this.scoreboard = new Scoreboard(this)
    this.bossBars = new BossBars(this)
  }

  /** The dimensions that are in use. */
  get places(): readonly G[] {
    return this.#places
  }

  /** A dimension. The Nether and the End are created on first use. */
  in(name: DimensionName): G {
    const known = this.#places.find(({ dimension }) => dimension.name === name)
    if (known) return known
    const made = this.#open(name)
    this.#places.push(made)
    return made
  }

  /** All players, wherever they are. */
  get players(): readonly Player[] {
    const [only] = this.#places
    return this.#places.length === 1 && only ? only.players : this.#places.flatMap(({ players }) => players)
  }

  /** One game tick of 50 ms, in all dimensions. */
  tick(): void {
    this.ticks++
    for (const place of [...this.#places]) place.tick()
  }

  /** Sends the players the blocks that changed since the last call. */
  flush(): void {
    for (const place of this.#places) place.flush()
  }

  nextEntityId(): number {
    return ++this.#lastEntityId
  }

  /** Reserves ids up to this one for saved entities, because their UUIDs are derived from them. */
  reserveEntityIds(upTo: number): void {
    this.#lastEntityId = Math.max(this.#lastEntityId, upTo)
  }

  /** Calls back with the player or entity that has a UUID: now, or when it enters the world. */
  whenHere(uuid: string, found: (tracked: Tracked) => void): void {
    const entities = this.#places.flatMap((place) => [...place.entities.values()])
    const here = [...this.players, ...entities].find((tracked) => tracked.uuid === uuid)
    if (here) found(here)
    else this.arrivals.expect(uuid, found)
  }

  playerNamed(name: string): Player | undefined {
    return this.players.find((player) => player.name === name)
  }

  /** Sends a packet to players in all dimensions. */
  broadcast(name: string, fields: PacketFields, to: (player: Player) => boolean = () => true): void {
    this.send(this.players, name, fields, to)
  }

  /** Sends a packet that no client modifies: those in memory read it once for all of them. */
  sendShared(players: readonly Player[], name: string, fields: PacketFields): void {
    for (const packet of this.#serialize(name, fields)) {
      sharedPackets.add(packet)
      for (const player of players) player.sendRaw(packet)
    }
  }

  /** Sends a packet to those of the given players who are in the play state. */
  send(
    players: readonly Player[],
    name: string,
    fields: PacketFields,
    to: (player: Player) => boolean,
  ): void {
    const receivers = players.filter((player) => player.inPlay && to(player))
    if (receivers.length === 0) return
    for (const packet of this.#serialize(name, fields)) for (const player of receivers) player.sendRaw(packet)
  }
}
