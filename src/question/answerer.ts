import type { GenerateOptions, ModelIdentity, ModelReply } from '../model/language-model.ts'
import type { Abilities } from './abilities.ts'
import type { Question } from './question.ts'

/** A reply that fits its schema but cannot be used, and why. */
export interface Rejection {
  reply: unknown
  issues: readonly string[]
}

/** A question about given facts. */
export interface Ask<Facts = never, Reply = unknown> {
  question: Question<Facts, Reply>
  facts: Facts
  /** The agent that asks; absent for the planner. */
  agent?: string
  seed: number
  /** Number of the sample when the same question is asked several times. */
  sample: number
  /** Earlier replies that could not be used, the oldest first. */
  rejected?: readonly Rejection[]
}

export type Answer<Reply = unknown> = ModelReply<Reply>

/** Identity and abilities of an answerer or model, for the middleware that wraps it. */
export const identityOf = ({
  id,
  settings,
  byFacts,
  contextTokens,
  abilities,
}: Omit<Answerer, 'answer'>): Omit<Answerer, 'answer'> => ({
  id,
  ...(settings === undefined ? {} : { settings }),
  ...(byFacts === undefined ? {} : { byFacts }),
  ...(contextTokens === undefined ? {} : { contextTokens }),
  ...(abilities === undefined ? {} : { abilities }),
})

/** The seam to everything that answers questions: a prompted language model, the expert, a simulated model, a script. */
export interface Answerer extends ModelIdentity {
  /**
   * Answers from the facts of a question alone and ignores prompts: the agent's surroundings need not be
   * observed, and no prompt is made or journalled.
   */
  readonly byFacts?: true
  /** The context that prompts are fitted to (tokens); absent if it is unknown, or nothing is prompted. */
  readonly contextTokens?: number
  /** What it cannot do; planners and experiments look at this before anything is played. Default: it can do everything. */
  readonly abilities?: Abilities
  /**
   * @throws ModelError when there is no reply that fits the question's schema; LimitError when the user's budget is
   * spent; the signal's reason when it is aborted.
   */
  answer<Facts, Reply>(ask: Ask<Facts, Reply>, options?: GenerateOptions): Promise<Answer<Reply>>
}
