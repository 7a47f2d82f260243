import { z } from 'zod'
import { namesTest } from '../../../../game/names.ts'
import { inWords, namesSchema } from '../../names.ts'
import { defineTerm } from '../term.ts'

/** Actions of an agent close to a block or mob. */
export const vicinity = defineTerm({
  id: 'vicinity',
  schema: z.strictObject({ kind: z.literal('vicinity'), of: namesSchema }),
  scope: 'deed',
  names: { of: 'block or mob' },
  recording: ({ of }) => ({ near: of, places: true }),
  holds: ({ of }, { place }) => place?.near.some(namesTest(of)) === true,
  inWords: ({ of }) => `near ${inWords(of)}`,
})
