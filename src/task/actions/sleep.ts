import { z } from 'zod'
import { defineActionSpec } from './action-spec.ts'

/** Sleeps through the night. */
export const sleep = defineActionSpec({
  name: 'Sleep',
  signature: 'Sleep()',
  summary:
    'Sleep through the night in a bed nearby, or in one that you carry and take along again. Needs a bed and the night.',
  wild: true,
  role: 'operates',
  args: z.strictObject({}),
  examples: [{}],
  target: () => ({ kind: 'station', blocks: ['white_bed'] }),
})
