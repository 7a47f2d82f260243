import { trueDependencies } from '../../src/scenario/testing.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import { WorkEstimates } from '../../src/worker/work-estimates.ts'
/*
 * Measures one size of the scaling table in a separate process, so that memory can be measured: decides, breaks cycles,
 * reduces and indexes the paths of a town's graph. Prints a line of JSON. Argument: number of subtasks.
 */

import type { Subtask } from '../../src/graph/subtask.ts'
import { causalDefaults } from '../../src/planner/causal/causal-planner.ts'
import { tested } from '../../src/planner/causal/decision/tested.ts'
import type { EdgeRecord } from '../../src/planner/causal/edge-record.ts'
import { noiseOf } from '../../src/planner/causal/noise.ts'
import { refine } from '../../src/planner/causal/refine.ts'
import { loadRules } from '../../src/planner/causal/rules.ts'
import { graphOf } from '../../src/planner/plan.ts'
import { PathBoard } from '../../src/worker/board/path-board.ts'
import { town } from './tasks/town.ts'

const ruleIds = loadRules().map(({ id }) => id)

/** The true edges with error-free answers, and a wrong reverse edge for every tenth of them. */
function answered(truth: readonly { from: number; to: number; rules: string[] }[]): EdgeRecord[] {
  const control = { kind: 'control' } as const
  const placebo = { kind: 'placebo' } as const
  const all = { kind: 'intervention', negated: ruleIds } as const
  const record = (from: number, to: number, named: string[], stands: boolean): EdgeRecord => ({
    from,
    to,
    named,
    reason: '',
    observations: [
      { arm: control, stood: true },
      { arm: control, stood: true },
      { arm: placebo, stood: true },
      ...Array.from({ length: 5 }, () => ({ arm: all, stood: stands })),
    ],
  })
  const known = new Set(truth.map(({ from, to }) => `${from}→${to}`))
  const madeUp = truth
    .filter((_, index) => index % 10 === 0)
    .map(({ from, to }) => ({ from: to, to: from }))
    .filter(({ from, to }) => !known.has(`${from}→${to}`))
  return [
    ...truth.map(({ from, to, rules }) => record(from, to, rules, false)),
    ...madeUp.map(({ from, to }) => record(from, to, [], true)),
  ]
}

function work(subtasks: readonly Subtask[], edges: readonly EdgeRecord[]): number {
  const verdicts = tested.decide({ edges, ruleIds, level: causalDefaults.level, noise: noiseOf(edges) })
  const refined = refine(subtasks, verdicts)
  const about = { task: '', planner: '', model: '', functions: [], modelCalls: {} }
  const board = new PathBoard(graphOf({ ...about, subtasks: [...subtasks], ...refined }), {
    estimates: new WorkEstimates({ actions: builtInActions }),
  })
  return board.candidates().length
}

const { task, subtasks } = town(Number(process.argv[2]))
const edges = answered(trueDependencies(task, subtasks))
// Free the memory that building the town has left behind.
globalThis.gc?.()
const started = process.cpuUsage()
work(subtasks, edges)
const { user, system } = process.cpuUsage(started)
process.stdout.write(
  `${JSON.stringify({ edges: edges.length, ms: (user + system) / 1000, maxRssMb: process.resourceUsage().maxRSS / 1024 })}\n`,
)
