import { ModelError } from '../../../src/core/errors.ts'
import { scoreGraph } from '../../../src/graph/score/score-graph.ts'
import type { Dependency, Subtask } from '../../../src/graph/subtask.ts'
import { TaskGraph } from '../../../src/graph/task-graph.ts'
import { causalDefaults } from '../../../src/planner/causal/causal-planner.ts'
import { findDependencies } from '../../../src/planner/causal/find-dependencies.ts'
import { refine } from '../../../src/planner/causal/refine.ts'
import { loadRules, loadShams } from '../../../src/planner/causal/rules.ts'
import { askTrueShares, createConformal } from '../../../src/planner/rivals/conformal.ts'
import { findRivalEdges, type RivalOptions } from '../../../src/planner/rivals/rival-planner.ts'
import { rivals } from '../../../src/planner/rivals/rivals.ts'
import type { Trials } from '../../../src/planner/trials.ts'
import { tryOut } from '../../../src/planner/world/try-out.ts'
import { refineBy } from '../../../src/planner/world/world-planner.ts'
import type { Answerer } from '../../../src/question/answerer.ts'
import { builtinScenarios } from '../../../src/scenario/builtin.ts'
import { createSimulated, trueDependencies } from '../../../src/scenario/testing.ts'
import { ActionVocabulary } from '../../../src/task/actions/vocabulary.ts'
import type { Task } from '../../../src/task/task.ts'
import { sheetOf } from '../measure.ts'

/** A plan of one method, compared with the truth. A plan without any usable reply counts as one with nothing right. */
export interface Scored {
  /** F1 of the transitive closures, and of the transitive reductions. */
  closure: number
  reduction: number
  /** Questions about the task's edges; calibration is not counted. */
  questions: number
}

/** A plan of a task by one simulated model. */
export interface Setting {
  task: Task
  subtasks: readonly Subtask[]
  profile: string
  seed: number
}

const booklet = { rules: loadRules(), shams: loadShams() }
const NOTHING = { closure: 0, reduction: 0 }

/** True shares of the calibration tasks: they hold for all tasks of a model. */
const shares = new Map<string, Promise<readonly number[]>>()

/** A plan of a rival with a number of questions, with or without rules in the prompts. */
export function playRival(
  id: string,
  { task, subtasks, profile, seed }: Setting,
  { budget, hasRules }: RivalOptions,
): Promise<Scored> {
  const counted = counting(createSimulated(profile), task)
  return scored(counted, { task, subtasks }, () =>
    edgesBy(id, { task, subtasks, profile, seed, answerer: counted.answerer, budget, hasRules }),
  )
}

/** The edges of a rival's plan, without a count of its questions. */
export const edgesOfRival = (
  id: string,
  setting: Setting,
  options: RivalOptions,
): Promise<readonly Dependency[]> =>
  edgesBy(id, { ...setting, ...options, answerer: createSimulated(setting.profile) })

async function edgesBy(
  id: string,
  about: Setting & RivalOptions & { answerer: Answerer },
): Promise<readonly Dependency[]> {
  const { profile, seed, budget, hasRules, task, subtasks, answerer } = about
  const conformal = createConformal((samples, questions) => {
    const key = `${profile} ${seed} ${hasRules} ${samples}`
    const known = shares.get(key) ?? askTrueShares(samples, questions)
    shares.set(key, known)
    return known
  })
  const find = id === 'conformal' ? conformal : rivals.find((one) => one.id === id)?.find
  if (find === undefined) throw new TypeError(`there is no rival ${id}`)
  const context = contextOf(answerer, seed)
  return (await findRivalEdges(find, { task, subtasks, context, budget, hasRules })).dependencies
}

/** A plan of CausalMACE's test, which takes the questions that it needs. */
export function playCausal({ task, subtasks, profile, seed }: Setting): Promise<Scored> {
  const counted = counting(createSimulated(profile), task)
  return scored(counted, { task, subtasks }, async () => {
    const { samples, level } = causalDefaults
    const { verdicts } = await findDependencies(task, subtasks, contextOf(counted.answerer, seed), {
      decision: 'tested',
      samples,
      level,
      booklet,
      calibration: await sheetOf(profile, seed),
    })
    return refine(subtasks, verdicts).dependencies
  })
}

const contextOf = (answerer: Answerer, seed: number) => ({
  answerer,
  actions: new ActionVocabulary([]),
  scenarios: builtinScenarios,
  seed,
})

/** Counts the questions about a task. */
function counting(inner: Answerer, { id }: Task) {
  const count = { questions: 0 }
  const answerer: Answerer = {
    ...inner,
    answer(ask, options) {
      if ((ask.facts as unknown as { task: Task }).task.id === id) count.questions++
      return inner.answer(ask, options)
    },
  }
  return { answerer, count }
}

async function scored(
  { count }: { count: { questions: number } },
  { task, subtasks }: Pick<Setting, 'task' | 'subtasks'>,
  plan: () => Promise<readonly Dependency[]>,
): Promise<Scored> {
  try {
    return { ...compare(await plan(), { task, subtasks }), ...count }
  } catch (error) {
    if (error instanceof ModelError) return { ...NOTHING, ...count }
    throw error
  }
}

/** The agreement of a plan with the true dependencies. */
export function compare(
  dependencies: readonly Dependency[],
  { task, subtasks }: Pick<Setting, 'task' | 'subtasks'>,
): Omit<Scored, 'questions'> {
  const ids = subtasks.map(({ id }) => id)
  const truth = trueDependencies(task, subtasks).map((edge) => ({ ...edge, reason: '' }))
  const reduced = (edges: readonly Dependency[]) => new TaskGraph(subtasks, edges).reducedDependencies()
  return {
    closure: scoreGraph(ids, dependencies, truth, { orders: 0 }).closure.f1,
    reduction: scoreGraph(ids, reduced(dependencies), reduced(truth), { orders: 0 }).edges.f1,
  }
}

/** F1 of the closure of the graph that trials find, which nothing predicts. */
export async function f1OfTrials(
  trials: Trials,
  { task, subtasks }: Pick<Setting, 'task' | 'subtasks'>,
): Promise<number> {
  const { dependencies } = refineBy(await tryOut(subtasks, trials), subtasks, [])
  return compare(dependencies, { task, subtasks }).closure
}
