import { edgeKey } from '../../graph/edge-key.ts'
import { loadCalibrationTasks } from '../causal/calibration/tasks.ts'
import type { FindEdges } from './rival-planner.ts'
import type { RivalQuestions } from './rival-questions.ts'
import { countVotes, shareOf } from './votes.ts'
import { askWholeGraphs, wholeGraph } from './whole-graphs.ts'

/** Maximum number of samples: more would need more questions about the calibration tasks, and hardly change a share. */
const MAX_SAMPLES = 10

/** Maximum share of true edges that may be left out. */
const LEVEL = 0.1

/**
 * For each true edge of tasks with known truth, the share of samples of a whole graph that name it.
 * @param questions the plan's questions, to ask about other tasks in the same way
 */
export type TrueShares = (samples: number, questions: RivalQuestions) => Promise<readonly number[]>

/**
 * Whole graphs as for `self-consistency`, but how many samples must name an edge comes from tasks with known truth: the largest
 * threshold that keeps at least 90 % of their true edges (split conformal prediction; exchangeable edges assumed). If that cannot
 * be met, every named edge stays. At most ten samples are used. Source: KnowNo, Ren et al. 2023, arXiv 2307.01928. Departure: an
 * edge stays or is dropped; no person is asked for help.
 */
export const createConformal =
  (sharesOf: TrueShares = askTrueShares): FindEdges =>
  async (questions) => {
    const { ids, remaining } = questions
    const groups = wholeGraph(ids, remaining).length
    const samples = Math.min(MAX_SAMPLES, Math.max(1, Math.floor(remaining / groups)))
    questions.remaining = samples * groups
    const [shares, replies] = await Promise.all([sharesOf(samples, questions), askWholeGraphs(questions)])
    const threshold = thresholdOf(shares)
    return countVotes(replies).filter((edge) => shareOf(edge) >= threshold)
  }

/** The ⌊ε(n + 1)⌋-th smallest share of n true edges: a new true edge is below it with a chance of at most ε. */
export function thresholdOf(shares: readonly number[], level = LEVEL): number {
  const rank = Math.floor(level * (shares.length + 1))
  return rank === 0 ? 0 : (shares.toSorted((a, b) => a - b)[rank - 1] as number)
}

/** Asks about the calibration tasks. These questions are in addition to the budget: their answers hold for all plans with a model. */
export const askTrueShares: TrueShares = async (samples, questions) => {
  const shares = await Promise.all(
    loadCalibrationTasks().map(async ({ task, subtasks, edges }) => {
      const groups = wholeGraph(
        subtasks.map(({ id }) => id),
        subtasks.length,
      )
      const own = questions.elsewhere({ task, subtasks, budget: samples * groups.length })
      const votes = countVotes(await askWholeGraphs(own))
      const byKey = new Map(votes.map((edge) => [edgeKey(edge), shareOf(edge)]))
      return edges.map((edge) => byKey.get(edgeKey(edge)) ?? 0)
    }),
  )
  return shares.flat()
}
