import type { Usage } from '../model/language-model.ts'
import { UsageMeter } from '../model/middleware/usage.ts'
import { wrap } from '../model/middleware/wrap.ts'
import { profileNamed } from '../model/simulated/profile.ts'
import { createSimulatedModel } from '../model/simulated/simulated-model.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { Plan } from './plan.ts'
import type { Planner } from './planner.ts'

/** What planning will cost, by kind of question, as a rehearsal shows it. */
export interface Forecast {
  calls: Record<string, number>
  usage: Usage
  /** Subtasks and edges the rehearsal came to. */
  subtasks: number
  dependencies: number
}

/** Whose errors the rehearsal supposes. */
const REHEARSED_WITH = 'strong'

/**
 * Rehearses the planning of a task with a simulated model: the same prompts and the same number of questions, as far as
 * the simulated model answers like the real one; only malformed replies are left out, since a rehearsal must not fail of
 * them. It costs nothing. Tokens are counted as four characters each.
 * @throws PlanError, ModelError as planning itself does.
 */
export async function forecast(
  planner: Planner,
  task: Task,
  scene: Scene,
  options: { actions: ActionVocabulary; seed: number },
): Promise<Forecast> {
  const meter = new UsageMeter()
  const profile = profileNamed(REHEARSED_WITH)
  const wellFormed = { ...profile, rates: { ...profile.rates, malformed: 0 } }
  const model = wrap(createSimulatedModel(wellFormed), [meter.middleware])
  const plan: Plan = await planner.plan(task, scene, { model, ...options })
  const { inputTokens, outputTokens } = meter.total()
  return {
    calls: Object.fromEntries([...meter.by('kind')].map(([kind, { attempts }]) => [kind, attempts])),
    usage: { inputTokens, outputTokens },
    subtasks: plan.subtasks.length,
    dependencies: plan.dependencies.length,
  }
}
