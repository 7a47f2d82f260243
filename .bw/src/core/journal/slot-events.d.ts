import { z } from 'zod';
/** The events of agents that are played from outside. */
export declare const slotEvents: {
    /** An agent is played from outside: its forms of actions and observations. */
    readonly 'slot.opened': z.ZodObject<{
        agent: z.ZodString;
        act: z.ZodString;
        observe: z.ZodArray<z.ZodString>;
    }, z.core.$strip>;
    /** The keys that an agent holds from now on, and how far it turns in this step (degrees). */
    readonly 'keys.changed': z.ZodObject<{
        agent: z.ZodString;
        buttons: z.ZodArray<z.ZodString>;
        camera: z.ZodObject<{
            pitch: z.ZodNumber;
            yaw: z.ZodNumber;
        }, z.core.$strip>;
    }, z.core.$strip>;
    /** The slot of an external agent has ended, because of an event or a limit. */
    readonly 'slot.finished': z.ZodObject<{
        agent: z.ZodString;
        how: z.ZodEnum<{
            terminated: "terminated";
            truncated: "truncated";
        }>;
        reason: z.ZodString;
        steps: z.ZodNumber;
        reward: z.ZodNumber;
    }, z.core.$strip>;
};
