import type { ItemStack } from '../items/stack.ts'
import { Entity, type Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import type { PacketFields } from '../library/network.ts'
import { dismount } from '../player/riding.ts'

/** Factor for a hit's damage, and total damage above which a craft breaks (vanilla Boat.hurt). */
const FACTOR = 10
const BREAKS = 40
const HURT_TICKS = { key: 8, type: 1 } as const
const DAMAGE = { key: 10, type: 2 } as const

/** A boat or a cart: hits damage it, and it recovers a little in each tick. */
export abstract class Craft extends Entity {
  declare readonly game: Game
  /** The player who placed it, credited with what it catches. */
  owner: Player | undefined
  #damage = 0
  #hurtTicks = 0

  override metadata(): readonly PacketFields[] {
    return [
      { ...HURT_TICKS, value: this.#hurtTicks },
      { ...DAMAGE, value: this.#damage },
    ]
  }

  override get isTarget(): boolean {
    return true
  }

  tick(): void {
    this.age++
    if (this.#hurtTicks > 0) this.#hurtTicks--
    if (this.#damage > 0) this.#damage = Math.max(0, this.#damage - 1)
    if (this.position.y < this.game.voidBelow) this.game.removeEntity(this)
    else this.move()
  }

  override struck(by: Tracked | undefined, amount: number): void {
    const creative = by instanceof Player && by.creative
    this.#damage += amount * FACTOR
    this.#hurtTicks = 10
    if (creative || this.#damage > BREAKS) this.break(!creative)
    else this.game.sendMetadata(this)
  }

  /** Ejects its riders and drops its item. */
  break(drops: boolean): void {
    const { game } = this
    for (const rider of [...this.riders]) dismount(game, rider)
    game.removeEntity(this)
    for (const stack of this.traits.storage ?? []) if (stack) this.scatter(stack)
    if (!drops || game.rules.get('doEntityDrops') !== true) return
    for (const item of this.parts()) this.drop(item)
  }

  protected drop(item: string): void {
    const { items } = this.game
    if (items.has(item)) this.scatter(items.make(item))
  }

  /** Names of the items that it drops. */
  protected abstract parts(): readonly string[]
  /** One tick of its movement. */
  protected abstract move(): void

  protected scatter(stack: ItemStack): void {
    this.game.dropItem({
      stack,
      position: this.position,
      velocity: { x: 0, y: 0.2, z: 0 },
      pickupDelay: 10,
    })
  }
}

/** Seats bodies that touch a craft, as long as there are free seats. Water animals and players are not caught. */
export function* bodiesTouching(craft: Craft, reach: number): Generator<Tracked> {
  const { position: p, size } = craft
  for (const other of craft.game.entities.values()) {
    if (other === craft || other.removed || other.vehicle) continue
    const beside = (size.width + other.size.width) / 2 + reach
    if (Math.abs(other.position.x - p.x) > beside || Math.abs(other.position.z - p.z) > beside) continue
    if (other.position.y > p.y + size.height || other.position.y + other.size.height < p.y) continue
    yield other
  }
}
