import { nbtCompound, nbtString } from '../library/nbt.ts'
import type { ItemStack, Items } from './stack.ts'

/** A water bottle. */
export const waterBottle = (items: Items): ItemStack =>
  items.make('potion', 1, nbtCompound({ Potion: nbtString('minecraft:water') }))
