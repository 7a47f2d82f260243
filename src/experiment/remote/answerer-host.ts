import { ModelError } from '../../core/errors.ts'
import type { Answerer, Ask } from '../../question/answerer.ts'
import type { AnyQuestion } from '../../question/question.ts'
import { builtInQuestions } from '../../question/questions.ts'
import type { FromAnswererHost, PosedAsk, ToAnswererHost } from './answerer-messages.ts'
import { toRefusal } from './refusal.ts'
import { FactsUnpacker } from './shared-facts.ts'

/** Answers questions from the other side of a channel. */
export class AnswererHost {
  readonly #answerer: Answerer
  readonly #tell: (message: FromAnswererHost) => void
  readonly #questions: readonly AnyQuestion[]
  readonly #facts = new FactsUnpacker()
  readonly #open = new Map<number, AbortController>()

  /** @param questions the allowed questions: the built-in ones by default */
  constructor(
    answerer: Answerer,
    tell: (message: FromAnswererHost) => void,
    questions: readonly AnyQuestion[] = builtInQuestions,
  ) {
    this.#answerer = answerer
    this.#tell = tell
    this.#questions = questions
  }

  receive(message: ToAnswererHost): void {
    if (message.type === 'abandon') this.#open.get(message.id)?.abort()
    else void this.#answer(message.id, message.ask)
  }

  /** Cancels every open call: the replies are no longer needed, and they cost money. */
  close(): void {
    for (const call of this.#open.values()) call.abort()
  }

  async #answer(id: number, posed: PosedAsk): Promise<void> {
    const call = new AbortController()
    this.#open.set(id, call)
    // Must come before anything is awaited or refused: later questions refer to the facts that this one carries.
    const facts = this.#facts.unpack(posed.facts)
    try {
      const reply = await this.#answerer.answer(this.#askOf(posed, facts), { signal: call.signal })
      this.#tell({ type: 'reply', id, reply })
    } catch (error) {
      this.#tell({ type: 'refusal', id, error: toRefusal(error) })
    } finally {
      this.#open.delete(id)
    }
  }

  /** @throws ModelError if no question has this id. */
  #askOf({ question: id, facts: _packed, ...rest }: PosedAsk, facts: unknown): Ask {
    const question = this.#questions.find((known) => known.id === id)
    if (question !== undefined) return { ...rest, question, facts: facts as never }
    throw new ModelError(`There is no question "${id}".`, {
      code: 'model_question',
      hint: 'A plug-in must list the questions that it asks under `questions`.',
    })
  }
}
