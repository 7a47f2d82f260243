import { subtract, type Vec } from '../../geometry.ts'
import { type ItemStack, type Items, slotOf } from '../../items/stack.ts'
import type { PacketFields } from '../../library/network.ts'
import type { OutgoingPacket } from '../../protocol/fields.ts'
import type { WorldEmitter } from '../events.ts'
import { attributesPacket, attributeValue, type Bearer, baseOf } from './attributes.ts'
import { type Damage, isHeat } from './damage.ts'
import { effectLevel } from './effect-level.ts'
import { Entity, type EntityHost, type EntityInit, type Tracked, velocityFields } from './entity.ts'
import { attackerIn, subjectOf } from './event-subject.ts'
import { afterAbsorption, afterReductions } from './protection.ts'
import { tellDamage } from './tell-damage.ts'

/** Push of a hit, in blocks per tick. */
export const PUSH = 0.4
/** Ticks of invulnerability after a hit. */
const HURT_TICKS = 10
/** Ticks between death and removal, during which clients show it falling over. */
const DEATH_TICKS = 20
const STATUS_HURT = 2
const STATUS_DEAD = 3

/** Consequences of damage and death, as passed to the game. */
interface Aftermath {
  suffered(game: BodyHost, victim: Tracked, damage: Damage): void
  perished(game: BodyHost, victim: Tracked): void
  rescued(game: BodyHost, victim: Tracked, damage: Damage): boolean
  /** Passive effects on a body per tick. */
  endured(game: BodyHost, body: Tracked): void
}

/** The parts of the game that a living body uses. */
export interface BodyHost extends EntityHost {
  readonly emitter: WorldEmitter
  /** Height below which everything is lost. */
  readonly voidBelow: number
  readonly items: Items
  removeEntity(entity: Entity): void
  broadcastSeen(tracked: Tracked, name: string, fields: PacketFields): void
  broadcastNear(p: Vec, name: string, fields: PacketFields): void
  readonly simulation: Aftermath
}

/** A living entity without AI: it falls and can be hurt, pushed and killed. */
export class Body extends Entity implements Bearer {
  declare readonly game: BodyHost
  health: number
  /** Remaining ticks of invulnerability, and the damage that caused it. */
  hurtTicks = 0
  #lastHurt = 0
  /** The cause of its death. */
  #fatal: Damage | undefined
  #deathTicks = 0

  constructor(game: BodyHost, init: EntityInit) {
    super(game, init)
    this.health = baseOf(this, 'max_health')
  }

  /** Maximum health in half hearts, including effects. Setting it sets the base. */
  get fullHealth(): number {
    return attributeValue(this, 'max_health')
  }
  set fullHealth(halfHearts: number) {
    this.traits.bases.set('max_health', halfHearts)
  }

  equipment(): readonly (ItemStack | null)[] {
    const { equipment } = this.traits
    if (equipment.size === 0) return []
    return Array.from({ length: Math.max(...equipment.keys()) + 1 }, (_, slot) => equipment.get(slot) ?? null)
  }

  /** Puts on or holds something in a slot of the equipment packet, and shows it. */
  wear(slot: number, stack: ItemStack | null): void {
    if (stack) this.traits.equipment.set(slot, stack)
    else this.traits.equipment.delete(slot)
    const equipments = [{ slot, item: slotOf(stack) }]
    this.game.broadcastSeen(this, 'entity_equipment', { entityId: this.id, equipments })
    this.game.broadcastSeen(this, ...this.attributes())
  }

  /** Called when the value of an attribute may have changed. */
  attributesChanged(): void {}

  attributes(): OutgoingPacket {
    return attributesPacket(this)
  }

  override spawnPackets(): OutgoingPacket[] {
    return [...super.spawnPackets(), this.attributes()]
  }

  /** Whether it has just been hurt. */
  get hurting(): boolean {
    return this.hurtTicks > 0
  }

  get dying(): boolean {
    return this.#deathTicks > 0
  }

