import { betaBinomialTail } from '../../../core/statistics/beta-binomial.ts'
import { orderRuleIds } from '../../../task/rule-ids.ts'
import { type Calibration, chosenTrial } from '../calibration/calibration.ts'
import type { EdgeRecord, Split } from '../edge-record.ts'
import type { Assessed } from '../standing.ts'
import { sideOf } from '../weigh.ts'
import type { Doubt, PlanCheck } from './plan-check.ts'

/** Probability of calling a loss implausible although it is not. */
const LOSS_LEVEL = 0.05
/** Evidence (1/α) above which given-up edges count as partly obeying. */
const PARTIAL_EVIDENCE = 100
/** Minimum share of the answers that contradict a certified edge's rules in which the edge must fall. */
const MIN_OBEDIENCE = 0.6
/** Minimum number of answers for computing this share. */
const MIN_ANSWERS = 10
/**
 * Without a calibration: roughly a quarter of a graph's edges are made up. Measurements of a calibration count
 * as half of its edges, since tasks differ.
 */
const UNCALIBRATED = { a: 5, b: 15 } as const
const TRANSFERRED = 0.5
/** Probabilities that an edge falls on the side of the named rules, if the edges obey partly. */
const LEANINGS = [0.6, 0.75, 0.9] as const

interface CheckOptions {
  isControl: (edge: { from: number; to: number }) => boolean
  /**
   * Whether one of the task's own rules may put everything else before this subtask, because other subtasks must be done by then.
   */
  isLast?: (subtask: number) => boolean
  /** Number of planted subtasks. */
  planted: number
  calibration?: Calibration
  /** Results of the other lists so far. */
  screened?: PlanCheck['screened']
}

/**
 * Checks on the task itself what the test takes for granted: that edges without a cause do not fall for rules, and that edges
 * with one do.
 *
 * - An edge about a planted subtask is made up. If one is certified, others are.
 * - A model that ignores contradictions loses every edge; one that ignores some loses more edges than the calibration leads
 *   one to expect. Only edges are counted that it repeats each time under the rules as they stand.
 * - An edge that is given up must fall as often with the rules that the model names for it as with others. If such edges
 *   together fall more often with their own, rules cause some of them.
 */
export function checkOf(
  known: readonly Assessed[],
  { isControl, isLast = () => true, planted, calibration, screened }: CheckOptions,
): PlanCheck & { doubt?: Doubt } {
  const controls = known.filter(
    ({ edge, carriers }) => isControl(edge) && !mayBeOrdered(edge, [...edge.named, ...carriers], isLast),
  )
  const own = known.filter(({ edge }) => !isControl(edge) && !edge.isLate)
  const steady = own.filter(({ edge }) => isSteady(edge))
  const givenUp = steady.filter(({ standing }) => standing === 'given_up')
  const { a, b } = expectedLoss(calibration)
  const named = controls.filter(({ edge }) => !edge.isLate).length
  const seen = named + (screened?.named ?? 0)
  const check: PlanCheck = {
    ...(screened === undefined ? {} : { screened }),
    controls: {
      subtasks: planted,
      named,
      certified: controls.filter(({ standing }) => standing === 'certified').length,
      misappliedAtMost: seen === 0 ? 1 : rounded(1 - 0.05 ** (1 / seen)),
    },
    loss: {
      steady: steady.length,
      givenUp: givenUp.length,
      expected: rounded(a / (a + b)),
      p: rounded(betaBinomialTail({ hits: givenUp.length, n: steady.length }, { a, b })),
    },
    partial: leaningOf(givenUp.map(({ edge }) => edge)),
    obedience: obedienceOf(own.filter(({ standing }) => standing === 'certified')),
  }
  const doubt = doubtOf(check)
  return doubt === undefined ? check : { ...check, doubt }
}

/**
 * Whether one of the task's own rules may really order a planted subtask: everything in a room must be done before the team
 * leaves it for good.
 * @param isLast whether everything else may have to come before a subtask
 */
