import { keyOf } from '../geometry.ts'
import type { ItemStack } from '../items/stack.ts'
import { FURNACE, isOven, type Oven, SMELT_TICKS } from '../kernel/blocks/fire.ts'
import { listSlot, Menu, type MenuOwner, type Slot } from '../kernel/inventory/menu.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import type { Level } from '../kernel/level.ts'
import { burnTicks } from '../smelting/fuels.ts'
import { smelted } from '../smelting/recipes.ts'
import type { Container } from './chest.ts'
import { playerSlots } from './crafting.ts'
import { moveInto } from './moves.ts'

interface FurnaceMenuInit {
  readonly id: number
  readonly owner: MenuOwner
  readonly container: Container
  readonly inventory: Storage
  readonly level: Level
  readonly near: () => boolean
  /** Called when products have been taken out. */
  readonly paid: () => void
}

/** The window of a furnace, smoker or blast furnace; null for other containers. */
export function furnaceMenu(init: FurnaceMenuInit): Menu | null {
  const [part] = init.container.parts
  const oven = part && init.level.get(part.position).name
  if (!part || !oven || !isOven(oven)) return null
  const { list, position } = part
  const entity = () => init.level.blockEntities.get(keyOf(position))
  const fills = (stack: ItemStack) => burnTicks(stack.name) > 0 || stack.name === 'bucket'
  return new Menu({
    id: init.id,
    owner: init.owner,
    slots: [
      listSlot(list, FURNACE.input),
      listSlot(list, FURNACE.fuel, { accepts: fills }),
      outputSlot(list, init),
      ...playerSlots(init.inventory),
    ],
    quickMove: (menu, slot, stack) => quickMove(menu, oven, slot, stack),
    stillValid: () => init.near() && entity()?.items === list && init.level.get(position).name === oven,
    /** Remaining fuel, total fuel, progress and duration, in ticks. */
    gauges: () => {
      const fire = entity()?.fire
      return [fire?.burning ?? 0, fire?.fuel ?? 0, fire?.done ?? 0, SMELT_TICKS[oven]]
    },
  })
}

/** The slot of the products. A player who takes some counts as their maker, as with crafting (vanilla FurnaceResultSlot). */
const outputSlot = (list: Storage, { owner, paid }: Pick<FurnaceMenuInit, 'owner' | 'paid'>): Slot =>
  listSlot(list, FURNACE.output, {
    accepts: () => false,
    set: (stack) => {
      const before = list[FURNACE.output]
      list[FURNACE.output] = stack
      const count = (before?.count ?? 0) - (stack?.count ?? 0)
      if (!before || count <= 0) return
      owner.made({ name: before.name, count })
      paid()
    },
  })

/** Vanilla shift-click: ingredients go to the top slot, fuel to the bottom one, results to the inventory. */
function quickMove(menu: Menu, oven: Oven, slot: number, stack: ItemStack): number {
  const start = FURNACE.count
  const main = { from: start, to: start + 27 }
  const hotbar = { from: start + 27, to: start + 36 }
  const both = { from: start, to: start + 36 }
  if (slot === FURNACE.output) return moveInto(menu, stack, { ...both, backwards: true })
  if (slot < start) return moveInto(menu, stack, both)
  if (smelted(oven, stack.name)) return moveInto(menu, stack, { from: FURNACE.input, to: FURNACE.input + 1 })
  if (burnTicks(stack.name) > 0) return moveInto(menu, stack, { from: FURNACE.fuel, to: FURNACE.fuel + 1 })
  return moveInto(menu, stack, slot < hotbar.from ? hotbar : main)
}
