import { z } from 'zod'
import { defineTerm } from '../term.ts'

const DAY = 24_000
const ticks = z.int().min(0).max(DAY)

/** Actions at a time of day; a span whose end is before its beginning crosses six in the morning. */
export const time = defineTerm({
  id: 'time',
  schema: z.strictObject({
    kind: z.literal('time'),
    from: ticks,
    to: ticks,
    name: z.string().min(1).max(40),
  }),
  scope: 'deed',
  recording: () => ({ sky: true }),
  holds({ from, to }, { sky }) {
    if (sky === undefined) return false
    const { time: now } = sky
    return from <= to ? now >= from && now <= to : now >= from || now <= to
  },
  inWords: ({ name }) => name,
})
