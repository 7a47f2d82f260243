import { z } from 'zod'
import { DIMENSIONS, type Dimension, perDimension } from '../mcu/autoeval/dimension.ts'
import { PROGRESS, QUALITY, type Scale } from '../mcu/autoeval/scale.ts'
import { type Item, votedSchema } from './item.ts'
import type { AskedDimension, Ballot, DimensionVerdict, Step } from './messages.ts'

/** The words of the rating scale, as in MCU's own page for raters. */
const scaleOf = (dimension: Dimension): Scale => (dimension === 'Task Progress' ? PROGRESS : QUALITY)

const step = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal('n/a')])
const stepsSchema = z.strictObject(perDimension(() => step))
const sideVerdict = z.enum(['left', 'right', 'tie', 'both-bad', 'unsure'])
const dimensionVerdict = z.enum(['left', 'right', 'tie', 'unsure'])
const verdictsSchema = z.strictObject(perDimension(() => dimensionVerdict))
const comment = z.string().max(2000).optional()

/** A ballot as a page sends it. */
export const ballotSchema = z.strictObject({
  verdict: sideVerdict.optional(),
  verdicts: verdictsSchema.optional(),
  left: stepsSchema,
  right: stepsSchema.optional(),
  comment,
})

/** A ballot that is not complete. */
export const draftSchema = z.strictObject({
  verdict: sideVerdict.optional(),
  verdicts: verdictsSchema.partial().optional(),
  left: stepsSchema.partial().optional(),
  right: stepsSchema.partial().optional(),
  comment,
})

/** 0..1, or null if the dimension does not apply. */
const scoresSchema = z.object(perDimension(() => z.number().min(0).max(1).nullable()))

/** A rater's vote on an item, independent of the sides on which its runs were shown. */
export const saidSchema = z.object({
  /** Whether the first run of the item was shown on the right. */
  swapped: z.boolean(),
  verdict: votedSchema.optional(),
  /** The better run in each dimension; absent in older votes. */
  verdicts: z.record(z.string(), z.enum(['a', 'b', 'tie', 'unsure'])).optional(),
  a: scoresSchema,
  b: scoresSchema.optional(),
  comment: z.string().optional(),
})
export type BallotContent = z.infer<typeof saidSchema>

/**
 * A ballot as stored, or its fault. The words lie evenly between 0 and 1; dimensions that do not apply are
 * missing.
 * @param swapped whether the item's first run was shown on the right
 */
export function saidOf(item: Item, ballot: Ballot, swapped: boolean): BallotContent | string {
  const { left, right, verdict, verdicts, comment } = ballot
  const remark = comment === undefined || comment.trim() === '' ? {} : { comment: comment.trim() }
  if (item.b === undefined) {
    if (verdict !== undefined || verdicts !== undefined || right !== undefined)
      return 'one run has no verdict'
    return { swapped: false, a: scoresOf(left), ...remark }
  }
  if (verdict === undefined || verdicts === undefined || right === undefined)
    return 'two runs need a verdict, one for each dimension, and the scores of both'
  const [a, b] = swapped ? [right, left] : [left, right]
  return {
    swapped,
    verdict: unswapped(verdict, swapped),
    verdicts: Object.fromEntries(
      Object.entries(verdicts).map(([name, one]) => [name, unswapped(one, swapped)]),
    ),
    a: scoresOf(a),
    b: scoresOf(b),
    ...remark,
  }
}

function unswapped<Verdict extends NonNullable<Ballot['verdict']> | DimensionVerdict>(
  verdict: Verdict,
  swapped: boolean,
): Exclude<Verdict, 'left' | 'right'> | 'a' | 'b' {
  if (verdict !== 'left' && verdict !== 'right') return verdict as Exclude<Verdict, 'left' | 'right'>
  return (verdict === 'left') === swapped ? 'b' : 'a'
}

const scoresOf = (steps: Readonly<Record<string, Step>>): BallotContent['a'] =>
  perDimension((name) => {
    const chosen = steps[name]
    return typeof chosen === 'number' ? chosen / (scaleOf(name).labels.length - 1) : null
  })

/** The dimensions with their questions to raters. */
export const askedDimensions = (criteria: Readonly<Record<Dimension, readonly string[]>>): AskedDimension[] =>
  DIMENSIONS.map((name) => ({ name, words: scaleOf(name).labels, criteria: criteria[name] }))
