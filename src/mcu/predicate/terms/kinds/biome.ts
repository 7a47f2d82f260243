import { z } from 'zod'
import { namesTest } from '../../../../game/names.ts'
import { inWords, namesSchema } from '../../names.ts'
import { defineTerm } from '../term.ts'

/** Actions of an agent in a biome. */
export const biome = defineTerm({
  id: 'biome',
  schema: z.strictObject({ kind: z.literal('biome'), of: namesSchema }),
  scope: 'deed',
  names: { of: 'biome' },
  recording: () => ({ places: true }),
  holds: ({ of }, { place }) => place?.biome !== undefined && namesTest(of)(place.biome),
  inWords: ({ of }) => `in the biome ${inWords(of)}`,
})
