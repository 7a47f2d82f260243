import { mean } from '../../../core/statistics/bootstrap.ts'
import { wilson } from '../../../core/statistics/intervals.ts'
import { edgeKey } from '../../../graph/edge-key.ts'
import { scoreGraph } from '../../../graph/score/score-graph.ts'
import type { Subtask } from '../../../graph/subtask.ts'
import type { Verdict } from '../decision/decision.ts'
import { asPredicted } from '../decision/none.ts'
import type { EdgeRecord } from '../edge-record.ts'
import { refine } from '../refine.ts'
import type { Rule } from '../rules.ts'
import { sideOf } from '../weigh.ts'
import { countsByRule, summedByRule } from './by-rule.ts'
import type { Trial } from './calibration.ts'
import type { RuleCounts } from './rule-counts.ts'
import { type CalibrationTask, reachedFrom } from './tasks.ts'

/** Counts of one task: [successes, trials]. */
type Count = readonly [number, number]

export interface TaskResult {
  repeatability: Count
  rewording: Count
  overReaction: Count
  spill: Count
  obedience: Count
  recall: Count
  madeUp: { initial: number; kept: number; planted: number }
  f1: { initial: number; refined: number }
  rules: Record<string, RuleCounts>
}

/**
 * Compares the method's graph for one calibration task with the true one.
 * @param planted subtasks listed among those of the task, which wait for nothing
 */
export function resultOf(
  task: CalibrationTask,
  {
    verdicts,
    planted,
    rules,
  }: { verdicts: readonly Verdict[]; planted: readonly Subtask[]; rules: readonly Rule[] },
): TaskResult {
  const edges = verdicts.map(({ edge }) => edge)
  const isPlanted = new Set(planted.map(({ id }) => id))
  const isControl = ({ from, to }: EdgeRecord) => isPlanted.has(from) || isPlanted.has(to)
  const subtasks = [...task.subtasks, ...planted]
  const reached = reachedFrom(task.edges)
  const kept = verdicts.filter(({ decision }) => decision === 'keep')
  const isMadeUp = (edge: EdgeRecord) => !reached.has(edgeKey(edge))
  const causes = new Map(task.edges.map((edge) => [edgeKey(edge), edge.rules]))
  const isTrue = edges.filter((edge) => causes.has(edgeKey(edge)))
  const parted = isTrue.flatMap((edge) =>
    edge.blocks.flatMap(({ split, sides }) => {
      const side = sideOf(causes.get(edgeKey(edge)) ?? [], { split })
      return side === undefined ? [] : [{ own: sides[side], other: sides[side === 0 ? 1 : 0] }]
    }),
  )
  const sum = (of: (edge: EdgeRecord) => { stood: number; asked: number }): Count => [
    isTrue.reduce((total, edge) => total + of(edge).stood, 0),
    isTrue.reduce((total, edge) => total + of(edge).asked, 0),
  ]
  const share = (list: readonly boolean[]): Count => [list.filter(Boolean).length, list.length]
  const ids = subtasks.map(({ id }) => id)
  const f1 = (dependencies: readonly { from: number; to: number }[]) =>
    scoreGraph(ids, dependencies, task.edges, { orders: 0 }).closure.f1
  return {
    repeatability: sum(({ control }) => control),
    rewording: sum(({ paraphrase }) => paraphrase),
    overReaction: share(
      isTrue.flatMap(({ blocks }) => blocks.flatMap(({ sham }) => (sham === undefined ? [] : !sham))),
    ),
    spill: share(parted.map(({ other }) => !other)),
    obedience: share(parted.map(({ own }) => !own)),
    recall: [kept.filter(({ edge }) => causes.has(edgeKey(edge))).length, isTrue.length],
    madeUp: {
      initial: edges.filter(isMadeUp).length,
      planted: edges.filter(isControl).length,
      kept: verdicts.filter(({ edge, evidence }) => evidence.standing === 'certified' && isMadeUp(edge))
        .length,
    },
    f1: {
      initial: f1(refine(subtasks, asPredicted(edges)).dependencies),
      refined: f1(refine(subtasks, verdicts).dependencies),
    },
    rules: countsByRule(task, verdicts, rules),
  }
}

/** The rates over these tasks. */
export function summaryOf(tasks: readonly TaskResult[]): Trial {
  const rate = (of: (task: TaskResult) => Count) => {
    const hits = tasks.reduce((sum, task) => sum + of(task)[0], 0)
    const n = tasks.reduce((sum, task) => sum + of(task)[1], 0)
    const { low, high } = wilson({ hits, n })
    const rounded = (value: number) => Number(value.toFixed(4))
    return { mean: n === 0 ? 0 : rounded(hits / n), low: rounded(low), high: rounded(high), n }
  }
  const average = (of: (task: TaskResult) => number) => Number(mean(tasks.map(of)).toFixed(4))
  return {
    tasks: tasks.length,
    repeatability: rate((task) => task.repeatability),
    rewording: rate((task) => task.rewording),
    overReaction: rate((task) => task.overReaction),
    spill: rate((task) => task.spill),
    obedience: rate((task) => task.obedience),
    recall: rate((task) => task.recall),
    madeUp: {
      initial: tasks.reduce((sum, { madeUp }) => sum + madeUp.initial, 0),
      kept: tasks.reduce((sum, { madeUp }) => sum + madeUp.kept, 0),
      planted: tasks.reduce((sum, { madeUp }) => sum + madeUp.planted, 0),
    },
    rules: summedByRule(tasks.map((task) => task.rules)),
    f1: { initial: average(({ f1 }) => f1.initial), refined: average(({ f1 }) => f1.refined) },
  }
}
