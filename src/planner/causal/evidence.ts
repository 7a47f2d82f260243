import { z } from 'zod'
import { differenceOfRates } from '../../core/statistics/intervals.ts'
import { type EdgeRecord, type Tally, tallyOf } from './edge-record.ts'
import { STANDINGS, type Standing } from './standing.ts'
import { sideOf } from './weigh.ts'

const tallySchema = z.object({ stood: z.int(), asked: z.int() })

/** A plan's record of the answers about an edge: how many times it stood in each arm. */
export const evidenceSchema = z.object({
  /** How well the edge is established. Absent in older plans. */
  standing: z.enum(STANDINGS).optional(),
  /** With all rules unchanged: shows how steady the model is. */
  control: tallySchema,
  /** With everything paraphrased: the effect of the wording. */
  paraphrase: tallySchema,
  /** With shams contradicted: the effect of contradiction as such. */
  sham: tallySchema,
  /** With the rules that carry the edge (or would, if any did) contradicted. */
  contradicted: tallySchema,
  /** With as many other rules contradicted instead. */
  others: tallySchema,
  /** Rules that the model named as the cause. */
  named: z.array(z.string()),
  /**
   * Average treatment effect of the rules (paper, eq. 2) with its 95 % interval, from -1 to 1: how much more often the edge
   * stands while they hold; null if there was no intervention.
   */
  effect: z.object({ mean: z.number(), low: z.number(), high: z.number() }).nullable(),
  /**
   * How much misapplication would overturn a certified edge: the share of its falls on one side alone, from 0.5 (none) to 1, in
   * which an edge without a cause may fall with the rules that carry this one.
   */
  sensitivity: z.number().optional(),
  /** Probability of such answers if no rule caused the edge; null if the decision does not involve a test. */
  p: z.number().nullable(),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** Sums up the blocks of an edge, for these carriers. */
export function testedEvidence(
  edge: EdgeRecord,
  {
    carriers,
    p,
    standing,
    sensitivity,
  }: { carriers: readonly string[]; p: number; standing: Standing; sensitivity?: number | undefined },
): Evidence {
  const parted = edge.blocks.flatMap(({ split, sides }) => {
    const side = sideOf(carriers, { split })
    return side === undefined ? [] : [{ contradicted: sides[side], others: sides[side === 0 ? 1 : 0] }]
  })
  const evidence = evidenceOf(edge, {
    standing,
    sham: tallyOf(edge.blocks.flatMap(({ sham }) => sham ?? [])),
    contradicted: tallyOf(parted.map(({ contradicted }) => contradicted)),
    others: tallyOf(parted.map(({ others }) => others)),
    p: Number(p.toPrecision(3)),
  })
  return sensitivity === undefined ? evidence : { ...evidence, sensitivity: Number(sensitivity.toFixed(3)) }
}

/** Sums up interventions that are not compared with shams, along with the answers under the unchanged rules. */
export const untestedEvidence = (edge: EdgeRecord): Evidence =>
  evidenceOf(edge, {
    standing: 'untested',
    sham: tallyOf([]),
    contradicted: tallyOf(edge.interventions.map(({ stood }) => stood)),
    others: tallyOf([]),
    p: null,
  })

function evidenceOf(
  { control, paraphrase, named }: EdgeRecord,
  {
    standing,
    sham,
    contradicted,
    others,
    p,
  }: Pick<Evidence, 'standing' | 'sham' | 'contradicted' | 'others' | 'p'>,
): Evidence {
  const compared = sham.asked + others.asked > 0 ? [sham, others] : [control]
  return {
    standing,
    control,
    paraphrase,
    sham,
    contradicted,
    others,
    named: [...named],
    effect: effectOf(compared, contradicted),
    p,
  }
}

function effectOf(compared: readonly Tally[], contradicted: Tally): Evidence['effect'] {
  const stood = compared.reduce((sum, tally) => sum + tally.stood, 0)
  const asked = compared.reduce((sum, tally) => sum + tally.asked, 0)
  if (asked === 0 || contradicted.asked === 0) return null
  const { mean, low, high } = differenceOfRates(
    { hits: stood, n: asked },
    { hits: contradicted.stood, n: contradicted.asked },
  )
  const rounded = (value: number) => Number(value.toFixed(4))
  return { mean: rounded(mean), low: rounded(low), high: rounded(high) }
}
