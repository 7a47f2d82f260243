import { trueDependencies } from '../../src/scenario/testing.ts'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import { WorkEstimates } from '../../src/worker/work-estimates.ts'
/*
 * Measures one size of the scaling table in a separate process, so that memory can be measured: decides, breaks cycles,
 * reduces and indexes the paths of a town's graph. Prints a line of JSON. Argument: number of subtasks.
 */

import { createRandom } from '../../src/core/random.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import { causalDefaults } from '../../src/planner/causal/causal-planner.ts'
import { verdictOn } from '../../src/planner/causal/decision/tested.ts'
import type { EdgeRecord, Split } from '../../src/planner/causal/edge-record.ts'
import { refine } from '../../src/planner/causal/refine.ts'
import { loadRules } from '../../src/planner/causal/rules.ts'
import { shuffled } from '../../src/planner/causal/shuffled.ts'
import { assess } from '../../src/planner/causal/standing.ts'
import { graphOf } from '../../src/planner/plan.ts'
import { PathBoard } from '../../src/worker/board/path-board.ts'
import { town } from './tasks/town.ts'

const ruleIds = loadRules().map(({ id }) => id)
/** Blocks that a test takes with a model that makes no errors. */
const BLOCKS = 8

/** The true edges with error-free answers, and a wrong reverse edge for every tenth of them. */
function answered(truth: readonly { from: number; to: number; rules: string[] }[]): EdgeRecord[] {
  const random = createRandom(1)
  const splits = Array.from({ length: BLOCKS }, (): Split => {
    const mixed = shuffled(ruleIds, random)
    return [new Set(mixed.slice(0, ruleIds.length >> 1)), new Set(mixed.slice(-(ruleIds.length >> 1)))]
  })
  const record = (from: number, to: number, named: string[]): EdgeRecord => ({
    from,
    to,
    named,
    reason: '',
    control: { stood: 2, asked: 2 },
    paraphrase: { stood: 1, asked: 1 },
    interventions: [],
    blocks: splits.map((split) => ({
      split,
      sham: true,
      sides: [!falls(named, split[0]), !falls(named, split[1])],
    })),
  })
  const falls = (named: string[], side: ReadonlySet<string>) =>
    named.length > 0 && named.every((rule) => side.has(rule))
  const known = new Set(truth.map(({ from, to }) => `${from}→${to}`))
  const madeUp = truth
    .filter((_, index) => index % 10 === 0)
    .map(({ from, to }) => ({ from: to, to: from }))
    .filter(({ from, to }) => !known.has(`${from}→${to}`))
  return [
    ...truth.map(({ from, to, rules }) => record(from, to, rules)),
    ...madeUp.map(({ from, to }) => record(from, to, [])),
  ]
}

function work(subtasks: readonly Subtask[], edges: readonly EdgeRecord[]): number {
  const verdicts = assess(edges, { ruleIds, level: causalDefaults.level, mode: 'halves' }).map(verdictOn)
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
