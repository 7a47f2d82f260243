import type { Vec } from '../geometry.ts'
import { itemFrom, itemMembers } from '../items/item-nbt.ts'
import type { ItemStack } from '../items/stack.ts'
import { Body } from '../kernel/entities/body.ts'
import { Entity, type Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { numberTag, ownTags, ownTagsOf } from '../kernel/memory/own-tags.ts'
import { Player } from '../kernel/player/player.ts'
import { type NbtTag, nbtCompound, nbtFloat, nbtInt } from '../library/nbt.ts'
import type { PacketFields } from '../library/network.ts'
import { giveDoses } from '../player/doses.ts'
import { potionDoses } from '../player/potions.ts'

/** Ticks before it takes effect, ticks for which it lasts, and ticks between two doses for the same body. */
const WAIT_TICKS = 10
const LIFETIME = 600
const DOSE_TICKS = 20
/** Initial radius, loss of radius per affected body, and radius at which the cloud disappears (blocks). */
const RADIUS = 3
const USED = 0.5
const LEAST = 0.5
const HEIGHT = 0.5
/** Share of a potion's duration and strength that its cloud applies. */
const SHARE = 0.25
const INSTANT_SHARE = 0.5
const RADIUS_META = { key: 8, type: 2 } as const

/** The cloud of a lingering potion (vanilla AreaEffectCloud). */
export class PotionCloud extends Entity {
  declare readonly game: Game
  #item: ItemStack
  readonly #next = new Map<number, number>()
  #radius = RADIUS

  constructor(game: Game, position: Vec, item: ItemStack) {
    super(game, { definition: game.entityDefinition('area_effect_cloud'), position })
    this.#item = item
  }

  override metadata(): readonly PacketFields[] {
    return [{ ...RADIUS_META, value: this.#radius }]
  }

  override saved(): Record<string, NbtTag> {
    return {
      Age: nbtInt(this.age),
      Radius: nbtFloat(this.#radius),
      ...ownTags({ Item: nbtCompound(itemMembers(this.#item)) }),
    }
  }

  override restore(said: Readonly<Record<string, NbtTag | undefined>>): void {
    const item = ownTagsOf(said)['Item']
    if (item?.type === 'compound') this.#item = itemFrom(this.game.items, item.value as never) ?? this.#item
    this.age = numberTag(said, 'Age') ?? this.age
    this.#radius = numberTag(said, 'Radius') ?? this.#radius
  }

  tick(): void {
    this.age++
    this.#radius -= RADIUS / LIFETIME
    if (this.age > LIFETIME + WAIT_TICKS || this.#radius < LEAST) {
      this.game.removeEntity(this)
      return
    }
    if (this.age < WAIT_TICKS || this.age % 5 !== 0) return
    for (const body of this.game.allTracked()) {
      if (!(body instanceof Player || body instanceof Body)) continue
      if ((this.#next.get(body.id) ?? 0) > this.age) continue
      if (!this.#reaches(body)) continue
      this.#next.set(body.id, this.age + DOSE_TICKS)
      giveDoses(this.game, body, potionDoses(this.game, this.#item, SHARE), INSTANT_SHARE, 1)
      this.#radius -= USED
    }
  }

  /** Whether a body is in the flat cylinder of the cloud, whoever threw the potion. */
  #reaches({ position: { x, y, z }, size }: Tracked): boolean {
    const { position: own } = this
    const isLevel = y < own.y + HEIGHT && y + size.height > own.y
    return isLevel && Math.hypot(x - own.x, z - own.z) <= this.#radius
  }
}
