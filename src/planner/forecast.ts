import type { LanguageModel, ModelReply, ModelRequest, RequestKind, Usage } from '../model/language-model.ts'
import { createSimulatedModel } from '../model/simulated/simulated-model.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { Plan } from './plan.ts'
import type { ActionDescription, Planner } from './planner.ts'

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
 * the simulated model answers like the real one. It costs nothing. Tokens are counted as four characters each.
 * @throws PlanError, ModelError as planning itself does.
 */
export async function forecast(
  planner: Planner,
  task: Task,
  scene: Scene,
  options: { actions: readonly ActionDescription[]; seed: number },
): Promise<Forecast> {
  const counted = countUsage(createSimulatedModel(REHEARSED_WITH))
  const plan: Plan = await planner.plan(task, scene, { model: counted.model, ...options })
  return {
    calls: counted.calls,
    usage: counted.usage,
    subtasks: plan.subtasks.length,
    dependencies: plan.dependencies.length,
  }
}

function countUsage(inner: LanguageModel) {
  const calls: Record<string, number> = {}
  const usage: Usage = { inputTokens: 0, outputTokens: 0 }
  const model: LanguageModel = {
    id: inner.id,
    async generate<K extends RequestKind>(request: ModelRequest<K>): Promise<ModelReply<K>> {
      const reply = await inner.generate(request)
      calls[request.kind] = (calls[request.kind] ?? 0) + 1
      usage.inputTokens += reply.usage.inputTokens
      usage.outputTokens += reply.usage.outputTokens
      return reply
    },
  }
  return { model, calls, usage }
}
