import { type Cost, TokenMeter } from '../model/middleware/token-meter.ts'
import type { KnownGame } from '../question/expert/knowledge.ts'
import { behind } from '../question/prompted.ts'
import { type Profile, profileNamed } from '../question/simulated/profile.ts'
import { createSimulated } from '../question/simulated/simulated.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { Calibration } from './causal/calibration/calibration.ts'
import type { PlanContext, Planner } from './planner.ts'
import { openNoTrials } from './trials.ts'

/** Expected cost of planning, by kind of question, measured in a rehearsal. */
export interface Forecast extends Cost {
  /**
   * Cost of calibrating the model, once for all plans with it; absent if it is already calibrated or needs no
   * calibration.
   */
  calibration?: Cost
  /** Calibration of the simulated model. */
  found?: Calibration
  /** Number of subtasks and edges in the rehearsed plan. */
  subtasks: number
  dependencies: number
}

/** The model of rehearsals: an error rate like that of good models, and no unreadable replies, which could end a rehearsal. */
export function rehearsalProfile(): Profile {
  const strong = profileNamed('strong')
  return { ...strong, rates: { ...strong.rates, malformed: 0 } }
}

/** A model that names no dependency: calibrating it takes the fewest questions. */
function silentProfile(): Profile {
  const profile = rehearsalProfile()
  return { ...profile, rates: { ...profile.rates, missed: 1, invented: 0, unstable: 0 } }
}

type Rehearsal = Omit<PlanContext, 'answerer'> & KnownGame

/**
 * Rehearses the planning of a task with a simulated model, for free. The prompts are the real ones, and so is the number of
 * questions, as long as the simulated model answers like the real one; malformed replies are left out, because they must not make
 * a rehearsal fail. Nothing is tried in a world. Tokens are those of gpt-4o's tokenizer.
 * @throws PlanError, ModelError as planning itself does.
 */
export function forecast(planner: Planner, task: Task, scene: Scene, options: Rehearsal): Promise<Forecast> {
  return rehearse(planner, task, scene, options, rehearsalProfile())
}

/**
 * The same for a model whose calibration quickly shows that its graphs should not be refined: the minimum cost of planning with
 * an unknown model. The cost of a calibration depends on the model and cannot be known in advance.
 */
export function leastForecast(
  planner: Planner,
  task: Task,
  scene: Scene,
  options: Omit<Rehearsal, 'calibration'>,
): Promise<Forecast> {
  return rehearse(planner, task, scene, options, silentProfile())
}

async function rehearse(
  planner: Planner,
  task: Task,
  scene: Scene,
  options: Rehearsal,
  calibrated: Profile,
): Promise<Forecast> {
  const [before, during] = [new TokenMeter(), new TokenMeter()]
  const asked = behind(createSimulated(calibrated, options), [before.middleware])
  const calibration = options.calibration ?? (await planner.calibrate?.({ answerer: asked }))
  const plan = await planner.plan(task, scene, {
    answerer: behind(createSimulated(rehearsalProfile(), options), [during.middleware]),
    ...options,
    openTrials: openNoTrials,
    ...(calibration === undefined ? {} : { calibration }),
  })
  const isCalibrated = options.calibration === undefined && calibration !== undefined
  return {
    calls: plan.modelCalls,
    usage: during.cost().usage,
    ...(isCalibrated ? { calibration: before.cost() } : {}),
    ...(calibration === undefined ? {} : { found: calibration }),
    subtasks: plan.subtasks.length,
    dependencies: plan.dependencies.length,
  }
}
