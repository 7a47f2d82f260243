import { z } from 'zod';
/** The events of removing scaffold: the dirt of pillars and helper blocks. Journals of version 0.1.0 and before do not have them. */
export declare const tidyingEvents: {
    /** An agent was assigned cells with scaffold, and begins to remove it: its own pillar, or unused scaffold. */
    readonly 'tidying.started': z.ZodObject<{
        agent: z.ZodString;
        cells: z.ZodArray<z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    /** It has finished: the number of cells that it cleared, and of cells that still hold scaffold. */
    readonly 'tidying.finished': z.ZodObject<{
        agent: z.ZodString;
        startedAt: z.ZodNumber;
        removed: z.ZodInt;
        left: z.ZodInt;
    }, z.core.$strip>;
    /** The work on the task is over; from here to the end of the run agents remove the remaining scaffold (blocks). */
    readonly 'work.ended': z.ZodObject<{
        scaffold: z.ZodInt;
    }, z.core.$strip>;
    /** Scaffold that no agent could remove. Emitted only if there is some. */
    readonly 'scaffold.left': z.ZodObject<{
        cells: z.ZodArray<z.ZodObject<{
            x: z.ZodNumber;
            y: z.ZodNumber;
            z: z.ZodNumber;
        }, z.core.$strip>>;
    }, z.core.$strip>;
};
