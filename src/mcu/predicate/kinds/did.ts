import { z } from 'zod'
import { count as counted } from '../../../core/count.ts'
import { counterGauge } from '../gauge.ts'
import { definePredicateKind } from '../kind.ts'
import { countSchema } from '../leaf.ts'

/** Any custom statistic of the game, such as `jump`. */
export const did = definePredicateKind({
  id: 'did',
  schema: z.strictObject({
    kind: z.literal('did'),
    what: z.string().regex(/^[a-z_]+$/),
    count: countSchema,
  }),
  decidedBy: 'statistics',
  recording: ({ what }) => ({ custom: [what] }),
  gauge: ({ what, count }, start) =>
    counterGauge(start, { category: 'custom', names: [what], amount: count }),
  inWords: ({ what, count }) => `${what.replaceAll('_', ' ')} ${counted(count, 'time')}`,
  reward: {
    events: ['custom', 'damage_dealt'],
    category: 'custom',
    growsByOne: false,
    write: ({ what, count }) => ({ objects: [what], max_reward_times: count }),
    read: ({ objects: [what = ''], max_reward_times }) => ({
      kind: 'did' as const,
      what,
      count: max_reward_times,
    }),
  },
})
