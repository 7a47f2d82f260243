import { z } from 'zod'
import { cellPositionSchema } from '../parts.ts'
import { defineActionSpec } from './action-spec.ts'
import { itemName } from './fields.ts'

/** Looks for what gives an item, in a world that is not known. */
export const explore = defineActionSpec({
  name: 'Explore',
  signature: 'Explore(item)',
  summary:
    'Look for blocks or creatures that give the item and go there: first to those that have been seen, then to likely places, digging stairs and tunnels for what lies in rock, lit by torches that you carry. Takes up to 100 s; then call it again to look on.',
  wild: true,
  role: 'moves',
  args: z.strictObject({ item: itemName }),
  /** `found` is null where it has looked in vain so far. */
  data: z.object({ found: z.string().nullable(), position: cellPositionSchema }),
  examples: [{ item: 'raw_iron' }],
  items: ({ item }) => [item],
})
