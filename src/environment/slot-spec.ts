import { z } from 'zod'
import { frameSpecSchema } from './frames/frame-spec.ts'

/** Maximum length of a decision for an agent that plays by keys: half a minute (ticks). */
const MAX_REPEAT = 600

/**
 * How an agent in a session is controlled. `team` agents are ours: planner and worker move them. The others are filled from
 * outside: they see the parts named in `observe` and act by keys or by the actions of our agents.
 */
export const slotSpecSchema = z.discriminatedUnion('act', [
  z.strictObject({ agent: z.string().min(1), act: z.literal('team') }),
  z.strictObject({
    agent: z.string().min(1),
    act: z.literal('semantic'),
    observe: z.array(z.literal('semantic')).default(['semantic']),
    /** Adds the agent's view to each observation; see `FrameSpec`. */
    frames: frameSpecSchema.optional(),
    /** Number of decisions after which the slot is truncated. */
    maxSteps: z.int().min(1).optional(),
  }),
  z.strictObject({
    agent: z.string().min(1),
    act: z.literal('keys'),
    observe: z.array(z.enum(['keys', 'semantic'])).default(['keys']),
    /** Adds the agent's view to each observation; see `FrameSpec`. */
    frames: frameSpecSchema.optional(),
    maxSteps: z.int().min(1).optional(),
    /** Ticks for which each action is held; the mouse moves in the first one. */
    repeat: z.int().min(1).max(MAX_REPEAT).default(1),
    /** Whether a death ends the slot, as in MineStudio; otherwise the agent respawns at its start. */
    endsOnDeath: z.boolean().default(true),
    /** See `BodyOptions`. */
    dropKey: z.enum(['vanilla', 'reference']).default('vanilla'),
    /** See `ReadActionOptions`. */
    exactTurns: z.boolean().default(false),
  }),
])
export type SlotSpec = z.infer<typeof slotSpecSchema>
export type OutsideSlotSpec = Exclude<SlotSpec, { act: 'team' }>
