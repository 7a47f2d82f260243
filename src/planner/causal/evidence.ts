import { z } from 'zod'
import { differenceOfRates } from '../../core/statistics/intervals.ts'
import { type EdgeRecord, tallyOf } from './edge-record.ts'

const tallySchema = z.object({ stood: z.int(), asked: z.int() })

/** What a plan keeps of the answers about an edge: enough to check the decision. */
export const evidenceSchema = z.object({
  /** Answers under the rules as they stand. */
  control: tallySchema,
  /** Answers under paraphrased rules. */
  placebo: tallySchema,
  /** Answers with rules replaced by their counterfactuals; `all` when every rule was. */
  interventions: z.array(
    z.object({ negated: z.union([z.literal('all'), z.array(z.string())]), ...tallySchema.shape }),
  ),
  /** Rules that the model named as the cause. */
  named: z.array(z.string()),
  /**
   * Average treatment effect of the rules (paper, eq. 2) with its 95 % interval, from -1 to 1; null when no intervention
   * was asked for.
   */
  effect: z.object({ mean: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Chance of such answers if no rule caused the edge; null where the decision does not test. */
  p: z.number().nullable(),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** Sums up the answers about an edge. `treated` says which interventions count for the effect. */
export function evidenceOf(
  edge: EdgeRecord,
  options: { rules: number; treated(negated: readonly string[]): boolean; p: number | null },
): Evidence {
  const { rules, treated, p } = options
  const untreated = tallyOf(edge, ({ kind }) => kind !== 'intervention')
  const moved = tallyOf(edge, (arm) => arm.kind === 'intervention' && treated(arm.negated))
  const effect = differenceOfRates(
    { hits: untreated.stood, n: untreated.asked },
    { hits: moved.stood, n: moved.asked },
  )
  return {
    control: tallyOf(edge, ({ kind }) => kind === 'control'),
    placebo: tallyOf(edge, ({ kind }) => kind === 'placebo'),
    interventions: interventionsOf(edge, rules),
    named: [...edge.named],
    effect: moved.asked === 0 || untreated.asked === 0 ? null : rounded(effect),
    p: p === null ? null : Number(p.toPrecision(3)),
  }
}

const rounded = ({ mean, low, high }: { mean: number; low: number; high: number }) => ({
  mean: Number(mean.toFixed(4)),
  low: Number(low.toFixed(4)),
  high: Number(high.toFixed(4)),
})

function interventionsOf(edge: EdgeRecord, rules: number): Evidence['interventions'] {
  const arms = new Map<string, Evidence['interventions'][number]>()
  for (const { arm, stood } of edge.observations) {
    if (arm.kind !== 'intervention') continue
    const isAll = arm.negated.length === rules
    const key = isAll ? 'all' : arm.negated.join()
    const tally = arms.get(key) ?? { negated: isAll ? 'all' : [...arm.negated], stood: 0, asked: 0 }
    tally.asked++
    if (stood) tally.stood++
    arms.set(key, tally)
  }
  return [...arms.values()]
}
