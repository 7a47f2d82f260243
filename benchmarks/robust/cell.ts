import { mean } from '../../src/core/statistics/bootstrap.ts'
import { edgeKey } from '../../src/graph/edge-key.ts'
import { scoreGraph } from '../../src/graph/score/score-graph.ts'
import { PATIENCE } from '../../src/planner/causal/ask-blocks.ts'
import type { Booklet } from '../../src/planner/causal/booklet.ts'
import { calibrate, MORE_TASKS } from '../../src/planner/causal/calibration/calibrate.ts'
import type { Calibration, CalibrationVerdict } from '../../src/planner/causal/calibration/calibration.ts'
import { columnTasks } from '../../src/planner/causal/calibration/columns.ts'
import {
  type CalibrationTask,
  loadCalibrationTasks,
  reachedFrom,
} from '../../src/planner/causal/calibration/tasks.ts'
import { causalDefaults } from '../../src/planner/causal/causal-planner.ts'
import { asPredicted } from '../../src/planner/causal/decision/none.ts'
import { findDependencies } from '../../src/planner/causal/find-dependencies.ts'
import type { GivenKnowledge } from '../../src/planner/causal/knowledge/known-before.ts'
import type { Refined } from '../../src/planner/causal/publishing.ts'
import { refine } from '../../src/planner/causal/refine.ts'
import { loadRules, loadShams } from '../../src/planner/causal/rules.ts'
import { contextFor } from '../../src/planner/testing.ts'
import type { Answerer, Ask } from '../../src/question/answerer.ts'
import type { KnownCauses } from '../../src/question/expert/game-knowledge.ts'
import { type DependenciesFacts, dependencies } from '../../src/question/kinds/dependencies.ts'
import { simulatedDependencies } from '../../src/question/simulated/dependencies.ts'
import { diceOf } from '../../src/question/simulated/dice.ts'
import { wrongBeliefs } from '../../src/question/simulated/made-up.ts'
import { profileNamed, type Rates } from '../../src/question/simulated/profile.ts'
import { knowing, randomGraph } from './graphs.ts'
import type { Transport } from './transports.ts'

const { level, samples } = causalDefaults
const booklet: Booklet = { rules: loadRules(), shams: loadShams() }
const tried = loadCalibrationTasks()
const more = columnTasks(MORE_TASKS)

/** Results of a method for the graphs of one simulated model. */
export interface ModelResult {
  verdict: CalibrationVerdict
  /** Of contradicted rules, as measured by the calibration, in the way that was chosen. */
  obedience: number
  calibrationCalls: number
  graphs: GraphResult[]
}

/** The evidence that plans with a model get from earlier ones, and where theirs is stored. */
export interface Memory {
  before(task: CalibrationTask): GivenKnowledge
  after(task: CalibrationTask, refined: Refined): void
}

/** How a simulated model answers: as its profile says, or in one way while it is calibrated and in another afterwards. */
export type Behaviour = string | Transport

interface GraphResult {
  /** Why the plan was not refined, although the calibration supports it. */
  doubt?: string
  /** Certified edges that no rule causes. */
  falseKeeps: number
  /** Of the true edges that the model predicted, those that the test kept. */
  recall: number
  f1: number
  initialF1: number
  calls: number
}

/**
 * Calibrates a simulated model and plans random graphs with it, as the planner would.
 * @param seed the model's own: another one has other wrong beliefs
 */
export async function runModel(
  behaviour: Behaviour,
  { seed, graphs, memory }: { seed: number; graphs: number; memory?: Memory },
): Promise<ModelResult> {
  const tasks = Array.from({ length: graphs }, (_, index) => randomGraph(seed * 1000 + index))
  const knowledge = knowing([...tried, ...more, ...tasks])
  const planned = new Set(tasks.map(({ task }) => task.id))
  const answerer = answeringDirectly(ratesOf(behaviour, planned), knowledge)
  const sheet = await sheetOf(behaviour, { answerer, seed })
  const trial = sheet.verdict === 'refine_by_single_rules' ? sheet.single : sheet.halves
  const results: GraphResult[] = []
  for (const task of tasks) {
    const context = { ...contextFor(answerer), seed }
    const { verdicts, record } = await findDependencies(task.task, task.subtasks, context, {
      decision: 'tested',
      samples,
      level,
      booklet,
      calibration: sheet,
      ...(memory === undefined ? {} : { earlier: memory.before(task) }),
    })
    memory?.after(task, { verdicts, record })
    const truth = new Set(task.edges.map(edgeKey))
    const predicted = verdicts.filter(({ edge }) => truth.has(edgeKey(edge))).length
    const reached = reachedFrom(task.edges)
    const kept = verdicts.filter(({ decision }) => decision === 'keep').map(({ edge }) => edgeKey(edge))
    const certified = verdicts.filter(({ evidence }) => evidence.standing === 'certified')
    results.push({
      falseKeeps: certified.filter(({ edge }) => !reached.has(edgeKey(edge))).length,
      recall: predicted === 0 ? 1 : kept.filter((key) => truth.has(key)).length / predicted,
      f1: f1Of(task, refine(task.subtasks, verdicts).dependencies),
      initialF1: f1Of(
        task,
        refine(task.subtasks, asPredicted(verdicts.map(({ edge }) => edge))).dependencies,
      ),
      calls: Object.values(record.questions).reduce((sum, n) => sum + n, 0),
      ...(record.doubt === undefined || record.doubt.why === 'calibration'
        ? {}
        : { doubt: record.doubt.why }),
    })
  }
  return {
    verdict: sheet.verdict,
    obedience: trial?.obedience.mean ?? 0,
    calibrationCalls: sheet.calls,
    graphs: results,
  }
}

