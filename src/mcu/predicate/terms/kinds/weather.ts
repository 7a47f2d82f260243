import { z } from 'zod'
import { OPEN_SKY } from '../../facts.ts'
import { defineTerm } from '../term.ts'

const WORDS = { clear: 'in clear weather', rain: 'in the rain', thunder: 'in a thunderstorm' } as const

/**
 * Actions in a kind of weather. Rain and storms count only if they fall on the agent: under the open sky, where it rains or
 * snows.
 */
export const weather = defineTerm({
  id: 'weather',
  schema: z.strictObject({ kind: z.literal('weather'), of: z.enum(['clear', 'rain', 'thunder']) }),
  scope: 'deed',
  recording: () => ({ sky: true, surroundings: true }),
  holds({ of }, { sky, place }) {
    if (sky === undefined) return false
    if (of === 'clear') return sky.weather === 'clear'
    const falls = sky.weather === 'thunder' || (of === 'rain' && sky.weather === 'rain')
    const here = place?.surroundings
    return falls && here !== undefined && here.skyLight === OPEN_SKY && here.isDry !== true
  },
  inWords: ({ of }) => WORDS[of],
})
