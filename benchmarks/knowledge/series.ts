import { createRandom } from '../../src/core/random.ts'
import { edgeKey } from '../../src/graph/edge-key.ts'
import { scoreGraph } from '../../src/graph/score/score-graph.ts'
import { reachedFrom } from '../../src/planner/causal/calibration/tasks.ts'
import { causalDefaults } from '../../src/planner/causal/causal-planner.ts'
import { findDependencies } from '../../src/planner/causal/find-dependencies.ts'
import type { GivenKnowledge } from '../../src/planner/causal/knowledge/known-before.ts'
import type { Refined } from '../../src/planner/causal/publishing.ts'
import { refine } from '../../src/planner/causal/refine.ts'
import { loadRules, loadShams } from '../../src/planner/causal/rules.ts'
import { shuffled } from '../../src/planner/causal/shuffled.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { createSimulated, trueDependencies } from '../../src/scenario/testing.ts'
import { ActionVocabulary } from '../../src/task/actions/vocabulary.ts'
import { sheetOf } from '../planning/measure.ts'
import { type PlanningTask, planningTasks } from '../planning/tasks.ts'
import { GrowingStore, type Poison, PoisonedStore } from './store.ts'

const { level, samples } = causalDefaults
const booklet = { rules: loadRules(), shams: loadShams() }

/** A plan of the series. */
export interface PlanResult {
  seed: number
  task: string
  /** Its place in the series, from 1. */
  place: number
  store: 'off' | 'grown' | Poison
  questions: number
  waves: number
  f1: number
  /** Edges that no rule causes: those certified, and those in the graph at all. */
  falseCertified: number
  falseKept: number
  /** Edges predicted, those certified, and those that were not asked about further because of the store. */
  edges: number
  certified: number
  expected: number
  inDoubt: boolean
}

/** Plans a series of tasks with a simulated model, each without a store and with each of these. */
export async function playSeries(
  profile: string,
  { seed, length, poisons }: { seed: number; length: number; poisons: readonly Poison[] },
): Promise<PlanResult[]> {
  const model = createSimulated(profile).id
  const tasks = shuffled(planningTasks(), createRandom(seed).fork('series')).slice(0, length)
  const grown = new GrowingStore(model)
  const results: PlanResult[] = []
  for (const [index, planned] of tasks.entries()) {
    const { task, subtasks } = planned
    const edges = trueDependencies(task, subtasks)
    const add = (store: PlanResult['store'], refined: Refined) =>
      results.push({ seed, task: task.id, place: index + 1, store, ...measured(planned, edges, refined) })
    add('off', await plan(planned, profile, seed))
    const withStore = await plan(planned, profile, seed, grown.before())
    add('grown', withStore)
    grown.after(planned, withStore)
    for (const poison of poisons) {
      const poisoned = new PoisonedStore(model, poison).before({ ...planned, edges })
      add(poison, await plan(planned, profile, seed, poisoned))
    }
  }
  return results
}

async function plan(
  { task, subtasks }: PlanningTask,
  profile: string,
  seed: number,
  earlier?: GivenKnowledge,
): Promise<Refined> {
  const answerer = createSimulated(profile)
  const context = { answerer, actions: new ActionVocabulary([]), scenarios: builtinScenarios, seed }
  return findDependencies(task, subtasks, context, {
    decision: 'tested',
    samples,
    level,
    booklet,
    calibration: await sheetOf(profile, seed),
    ...(earlier === undefined ? {} : { earlier }),
  })
}

function measured(
  { subtasks }: PlanningTask,
  truth: readonly { from: number; to: number }[],
  { verdicts, record }: Refined,
): Omit<PlanResult, 'seed' | 'task' | 'place' | 'store'> {
  const reached = reachedFrom(truth)
  const ids = subtasks.map(({ id }) => id)
  const { dependencies } = refine(subtasks, verdicts)
  const isFalse = ({ edge }: (typeof verdicts)[number]) => !reached.has(edgeKey(edge))
  const standing = (name: string) => verdicts.filter(({ evidence }) => evidence.standing === name)
  return {
    questions: Object.values(record.questions).reduce((sum, n) => sum + n, 0),
    waves: record.waves ?? Number.NaN,
    f1: scoreGraph(ids, dependencies, truth, { orders: 0 }).closure.f1,
    falseCertified: standing('certified').filter(isFalse).length,
    falseKept: verdicts.filter((verdict) => verdict.decision === 'keep' && isFalse(verdict)).length,
    edges: verdicts.length,
    certified: standing('certified').length,
    expected: standing('expected').length,
    inDoubt: record.doubt !== undefined,
  }
}
