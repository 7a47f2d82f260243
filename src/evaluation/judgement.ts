import { z } from 'zod'
import { median } from '../core/statistics/bootstrap.ts'
import { DIMENSIONS, type Dimension, perDimension } from '../mcu/autoeval/dimension.ts'
import { readScores, type Scores, saysAnything } from '../mcu/autoeval/reply/read-scores.ts'
import { type Scale, TEN, UNIT } from '../mcu/autoeval/scale.ts'

/** Version of the judgement files. */
export const JUDGEMENT_SCHEMA = 1

/** The scales that judges use, by id. */
const SCALES: Readonly<Record<'ten' | 'unit', Scale>> = { ten: TEN, unit: UNIT }

const byDimension = <T extends z.ZodType>(value: T) =>
  z.object(Object.fromEntries(DIMENSIONS.map((name) => [name, value])) as Record<Dimension, T>)

const readSchema = z.object({
  kind: z.enum(['rated', 'not-applicable', 'unread']),
  /** 0..1 */
  value: z.number().min(0).max(1).optional(),
  /** The words from which the score was read. */
  raw: z.string().optional(),
})

/** The result of one sample: a reply, or why there is none. */
export const sampleSchema = z.object({
  sample: z.int().nonnegative(),
  status: z.enum(['rated', 'unparsed', 'failed']),
  /** The unmodified reply. */
  reply: z.string().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
})
export type Sample = z.infer<typeof sampleSchema>

/** A judge's judgement of a run, as kept in its file. */
export const judgementSchema = z.object({
  schema: z.literal(JUDGEMENT_SCHEMA),
  judge: z.object({
    id: z.string(),
    settings: z.record(z.string(), z.unknown()).optional(),
    looksAt: z.object({ frames: z.boolean(), facts: z.boolean() }),
    scale: z.enum(['ten', 'unit']),
    seed: z.int(),
    /** SHA-256 of the prompt's template; absent for judges that are not prompted. */
    prompt: z.string().optional(),
  }),
  /** SHA-256 of the evidence, which names its file. */
  evidence: z.string(),
  task: z.string(),
  outcome: z.object({ progress: z.number(), success: z.boolean() }).nullable(),
  samples: z.array(sampleSchema),
  /** The combined samples, one dimension after another. */
  scores: byDimension(
    z.object({
      /** The median, 0..1; null if no sample has rated it. */
      value: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
      rated: z.int(),
      notApplicable: z.int(),
      unread: z.int(),
    }),
  ),
})
export type Judgement = z.infer<typeof judgementSchema>

/** The scores of one sample, read from its reply. */
export const scoresOf = ({ reply }: Sample, scale: keyof typeof SCALES): Scores =>
  readScores(reply ?? '', SCALES[scale])

/** A reply with its status. */
export const sampleOf = (sample: number, reply: string, scale: keyof typeof SCALES): Sample => ({
  sample,
  status: saysAnything(readScores(reply, SCALES[scale])) ? 'rated' : 'unparsed',
  reply,
})

/** Several readings of the same run combined: the median and the range of those that give a score. */
export function summarised(all: readonly Scores[]): Judgement['scores'] {
  return perDimension((name) => {
    const readings = all.map((scores) => readSchema.parse(scores[name]))
    const values = readings.flatMap(({ value }) => value ?? []).sort((a, b) => a - b)
    return {
      value: values.length === 0 ? null : median(values),
      low: values[0] ?? null,
      high: values.at(-1) ?? null,
      rated: values.length,
      notApplicable: readings.filter(({ kind }) => kind === 'not-applicable').length,
      unread: readings.filter(({ kind }) => kind === 'unread').length,
    }
  })
}
