import { z } from 'zod'
import { defineTerm } from '../term.ts'

const WORDS = { overworld: 'in the overworld', the_nether: 'in the Nether', the_end: 'in the End' } as const

/** Actions of an agent in a dimension. */
export const dimension = defineTerm({
  id: 'dimension',
  schema: z.strictObject({
    kind: z.literal('dimension'),
    of: z.enum(['overworld', 'the_nether', 'the_end']),
  }),
  scope: 'deed',
  recording: () => ({ surroundings: true }),
  holds: ({ of }, { place }) => place?.surroundings?.dimension === of,
  inWords: ({ of }) => WORDS[of],
})
