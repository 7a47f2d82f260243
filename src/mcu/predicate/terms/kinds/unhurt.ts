import { z } from 'zod'
import { brokenBy } from '../broken-by.ts'
import { defineTerm } from '../term.ts'

/** No agent takes damage during a part. */
export const unhurt = defineTerm({
  id: 'unhurt',
  schema: z.strictObject({ kind: z.literal('unhurt') }),
  scope: 'run',
  ...brokenBy('damage_taken'),
  inWords: () => 'without taking damage',
})
