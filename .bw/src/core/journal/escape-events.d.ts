import { z } from 'zod';
/** The events of escapes. */
export declare const escapeEvents: {
    /** These mechanisms opened a gate or a teleport of an escape. */
    readonly 'gate.opened': z.ZodObject<{
        gate: z.ZodString;
        room: z.ZodString;
        by: z.ZodArray<z.ZodString>;
    }, z.core.$strip>;
    /** A gate or a teleport of an escape has closed again: its mechanisms no longer have the required states. */
    readonly 'gate.closed': z.ZodObject<{
        gate: z.ZodString;
        room: z.ZodString;
    }, z.core.$strip>;
    /** A room of an escape is solved. For the exit, this means that all agents have arrived with the required items. */
    readonly 'room.done': z.ZodObject<{
        room: z.ZodString;
    }, z.core.$strip>;
    /** The Judger has moved an agent through an open teleport. */
    readonly 'agent.teleported': z.ZodObject<{
        agent: z.ZodString;
        by: z.ZodString;
        position: z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>;
    }, z.core.$strip>;
};
