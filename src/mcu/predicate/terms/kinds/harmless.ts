import { z } from 'zod'
import { brokenBy } from '../broken-by.ts'
import { defineTerm } from '../term.ts'

/** No agent deals damage during a part. */
export const harmless = defineTerm({
  id: 'harmless',
  schema: z.strictObject({ kind: z.literal('harmless') }),
  scope: 'run',
  ...brokenBy('damage_dealt'),
  inWords: () => 'without hurting anything',
})
