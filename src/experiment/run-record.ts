import { z } from 'zod'
import { journalSealSchema } from '../core/journal/seal.ts'
import { calibrationSchema } from '../planner/causal/calibration/calibration.ts'
import { knowledgeSchema } from '../planner/causal/knowledge/knowledge.ts'
import { provenanceSchema } from './provenance.ts'
import { TIME_LIMITS } from './time-limits.ts'

/** run.json: what a run was, beyond what its journal says. */
export const runRecordSchema = z.object({
  schema: z.literal(1),
  id: z.string(),
  task: z.string(),
  /** Where the task was read from. */
  taskFile: z.string(),
  options: z.object({
    seed: z.int(),
    agents: z.array(z.string()),
    /** Version of the game; runs from before there was a choice do not say. */
    minecraft: z.string().default('1.19.2'),
    clock: z.enum(['fast', 'realtime']),
    server: z.string(),
    planner: z.string(),
    model: z.string(),
    /** Endpoint, temperature and the like, where the model has them. */
    modelSettings: z.record(z.string(), z.unknown()).optional(),
    assignment: z.string(),
    trust: z.string(),
    /** Game time that a call of the model takes. */
    latency: z.string().default('none'),
    timeLimits: z.enum(TIME_LIMITS).default('task'),
  }),
  /**
   * What was known about the model before the run; null: nothing, and a planner that needs it has asked for itself. Runs of
   * version 0.9 and before do not say: their plans do.
   */
  calibration: calibrationSchema.nullable().optional(),
  /** The evidence of earlier plans and runs that the planner used, and its hash; absent without --knowledge. */
  knowledge: z.object({ hash: z.string(), content: knowledgeSchema }).optional(),
  versions: provenanceSchema,
  /** Requests in the transcript, where the host of the run kept it; known at the end. */
  requests: z.int().optional(),
  /** What the recording came to, where there is one; known at the end. */
  recording: journalSealSchema.optional(),
  /** ISO time. */
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  status: z.enum(['running', 'finished', 'interrupted', 'crashed']),
})
export type RunRecord = z.infer<typeof runRecordSchema>
