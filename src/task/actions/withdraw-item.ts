import { z } from 'zod'
import { cellSchema } from '../../core/position.ts'
import { defineActionSpec } from './action-spec.ts'
import { amount, itemName, madeSchema } from './fields.ts'

/** Takes the whole amount out of a container, or nothing. */
export const withdrawItem = defineActionSpec({
  name: 'WithdrawItem',
  signature: 'WithdrawItem(container: [x,y,z], item, amount)',
  summary: 'Take items out of it.',
  role: 'fetches',
  serverFeature: 'containers',
  args: z.strictObject({ container: cellSchema, item: itemName, amount }),
  data: madeSchema,
  examples: [{ container: [7, 0, 0], item: 'oak_planks', amount: 12 }],
  target: ({ container }) => ({ kind: 'container', cell: container }),
  items: ({ item }) => [item],
  effects: ({ container, item, amount: count }) => [
    { kind: 'open', container },
    { kind: 'withdraw', container, item, count },
  ],
})
