import { letGo } from '../entities/leash.ts'
import { distance, type Vec } from '../geometry.ts'
import type { ItemStack } from '../items/stack.ts'
import { attributeValue } from '../kernel/entities/attributes.ts'
import { Body } from '../kernel/entities/body.ts'
import type { Damage } from '../kernel/entities/damage.ts'
import { effectLevel } from '../kernel/entities/effect-level.ts'
import type { EntityInit, Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import type { NbtTag } from '../library/nbt.ts'
import type { PacketFields } from '../library/network.ts'
import type { OutgoingPacket } from '../protocol/fields.ts'
import { pushApart } from './crowding.ts'
import { sufferHeat } from './hazards.ts'
import { type MobKind, paceOf } from './kinds.ts'
import { mobMembers, restoreMob } from './mob-fields.ts'
import { mobMetadata } from './mob-metadata.ts'
import { moveMob } from './motion.ts'
import { leaveRemains } from './remains.ts'
import { mountOf, obeys } from './riding/mount-kinds.ts'
import { findRoute } from './route.ts'

/** Ticks between two runs of the behaviours, when idle and when busy. */
const IDLE_INTERVAL = 5
const BUSY_INTERVAL = 2
/** Ticks that a baby takes to grow up, and its size relative to an adult. */
const GROWTH_TICKS = 24_000
const YOUNG_SIZE = 0.5
/** Height of a fall without damage, in blocks. */
const SAFE_FALL = 3
/** Maximum number of positions that a route search visits. */
const ROUTE_BUDGET = 400
/** Ticks after a player's hit during which a death counts as the player's kill. */
const FIGHT_TICKS = 100

/** A possible activity of a mob. Returns true if it is active, in which case later ones in the list are skipped. */
export type Behaviour = (mob: Mob) => boolean

interface MobInit extends EntityInit {
  readonly type: MobKind
  readonly behaviours: readonly Behaviour[]
  readonly habits: readonly Behaviour[]
  readonly dodge?: Behaviour | undefined
}

/** Whether something in the world is a mob. */
export const isMob = (value: unknown): value is Mob => value instanceof Mob

/** A living entity with an AI: it wanders, flees, follows, chases, and walks around obstacles. */
export class Mob extends Body {
  declare readonly game: Game
  readonly type: MobKind
  /** Its possible activities, most urgent first. */
  readonly #behaviours: readonly Behaviour[]
  /** Runs in every tick before it walks. Returns true if it should not walk on its own. */
  readonly #habits: readonly Behaviour[]
  /** Dodges an approaching projectile. */
  readonly #dodge: Behaviour | undefined
  /** Waypoints still to be reached, and its speed in blocks per tick. */
  route: Vec[] = []
  pace = 0
  /** Minimum distance to the next waypoint so far, and ticks since it last shrank. */
  closest = Number.POSITIVE_INFINITY
  stalled = 0
  /** End of the route, for behaviours that follow a moving target. */
  goal: Vec | undefined
  fallen = 0
  /** The last attacker, and the tick of the attack. */
  attacker: Tracked | undefined
  hurtAt = Number.NEGATIVE_INFINITY
  /** The target it chases. */
  target: Tracked | undefined
  /** Ticks from which it can attack or shoot again, and from which it can breed again. */
  readyAt = 0
  breedsAt = 0
  /** Remaining ticks of love mode. */
  love = 0
  /** Whether it hit a wall in its last move. */
  bumped = false
  /** Whether a slime has already split into its parts. */
  apart = false
  /** The holder of its lead. */
  leash: Tracked | undefined
  /** Temper of a wild horse, from 0 to 100. */
  temper = 0
  /** The player that put it in love mode. */
  fedBy: Player | undefined
  /** Tick at which its current action ends. */
  busyUntil = 0
  /** Ticks without a player nearby. */
  lonelyFor = 0
  readonly #shown = new Map<number, PacketFields>()
  /** Ticks until it is grown up; 0 for adults, and for babies before their first tick. */
  #growth = 0
  /** Remaining ticks of burning. */
  fire = 0
  /** Its speed on the current route, relative to the usual one. */
  #haste = 1

  constructor(game: Game, init: MobInit) {
    super(game, init)
    this.type = init.type
    this.traits.bases.set('movement_speed', init.type.speed)
    if (init.type.damage !== undefined) this.traits.bases.set('attack_damage', init.type.damage)
    this.#behaviours = init.behaviours
    this.#habits = init.habits
    this.#dodge = init.dodge
    if (this.kind === 'sheep') this.traits.colour = 0
  }

  override get burning(): boolean {
    return this.fire > 0
  }

  /** Ticks until it is grown up; 0 for adults. */
  get untilGrown(): number {
    return this.traits.baby ? this.#growth || GROWTH_TICKS : 0
  }

  override metadata(): readonly PacketFields[] {
    return [...mobMetadata(this), ...this.#shown.values()]
  }

  /** Changes its metadata. */
  show(entry: PacketFields & { readonly key: number }): void {
    this.#shown.set(entry.key, entry)
    this.game.broadcastSeen(this, 'entity_metadata', { entityId: this.id, metadata: [entry] })
  }

  override spawnPackets(): OutgoingPacket[] {
    const packets = super.spawnPackets()
    return this.leash ? [...packets, this.#leashPacket()] : packets
  }

  override get seats(): number {
    return mountOf(this) ? 1 : 0
  }

  override get seatHeight(): number {
    return this.size.height * (mountOf(this)?.seat ?? 0.75)
  }

  override steeredBy(rider: Tracked): boolean {
    return obeys(this, rider)
  }

  override saved(): Record<string, NbtTag> {
    return mobMembers(this)
  }

  override restore(said: Readonly<Record<string, NbtTag | undefined>>): void {
    restoreMob(this, said)
  }

  /** Ties it to an entity, or releases it. */
  tieTo(holder: Tracked | undefined): void {
    this.leash = holder
    this.game.broadcastSeen(this, ...this.#leashPacket())
  }

  protected override live(): void {
    if (!this.dying && !this.#survives()) return
    for (const habit of this.#habits) if (habit(this)) return
    if (moveMob(this) && !this.dying) pushApart(this, this.#neighbours())
  }

  /** Grows, burns and thinks for one tick. Returns false if it has nothing more to do in this tick. */
  #survives(): boolean {
    this.#grow()
    sufferHeat(this)
    if (this.removed || this.dying) return false
    if (this.love > 0) this.love--
    const interval = this.target || this.love > 0 ? BUSY_INTERVAL : IDLE_INTERVAL
    if ((this.age + this.id) % interval === 0) this.#think()
    return !this.removed
  }

  /** Walks to a position, or as near as possible. Returns false if it cannot get any closer. */
  goTo(to: Vec, options: { haste?: number; near?: number; budget?: number } = {}): boolean {
    const { haste = 1, near = 0.7, budget = ROUTE_BUDGET } = options
    this.goal = to
    this.#haste = haste
    this.attributesChanged()
    this.route = findRoute(this.game.level, this.size, { from: this.position, to }, { near, budget })
    this.closest = Number.POSITIVE_INFINITY
    this.stalled = 0
    return this.route.length > 0
  }

  override attributesChanged(): void {
    this.pace = paceOf(attributeValue(this, 'movement_speed') * this.#haste)
  }

  stop(): void {
    this.route = []
    this.goal = undefined
  }

  override arrive(game: Game, position: Vec): void {
    super.arrive(game, position)
    this.stop()
    this.target = undefined
  }

  /** Infinite for an entity in another dimension. */
  distanceTo(other: { readonly position: Vec; readonly game?: unknown }): number {
    if (other.game !== undefined && other.game !== this.game) return Number.POSITIVE_INFINITY
    return distance(this.position, other.position)
  }

  override dodges(): boolean {
    return this.#dodge?.(this) ?? false
  }

  override hurt(damage: Damage): void {
    const by = damage.from?.by
    const before = this.health
    const { attacker, hurtAt } = this
    // must be known when it dies from it
    this.hurtAt = this.game.ticks
    if (by) this.attacker = by
    super.hurt(damage)
    if (this.health === before) {
      this.hurtAt = hurtAt
      this.attacker = attacker
      return
    }
    this.love = 0
    this.busyUntil = 0
    this.stop()
  }

  override die(): void {
    if (this.dying) return
    super.die()
    this.stop()
    if (this.leash) letGo(this.game, this, { drops: true })
    leaveRemains(this, this.#fellToPlayer)
  }

  /** Drops items at its position. */
  drop(item: string, count: number): void {
    if (count > 0) this.dropStack(this.game.items.make(item, count))
  }

  dropStack(stack: ItemStack): void {
    const { game } = this
    const { mobChance: chance } = game
    game.dropItem({
      stack,
      position: { ...this.position, y: this.position.y + 0.1 },
      velocity: { x: chance.around(0.1), y: 0.2, z: chance.around(0.1) },
      pickupDelay: 10,
    })
  }

  /** Ends a fall and applies its damage. */
  land(): void {
    const damage = Math.ceil(this.fallen - SAFE_FALL - effectLevel(this, 'jump_boost'))
    this.fallen = 0
    if (damage > 0 && !this.type.glides) this.hurt({ amount: damage, cause: 'fall' })
  }

  /** Sets it on fire for a number of ticks. */
  override ignite(ticks: number): void {
    if (this.type.fireproof) return
    const before = this.burning
    this.fire = Math.max(this.fire, ticks)
    if (!before) this.game.sendMetadata(this)
  }

  /** Puts out the fire. */
  override extinguish(): void {
    if (!this.burning) return
    this.fire = 0
    this.game.sendMetadata(this)
  }

  /** Makes it a baby that grows up after a number of ticks. */
  makeBaby(ticks = GROWTH_TICKS): void {
    this.traits.baby = true
    this.#growth = ticks
    this.#resize(YOUNG_SIZE)
    this.game.sendMetadata(this)
  }

  /** Sets its age from NBT: negative for babies, positive for adults that cannot breed yet. */
  becomeAged(age: number): void {
    this.breedsAt = age > 0 ? this.game.ticks + age : 0
    if (this.type.nature === 'hostile') return
    if (age < 0) this.makeBaby(-age)
    else this.#growUp()
  }

  /** Feeding a baby reduces the time until it is grown up by a tenth. */
  speedUpGrowth(): void {
    this.#growth = Math.max(1, Math.floor(this.#growth * 0.9))
  }

  #leashPacket(): OutgoingPacket {
    return ['attach_entity', { entityId: this.id, vehicleId: this.leash?.id ?? 0 }]
  }

  /** Whether a player or a tame wolf hurt it not long before (vanilla lastHurtByPlayerTime). */
  get #fellToPlayer(): boolean {
    const { game, attacker } = this
    const ofPlayer = attacker?.kind === 'player' || (attacker instanceof Mob && attacker.traits.tame)
    return ofPlayer && game.ticks - this.hurtAt <= FIGHT_TICKS
  }

  #think(): void {
    if (this.game.ticks < this.busyUntil) return
    for (const urge of this.#behaviours) if (urge(this)) return
  }

  #grow(): void {
    if (!this.traits.baby || this.type.nature === 'hostile') return
    if (this.#growth === 0) this.makeBaby()
    else if (--this.#growth === 0) {
      this.#growUp()
      this.game.sendMetadata(this)
    }
  }

  #growUp(): void {
    this.traits.baby = false
    this.#growth = 0
    this.#resize(1)
  }

  *#neighbours(): Generator<Mob> {
    for (const entity of this.game.entities.values()) if (isMob(entity) && !entity.removed) yield entity
  }

  #resize(share: number): void {
    const { width, height } = this.definition
    this.size = { width: width * share, height: height * share }
  }
}
