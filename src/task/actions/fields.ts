import { z } from 'zod'
import { itemCountSchema } from '../../game/item-counts.ts'

/** An item name as written by models, with or without namespace, spaces and capitals; the output is normalized. */
export const itemName = z
  .string()
  .min(1)
  .transform((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^minecraft:/, '')
      .replaceAll(' ', '_'),
  )

/** Means "no item" if an action takes an item to hold. */
export const HAND = 'hand'

/** A full inventory of one item: 36 stacks of 64. */
const MAX_AMOUNT = 2304

/** A number of items. */
export const amount = z.int().min(1).max(MAX_AMOUNT)

/** A number of items that fits in one slot. */
export const stackAmount = z.int().min(1).max(64)

/** The items that an action picked up, and the number of stacks that it had to leave on the ground. */
export const pickedUpSchema = z.object({
  gained: z.array(itemCountSchema).default([]),
  left: z.int().default(0),
})

/** The item that an action produced or withdrew, and the amount. */
export const madeSchema = z.object({ item: z.string(), amount: z.number() })
