import { z } from 'zod'
import type { Evidence } from '../../mcu/autoeval/judge/judge.ts'
import type { AssessmentRequest } from '../protocol/request.ts'
import { categoryResultSchema } from '../protocol/result.ts'
import type { GreenSettings } from './settings.ts'

/** The order for the thread of an assessment. */
export interface AssessmentOrder {
  readonly id: string
  readonly request: AssessmentRequest
  readonly settings: GreenSettings
}

const scores = z.record(z.string(), z.number())

/** Messages from the thread. */
export const fromAssessmentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('told'), text: z.string() }),
  z.object({ type: z.literal('judge'), id: z.int(), run: z.string(), evidence: z.custom<Evidence>() }),
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
