import { z } from 'zod'
import { done, fail } from '../action.ts'
import { cellPositionSchema } from '../parts.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'

/** Time after which a search ends with a message, so that the agent can think again (ms of game time). */
const SEARCH_MS = 100_000

/** Searches an unknown world for a source of an item. */
export const explore = defineAction({
  name: 'Explore',
  signature: 'Explore(item)',
  summary:
    'Look for blocks or creatures that give the item and go there: first to those that have been seen, then to likely places, digging stairs and tunnels for what lies in rock, lit by torches that you carry. Takes up to 100 s; then call it again to look on.',
  only: ['wild'],
  role: 'moves',
  tooEarly: 'refused',
  args: z.strictObject({ item: itemName }),
  /** `found` is null if the search has failed so far. */
  data: z.object({ found: z.string().nullable(), position: cellPositionSchema }),
  examples: [{ item: 'raw_iron' }],
  items: ({ item }) => [item],
  async run({ item }, hands) {
    if (!hands.isInTheWild(item)) return fail('not_found', `nothing in the wild gives ${item}; make it`)
    hands.lookAround()
    await hands.takeAlong()
    const result = await hands.explore({ item, until: hands.clock.now() + SEARCH_MS })
    if (result.ok) return done({ found: result.data.block, position: result.data.position })
    return result.reason === 'not_found' ? done({ found: null, position: hands.feet() }) : result
  },
})
