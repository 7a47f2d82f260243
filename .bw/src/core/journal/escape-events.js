import { z } from 'zod';
const position = z.object({ x: z.number(), y: z.number(), z: z.number() });
/** The events of escapes. */
export const escapeEvents = {
    /** These mechanisms opened a gate or a teleport of an escape. */
    'gate.opened': z.object({ gate: z.string(), room: z.string(), by: z.array(z.string()) }),
    /** A gate or a teleport of an escape has closed again: its mechanisms no longer have the required states. */
    'gate.closed': z.object({ gate: z.string(), room: z.string() }),
    /** A room of an escape is solved. For the exit, this means that all agents have arrived with the required items. */
    'room.done': z.object({ room: z.string() }),
    /** The Judger has moved an agent through an open teleport. */
    'agent.teleported': z.object({ agent: z.string(), by: z.string(), position }),
};
