import { z } from 'zod'
import { count } from '../../../core/count.ts'
import { ruleCountsSchema } from './rule-counts.ts'

/** A rate with its 95 % interval (Wilson), and the answers it comes from. */
const rateSchema = z.object({ mean: z.number(), low: z.number(), high: z.number(), n: z.int() })

const trialSchema = z.object({
  /**
   * Calibration tasks that were tried: fewer than exist if nothing could change the verdict any further. In older sheets always
   * 8.
   */
  tasks: z.int().default(8),
  /** Under the unchanged rules: true edges of the initial graph that an answer repeats. */
  repeatability: rateSchema,
  /** The same with everything paraphrased. */
  rewording: rateSchema,
  /** True edges that an answer leaves out when sentences that do not imply any order are contradicted. */
  overReaction: rateSchema,
  /** True edges that an answer leaves out when other rules than their own are contradicted. */
  spill: rateSchema,
  /** True edges that an answer leaves out when all rules that cause them are contradicted. */
  obedience: rateSchema,
  /** Number of true edges of the initial graphs that the method did not drop. */
  recall: rateSchema,
  /** Made-up edges of the initial graphs, and how many of them the method certified as the effect of a misapplied rule. */
  madeUp: z.object({
    initial: z.int(),
    kept: z.int(),
    /** Edges of the initial graphs that involve planted subtasks. Missing in older sheets. */
    planted: z.int().default(0),
  }),
  /** Counts for each rule, by its id. Missing in older sheets, for which no rule counts as calibrated. */
  rules: z.record(z.string(), ruleCountsSchema).default({}),
  /** F1 of the closure, the mean over the tasks: of the initial graphs, and of the method's results. */
  f1: z.object({ initial: z.number(), refined: z.number() }),
})
export type Trial = z.infer<typeof trialSchema>

const screeningSchema = z.object({
  /** Further tasks that were screened for misapplied rules, and the true edges in them. */
  tasks: z.int(),
  edges: z.int(),
  /** Made-up edges in the predicted graphs. */
  madeUp: z.int(),
  /** Those that fell when the rule that the model names for them was contradicted. */
  suspects: z.int(),
  /** Those that the method certified. */
  kept: z.int(),
})
export type Screening = z.infer<typeof screeningSchema>

/** A model's reaction to contradicted rules on tasks with known truth, and the consequences for the method. */
export const calibrationSchema = z.object({
  model: z.string(),
  /** The further conditions under which it is valid. Older sheets do not record them and are not used. */
  validFor: z
    .object({
      /** Hash of the prompt about dependencies and of the rules and sentences that it states. */
      prompts: z.string(),
      /** Probability of certifying even one false edge, and the maximum number of blocks about an edge. */
      level: z.number(),
      patience: z.int(),
    })
    .optional(),
  /** Calibration tasks, and true edges in them. */
  tasks: z.int(),
  edges: z.int(),
  /** Questions that the calibration took. */
  calls: z.int(),
  /** Number of questions without a usable reply. */
  unanswered: z.int().default(0),
  /** With half of the rules contradicted at once; none if the model gave no usable reply. */
  halves: trialSchema.optional(),
  /** With one cause contradicted at a time; only tried if halves fail. */
  single: trialSchema.optional(),
  /** Evidence of misapplied rules from a larger number of simple tasks; undefined if the tasks above decide. */
  screening: screeningSchema.optional(),
  verdict: z.enum(['refine', 'refine_by_single_rules', 'abstain']),
  /** The reason, in one sentence. */
  reason: z.string(),
})
export type Calibration = z.infer<typeof calibrationSchema>
export type CalibrationVerdict = Calibration['verdict']

/** The trial of the chosen form of question. */
export const chosenTrial = ({ verdict, halves, single }: Calibration): Trial | undefined =>
  verdict === 'refine_by_single_rules' ? single : halves

/**
 * Share of the true edges that refining may lose: a plan that lacks a dependency fails, whereas a superfluous one only makes it
 * wait.
 */
const RECALL = 0.95
/** Whether the loss over a large number of edges is below that limit with 95 % confidence (Wilson). */
export const isSure = ({ recall }: Trial): boolean => recall.low >= RECALL

