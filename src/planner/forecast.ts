import { estimatedUsage } from '../model/estimated-usage.ts'
import type { Message, Usage } from '../model/language-model.ts'
import type { Middleware } from '../model/middleware/middleware.ts'
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
 * not make a rehearsal fail. Nothing is tried in a world. Tokens are those of gpt-4o's tokenizer.
 * @throws PlanError, ModelError as planning itself does.
 */
export async function forecast(
  planner: Planner,
  task: Task,
  scene: Scene,
  options: Omit<PlanContext, 'answerer'> & KnownGame,
): Promise<Forecast> {
  const meter = new TokenMeter()
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
  return {
    calls: plan.modelCalls,
    calibrationCalls: options.calibration === undefined ? (calibration?.calls ?? 0) : 0,
    usage: meter.total,
    subtasks: plan.subtasks.length,
    dependencies: plan.dependencies.length,
  }
}

/** So many questions of a kind are counted by the tokenizer, the others by their length: it takes milliseconds a question. */
const TOKENIZED = 8

/** Counts the tokens of questions and their replies. */
class TokenMeter {
  readonly total: Usage = { inputTokens: 0, outputTokens: 0 }
  readonly #counted = new Map<string, { questions: number; characters: number; tokens: number }>()

  readonly middleware: Middleware = async (call) => {
    const reply = await call.next()
    const { name, messages } = call.request
    this.total.inputTokens += this.#count(`${name} asked`, messages, '')
    this.total.outputTokens += this.#count(`${name} replied`, [], JSON.stringify(reply.value))
    return reply
  }

  #count(kind: string, messages: readonly Message[], reply: string): number {
    const characters = messages.reduce((sum, { content }) => sum + content.length, reply.length)
    const counted = this.#counted.get(kind) ?? { questions: 0, characters: 0, tokens: 0 }
    this.#counted.set(kind, counted)
    if (counted.questions >= TOKENIZED) return Math.round((characters * counted.tokens) / counted.characters)
    const { inputTokens, outputTokens } = estimatedUsage(messages, reply)
    counted.questions++
    counted.characters += characters
    counted.tokens += inputTokens + outputTokens
    return inputTokens + outputTokens
  }
}
