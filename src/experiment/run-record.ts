import { z } from 'zod'
import { journalSealSchema } from '../core/journal/seal.ts'
import { calibrationSchema } from '../planner/causal/calibration/calibration.ts'
import { knowledgeSchema } from '../planner/causal/knowledge/knowledge.ts'
import { provenanceSchema } from './provenance.ts'
import { TIME_LIMITS } from './time-limits.ts'

/** run.json: data about a run that is not in its journal. */
export const runRecordSchema = z.object({
  schema: z.literal(1),
  id: z.string(),
  task: z.string(),
  /** The source of the task. */
  taskFile: z.string(),
  options: z.object({
    seed: z.int(),
    agents: z.array(z.string()),
    /** Version of the game; missing in runs from before the version could be chosen. */
    minecraft: z.string().default('1.19.2'),
    clock: z.enum(['fast', 'realtime']),
    server: z.string(),
    planner: z.string(),
    model: z.string(),
    /** Endpoint, temperature and the like, if the model has them. */
    modelSettings: z.record(z.string(), z.unknown()).optional(),
    assignment: z.string(),
    trust: z.string(),
    /** Game time that a call of the model takes. */
    latency: z.string().default('none'),
    timeLimits: z.enum(TIME_LIMITS).default('task'),
  }),
  /**
   * Calibration of the model before the run; null: none, so a planner that needs it calibrated the model itself. Missing in runs
   * up to version 0.9, whose plans hold it.
   */
  calibration: calibrationSchema.nullable().optional(),
  /** The evidence of earlier plans and runs that the planner used, and its hash; absent without --knowledge. */
  knowledge: z.object({ hash: z.string(), content: knowledgeSchema }).optional(),
  versions: provenanceSchema,
  /** Number of requests in the transcript, if the host of the run kept it; known at the end. */
  requests: z.int().optional(),
  /** Summary of the recording, if there is one; known at the end. */
  recording: journalSealSchema.optional(),
  /** ISO time. */
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  status: z.enum(['running', 'finished', 'interrupted', 'crashed']),
})
export type RunRecord = z.infer<typeof runRecordSchema>