/** Whether it is equally certain that more would be lost. */
export const isSurelyLossy = ({ recall }: Trial): boolean => recall.high < RECALL

/** If this share of edges falls with half of the rules contradicted, contradicting fewer would not help. */
const OBEYED = 0.8

/**
 * What to do with a model: refine if that made the graphs of the calibration tasks no worse, lost hardly any
 * true edges and kept no made-up ones.
 * @param trySingle called only if halves fail because the model obeys too rarely
 */
export async function choose(
  halves: Trial,
  trySingle: () => Promise<Trial>,
): Promise<Pick<Calibration, 'single' | 'verdict' | 'reason'>> {
  if (isFine(halves))
    return { verdict: 'refine', reason: `${changeOf(halves)}, and no made-up edge was kept.` }
  if (halves.madeUp.kept > 0 || halves.obedience.mean >= OBEYED)
    return { verdict: 'abstain', reason: reasonAgainst(halves) }
  const single = await trySingle()
  if (!isFine(single)) return { single, verdict: 'abstain', reason: reasonAgainst(single) }
  const reason = `It obeys one contradiction better than many: with one cause contradicted at a time, ${changeOf(single)}.`
  return { single, verdict: 'refine_by_single_rules', reason }
}

const isFine = ({ f1, madeUp, recall }: Trial): boolean =>
  f1.refined >= f1.initial && madeUp.kept === 0 && recall.mean >= RECALL

/**
 * Whether refining is already ruled out, regardless of the results of the remaining tasks.
 * @param named true edges in the initial graphs of all calibration tasks
 */
export const isHopeless = ({ madeUp, recall }: Trial, named: number): boolean =>
  madeUp.kept > 0 || Math.round(recall.n * (1 - recall.mean)) > (1 - RECALL) * named

const changeOf = ({ f1, tasks }: Trial): string =>
  `F1 went from ${f1.initial.toFixed(3)} to ${f1.refined.toFixed(3)} on ${count(tasks, 'calibration task')}`

/** Why a model that did well on the calibration tasks is abstained from after all; undefined if it is not. */
export function reasonOfDoubt(trial: Trial, screening?: Screening): string | undefined {
  if (!isFine(trial)) return reasonAgainst(trial)
  if (!isSure(trial)) {
    const { n, mean, low } = trial.recall
    return `It is not sure enough that it loses few dependencies: it kept ${percent(mean)} of ${n} true edges, which may be ${percent(low)} of many.`
  }
  return screening !== undefined && screening.kept > 0 ? misapplies(screening) : undefined
}

const reasonAgainst = (trial: Trial): string =>
  trial.madeUp.kept > 0 ? misapplies({ ...trial.madeUp, madeUp: trial.madeUp.initial }) : fails(trial)

const misapplies = ({ kept, madeUp }: Pick<Screening, 'kept' | 'madeUp'>): string =>
  `It holds rules for the cause of edges that they do not cause: ${kept} of ${madeUp} made-up edges obeyed one. No question can tell such edges from true ones.`

/** The result farthest from its target is given as the reason. */
function fails(trial: Trial): string {
  const { obedience, repeatability, overReaction, spill, recall } = trial
  const causes = [
    {
      lack: 1 - obedience.mean,
      text: `it retracts an edge in ${percent(obedience.mean)} of the answers when its rules are contradicted`,
    },
    {
      lack: 1 - repeatability.mean,
      text: `it repeats an edge in ${percent(repeatability.mean)} of the answers`,
    },
    {
      lack: overReaction.mean,
      text: `it leaves out ${percent(overReaction.mean)} of the edges when anything is contradicted`,
    },
    {
      lack: spill.mean,
      text: `it leaves out ${percent(spill.mean)} of the edges when other rules are contradicted`,
    },
  ]
  const worst = causes.reduce((a, b) => (b.lack > a.lack ? b : a))
  const isWorse = trial.f1.refined < trial.f1.initial
  return `Refining would ${isWorse ? 'do harm' : 'lose dependencies that are needed'}: ${changeOf(trial)}, and it lost ${percent(1 - recall.mean)} of the true edges; ${worst.text}.`
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
