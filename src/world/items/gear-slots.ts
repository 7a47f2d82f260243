import type { ItemStack } from './stack.ts'

/** Slots of the equipment packet by the last word of the worn item. */
const SLOTS: Readonly<Record<string, number | undefined>> = {
  boots: 2,
  leggings: 3,
  chestplate: 4,
  helmet: 5,
}

/** The slot of the equipment packet in which a piece of armour is worn; undefined for other items. */
export const equipSlotOf = ({ name }: ItemStack): number | undefined => SLOTS[name.split('_').at(-1) ?? '']

/** Whether an item is a piece of armour; heads, pumpkins and elytra are worn without being armour. */
export const isArmour = (stack: ItemStack): boolean => equipSlotOf(stack) !== undefined
