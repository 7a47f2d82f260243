import { z } from 'zod'
import { defineTerm } from '../term.ts'

const y = z.number().min(-2048).max(2048)

/** Actions of an agent whose feet are above or below a height, or between two heights. */
export const height = defineTerm({
  id: 'height',
  schema: z
    .strictObject({ kind: z.literal('height'), above: y.optional(), below: y.optional() })
    .refine(({ above, below }) => above !== undefined || below !== undefined, 'expected above or below'),
  scope: 'deed',
  recording: () => ({ places: true }),
  holds({ above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }, { place }) {
    return place !== undefined && place.position.y > above && place.position.y < below
  },
  inWords({ above, below }) {
    const parts = [
      ...(above === undefined ? [] : [`above y = ${above}`]),
      ...(below === undefined ? [] : [`below y = ${below}`]),
    ]
    return parts.join(' and ')
  },
})
