import { kindle } from '../blocks/flames.ts'
import { updateAround } from '../blocks/updates.ts'
import { blockOf, type Vec } from '../geometry.ts'
import { itemFrom, itemMembers } from '../items/item-nbt.ts'
import { type ItemStack, slotOf } from '../items/stack.ts'
import { Body } from '../kernel/entities/body.ts'
import { Entity, type Tracked } from '../kernel/entities/entity.ts'
import { firstHit } from '../kernel/entities/line-of-sight.ts'
import type { Game } from '../kernel/game.ts'
import { addToInventory } from '../kernel/inventory/storage.ts'
import { numberTag, ownTagsOf } from '../kernel/memory/own-tags.ts'
import { Player } from '../kernel/player/player.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtDouble, nbtInt, nbtShort } from '../library/nbt.ts'
import type { PacketFields } from '../library/network.ts'
import { setOnFire } from '../player/burning.ts'
import { scaled } from '../player/difficulty.ts'
import { type Dose, doseList, dosesIn, giveDoses } from '../player/doses.ts'
import { hurtPlayer } from '../player/health.ts'
import { along, type Flight, Projectile, type ProjectileInit } from './projectile.ts'

/** Ticks for which an arrow sticks in a block before it despawns. */
const LIFETIME = 1200
/** Damage in half hearts, per block per tick of speed. */
const DAMAGE = 2
/** Length of the arrow outside the block it sticks in. */
const SHAFT = 0.05
/** Ticks for which a burning arrow sets its victim on fire. */
const FLAME_TICKS = 100
/** Distance at which players pick it up, in blocks. */
const PICKUP = 1.5
const FLAGS = { key: 8, type: 0 } as const
const CRITICAL = 1

/** Properties that a bow or its arrow adds to a shot. */
export interface ArrowInit extends ProjectileInit {
  /** Damage per block per tick of speed. Default: 2. */
  readonly damage?: number
  readonly critical?: boolean
  /** Level of the enchantment that knocks back. */
  readonly punch?: number
  readonly burning?: boolean
  /** Number of bodies that it passes through. */
  readonly piercing?: number
  /** Effects that its victims receive. */
  readonly doses?: readonly Dose[]
  /** The item that a player receives on picking it up; absent if it cannot be picked up. */
  readonly item?: ItemStack
}

/** An arrow, flying or stuck in a block. It presses wooden pressure plates and wooden buttons. */
export class Arrow extends Projectile {
  protected readonly flight: Flight = { gravity: 0.05, drag: 0.99, waterDrag: 0.6 }
  protected init: ArrowInit
  readonly #pierced = new Set<number>()
  #stuck = false
  #stuckFor = 0

  constructor(game: Game, init: ArrowInit) {
    super(game, init)
    this.init = init
  }

