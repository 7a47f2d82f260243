import { Body } from '../entities/body.ts'
import type { EntityInit, Tracked } from '../entities/entity.ts'
import { spawnItem } from '../entities/item-entity.ts'
import { hasYoung } from '../entities/traits.ts'
import type { Game } from '../game.ts'
import { distance, type Vec } from '../geometry.ts'
import type { NbtCompound } from '../library/nbt.ts'
import type { PacketFields } from '../library/network.ts'
import { behavioursOf } from './behaviours.ts'
import { pushApart } from './crowding.ts'
import { touchBlocks } from './hazards.ts'
import { COLOURS, type MobKind, paceOf } from './kinds.ts'
import { lootOf } from './loot.ts'
import { moveMob } from './motion.ts'
import { findRoute } from './route.ts'
import { burnInDaylight } from './sunlight.ts'

/** Ticks between two thoughts, idle and busy. */
const IDLE_INTERVAL = 5
const BUSY_INTERVAL = 2
/** Ticks a young animal takes to grow up, and the share of its size. */
const GROWTH_TICKS = 24_000
const YOUNG_SIZE = 0.5
/** Blocks a fall is free of damage. */
const SAFE_FALL = 3
/** Places a search for a way looks at, at most. */
const ROUTE_BUDGET = 400
const FLAGS = { key: 0, type: 0 } as const
const ON_FIRE = 1
const BABY = { key: 16, type: 7 } as const

/** A living thing with a will: it wanders, flees, follows, chases, and goes around what is in its way. */
export class Mob extends Body {
  readonly type: MobKind
  /** Waypoints still to be reached, and how many blocks it makes a tick. */
  route: Vec[] = []
  pace = 0
  /** Nearest it came to the next waypoint, and ticks since it came nearer. */
  closest = Number.POSITIVE_INFINITY
  stalled = 0
  /** Where the route leads, for those who chase what moves. */
  goal: Vec | undefined
  fallen = 0
  /** Who hurt it last, and when. */
  attacker: Tracked | undefined
  hurtAt = Number.NEGATIVE_INFINITY
  /** Whom it is after. */
  target: Tracked | undefined
  /** Tick from which it can strike, shoot or breed again. */
  readyAt = 0
  /** Ticks it is still in love. */
  love = 0
  /** Tick until which it is busy with what it has begun. */
  busyUntil = 0
  /** Ticks until it is grown up; 0 for the grown, and for the young that have not lived a tick yet. */
  #growth = 0
  /** Ticks it still burns. */
  #fire = 0

  constructor(game: Game, init: EntityInit & { type: MobKind }) {
    super(game, init)
    this.type = init.type
    if (this.kind === 'sheep') this.traits.colour = 0
  }

  get burning(): boolean {
    return this.#fire > 0
  }

  /** Ticks until it is grown up; 0 for the grown. */
  get untilGrown(): number {
    return this.traits.baby ? this.#growth || saidAge(this.traits.nbt) : 0
  }

  override metadata(): readonly PacketFields[] {
    return [
      { ...FLAGS, value: this.burning ? ON_FIRE : 0 },
      // a young one is told by its traits, after this
      ...(hasYoung(this.kind) ? [{ ...BABY, value: false }] : []),
    ]
  }

  protected override live(): void {
    if (!this.dying) {
      this.#grow()
      this.#burn()
      if (this.removed || this.dying) return
      if (this.love > 0) this.love--
      const interval = this.target || this.love > 0 ? BUSY_INTERVAL : IDLE_INTERVAL
      if ((this.age + this.id) % interval === 0) this.#think()
      if (this.removed) return
    }
    if (moveMob(this) && !this.dying) pushApart(this, mobsOf(this.game))
  }

  /** Makes its way towards a place, or as near as it can come. False if it cannot come any nearer. */
  goTo(to: Vec, options: { haste?: number; near?: number; budget?: number } = {}): boolean {
    const { haste = 1, near = 0.7, budget = ROUTE_BUDGET } = options
    this.goal = to
    this.pace = paceOf(this.type.speed * haste)
    this.route = findRoute(this.game.level, this.size, { from: this.position, to }, { near, budget })
    this.closest = Number.POSITIVE_INFINITY
    this.stalled = 0
    return this.route.length > 0
  }

