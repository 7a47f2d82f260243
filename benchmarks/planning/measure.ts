import { ModelError } from '../../src/core/errors.ts'
import { edgeKey } from '../../src/graph/edge-key.ts'
import { scoreGraph } from '../../src/graph/score/score-graph.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import { UsageMeter } from '../../src/model/middleware/usage.ts'
import { calibrate, MORE_TASKS } from '../../src/planner/causal/calibration/calibrate.ts'
import type { Calibration } from '../../src/planner/causal/calibration/calibration.ts'
import { columnTasks } from '../../src/planner/causal/calibration/columns.ts'
import { loadCalibrationTasks, reachedFrom } from '../../src/planner/causal/calibration/tasks.ts'
import { causalDefaults } from '../../src/planner/causal/causal-planner.ts'
import type { Verdict } from '../../src/planner/causal/decision/decision.ts'
import { type DecisionId, decisions } from '../../src/planner/causal/decision/index.ts'
import { findDependencies } from '../../src/planner/causal/find-dependencies.ts'
import { refine } from '../../src/planner/causal/refine.ts'
import { loadRules, loadShams, type Rule } from '../../src/planner/causal/rules.ts'
import { behind } from '../../src/question/prompted.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { createSimulated, trueDependencies } from '../../src/scenario/testing.ts'

import { ActionVocabulary } from '../../src/task/actions/vocabulary.ts'
import type { Task } from '../../src/task/task.ts'

/** The result of one planning method for one task and seed. */
export interface Measured {
  /** Whether the model gave so few usable replies that there is no plan. It counts as one with nothing right. */
  lost: boolean
  /** F1 of the transitive closure, after cycles were broken. */
  f1: number
  precision: number
  recall: number
  hamming: number
  executable: boolean
  /** Number of edges outside the closure of the true ones, how many stay in the graph, and how many were certified. */
  nullEdges: number
  nullKept: number
  nullCertified: number
  /** Number of true edges kept, and how many of them with exactly the right rules. */
  trueKept: number
  rightReason: number
  calls: number
  /** Rounds of questions, asked one after another; NaN without a plan. */
  waves: number
  tokens: number
}

const booklet = { rules: loadRules(), shams: loadShams() }
const calibrationTasks = loadCalibrationTasks()
const furtherTasks = columnTasks(MORE_TASKS)
const truths = new WeakMap<readonly Subtask[], Truth>()

interface Truth {
  edges: { from: number; to: number; rules: string[] }[]
  rulesOf: Map<string, string>
  /** The transitive closure of the true edges. */
  reached: Set<string>
}

function truthOf(task: Task, subtasks: readonly Subtask[]): Truth {
  const known = truths.get(subtasks)
  if (known !== undefined) return known
  const edges = trueDependencies(task, subtasks)
  const reached = reachedFrom(edges)
  const rulesOf = new Map(edges.map((edge) => [edgeKey(edge), [...edge.rules].sort().join()]))
  const truth = { edges, rulesOf, reached }
  truths.set(subtasks, truth)
  return truth
}

/** A method of finding dependencies. */
export interface Method {
  id: string
  decision: DecisionId
  /** Rules instead of those of rules/minecraft.yaml. */
  rules?: readonly Rule[]
}

/** The measured reaction of a simulated model to contradicted rules; another seed is another model. */
const sheets = new Map<string, Promise<Calibration>>()

export function sheetOf(profile: string, seed: number): Promise<Calibration> {
  const key = `${profile} ${seed}`
  const options = { tasks: calibrationTasks, more: furtherTasks, booklet, level: causalDefaults.level }
  const sheet = sheets.get(key) ?? calibrate({ answerer: createSimulated(profile), seed }, options)
  sheets.set(key, sheet)
  return sheet
}

/** Plans with a simulated model and compares the plan with the truth. */
export async function measure(
  task: Task,
  subtasks: readonly Subtask[],
  run: { profile: string; seed: number; method: Method },
): Promise<Measured> {
  const { profile, seed, method } = run
  const { decision } = method
  const usage = new UsageMeter()
  const answerer = behind(createSimulated(profile), [usage.middleware])
  const { samples, level } = causalDefaults
  const calibration = decisions[decision].isCalibrated ? await sheetOf(profile, seed) : undefined
  try {
    const context = { answerer, actions: new ActionVocabulary([]), scenarios: builtinScenarios, seed }
    const { verdicts, record } = await findDependencies(task, subtasks, context, {
      decision,
      samples,
      level,
      booklet: { ...booklet, rules: method.rules ?? booklet.rules },
      ...(calibration === undefined ? {} : { calibration }),
    })
    return compare(task, subtasks, { verdicts, waves: record.waves ?? Number.NaN, usage })
  } catch (error) {
    if (error instanceof ModelError) return noPlan(usage)
    throw error
  }
}

function compare(
  task: Task,
  subtasks: readonly Subtask[],
  { verdicts, waves, usage }: { verdicts: readonly Verdict[]; waves: number; usage: UsageMeter },
): Measured {
  const truth = truthOf(task, subtasks)
  const { dependencies } = refine(subtasks, verdicts)
  const ids = subtasks.map(({ id }) => id)
  const { closure, hammingDistance, executable } = scoreGraph(ids, dependencies, truth.edges, { orders: 0 })
  const isNull = (verdict: Verdict) => !truth.reached.has(edgeKey(verdict.edge))
  const kept = verdicts.filter(({ decision }) => decision === 'keep')
  const trueKept = kept.filter(({ edge }) => truth.rulesOf.has(edgeKey(edge)))
  const hasRightReason = ({ edge, carriers }: Verdict) =>
    truth.rulesOf.get(edgeKey(edge)) === [...carriers].sort().join()
  return {
    lost: false,
    ...closure,
    hamming: hammingDistance,
    executable,
    nullEdges: verdicts.filter(isNull).length,
    nullKept: kept.filter(isNull).length,
    nullCertified: kept.filter((one) => isNull(one) && one.evidence.standing === 'certified').length,
    trueKept: trueKept.length,
    rightReason: trueKept.filter(hasRightReason).length,
    waves,
    ...costOf(usage),
  }
}

function noPlan(usage: UsageMeter): Measured {
  const nothing = { f1: 0, precision: 0, recall: 0, hamming: Number.NaN, executable: false }
  return {
    lost: true,
    ...nothing,
    nullEdges: 0,
    nullKept: 0,
    nullCertified: 0,
    trueKept: 0,
    rightReason: 0,
    waves: Number.NaN,
    ...costOf(usage),
  }
}

function costOf(usage: UsageMeter): Pick<Measured, 'calls' | 'tokens'> {
  const { attempts, inputTokens, outputTokens } = usage.total()
  return { calls: attempts, tokens: inputTokens + outputTokens }
}
