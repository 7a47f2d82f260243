import { z } from 'zod'

/** The events of agents that are played from outside. */
export const slotEvents = {
  /** An agent is played from outside: how it acts, and what it sees. */
  'slot.opened': z.object({ agent: z.string(), act: z.string(), observe: z.array(z.string()) }),
  /** What an agent by keys holds down from here on, and how it turns in this step (degrees). */
  'keys.changed': z.object({
    agent: z.string(),
    buttons: z.array(z.string()),
    camera: z.object({ pitch: z.number(), yaw: z.number() }),
  }),
  /** An agent that is played from outside is over: by what happened, or by a limit. */
  'slot.finished': z.object({
    agent: z.string(),
    how: z.enum(['terminated', 'truncated']),
    reason: z.string(),
    steps: z.number(),
    reward: z.number(),
  }),
} as const