/**
 * Calibrations of models that behave alike while they are calibrated: they answer alike, regardless of their behaviour on the
 * task.
 */
const sheets = new Map<string, Promise<Calibration>>()

function sheetOf(behaviour: Behaviour, model: { answerer: Answerer; seed: number }): Promise<Calibration> {
  const calibrated = typeof behaviour === 'string' ? behaviour : behaviour.calibrated
  const key = JSON.stringify([model.seed, calibrated])
  const sheet = sheets.get(key) ?? calibrate(model, { tasks: tried, more, booklet, level })
  sheets.set(key, sheet)
  return sheet
}

const f1Of = ({ subtasks, edges }: CalibrationTask, found: readonly { from: number; to: number }[]): number =>
  scoreGraph(
    subtasks.map(({ id }) => id),
    found,
    edges,
    { orders: 0 },
  ).closure.f1

type RatesAt = (task: string, round: number) => Rates
/** Rounds of the n-th block begin at n times this (see `ask-blocks`). */
const ROUNDS_A_BLOCK = 1000

function ratesOf(behaviour: Behaviour, planned: ReadonlySet<string>): RatesAt {
  if (typeof behaviour === 'string') {
    const { rates } = profileNamed(behaviour)
    return () => rates
  }
  return (task, round) =>
    planned.has(task)
      ? behaviour.planned(Math.min(1, round / ROUNDS_A_BLOCK / PATIENCE))
      : behaviour.calibrated
}

/** Answers questions about dependencies as `createSimulated` does, without rendering prompts. */
function answeringDirectly(ratesAt: RatesAt, knowledge: KnownCauses): Answerer {
  return {
    id: 'simulated:model',
    async answer<Facts, Reply>({ facts, seed, sample, agent }: Ask<Facts, Reply>) {
      const asked = facts as unknown as DependenciesFacts
      const drawn = diceOf(seed)
      const dice = (...names: (string | number)[]) => drawn(asked.task.id, ...names)
      const rates = ratesAt(asked.task.id, sample)
      const draw = { rates, dice, knowledge, of: dependencies.identity(asked, { agent, sample }) }
      const value = simulatedDependencies(asked, { ...draw, beliefs: wrongBeliefs(asked, draw) }) as Reply
      return { value, usage: { inputTokens: 0, outputTokens: 0 }, attempts: 1 }
    },
  }
}

/** A family at one rate: its models, and the results for their graphs. */
export interface Cell {
  refined: number
  single: number
  models: number
  graphs: number
  /** Graphs that were refined: those of models that may be refined, without those in doubt. */
  refinedGraphs: number
  doubts: Record<string, number>
  /** Share of graphs with a false edge kept by the test: of those that were refined, and of all. */
  falseKeeps: { hits: number; n: number }
  recall: number
  obedience: number
  f1: number
  initialF1: number
  calls: number
  calibrationCalls: number
}

export function summed(results: readonly ModelResult[]): Cell {
  const isRefined = ({ verdict }: ModelResult) => verdict !== 'abstain'
  const all = results.flatMap(({ graphs }) => graphs)
  const allowed = results.filter(isRefined).flatMap(({ graphs }) => graphs)
  const refined = allowed.filter(({ doubt }) => doubt === undefined)
  return {
    refined: results.filter(isRefined).length,
    single: results.filter(({ verdict }) => verdict === 'refine_by_single_rules').length,
    models: results.length,
    graphs: all.length,
    refinedGraphs: refined.length,
    doubts: doubtsOf(allowed),
    falseKeeps: { hits: refined.filter(({ falseKeeps }) => falseKeeps > 0).length, n: refined.length },
    recall: mean(refined.map(({ recall }) => recall)),
    obedience: mean(results.map(({ obedience }) => obedience)),
    f1: mean(all.map(({ f1 }) => f1)),
    initialF1: mean(all.map(({ initialF1 }) => initialF1)),
    calls: mean(refined.map(({ calls }) => calls)),
    calibrationCalls: mean(results.map(({ calibrationCalls }) => calibrationCalls)),
  }
}

function doubtsOf(graphs: readonly GraphResult[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { doubt } of graphs) if (doubt !== undefined) counts[doubt] = (counts[doubt] ?? 0) + 1
  return counts
}
