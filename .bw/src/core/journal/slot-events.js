import { z } from 'zod';
/** The events of agents that are played from outside. */
export const slotEvents = {
    /** An agent is played from outside: its forms of actions and observations. */
    'slot.opened': z.object({ agent: z.string(), act: z.string(), observe: z.array(z.string()) }),
    /** The keys that an agent holds from now on, and how far it turns in this step (degrees). */
    'keys.changed': z.object({
        agent: z.string(),
        buttons: z.array(z.string()),
        camera: z.object({ pitch: z.number(), yaw: z.number() }),
    }),
    /** The slot of an external agent has ended, because of an event or a limit. */
    'slot.finished': z.object({
        agent: z.string(),
        how: z.enum(['terminated', 'truncated']),
        reason: z.string(),
        steps: z.number(),
        reward: z.number(),
    }),
};
