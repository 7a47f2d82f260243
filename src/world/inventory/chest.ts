import { chestPartnerSide } from '../blocks/chests.ts'
import { keyOf, neighbour, type Vec } from '../geometry.ts'
import { isOven } from '../kernel/blocks/fire.ts'
import { containerSize, isSeeThrough, kindOf } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { listSlot, Menu, type MenuOwner, type Slot } from '../kernel/inventory/menu.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import type { Level } from '../kernel/level.ts'
import { playerSlots } from './crafting.ts'
import { moveInto } from './moves.ts'

/** Window types of the protocol (1.14 to 1.20.2). */
export const WINDOW_TYPES = {
  chest: 2,
  doubleChest: 5,
  dispenser: 6,
  blast_furnace: 9,
  furnace: 13,
  hopper: 15,
  shulker_box: 19,
  smoker: 21,
  crafting: 11,
  anvil: 7,
  beacon: 8,
  brewing_stand: 10,
  enchantment: 12,
  grindstone: 14,
  lectern: 16,
  loom: 17,
  merchant: 18,
  smithing: 20,
  cartography: 22,
  stonecutter: 23,
} as const

export interface Container {
  /** The lists of which it consists, starting with the first 27 slots. */
  readonly parts: readonly { readonly position: Vec; readonly list: Storage }[]
  readonly windowType: number
  readonly title: string
}

export const CRAFTING_WINDOW = WINDOW_TYPES.crafting

/** The container at a position, or null. A double chest is one container. */
export function containerAt(level: Level, p: Vec): Container | null {
  const state = level.get(p)
  const size = containerSize(level, state)
  if (size === 0) return null
  const own = { position: p, list: level.slots(p, size) }
  const partner = partnerOf(level, p, state)
  if (partner) {
    const other = { position: partner, list: level.slots(partner, size) }
    // the right half holds the upper slots
    const parts = state.properties['type'] === 'right' ? [own, other] : [other, own]
    return { parts, windowType: WINDOW_TYPES.doubleChest, title: 'container.chestDouble' }
  }
  return { parts: [own], windowType: windowType(level, state), title: `container.${titleOf(level, state)}` }
}

/** Whether a full block above keeps the container closed: true for chests, but not for barrels. */
export function isBlocked(level: Level, container: Container): boolean {
  return container.parts.some(({ position }) => {
    const above = level.get(neighbour(position, 'up'))
    return (
      kindOf(level, level.get(position)) === 'chest' &&
      level.shapes.isFullCube(above) &&
      !isSeeThrough(level, above)
    )
  })
}

export function containerMenu(init: {
  id: number
  owner: MenuOwner
  container: Container
  inventory: Storage
  level: Level
  near: () => boolean
  onClose: () => void
}): Menu {
  const { container, level } = init
  return chestLikeMenu({
    ...init,
    lists: container.parts.map(({ list }) => list),
    stillValid: () =>
      init.near() &&
      container.parts.every(({ position, list }) => level.blockEntities.get(keyOf(position))?.items === list),
  })
}

/** A window that shows the slots of some lists and the inventory below. */
export function chestLikeMenu(init: {
  id: number
  owner: MenuOwner
  lists: readonly Storage[]
  inventory: Storage
  stillValid: () => boolean
  onClose: () => void
}): Menu {
  const slots: Slot[] = init.lists.flatMap((list) => list.map((_, i) => listSlot(list, i)))
  const size = slots.length
  return new Menu({
    id: init.id,
    owner: init.owner,
    slots: [...slots, ...playerSlots(init.inventory)],
    quickMove: (menu, i, stack) =>
      i < size
        ? moveInto(menu, stack, { from: size, to: size + 36, backwards: true })
        : moveInto(menu, stack, { from: 0, to: size }),
    stillValid: init.stillValid,
    onClose: init.onClose,
  })
}

function partnerOf(level: Level, p: Vec, state: BlockState): Vec | null {
  const side = kindOf(level, state) === 'chest' ? chestPartnerSide(state) : null
  if (!side) return null
  const q = neighbour(p, side)
  const other = level.get(q)
  return other.name === state.name && other.properties['facing'] === state.properties['facing'] ? q : null
}

function windowType(level: Level, state: BlockState): number {
  if (state.name === 'hopper') return WINDOW_TYPES.hopper
  if (state.name === 'brewing_stand') return WINDOW_TYPES.brewing_stand
  if (isOven(state.name)) return WINDOW_TYPES[state.name]
  if (kindOf(level, state) === 'shulker_box') return WINDOW_TYPES.shulker_box
  return containerSize(level, state) === 9 ? WINDOW_TYPES.dispenser : WINDOW_TYPES.chest
}

const titleOf = (level: Level, state: BlockState): string =>
  kindOf(level, state) === 'shulker_box' ? 'shulkerBox' : (TITLES[state.name] ?? state.name)

const TITLES: Readonly<Record<string, string>> = { trapped_chest: 'chest', brewing_stand: 'brewing' }
