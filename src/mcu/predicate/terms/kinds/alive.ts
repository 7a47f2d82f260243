import { z } from 'zod'
import { brokenBy } from '../broken-by.ts'
import { defineTerm } from '../term.ts'

/** No agent dies during a part. */
export const alive = defineTerm({
  id: 'alive',
  schema: z.strictObject({ kind: z.literal('alive') }),
  scope: 'run',
  ...brokenBy('deaths'),
  inWords: () => 'without dying',
})
