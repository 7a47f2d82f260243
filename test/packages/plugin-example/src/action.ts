import { defineAction, done } from 'causalmace'
import { z } from 'zod'

/** Stands still for a while. */
export const rest = defineAction({
  name: 'Rest',
  signature: 'Rest(seconds)',
  summary: 'Stand still for 1 to 10 seconds.',
  role: 'looks',
  tooEarly: 'refused',
  args: z.strictObject({ seconds: z.number().min(1).max(10) }),
  examples: [{ seconds: 2 }],
  async run({ seconds }, { clock, signal }) {
    await clock.sleep(1000 * seconds, signal)
    return done({ rested: seconds })
  },
})
