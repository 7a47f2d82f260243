import { subtract, type Vec } from '../../geometry.ts'
import type { PacketFields } from '../../library/network.ts'
import type { OutgoingPacket } from '../../protocol/fields.ts'
import { attributesPacket } from './attributes.ts'
import { Entity, type EntityHost, type EntityInit, type Tracked, velocityFields } from './entity.ts'

/** Maximum health in half hearts (vanilla attributes); other kinds have the default. */
const HEALTH: Readonly<Record<string, number>> = {
  chicken: 4,
  rabbit: 3,
  sheep: 8,
  wolf: 8,
  cow: 10,
  pig: 10,
  mooshroom: 10,
  cat: 10,
  goat: 10,
  horse: 22,
  donkey: 22,
  mule: 22,
  llama: 22,
  trader_llama: 22,
  skeleton_horse: 15,
  zombie_horse: 15,
  camel: 32,
  parrot: 6,
  ocelot: 10,
  fox: 10,
  bee: 10,
  turtle: 30,
  polar_bear: 30,
  panda: 20,
  strider: 20,
  axolotl: 14,
  frog: 10,
  sniffer: 14,
  armadillo: 12,
  snow_golem: 4,
  bat: 6,
  spider: 16,
  phantom: 20,
  ghast: 10,
  hoglin: 40,
  zoglin: 40,
  piglin: 16,
  piglin_brute: 50,
  pillager: 24,
  vindicator: 24,
  evoker: 24,
  vex: 14,
  silverfish: 8,
  endermite: 8,
  guardian: 30,
  elder_guardian: 80,
  shulker: 30,
  slime: 1,
  magma_cube: 1,
  bogged: 16,
  breeze: 30,
  cod: 3,
  salmon: 3,
  tropical_fish: 3,
  pufferfish: 3,
  tadpole: 6,
  squid: 10,
  glow_squid: 10,
  dolphin: 10,
  cave_spider: 12,
  enderman: 40,
  iron_golem: 100,
  ravager: 100,
  warden: 500,
  witch: 26,
  ender_dragon: 200,
  wither: 300,
  armor_stand: 20,
}
const DEFAULT_HEALTH = 20
/** Ticks of invulnerability after a hit. */
const HURT_TICKS = 10
/** Ticks between death and removal, during which clients show it falling over. */
const DEATH_TICKS = 20
const STATUS_HURT = 2
const STATUS_DEAD = 3

/** What a living body needs of the game. */
export interface BodyHost extends EntityHost {
  /** Below this height everything is lost. */
  readonly voidBelow: number
  removeEntity(entity: Entity): void
  broadcastNear(p: Vec, name: string, fields: PacketFields): void
}

/** A living entity without AI: it falls and can be hurt, pushed and killed. */
export class Body extends Entity {
  declare readonly game: BodyHost
  health: number
  /** Half hearts. */
  fullHealth: number
  /** Ticks of invulnerability left. */
  hurtTicks = 0
  #deathTicks = 0

  constructor(game: BodyHost, init: EntityInit) {
    super(game, init)
    this.fullHealth = HEALTH[this.kind] ?? DEFAULT_HEALTH
    this.health = this.fullHealth
  }

  /** Attribute of its speed; 0.7 where nothing says otherwise (vanilla). */
  protected get speed(): number {
    return 0.7
  }

  attributes(): OutgoingPacket {
    return attributesPacket(
      this.id,
      { health: this.fullHealth, speed: this.traits.speed ?? this.speed },
      this.traits.effects,
    )
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
    if (!this.traits.noAi) this.live()
    if (this.position.y < this.game.voidBelow) this.game.removeEntity(this)
  }

  /** What it does in a tick. Without AI it only falls. */
  protected live(): void {
    this.fall({ gravity: 0.08, drag: 0.91, verticalDrag: 0.98 })
  }

  /** Takes damage in half hearts; a hit `from` a position also pushes. Ignored right after another hit. */
  hurt(amount: number, from?: Vec, by?: Tracked): void {
    if (this.hurtTicks > 0 || this.dying) return
    this.hurtTicks = HURT_TICKS
    const before = this.health
    this.health = Math.max(0, before - amount)
    by?.hasHurt?.(this, before - this.health, this.health === 0)
    if (from) this.#push(from)
    if (this.health === 0) this.die()
    else
      this.game.broadcastNear(this.position, 'entity_status', {
        entityId: this.id,
        entityStatus: STATUS_HURT,
      })
  }

  /** Gets out of the way of something that flies at it. False: it is hit. */
  dodges(): boolean {
    return false
  }

  /** Sets it on fire for a number of ticks; mobs only. */
  ignite(_ticks: number): void {}

  /** Puts the fire out. */
  extinguish(): void {}

  die(): void {
    if (this.dying) return
    this.health = 0
    this.#deathTicks = DEATH_TICKS
    this.game.broadcastNear(this.position, 'entity_status', { entityId: this.id, entityStatus: STATUS_DEAD })
  }

  #push(from: Vec): void {
    const impulse = knockback(from, this.position)
    this.velocity = { x: this.velocity.x / 2 + impulse.x, y: impulse.y, z: this.velocity.z / 2 + impulse.z }
    this.game.broadcastNear(this.position, 'entity_velocity', {
      entityId: this.id,
      velocity: velocityFields(this.velocity),
    })
  }
}

/** Velocity that a hit gives, in blocks per tick (vanilla: 0.4 away and up). */
export function knockback(from: Vec, to: Vec): Vec {
  const d = subtract(to, from)
  const length = Math.hypot(d.x, d.z)
  if (length === 0) return { x: 0, y: 0.4, z: 0 }
  return { x: (d.x / length) * 0.4, y: 0.4, z: (d.z / length) * 0.4 }
}
