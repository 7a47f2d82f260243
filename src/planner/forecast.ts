import type { Usage } from '../model/language-model.ts'
import { UsageMeter } from '../model/middleware/usage.ts'
import type { KnownGame } from '../question/expert/knowledge.ts'
import { behind } from '../question/prompted.ts'
import { profileNamed } from '../question/simulated/profile.ts'
import { createSimulated } from '../question/simulated/simulated.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { PlanContext, Planner } from './planner.ts'
import { openNoTrials } from './trials.ts'

/** What planning will cost, by kind of question, as a rehearsal shows it. */
export interface Forecast {
  calls: Record<string, number>
  /** Questions to find out about the model first, which is done once for all plans with it. */
  calibrationCalls: number
  usage: Usage
  /** Number of subtasks and edges in the rehearsed plan. */
  subtasks: number
  dependencies: number
}

/** The profile whose errors the rehearsal assumes. */
const REHEARSED_WITH = 'strong'

/**
 * Rehearses the planning of a task with a simulated model, for free. The prompts are the real ones, and so is the number
 * of questions, as far as the simulated model answers like the real one; malformed replies are left out, because they must
 * not make a rehearsal fail. Nothing is tried in a world. A token is counted as four characters.
 * @throws PlanError, ModelError as planning itself does.
 */
export async function forecast(
  planner: Planner,
  task: Task,
  scene: Scene,
  options: Omit<PlanContext, 'answerer'> & KnownGame,
): Promise<Forecast> {
  const meter = new UsageMeter()
  const profile = profileNamed(REHEARSED_WITH)
  const wellFormed = { ...profile, rates: { ...profile.rates, malformed: 0 } }
  const answerer = behind(createSimulated(wellFormed, options), [meter.middleware])
  const calibration = options.calibration ?? (await planner.calibrate?.({ answerer }))
  const plan = await planner.plan(task, scene, {
    answerer,
    ...options,
    openTrials: openNoTrials,
    ...(calibration === undefined ? {} : { calibration }),
  })
  const { inputTokens, outputTokens } = meter.total()
  return {
    calls: plan.modelCalls,
    calibrationCalls: options.calibration === undefined ? (calibration?.calls ?? 0) : 0,
    usage: { inputTokens, outputTokens },
    subtasks: plan.subtasks.length,
    dependencies: plan.dependencies.length,
  }
}
