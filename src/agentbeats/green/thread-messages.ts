import { z } from 'zod'
import { DIMENSIONS } from '../../mcu/autoeval/dimension.ts'
import { runFactsSchema } from '../../mcu/autoeval/facts/run-facts.ts'
import { assessmentRequestSchema } from '../protocol/request.ts'
import { categoryResultSchema } from '../protocol/result.ts'
import { settingsSchema } from './settings.ts'

/** The instruction to the thread that plays an assessment. */
export const assessmentOrderSchema = z.strictObject({
  id: z.string(),
  request: assessmentRequestSchema,
  settings: settingsSchema,
})
export type AssessmentOrder = z.infer<typeof assessmentOrderSchema>

const jpegSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
/** The evidence for a judge. */
const evidenceSchema = z.strictObject({
  task: z.string(),
  goal: z.string(),
  criteria: z.record(z.enum(DIMENSIONS), z.array(z.string()).readonly()),
  outcome: z.object({ progress: z.number(), success: z.boolean() }).or(z.undefined()),
  facts: runFactsSchema,
  frames: z.array(z.object({ tick: z.number(), agent: z.string(), jpeg: jpegSchema })).readonly(),
})

const scores = z.record(z.string(), z.number())

/** Messages from the thread. */
export const fromAssessmentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('told'), text: z.string() }),
  z.object({ type: z.literal('judge'), id: z.int(), run: z.string(), evidence: evidenceSchema }),
  z.object({ type: z.literal('done'), result: categoryResultSchema }),
  z.object({ type: z.literal('failed'), message: z.string() }),
])
export type FromAssessment = z.input<typeof fromAssessmentSchema>

/** Messages to the thread. */
export const toAssessmentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('judged'), id: z.int(), scores: scores.optional() }),
  z.object({ type: z.literal('cancel') }),
])
export type ToAssessment = z.input<typeof toAssessmentSchema>
