import type { ItemStack } from './stack.ts'

/** Slots of the equipment packet by the last word of what is worn there. */
const SLOTS: Readonly<Record<string, number | undefined>> = {
  boots: 2,
  leggings: 3,
  chestplate: 4,
  helmet: 5,
}

/** The slot of the equipment packet in which a piece of armour is worn; undefined for other items. */
export const equipSlotOf = ({ name }: ItemStack): number | undefined => SLOTS[name.split('_').at(-1) ?? '']
