import { ItemEntity } from './entities/item-entity.ts'
import type { Vec } from './geometry.ts'
import type { ItemStack } from './items/stack.ts'
import type { DimensionName } from './kernel/dimensions.ts'
import { Body } from './kernel/entities/body.ts'
import type { Entity } from './kernel/entities/entity.ts'
import { gameOf } from './kernel/game.ts'
import type { Player } from './kernel/player/player.ts'
import { Mob } from './mobs/mob.ts'
import type { GameMode } from './options.ts'

export interface ItemView {
  readonly name: string
  readonly count: number
  /** Slot in the player's window: 5–8 armour, 9–35 inventory, 36–44 hotbar, 45 off hand. */
  readonly slot: number
}

/** The visible state of players and mobs. */
interface Appearance {
  /** Degrees as in the protocol: yaw 0 south, pitch 90 down. */
  readonly yaw: number
  readonly pitch: number
  /** Names of items, empty for nothing: main hand, off hand, feet, legs, chest, head. */
  readonly equipment: readonly string[]
  readonly burning: boolean
  /** Whether it has just been hurt. */
  readonly hurt: boolean
}

/** A snapshot of a player. */
export interface PlayerView extends Appearance {
  readonly id: number
  readonly name: string
  readonly dimension: DimensionName
  readonly position: Vec
  readonly sneaking: boolean
  /** Whether it is digging or has just swung an arm. */
  readonly swinging: boolean
  readonly asleep: boolean
  /** Half hearts. */
  readonly health: number
  /** Half drumsticks. */
  readonly food: number
  readonly dead: boolean
  readonly gameMode: GameMode
  readonly inventory: readonly ItemView[]
  readonly heldItem: ItemView | null
  /** The selected slot of the hotbar, 0 to 8. */
  readonly selected: number
}

export interface EntityView extends Appearance {
  readonly id: number
  readonly uuid: string
  readonly kind: string
  readonly position: Vec
  /** Half hearts; only for living entities. */
  readonly health?: number
  readonly baby: boolean
  /** Falls over. */
  readonly dying: boolean
  /** The stack of an item entity. */
  readonly item?: { readonly name: string; readonly count: number }
}

const BARE: readonly string[] = ['', '', '', '', '', '']
/** Ticks for which the swing of an arm lasts. */
export const SWING_TICKS = 6

export function viewPlayer(player: Player, tick: number): PlayerView {
  const inventory = player.inventory.flatMap((stack, slot) =>
    stack && slot > 0 ? [viewItem(stack, slot)] : [],
  )
  const held = player.held()
  return {
    id: player.id,
    name: player.name,
    dimension: gameOf(player).dimension.name,
    position: player.position,
    sneaking: player.sneaking,
    swinging: player.digging !== null || tick - player.swungAt < SWING_TICKS,
    asleep: player.asleep !== null,
    burning: player.burning,
    hurt: player.hurtTicks > 0,
    equipment: player.equipment().map((stack) => stack?.name ?? ''),
    yaw: player.yaw,
    pitch: player.pitch,
    health: player.health,
    food: player.hunger.food,
    dead: player.dead,
    gameMode: player.gameMode,
    inventory,
    heldItem: held ? viewItem(held, player.handSlot(0)) : null,
    selected: player.selected,
  }
}

export function viewEntity(entity: Entity): EntityView {
  const { id, uuid, kind, position, yaw, pitch, traits } = entity
  const common = {
    id,
    uuid,
    kind,
    position,
    yaw,
    pitch,
    equipment:
      traits.equipment.size === 0
        ? BARE
        : [0, 1, 2, 3, 4, 5].map((slot) => traits.equipment.get(slot)?.name ?? ''),
    baby: traits.baby,
    burning: entity instanceof Mob && entity.burning,
    hurt: entity instanceof Body && entity.hurting,
    dying: entity instanceof Body && entity.dying,
  }
  if (entity instanceof ItemEntity)
    return { ...common, item: { name: entity.stack.name, count: entity.stack.count } }
  return entity instanceof Body ? { ...common, health: entity.health } : common
}

export const viewItem = (stack: ItemStack, slot: number): ItemView => ({
  name: stack.name,
  count: stack.count,
  slot,
})
