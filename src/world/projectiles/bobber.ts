import { blockOf, distance, subtract, type Vec } from '../geometry.ts'
import { enchantment, type ItemStack } from '../items/stack.ts'
import { Body } from '../kernel/entities/body.ts'
import { moveBody } from '../kernel/entities/collision.ts'
import { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import type { PacketFields } from '../library/network.ts'
import { caught } from './fishing-loot.ts'
import { Projectile } from './projectile.ts'

/** Distance at which the line breaks, in blocks. */
const LINE = 32
/** Ticks until a fish comes near, and what a level of lure takes off. */
const WAIT = [100, 600] as const
const LURE = 100
/** Ticks from its trail to the bite, and ticks the bite lasts. */
const TRAIL = [20, 80] as const
const BITE = [20, 40] as const
/** Particles of a bite (vanilla: one and twenty times the bobber's width). */
const SPLASHES = 6
const HOOKED = { key: 8, type: 1 } as const
const BITING = { key: 9, type: 7 } as const
/** Wear of the rod: for a catch, for a body, for the ground. */
const WEAR = { fish: 1, ground: 2, item: 3, body: 5 } as const
const FISH: ReadonlySet<string> = new Set(['cod', 'salmon', 'tropical_fish', 'pufferfish'])

/** The float of a fishing rod (vanilla FishingHook). */
export class Bobber extends Projectile {
  protected readonly flight = { gravity: 0.03, drag: 0.92, waterDrag: 0.92 }
  readonly angler: Player
  readonly #luck: number
  readonly #lure: number
  #hooked: Entity | Player | undefined
  #landed = false
  /** Ticks until a fish comes, until it bites, and until it lets go. */
  #wait = 0
  #trail = 0
  #bite = 0

  constructor(game: Game, init: { position: Vec; velocity: Vec; angler: Player; rod: ItemStack }) {
    const { position, velocity, angler, rod } = init
    super(game, {
      definition: game.entityDefinition('fishing_bobber'),
      position,
      velocity,
      shooter: angler,
    })
    this.angler = angler
    this.#luck = enchantment(rod, 'luck_of_the_sea')
    this.#lure = enchantment(rod, 'lure')
  }

  protected override get objectData(): number {
    return this.angler.id
  }

  override metadata(): readonly PacketFields[] {
    return [
      { ...HOOKED, value: this.#hooked ? this.#hooked.id + 1 : 0 },
      { ...BITING, value: this.#bite > 0 },
    ]
  }

  override tick(): void {
    this.age++
    const { angler, game } = this
    const holds = [0, 1].some((hand) => angler.held(hand)?.name === 'fishing_rod')
    if (angler.dead || angler.removed || !holds || distance(angler.position, this.position) > LINE) {
      game.removeEntity(this)
      return
    }
    if (this.#hooked) this.#cling(this.#hooked)
    else if (this.inWater()) this.#float()
    else if (!this.#landed) this.fly()
    else this.fall({ gravity: 0.03, drag: 0.92, verticalDrag: 0.92 })
  }

  protected override canHit(tracked: Entity | Player): boolean {
    return tracked !== this.angler && (super.canHit(tracked) || tracked.kind === 'item')
  }

  protected hitBody(victim: Entity | Player): void {
    this.#hooked = victim
    this.game.sendMetadata(this)
  }

  protected hitBlock(): void {
    this.#landed = true
    this.velocity = { x: 0, y: 0, z: 0 }
  }

  /** Reels in: pulls what hangs on it. Returns how much the rod is worn. */
  reel(): number {
    const { game, angler } = this
    const hooked = this.#hooked
    game.removeEntity(this)
    if (hooked) {
      const by = subtract(angler.position, this.position)
      if (hooked instanceof Entity) {
        const { x, y, z } = hooked.velocity
        hooked.velocity = { x: x + by.x * 0.1, y: y + by.y * 0.1, z: z + by.z * 0.1 }
      }
      return hooked.kind === 'item' ? WEAR.item : WEAR.body
    }
    if (this.#bite > 0) {
      this.#land()
      return WEAR.fish
    }
    return this.#landed || this.onGround ? WEAR.ground : 0
  }

  /** What was caught flies to the angler. */
  #land(): void {
    const { game, angler, position } = this
    const stack = caught(game.items, game.mobChance, { open: this.#isOpen(), luck: this.#luck })
    const by = subtract(angler.position, position)
    const far = Math.hypot(by.x, by.y, by.z)
    game.dropItem({
      stack,
      position,
      velocity: { x: by.x * 0.1, y: by.y * 0.1 + Math.sqrt(far) * 0.08, z: by.z * 0.1 },
      pickupDelay: 0,
    })
    game.dropExperience(angler.position, game.mobChance.between(1, 6))
    if (FISH.has(stack.name)) angler.statistics.add('custom', 'fish_caught')
  }

  #cling(body: Entity | Player): void {
    if (body.removed || (body instanceof Body && body.dying)) {
      this.#hooked = undefined
      this.game.sendMetadata(this)
      return
    }
    this.position = { ...body.position, y: body.position.y + body.size.height * 0.8 }
  }

  /** On the water: bobs, and waits for a fish. */
  #float(): void {
    const { game, velocity, position, size } = this
    const { mobChance } = game
    const p = blockOf(position)
    const above = game.level.get({ ...p, y: p.y + 1 }).name === 'water'
    const depth = (above ? 1.5 : 0.9) - (position.y - p.y)
    let y = velocity.y * 0.9 + Math.max(-0.1, Math.min(0.1, depth * 0.1))
    if (this.#bite > 0) {
      if (--this.#bite === 0) game.sendMetadata(this)
      y -= 0.1 * mobChance.next() * mobChance.next()
    } else if (this.#trail > 0) {
      if (--this.#trail === 0) {
        y -= 0.4 * (0.6 + mobChance.next() * 0.4)
        this.#bites()
      } else if (this.#trail % 4 === 0) this.#splash(1)
    } else if (this.#wait > 0) {
      if (--this.#wait === 0) this.#trail = mobChance.between(...TRAIL)
    } else this.#wait = Math.max(1, mobChance.between(...WAIT) - this.#lure * LURE)
    const moved = moveBody(game.level, position, size, { x: velocity.x * 0.9, y, z: velocity.z * 0.9 })
    this.position = moved.position
    this.velocity = { x: velocity.x * 0.9, y: y * 0.92, z: velocity.z * 0.9 }
  }

  #bites(): void {
    const { game } = this
    this.#bite = game.mobChance.between(...BITE)
    game.sendMetadata(this)
    this.#splash(SPLASHES)
  }

  #splash(particles: number): void {
    const { game, position, size } = this
    for (const name of ['bubble', 'fishing'])
      game.broadcastNear(position, 'world_particles', {
        particleId: game.registry.particlesByName[name]?.id ?? 0,
        longDistance: false,
        x: position.x,
        y: Math.floor(position.y) + 1,
        z: position.z,
        offsetX: size.width,
        offsetY: 0,
        offsetZ: size.width,
        particleData: 0.2,
        particles,
        data: undefined,
      })
  }

  /** Whether the water is wide and deep enough for treasure: five by five, two deep, and nothing but air above. */
  #isOpen(): boolean {
    const { level } = this.game
    const p = blockOf(this.position)
    for (let dx = -2; dx <= 2; dx++)
      for (let dz = -2; dz <= 2; dz++)
        for (let dy = -1; dy <= 2; dy++) {
          const { name } = level.get({ x: p.x + dx, y: p.y + dy, z: p.z + dz })
          const fits = dy <= 0 ? name === 'water' : name === 'air' || name === 'lily_pad'
          if (!fits) return false
        }
    return true
  }
}