  tick(): void {
    this.age++
    if (this.hurtTicks > 0) this.hurtTicks--
    if (this.#deathTicks > 0 && --this.#deathTicks === 0) {
      this.game.removeEntity(this)
      return
    }
    if (this.traits.noAi) this.game.simulation.endured(this.game, this)
    else this.live()
    if (this.position.y < this.game.voidBelow) this.game.removeEntity(this)
  }

  /** Its behaviour in a tick. Without AI, it only falls. */
  protected live(): void {
    this.fall({ gravity: 0.08, drag: 0.91, verticalDrag: 0.98 })
  }

  /**
   * Takes damage; a hit from a position also pushes. Right after another hit only stronger damage counts, and only the
   * difference, which does not push (vanilla LivingEntity.hurt).
   */
  hurt(damage: Damage): void {
    const { cause, from } = damage
    if (this.dying) return
    if (isHeat(cause) && effectLevel(this, 'fire_resistance') > 0) return
    const isFresh = this.hurtTicks === 0
    const amount = isFresh ? damage.amount : damage.amount - this.#lastHurt
    if (!isFresh && amount <= 0) return
    this.#lastHurt = damage.amount
    if (isFresh) this.hurtTicks = HURT_TICKS
    const before = this.health
    this.health = Math.max(0, before - afterAbsorption(this, afterReductions(this, { ...damage, amount })))
    from?.by?.hasHurt?.(this, before - this.health, this.health === 0)
    if (isFresh && from?.position) this.push(from.position)
    tellDamage(this.game, this, { damage, before })
    if (this.health === 0 && !this.game.simulation.rescued(this.game, this, damage)) this.#perish(damage)
    else
      this.game.broadcastNear(this.position, 'entity_status', {
        entityId: this.id,
        entityStatus: STATUS_HURT,
      })
    this.game.simulation.suffered(this.game, this, damage)
  }

  /** Dodges an approaching projectile. Returns false if it is hit. */
  dodges(): boolean {
    return false
  }

  get burning(): boolean {
    return false
  }

  /** Sets it on fire for a number of ticks; mobs only. */
  ignite(_ticks: number): void {}

  /** Puts out the fire. */
  extinguish(): void {}

  #perish(damage: Damage): void {
    this.#fatal = damage
    this.die()
  }

  die(): void {
    if (this.dying) return
    this.health = 0
    const { emitter } = this.game
    const fatal = this.#fatal
    emitter.emit('died', {
      ...subjectOf(this),
      ...(fatal === undefined ? {} : { cause: fatal.cause, ...attackerIn(fatal) }),
    })
    this.#deathTicks = DEATH_TICKS
    this.game.simulation.perished(this.game, this)
    this.game.broadcastNear(this.position, 'entity_status', { entityId: this.id, entityStatus: STATUS_DEAD })
  }

  /** Pushes it away from a position (vanilla LivingEntity.knockback); steady bodies less. */
  push(from: Vec, strength = PUSH): void {
    const impulse = knockback(
      from,
      this.position,
      strength * (1 - attributeValue(this, 'knockback_resistance')),
    )
    if (impulse.y === 0) return
    this.velocity = { x: this.velocity.x / 2 + impulse.x, y: impulse.y, z: this.velocity.z / 2 + impulse.z }
    this.game.broadcastNear(this.position, 'entity_velocity', {
      entityId: this.id,
      velocity: velocityFields(this.velocity),
    })
  }
}

/** Velocity from a hit: away by its strength, and upwards by as much, but at most 0.4 (vanilla). */
export function knockback(from: Vec, to: Vec, strength = PUSH): Vec {
  const d = subtract(to, from)
  const length = Math.hypot(d.x, d.z)
  const up = Math.min(PUSH, strength)
  if (length === 0) return { x: 0, y: up, z: 0 }
  return { x: (d.x / length) * strength, y: up, z: (d.z / length) * strength }
}
