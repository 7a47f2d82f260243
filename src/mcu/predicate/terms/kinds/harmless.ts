import { z } from 'zod'
import { defineTerm } from '../term.ts'

const isDamage = (name: string): boolean => name === 'damage_dealt'

/** No agent deals damage while a part is done. */
export const harmless = defineTerm({
  id: 'harmless',
  schema: z.strictObject({ kind: z.literal('harmless') }),
  scope: 'run',
  recording: () => ({ custom: ['damage_dealt'] }),
  watch(_term, start) {
    const before = start.counted('custom', isDamage)
    return (state) => state.counted('custom', isDamage) > before
  },
  inWords: () => 'without hurting anything',
})
