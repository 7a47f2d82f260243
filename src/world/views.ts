import { ItemEntity } from './entities/item-entity.ts'
import type { Vec } from './geometry.ts'
import type { ItemStack } from './items/stack.ts'
import { Body } from './kernel/entities/body.ts'
import type { Entity } from './kernel/entities/entity.ts'
import type { Player } from './kernel/player/player.ts'
import type { GameMode } from './options.ts'

export interface ItemView {
  readonly name: string
  readonly count: number
  /** Slot in the player's window: 5–8 armour, 9–35 inventory, 36–44 hotbar, 45 off hand. */
  readonly slot: number
}

/** A snapshot of a player. */
export interface PlayerView {
  readonly name: string
  readonly position: Vec
  /** Degrees as in the protocol: yaw 0 south, pitch 90 down. */
  readonly yaw: number
  readonly pitch: number
  /** Half hearts. */
  readonly health: number
  /** Half drumsticks. */
  readonly food: number
  readonly dead: boolean
  readonly gameMode: GameMode
  readonly inventory: readonly ItemView[]
  readonly heldItem: ItemView | null
}

export interface EntityView {
  readonly id: number
  readonly uuid: string
  readonly kind: string
  readonly position: Vec
  /** Half hearts; only for living entities. */
  readonly health?: number
  /** The stack of an item entity. */
  readonly item?: { readonly name: string; readonly count: number }
}

export function viewPlayer(player: Player): PlayerView {
  const inventory = player.inventory.flatMap((stack, slot) =>
    stack && slot > 0 ? [viewItem(stack, slot)] : [],
  )
  const held = player.held()
  return {
    name: player.name,
    position: player.position,
    yaw: player.yaw,
    pitch: player.pitch,
    health: player.health,
    food: player.hunger.food,
    dead: player.dead,
    gameMode: player.gameMode,
    inventory,
    heldItem: held ? viewItem(held, player.handSlot(0)) : null,
  }
}

export function viewEntity(entity: Entity): EntityView {
  const common = { id: entity.id, uuid: entity.uuid, kind: entity.kind, position: entity.position }
  if (entity instanceof ItemEntity)
    return { ...common, item: { name: entity.stack.name, count: entity.stack.count } }
  return entity instanceof Body ? { ...common, health: entity.health } : common
}

const viewItem = (stack: ItemStack, slot: number): ItemView => ({
  name: stack.name,
  count: stack.count,
  slot,
})
