import { z } from 'zod'
import { defineTerm } from '../term.ts'

/** How long after the start the inventory still counts as the initial one (ms of game time). */
const START_MS = 200

/** Agents begin with empty inventories. */
export const fromNothing = defineTerm({
  id: 'from nothing',
  schema: z.strictObject({ kind: z.literal('from nothing') }),
  scope: 'run',
  recording: () => ({}),
  watch(_term, start) {
    const until = start.t + START_MS
    return (state) => state.t <= until && state.held(() => true) > 0
  },
  inWords: () => 'from an empty inventory on',
})
