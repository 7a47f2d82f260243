import { z } from 'zod'
import type { Evidence } from '../../mcu/autoeval/judge/judge.ts'
import type { AssessmentRequest } from '../protocol/request.ts'
import { categoryResultSchema } from '../protocol/result.ts'
import type { GreenSettings } from './settings.ts'

/** What the thread of an assessment is given. */
export interface AssessmentOrder {
  readonly id: string
  readonly request: AssessmentRequest
  readonly settings: GreenSettings
}

const scores = z.record(z.string(), z.number())

/** What the thread says. */
export const fromAssessmentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('told'), text: z.string() }),
  z.object({ type: z.literal('judge'), id: z.int(), run: z.string(), evidence: z.custom<Evidence>() }),
  z.object({ type: z.literal('done'), result: categoryResultSchema }),
  z.object({ type: z.literal('failed'), message: z.string() }),
])
export type FromAssessment = z.input<typeof fromAssessmentSchema>

/** What the thread is told. */
export const toAssessmentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('judged'), id: z.int(), scores: scores.optional() }),
  z.object({ type: z.literal('cancel') }),
])
export type ToAssessment = z.input<typeof toAssessmentSchema>