export const mayBeOrdered = (
  { to }: { to: number },
  rules: readonly string[],
  isLast: (subtask: number) => boolean,
): boolean => {
  const own = rules.filter((rule) => orderRuleIds.some((id) => id === rule))
  return own.some((rule) => rule !== 'last-chance') || (own.length > 0 && isLast(to))
}

/** Whether the model names the edge in every answer under the unchanged rules. */
const isSteady = ({ control, paraphrase }: EdgeRecord): boolean =>
  control.asked > 0 && control.stood === control.asked && paraphrase.stood === paraphrase.asked

/** The share of edges of an initial graph that no rule causes, as a beta distribution. */
function expectedLoss(calibration: Calibration | undefined): { a: number; b: number } {
  const trial = calibration === undefined ? undefined : chosenTrial(calibration)
  if (trial === undefined) return UNCALIBRATED
  const { madeUp, recall } = trial
  return { a: TRANSFERRED * (madeUp.initial - madeUp.planted) + 0.5, b: TRANSFERRED * recall.n + 0.5 }
}

/**
 * The side on which one-sided edges fall. Edges with the same rules are one unit in a block, since a truncated answer loses them
 * together.
 */
function leaningOf(edges: readonly EdgeRecord[]): PlanCheck['partial'] {
  const units = new Map<Split, Map<string, number>>()
  for (const { named, blocks } of edges)
    for (const { split, sides } of blocks) {
      const side = named.length === 0 ? undefined : sideOf(named, { split })
      if (side === undefined || sides[0] === sides[1]) continue
      const own = units.get(split) ?? new Map<string, number>()
      units.set(split, own.set(named.join(), (own.get(named.join()) ?? 0) + (sides[side] ? -1 : 1)))
    }
  const sums = [...units.values()].flatMap((own) => [...own.values()]).filter((sum) => sum !== 0)
  const own = sums.filter((sum) => sum > 0).length
  const n = sums.length
  const evidence = LEANINGS.reduce((sum, p) => sum + (2 * p) ** own * (2 * (1 - p)) ** (n - own), 0)
  return { own, n, evidence: rounded(evidence / LEANINGS.length) }
}

function obedienceOf(certified: readonly Assessed[]): PlanCheck['obedience'] {
  const stood = certified.flatMap(({ edge, carriers }) =>
    edge.blocks.flatMap(({ split, sides }) => {
      const side = sideOf(carriers, { split })
      return side === undefined ? [] : [sides[side]]
    }),
  )
  return { fell: stood.filter((isStanding) => !isStanding).length, asked: stood.length }
}

function doubtOf({ controls, screened, loss, partial, obedience }: PlanCheck): Doubt | undefined {
  const misapplied = controls.certified + (screened?.misapplied ?? 0)
  if (misapplied > 0) {
    const edges = misapplied === 1 ? 'an edge' : `${misapplied} edges`
    return {
      why: 'misapplies_rules',
      reason: `It misapplies rules on this task: ${edges} about planted subtasks, which no rule orders, fell for the rules named.`,
    }
  }
  const losesAll = loss.steady > 1 && loss.givenUp === loss.steady
  if (losesAll || loss.p < LOSS_LEVEL)
    return {
      why: 'ignores_contradictions',
      reason: `It ignores contradictions on this task: ${loss.givenUp} of ${loss.steady} edges that it repeats each time fall for no rule, where ${percent(loss.expected)} are expected.`,
    }
  if (partial.evidence >= PARTIAL_EVIDENCE)
    return {
      why: 'obeys_in_part',
      reason: `It obeys contradictions on this task in part: edges that the test gives up fell ${partial.own} of ${partial.n} times with the rules named for them, where half are expected.`,
    }
  if (obedience.asked >= MIN_ANSWERS && obedience.fell < MIN_OBEDIENCE * obedience.asked)
    return {
      why: 'obeys_in_part',
      reason: `It obeys contradictions on this task in part: certified edges fell in ${obedience.fell} of ${obedience.asked} answers that contradict their rules.`,
    }
  return undefined
}

const rounded = (value: number): number => Number(value.toPrecision(3))

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
