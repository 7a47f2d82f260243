import { createHash } from 'node:crypto'
import { z } from 'zod'
import { lessonSchema } from '../../experience/lessons.ts'

/** Sorted ids of the rules that a model named for an edge, joined by commas, and the kinds of its subtasks. */
const keyed = { rules: z.string(), from: z.string(), to: z.string() }

const count = z.int().nonnegative()

/** The results of earlier plans' questions about edges with one key. */
export const askedSchema = z.strictObject({
  ...keyed,
  /** Edges that were certified, given up, or left undecided. */
  confirmed: count,
  refuted: count,
  undecided: count,
  /**
   * Of the undecided, the sum of BF / (1 + BF), where BF is the evidence at the end, in thousandths: from 0 (none seems caused) to
   * 1,000 each. A whole number, so that sums do not depend on their order.
   */
  leaning: count,
})
export type AskedCounts = z.infer<typeof askedSchema>

/** Results of teams that tried the later subtask while the earlier one was open, for edges with one key. */
export const playedSchema = z.strictObject({
  ...keyed,
  /** Failed attempts, if the subtask succeeded once the earlier one was done. */
  needed: count,
  /** Tries that succeeded. */
  needless: count,
})
export type PlayedCounts = z.infer<typeof playedSchema>

/** The null of evidence from play: how often attempts fail although no open prerequisite was known. */
export const idleFailuresSchema = z.strictObject({ failed: count, tried: count })

/**
 * Plans in which lists of planted subtasks yielded edges by rules, and those of them in which some fell for
 * their rules: the model misapplied rules there. Plans without such edges show nothing.
 */
const screenedSchema = z.strictObject({ plans: count, misapplying: count })

/**
 * Results of earlier plans and runs with one model and one set of prompts. Planners get the state at the start of a run or
 * experiment; new results are added to the store at its end.
 */
export const knowledgeSchema = z.strictObject({
  model: z.string(),
  /** Hash of prompts and rules (`validFor` of a calibration). */
  prompts: z.string(),
  /** Number of plans, and of played runs, behind it. */
  plans: count,
  runs: count,
  asked: z.array(askedSchema),
  played: z.array(playedSchema),
  idleFailures: idleFailuresSchema,
  screened: screenedSchema.default({ plans: 0, misapplying: 0 }),
  /** The results of runs about the needs of their subtasks, for the planner that learns from them. */
  lessons: z.array(lessonSchema).optional(),
})
export type Knowledge = z.infer<typeof knowledgeSchema>

type Key = Pick<AskedCounts, 'rules' | 'from' | 'to'>

export const keyText = ({ rules, from, to }: Key): string => JSON.stringify([rules, from, to])

export const byKey = (a: Key, b: Key): number => (keyText(a) < keyText(b) ? -1 : 1)

/** SHA-256 of the content, regardless of the order in which it was collected. */
export function hashOf(knowledge: Knowledge): string {
  // The schema puts the fields in its own order.
  const { asked, played, ...rest } = knowledgeSchema.parse(knowledge)
  const content = { ...rest, asked: asked.toSorted(byKey), played: played.toSorted(byKey) }
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
