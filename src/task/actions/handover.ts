import { z } from 'zod'
import { defineActionSpec } from './action-spec.ts'
import { itemName, stackAmount } from './fields.ts'

/** Throws items to another agent, which picks them up. */
export const handover = defineActionSpec({
  name: 'Handover',
  signature: 'Handover(item, agent, amount? = 1)',
  summary: 'Give an item to another agent.',
  role: 'gives',
  args: z.strictObject({ item: itemName, agent: z.string().min(1), amount: stackAmount.default(1) }),
  examples: [
    { item: 'bread', agent: 'bob' },
    { item: 'stick', agent: 'bob', amount: 4 },
  ],
  target: ({ agent }) => ({ kind: 'agent', name: agent }),
  items: ({ item }) => [item],
  effects: ({ item, amount: count }) => [
    { kind: 'consume', item, count, rule: 'have-before-place' },
    { kind: 'hand-over', item, count },
  ],
})
