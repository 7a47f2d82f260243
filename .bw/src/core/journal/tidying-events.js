import { z } from 'zod';
const position = z.object({ x: z.number(), y: z.number(), z: z.number() });
/** The events of removing scaffold: the dirt of pillars and helper blocks. Journals of version 0.1.0 and before do not have them. */
export const tidyingEvents = {
    /** An agent was assigned cells with scaffold, and begins to remove it: its own pillar, or unused scaffold. */
    'tidying.started': z.object({ agent: z.string(), cells: z.array(position) }),
    /** It has finished: the number of cells that it cleared, and of cells that still hold scaffold. */
    'tidying.finished': z.object({
        agent: z.string(),
        startedAt: z.number(),
        removed: z.int().nonnegative(),
        left: z.int().nonnegative(),
    }),
    /** The work on the task is over; from here to the end of the run agents remove the remaining scaffold (blocks). */
    'work.ended': z.object({ scaffold: z.int().nonnegative() }),
    /** Scaffold that no agent could remove. Emitted only if there is some. */
    'scaffold.left': z.object({ cells: z.array(position) }),
};
