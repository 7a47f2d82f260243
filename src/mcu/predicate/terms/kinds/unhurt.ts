import { z } from 'zod'
import { defineTerm } from '../term.ts'

const isDamage = (name: string): boolean => name === 'damage_taken'

/** No agent takes damage while a part is done. */
export const unhurt = defineTerm({
  id: 'unhurt',
  schema: z.strictObject({ kind: z.literal('unhurt') }),
  scope: 'run',
  recording: () => ({ custom: ['damage_taken'] }),
  watch(_term, start) {
    const before = start.counted('custom', isDamage)
    return (state) => state.counted('custom', isDamage) > before
  },
  inWords: () => 'without taking damage',
})
