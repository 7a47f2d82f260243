import { z } from 'zod'
import { defineTerm } from '../term.ts'

const isDeath = (name: string): boolean => name === 'deaths'

/** No agent dies while a part is done. */
export const alive = defineTerm({
  id: 'alive',
  schema: z.strictObject({ kind: z.literal('alive') }),
  scope: 'run',
  recording: () => ({ custom: ['deaths'] }),
  watch(_term, start) {
    const before = start.counted('custom', isDeath)
    return (state) => state.counted('custom', isDeath) > before
  },
  inWords: () => 'without dying',
})
