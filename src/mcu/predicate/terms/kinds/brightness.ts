import { z } from 'zod'
import { skyDarkening } from '../../../../game/sky.ts'
import { defineTerm } from '../term.ts'

const level = z.int().min(0).max(15)

/**
 * Actions of an agent in light or in the dark: the light at its feet, from blocks or from the sky, depending on hour and weather
 * (vanilla).
 */
export const brightness = defineTerm({
  id: 'brightness',
  schema: z
    .strictObject({ kind: z.literal('brightness'), atLeast: level.optional(), atMost: level.optional() })
    .refine(
      ({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined,
      'expected atLeast or atMost',
    ),
  scope: 'deed',
  recording: () => ({ sky: true, surroundings: true }),
  holds({ atLeast = 0, atMost = 15 }, { place, sky }) {
    if (place?.surroundings === undefined || sky === undefined) return false
    const { skyLight, dimension } = place.surroundings
    const fromSky = dimension === 'overworld' ? skyLight - skyDarkening(sky.time, sky.weather) : 0
    const light = Math.max(place.light ?? 0, fromSky)
    return light >= atLeast && light <= atMost
  },
  inWords({ atLeast, atMost }) {
    const parts = [
      ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
      ...(atMost === undefined ? [] : [`at most ${atMost}`]),
    ]
    return `in light of ${parts.join(' and ')}`
  },
})
