import { z } from 'zod'
import type { ItemCount } from '../../game/item-counts.ts'
import { defineActionSpec } from './action-spec.ts'
import { itemName, stackAmount } from './fields.ts'

/** Most kinds of items in one hand-over. */
const MAX_KINDS = 9

/** Throws items to another agent, which picks them up. */
export const handover = defineActionSpec({
  name: 'Handover',
  signature: 'Handover(item, agent, amount? = 1, more?: [{item, amount}])',
  summary: 'Give items to another agent.',
  role: 'gives',
  args: z.strictObject({
    item: itemName,
    agent: z.string().min(1),
    amount: stackAmount.default(1),
    /** Other items that are thrown in the same moment. */
    more: z
      .array(z.strictObject({ item: itemName, amount: stackAmount.default(1) }))
      .max(MAX_KINDS - 1)
      .optional(),
  }),
  examples: [
    { item: 'bread', agent: 'bob' },
    { item: 'stick', agent: 'bob', amount: 4 },
    { item: 'egg', agent: 'bob', more: [{ item: 'sugar', amount: 2 }] },
  ],
  target: ({ agent }) => ({ kind: 'agent', name: agent }),
  items: (args) => itemsHandedOver(args).map(({ item }) => item),
  effects: (args) =>
    itemsHandedOver(args).flatMap(({ item, count }) => [
      { kind: 'consume', item, count, rule: 'have-before-place' },
      { kind: 'hand-over', item, count },
    ]),
})

/** All items of a hand-over, each kind once. */
export function itemsHandedOver({
  item,
  amount,
  more = [],
}: {
  item: string
  amount: number
  more?: readonly { item: string; amount: number }[] | undefined
}): ItemCount[] {
  const counts = new Map<string, number>()
  for (const one of [{ item, amount }, ...more])
    counts.set(one.item, (counts.get(one.item) ?? 0) + one.amount)
  return [...counts].map(([name, count]) => ({ item: name, count }))
}
