import { createRandom, type Random } from '../../src/core/random.ts'
import type { Cause } from '../../src/graph/needs/causes-of.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import type { CalibrationTask } from '../../src/planner/causal/calibration/tasks.ts'
import type { KnownCauses } from '../../src/question/expert/game-knowledge.ts'
import { type RuleId, ruleIds } from '../../src/task/rule-ids.ts'
import { cell, construction } from '../../src/task/testing.ts'

/** Rules that order something in one graph: a task has to do with a few of them. */
const RULES_IN_USE = 6

/** A made-up task with dependencies of known cause. The same seed gives the same graph. */
export function randomGraph(seed: number): CalibrationTask {
  const random = createRandom(seed).fork('graph')
  const size = 8 + random.integer(13)
  const subtasks = Array.from(
    { length: size },
    (_, index): Subtask => ({
      id: index + 1,
      description: `part ${index + 1}`,
      step: { function: 'work', arguments: {} },
      actions: [],
    }),
  )
  const inUse = Array.from({ length: RULES_IN_USE }, () => random.pick(ruleIds) as RuleId)
  const edges = subtasks.slice(1).flatMap(({ id: to }) => {
    const from = new Set(Array.from({ length: drawCount(random) }, () => 1 + random.integer(to - 1)))
    return [...from].map((earlier) => ({ from: earlier, to, rules: someRules(inUse, random) }))
  })
  const task = { ...construction([cell('stone', 0, 0, 0)]), id: `graph-${seed}` }
  return { task, subtasks, edges }
}

/** Between none and three, 1.2 on average. */
const drawCount = (random: Random): number => [0, 1, 1, 1, 2, 2, 1, 1, 3, 0][random.integer(10)] as number

/** One rule, or two of which each is enough. */
function someRules(inUse: readonly RuleId[], random: Random): RuleId[] {
  const first = random.pick(inUse) as RuleId
  const second = random.pick(inUse) as RuleId
  return random.next() < 0.3 && second !== first ? [first, second].sort() : [first]
}

/** The knowledge that follows from the edges of these tasks. */
export function knowing(tasks: readonly CalibrationTask[]): KnownCauses {
  const causes = new Map(
    tasks.map(({ task, edges }) => [
      task.id,
      edges.flatMap(({ from, to, rules }) =>
        rules.map((rule): Cause => ({ from, to, rule: rule as RuleId })),
      ),
    ]),
  )
  return {
    causesByEnd(task) {
      const all = causes.get(task.id) ?? []
      const byEnd = new Map<number, Cause[]>()
      for (const cause of all)
        for (const end of [cause.from, cause.to]) byEnd.set(end, [...(byEnd.get(end) ?? []), cause])
      return byEnd
    },
    prerequisitesOf: (task, _subtasks, id) => [
      ...new Set((causes.get(task.id) ?? []).flatMap(({ from, to }) => (to === id ? [from] : []))),
    ],
  }
}