  stop(): void {
    this.route = []
    this.goal = undefined
  }

  distanceTo(other: { readonly position: Vec }): number {
    return distance(this.position, other.position)
  }

  override hurt(amount: number, from?: Vec, by?: Tracked): void {
    const before = this.health
    super.hurt(amount, from, by)
    if (this.health === before) return
    this.hurtAt = this.game.ticks
    if (by) this.attacker = by
    this.love = 0
    this.busyUntil = 0
    this.stop()
  }

  override die(): void {
    if (this.dying) return
    super.die()
    this.stop()
    const grown = !this.traits.baby || this.type.nature === 'hostile'
    if (this.game.rules.get('doMobLoot') !== true || !grown) return
    const { mobChance } = this.game
    for (const [item, count] of lootOf(this.kind, mobChance, this.burning)) this.drop(item, count)
    if (this.kind === 'sheep' && !this.traits.sheared)
      this.drop(`${COLOURS[this.traits.colour ?? 0]}_wool`, 1)
  }

  /** Leaves items where it stands. */
  drop(item: string, count: number): void {
    const { game } = this
    if (count <= 0) return
    const { mobChance: chance } = game
    spawnItem(game, {
      stack: game.items.make(item, count),
      position: { ...this.position, y: this.position.y + 0.1 },
      velocity: { x: chance.around(0.1), y: 0.2, z: chance.around(0.1) },
      pickupDelay: 10,
    })
  }

  /** The end of a fall. */
  land(): void {
    const damage = Math.ceil(this.fallen - SAFE_FALL)
    this.fallen = 0
    if (damage > 0 && !this.type.glides) this.hurt(damage)
  }

  /** Sets it on fire for so many ticks. */
  ignite(ticks: number): void {
    const before = this.burning
    this.#fire = Math.max(this.#fire, ticks)
    if (!before) this.game.tellMetadata(this)
  }

  /** Water puts the fire out. */
  extinguish(): void {
    if (!this.burning) return
    this.#fire = 0
    this.game.tellMetadata(this)
  }

  /** Makes it a young one, or a little older if it is one. */
  makeBaby(ticks = GROWTH_TICKS): void {
    this.traits.baby = true
    this.#growth = ticks
    this.#resize(YOUNG_SIZE)
    this.game.tellMetadata(this)
  }

  /** Feeding makes the young grow by a tenth of what is left. */
  speedUpGrowth(): void {
    this.#growth = Math.max(1, Math.floor(this.#growth * 0.9))
  }

  #think(): void {
    if (this.game.ticks < this.busyUntil) return
    for (const urge of behavioursOf(this.kind, this.type)) if (urge(this)) return
  }

  #grow(): void {
    if (!this.traits.baby || this.type.nature === 'hostile') return
    if (this.#growth === 0) this.makeBaby(this.untilGrown)
    else if (--this.#growth === 0) {
      this.traits.baby = false
      this.#resize(1)
      this.game.tellMetadata(this)
    }
  }

  #burn(): void {
    if (this.type.burns) burnInDaylight(this)
    touchBlocks(this)
    if (this.removed || this.dying) return
    if (this.#fire === 0) return
    if (this.#fire % 20 === 0) this.hurt(1)
    if (--this.#fire === 0) this.game.tellMetadata(this)
  }

  #resize(share: number): void {
    const { width, height } = this.definition
    this.size = { width: width * share, height: height * share }
  }
}

function* mobsOf(game: Game): Generator<Mob> {
  for (const it of game.entities.values()) if (it instanceof Mob && !it.removed) yield it
}

/** Ticks until a young one summoned with an age is grown up. */
function saidAge(nbt: NbtCompound | undefined): number {
  const age = Number(nbt?.value['Age']?.value)
  return age < 0 ? -age : GROWTH_TICKS
}
