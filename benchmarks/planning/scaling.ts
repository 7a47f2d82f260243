import { spawnSync } from 'node:child_process'
import Table from 'cli-table3'
import { packagePath } from '../../src/core/package-root.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import { causalDefaults } from '../../src/planner/causal/causal-planner.ts'
import { findDependencies } from '../../src/planner/causal/find-dependencies.ts'
import { loadRules, loadShams } from '../../src/planner/causal/rules.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { createSimulated } from '../../src/scenario/testing.ts'

import { ActionVocabulary } from '../../src/task/actions/vocabulary.ts'
import type { Task } from '../../src/task/task.ts'
import { town } from './tasks.ts'

const SIZES = [100, 1000, 10_000]
/** Maximum size for plans with the simulated model; beyond it they take minutes, mostly in the simulated model. */
const MAX_WITH_MODEL = 1000

interface GraphWork {
  edges: number
  /** Processor time of a single pass, including compilation (ms). */
  ms: number
  maxRssMb: number
}

/**
 * Processor time of the graph work alone (decide, break cycles, reduce, index paths), each size in a separate process, and
 * of whole plans with the simulated model.
 */
export async function scaling(): Promise<{ table: string; largest: GraphWork & { exponent: number } }> {
  const table = new Table({
    style: { head: [], border: [], compact: true },
    head: ['subtasks', 'edges', 'graph work', 'exponent', 'peak memory', 'with the model', 'questions'],
    colAligns: Array(7).fill('right'),
  })
  let before: GraphWork | undefined
  let largest: (GraphWork & { exponent: number }) | undefined
  for (const size of SIZES) {
    const found = graphWork(size)
    const exponent = before && Math.log(found.ms / before.ms) / Math.log(found.edges / before.edges)
    before = found
    largest = { ...found, exponent: exponent ?? 0 }
    const planned = size > MAX_WITH_MODEL ? undefined : await plan(town(size))
    table.push([
      size,
      found.edges,
      `${found.ms.toFixed(0)} ms`,
      exponent?.toFixed(2) ?? '',
      `${found.maxRssMb.toFixed(0)} MB`,
      planned === undefined ? '–' : `${(planned.ms / 1000).toFixed(1)} s`,
      planned?.questions ?? '–',
    ])
  }
  return { table: table.toString(), largest: largest as GraphWork & { exponent: number } }
}

function graphWork(size: number): GraphWork {
  const script = packagePath('benchmarks', 'planning', 'graph-work.ts')
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--max-semi-space-size=4', script, String(size)],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as GraphWork
}

async function plan({ task, subtasks }: { task: Task; subtasks: readonly Subtask[] }) {
  const started = performance.now()
  const context = {
    answerer: createSimulated('strong'),
    actions: new ActionVocabulary([]),
    scenarios: builtinScenarios,
    seed: 1,
  }
  const { decision, samples, level } = causalDefaults
  const booklet = { rules: loadRules(), shams: loadShams() }
  const { record } = await findDependencies(task, subtasks, context, { decision, samples, level, booklet })
  const questions = Object.values(record.questions).reduce((sum, n) => sum + n, 0)
  return { ms: performance.now() - started, questions }
}
