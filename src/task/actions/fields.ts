import { z } from 'zod'
import { itemCountSchema } from '../parts.ts'

/** An item's name as models write it: with or without namespace, spaces and capitals. */
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

/** A full inventory of one item: 36 stacks of 64. */
const MAX_AMOUNT = 2304

/** How many of an item. */
export const amount = z.int().min(1).max(MAX_AMOUNT)

/** How many of an item that go into one slot. */
export const stackAmount = z.int().min(1).max(64)

/** What an action brought into the agent's hands, and how many stacks it had to leave on the ground. */
export const pickedUpSchema = z.object({
  gained: z.array(itemCountSchema).default([]),
  left: z.int().default(0),
})

/** What an action made or took out, and how many. */
export const madeSchema = z.object({ item: z.string(), amount: z.number() })