  override metadata(): readonly PacketFields[] {
    return [{ ...FLAGS, value: this.init.critical && !this.#stuck ? CRITICAL : 0 }]
  }

  /** Targets emit a signal for a second after an arrow hits them. */
  protected override get ringing(): number {
    return 20
  }

  protected override get objectData(): number {
    return this.shooter ? this.shooter.id + 1 : 0
  }

  override saved(): Record<string, NbtTag> {
    const { damage = DAMAGE, critical, piercing = 0, item } = this.init
    return {
      ...super.saved(),
      damage: nbtDouble(damage),
      crit: nbtByte(critical ? 1 : 0),
      PierceLevel: nbtByte(piercing),
      inGround: nbtByte(this.#stuck ? 1 : 0),
      life: nbtShort(this.#stuckFor),
      pickup: nbtByte(item ? 1 : 0),
      ...(item ? { item: nbtCompound(itemMembers(item)) } : {}),
    }
  }

  protected override savedOwn(): Record<string, NbtTag> {
    const { punch = 0, burning, doses = [] } = this.init
    return { Punch: nbtInt(punch), Flames: nbtByte(burning ? 1 : 0), Doses: doseList(doses) }
  }

  override restore(said: Readonly<Record<string, NbtTag | undefined>>): void {
    super.restore(said)
    const own = ownTagsOf(said)
    const stack = numberTag(said, 'pickup') === 0 ? undefined : said['item']
    const item = stack?.type === 'compound' ? itemFrom(this.game.items, stack.value as never) : null
    this.init = {
      ...this.init,
      damage: numberTag(said, 'damage') ?? DAMAGE,
      critical: numberTag(said, 'crit') === 1,
      piercing: numberTag(said, 'PierceLevel') ?? 0,
      punch: numberTag(own, 'Punch') ?? 0,
      burning: numberTag(own, 'Flames') === 1,
      doses: dosesIn(own['Doses']),
      ...(item ? { item } : {}),
    }
    this.#stuck = numberTag(said, 'inGround') === 1
    this.#stuckFor = numberTag(said, 'life') ?? 0
  }

  get stuck(): boolean {
    return this.#stuck
  }

  override tick(): void {
    this.age++
    if (this.#stuckFor > LIFETIME || this.position.y < this.game.voidBelow) this.game.removeEntity(this)
    else if (!this.#stuck) this.fly()
    else this.rest()
  }

  /** One tick in a block: waits to be picked up, and falls when the block is gone. */
  protected rest(): void {
    this.#stuckFor++
    if (this.age % 10 === 0 && !this.#touchesGround()) this.#stuck = false
    this.offer()
  }

  /** Sticks in the block with its end outside; presses a wooden button there. */
  protected hitBlock(at: Vec): void {
    const { game, velocity } = this
    const speed = Math.hypot(velocity.x, velocity.y, velocity.z)
    this.position = along(at, velocity, -SHAFT / speed)
    this.#stuck = true
    this.velocity = { x: 0, y: 0, z: 0 }
    const p = blockOf(this.position)
    const state = game.level.get(p)
    if (this.init.burning) kindle(game, blockOf(along(at, velocity, SHAFT / speed)))
    const { arrowsPress, toggle } = game.blocks.of(state)
    if (!arrowsPress) return
    toggle?.(game, p, state, this.yaw)
    updateAround(game, [p])
  }

  protected override canHit(tracked: Tracked): boolean {
    return !this.#pierced.has(tracked.id) && super.canHit(tracked)
  }

  protected hitBody(victim: Tracked): void {
    const { game, velocity, init } = this
    const speed = Math.hypot(velocity.x, velocity.y, velocity.z)
    const full = Math.ceil(Math.max(0, speed * (init.damage ?? DAMAGE)))
    const amount = init.critical ? full + game.mobChance.between(0, Math.floor(full / 2) + 1) : full
    this.wound(victim, amount)
    const { punch = 0 } = init
    if (punch > 0 && victim instanceof Body)
      victim.velocity = {
        x: victim.velocity.x + (velocity.x / speed) * punch * 0.6,
        y: victim.velocity.y + 0.1,
        z: victim.velocity.z + (velocity.z / speed) * punch * 0.6,
      }
    if (init.burning && (victim instanceof Body || victim instanceof Player)) setOnFire(victim, FLAME_TICKS)
    if (init.doses && (victim instanceof Body || victim instanceof Player))
      giveDoses(game, victim, init.doses)
    this.#pierced.add(victim.id)
    if (this.#pierced.size > (init.piercing ?? 0)) this.game.removeEntity(this)
  }

  /** Hurts the body that it hit, in half hearts. */
  protected wound(victim: Tracked, amount: number): void {
    const { game, velocity } = this
    const from = {
      x: victim.position.x - velocity.x,
      y: victim.position.y,
      z: victim.position.z - velocity.z,
    }
    const name = this.shooter?.kind ?? this.kind
    const by = this.shooter ? { by: this.shooter } : {}
    if (victim instanceof Player) {
      const fromMob = this.shooter instanceof Body
      hurtPlayer(game, victim, {
        amount: fromMob ? scaled(amount, game.difficulty) : amount,
        cause: 'projectile',
        from: {
          position: from,
          name: this.archer?.name ?? game.registry.entitiesByName[name]?.displayName ?? name,
          ...by,
        },
        pierces: (this.init.piercing ?? 0) > 0,
      })
    } else if (victim instanceof Body)
      victim.hurt({ amount, cause: 'projectile', from: { position: from, ...by } })
    else if (victim instanceof Entity) victim.struck(undefined, amount)
    if (victim instanceof Player || victim instanceof Body) this.#count(victim)
  }

  /** Counts the hit for the player who shot. */
  #count(victim: Player | Body): void {
    const { archer } = this
    archer?.statistics.add('shot', victim.kind)
    if (victim instanceof Body && victim.dying) archer?.statistics.add('shot_dead', victim.kind)
  }

  /** Gives itself to a player who touches it. */
  protected offer(): void {
    const { item } = this.init
    if (!item) return
    const taker = this.game.players.find((player) => player.canPickUp && this.#isNear(player))
    if (!taker) return
    if (!taker.creative && addToInventory(taker.inventory, item) > 0) return
    this.game.broadcastNear(this.position, 'collect', {
      collectedEntityId: this.id,
      collectorEntityId: taker.id,
      pickupItemCount: 1,
    })
    this.game.removeEntity(this)
  }

  #isNear({ position, size }: Player): boolean {
    const { x, y, z } = this.position
    const beside = Math.abs(position.x - x) < PICKUP && Math.abs(position.z - z) < PICKUP
    return beside && y > position.y - 0.75 && y < position.y + size.height + 0.5
  }

  #touchesGround(): boolean {
    const { x, y, z } = this.position
    const d = SHAFT + 0.01
    const low = { x: x - d, y: y - d, z: z - d }
    const high = { x: x + d, y: y + d, z: z + d }
    return firstHit(this.game.level, low, high) < 1 || firstHit(this.game.level, high, low) < 1
  }
}

/** Metadata of an entity that shows an item. */
export const itemShown = (stack: ItemStack): PacketFields => ({ key: 8, type: 6, value: slotOf(stack) })
