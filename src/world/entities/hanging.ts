import { angleByte, blockOf, FACES, type Face, neighbour, opposite, step, type Vec } from '../geometry.ts'
import { itemFrom, itemMembers } from '../items/item-nbt.ts'
import { type ItemStack, slotOf } from '../items/stack.ts'
import { Entity, type EntityInit, type Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtInt } from '../library/nbt.ts'
import type { PacketFields } from '../library/network.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

/** Distance of a hanging entity's centre from the centre of its block, and its depth; in blocks. */
const OFF = 0.46875
const ITEM = { key: 8, type: 6 } as const
const ROTATION = { key: 9, type: 1 } as const
const ROTATIONS = 8
/** Ticks between checks of whether the wall is still there. */
const CHECK_TICKS = 100

/** Something on a wall (vanilla HangingEntity) that drops when hit or when its wall is gone. */
abstract class Hanging extends Entity {
  declare readonly game: Game
  face: Face = 'south'

  constructor(game: Game, init: EntityInit & { face?: Face }) {
    super(game, init)
    this.#turn(init.face ?? 'south')
  }

  #turn(face: Face): void {
    this.face = face
    const facing = { south: 0, west: 90, north: 180, east: 270, up: 0, down: 0 }[face]
    this.yaw = facing
    this.pitch = face === 'up' ? -90 : face === 'down' ? 90 : 0
    this.lastSent = { ...this.lastSent, yaw: angleByte(facing), pitch: angleByte(this.pitch) }
  }

  override saved(): Record<string, NbtTag> {
    const p = blockOf(this.position)
    return {
      Facing: nbtByte(FACES.indexOf(this.face)),
      TileX: nbtInt(p.x),
      TileY: nbtInt(p.y),
      TileZ: nbtInt(p.z),
    }
  }

  override restore(said: Members): void {
    const face = FACES[Number(said['Facing']?.value ?? -1)]
    if (face) this.#turn(face)
  }

  protected override get objectData(): number {
    return FACES.indexOf(this.face)
  }

  override get isTarget(): boolean {
    return true
  }

  tick(): void {
    this.age++
    if (this.age % CHECK_TICKS === 0 && !this.#holds()) this.fallOff(true)
  }

  override struck(by: Tracked | undefined): void {
    this.fallOff(!(by instanceof Player && by.creative))
  }

  protected fallOff(drops: boolean): void {
    this.game.removeEntity(this)
    if (drops && this.game.rules.get('doEntityDrops') === true) this.spill(this.game.items.make(this.kind))
  }

  protected spill(stack: ItemStack): void {
    const { game, position } = this
    game.dropItem({ stack, position, velocity: { x: 0, y: 0.1, z: 0 }, pickupDelay: 10 })
  }

  #holds(): boolean {
    const { level } = this.game
    return level.shapes.isSolid(level.get(neighbour(blockOf(this.position), opposite(this.face))))
  }
}

/** An item frame: it shows an item, and each use rotates the item by an eighth of a turn. */
export class ItemFrame extends Hanging {
  #item: ItemStack | null = null
  #rotation = 0

  override metadata(): readonly PacketFields[] {
    return [
      { ...ITEM, value: slotOf(this.#item) },
      { ...ROTATION, value: this.#rotation },
    ]
  }

  get item(): ItemStack | null {
    return this.#item
  }

  /** Rotation of its item in eighths of a turn. */
  get turns(): number {
    return this.#rotation
  }

  /** Shows another item, or none. */
  show(item: ItemStack | null): void {
    this.#item = item && { ...item, count: 1 }
    if (!item) this.#rotation = 0
    this.game.sendMetadata(this)
  }

  override saved(): Record<string, NbtTag> {
    return {
      ...super.saved(),
      ...(this.#item ? { Item: nbtCompound(itemMembers(this.#item)) } : {}),
      ItemRotation: nbtByte(this.#rotation),
    }
  }

  override restore(said: Members): void {
    super.restore(said)
    const { Item } = said
    if (Item?.type === 'compound') this.#item = itemFrom(this.game.items, Item.value as Members)
    this.#rotation = Number(said['ItemRotation']?.value ?? this.#rotation) % ROTATIONS
  }

  use(player: Player, hand: number): boolean {
    const stack = player.held(hand)
    if (this.#item) this.#rotation = (this.#rotation + 1) % ROTATIONS
    else if (stack) {
      this.#item = { ...stack, count: 1 }
      player.statistics.add('framed', stack.name)
      player.useUp(hand)
    } else return false
    this.game.sendMetadata(this)
    return true
  }

  override struck(by: Tracked | undefined): void {
    const item = this.#item
    if (!item) {
      super.struck(by)
      return
    }
    this.#item = null
    this.#rotation = 0
    if (!(by instanceof Player && by.creative)) this.spill(item)
    this.game.sendMetadata(this)
  }

  protected override fallOff(drops: boolean): void {
    if (this.#item && drops) this.spill(this.#item)
    super.fallOff(drops)
  }
}

/** A painting; all are one block wide and high. */
export class Painting extends Hanging {}

/** The position of something that is hung on a face of a block. */
export const hangingPlace = (p: Vec, face: Face): Vec => {
  const at = neighbour(p, face)
  const out = step(face)
  return { x: at.x + 0.5 - out.x * OFF, y: at.y + 0.5 - out.y * OFF, z: at.z + 0.5 - out.z * OFF }
}
