import type { ModelError } from '../../core/errors.ts'
import { type Ends, edgeKey } from '../../graph/edge-key.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { isAskedIn } from '../../question/expert/edges.ts'
import { type EdgesFacts, edges, type StatedRule } from '../../question/kinds/edges.ts'
import type { Question } from '../../question/question.ts'
import type { Task } from '../../task/task.ts'
import { isUnusable } from '../causal/interview.ts'
import type { PlanContext } from '../planner.ts'

/** The subtasks that a question is about. */
export interface Scope {
  /** The question covers edges from or to these subtasks. */
  asked: readonly number[]
  /** The subtasks that are listed. */
  among: readonly number[]
  /** Index of the sample when the same question is asked several times. */
  sample: number
}

/** The edges that a reply names, and the edges that it could have named. */
export interface EdgeReply {
  edges: readonly Ends[]
  isAbout(edge: Ends): boolean
}

interface Options {
  task: Task
  /** The order that the task itself demands, in words. */
  order?: string
  subtasks: readonly Subtask[]
  /** Rules stated in every prompt; empty: the model relies on its own knowledge. */
  rules: readonly StatedRule[]
  /** Maximum number of questions. */
  budget: number
  context: Pick<PlanContext, 'answerer' | 'seed' | 'signal'>
}

/** Asks the questions of a rival planner, at most as many as its budget allows, so that rivals compare at equal budget. */
export class RivalQuestions {
  readonly ids: readonly number[]
  /** Number of questions that may still be asked. */
  remaining: number
  readonly seed: number
  readonly #facts: Pick<EdgesFacts, 'task' | 'order' | 'subtasks' | 'rules'>
  readonly #context: Options['context']

  constructor({ budget, context, ...facts }: Options) {
    this.#facts = facts
    this.#context = context
    this.remaining = budget
    this.seed = context.seed
    this.ids = facts.subtasks.map(({ id }) => id)
  }

  /**
   * Asks all questions at once, dropping those that exceed the budget. Unusable replies are undefined.
   * @throws ModelError if the model failed or none of the replies is usable
   */
  async ask<Scoped extends Scope, Facts extends EdgesFacts, Reply>(
    question: Question<Facts, Reply>,
    scopes: readonly (Scoped & Omit<Facts, keyof EdgesFacts>)[],
  ): Promise<{ scope: Scoped; value: Reply | undefined }[]> {
    const allowed = scopes.slice(0, Math.max(0, this.remaining))
    this.remaining -= allowed.length
    const { answerer, seed, signal } = this.#context
    let failure: ModelError | undefined
    const replies = await Promise.all(
      allowed.map(async ({ sample, ...scope }) => {
        const facts = { ...this.#facts, ...scope } as unknown as Facts
        const asked = { sample, ...scope } as unknown as Scoped
        try {
          const { value } = await answerer.answer({ question, facts, seed, sample }, signal && { signal })
          return { scope: asked, value }
        } catch (error) {
          if (!isUnusable(error)) throw error
          failure = error
          return { scope: asked, value: undefined }
        }
      }),
    )
    if (failure !== undefined && replies.every(({ value }) => value === undefined)) throw failure
    return replies
  }

  /** Asks which edges there are from and to some subtasks. */
  async edges(scopes: readonly Scope[]): Promise<EdgeReply[]> {
    const replies = await this.ask(edges, scopes)
    return replies.flatMap(({ scope, value }) => {
      if (value === undefined) return []
      const isAbout = isAskedIn(scope)
      const named = value.edges.map(({ before: from, after: to }) => ({ from, to })).filter(isAbout)
      return [{ edges: [...new Map(named.map((edge) => [edgeKey(edge), edge])).values()], isAbout }]
    })
  }

  /** Questions about another task, with the same rules and a separate budget. */
  elsewhere(options: Pick<Options, 'task' | 'subtasks' | 'budget'>): RivalQuestions {
    return new RivalQuestions({ ...options, rules: this.#facts.rules, context: this.#context })
  }
}
