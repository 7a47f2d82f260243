import { z } from 'zod'
import { ModelError } from '../../core/errors.ts'
import type { GenerateOptions, Message } from '../../model/language-model.ts'
import type { Abilities } from '../abilities.ts'
import type { Answer, Answerer, Ask } from '../answerer.ts'
import { requestOf } from '../request-of.ts'

type Reply = (facts: never, messages: readonly Message[]) => unknown

/** One expected request: the id of its question, and the reply or the error that it gets. */
export type ScriptStep = { question: string; reply: unknown | Reply } | { question: string; error: Error }

/** Steps in order; or by question id, a list of replies to use up or a function that answers any number of asks. */
export type Script = readonly ScriptStep[] | Readonly<Record<string, Reply | readonly unknown[]>>

/** Questions that a scripted answerer was asked. */
export interface AskedQuestion {
  /** Id of the question. */
  question: string
  facts: unknown
  messages: readonly Message[]
  agent?: string
  seed: number
  sample: number
}

/**
 * Answers by a script, for tests: it remembers what it was asked, and fails on whatever the script does not foresee. Call
 * `assertConsumed` at the end to be sure that every expected request was made.
 */
export class ScriptedAnswerer implements Answerer {
  readonly id = 'scripted'
  /** A script by question says which questions it foresees. */
  readonly abilities: Abilities
  readonly #script: Script
  readonly #asked: AskedQuestion[] = []
  /** Steps that have been used; by question id where the script is. */
  readonly #used = new Map<string, number>()

  constructor(script: Script) {
    this.#script = script
    this.abilities = isInOrder(script) ? {} : { answers: Object.keys(script) }
  }

  /** The asks it received: frozen copies from that time. */
  get asked(): readonly AskedQuestion[] {
    return this.#asked
  }

  async answer<Facts, Value>(
    ask: Ask<Facts, Value>,
    { signal }: GenerateOptions = {},
  ): Promise<Answer<Value>> {
    signal?.throwIfAborted()
    const { question, facts, agent, seed, sample } = ask
    const { messages } = requestOf(ask)
    const asked = { question: question.id, facts, messages, seed, sample, ...(agent && { agent }) }
    this.#asked.push(freeze(structuredClone(asked)))
    const parsed = question.reply.safeParse(this.#replyTo(question.id, facts, messages))
    if (parsed.success) {
      return { value: parsed.data, usage: { inputTokens: 0, outputTokens: 0 }, attempts: 1 }
    }
    throw new ModelError(
      `The scripted reply is not a reply to "${question.id}": ${z.prettifyError(parsed.error)}`,
      { code: 'model_reply' },
    )
  }

  /** @throws ModelError naming the expected requests that were never made. */
  assertConsumed(): void {
    const left = isInOrder(this.#script)
      ? this.#script.slice(this.#used.get('') ?? 0).map(({ question }) => question)
      : Object.entries(this.#script).flatMap(([question, entry]) =>
          Array.isArray(entry) ? entry.slice(this.#used.get(question) ?? 0).map(() => question) : [],
        )
    if (left.length === 0) return
    throw new ModelError(`The script foresees ${left.length} more: ${left.join(', ')}.`, {
      code: 'model_script',
    })
  }

  #replyTo(question: string, facts: unknown, messages: readonly Message[]): unknown {
    if (isInOrder(this.#script)) {
      const number = this.#use('')
      const step = this.#script[number]
      if (step?.question !== question) {
        const foreseen = step === undefined ? 'nothing more' : `"${step.question}"`
        throw unexpected(`ask ${number + 1} is "${question}", but the script foresees ${foreseen}`)
      }
      return give('error' in step ? step.error : step.reply, facts, messages)
    }
    const entry = this.#script[question]
    if (entry === undefined) throw unexpected(`the script does not foresee "${question}"`)
    if (!Array.isArray(entry)) return give(entry, facts, messages)
    const number = this.#use(question)
    if (number >= entry.length)
      throw unexpected(`the script foresees only ${entry.length} of the question "${question}"`)
    return give(entry[number], facts, messages)
  }

  #use(counter: string): number {
    const number = this.#used.get(counter) ?? 0
    this.#used.set(counter, number + 1)
    return number
  }
}

const isInOrder = (script: Script): script is readonly ScriptStep[] => Array.isArray(script)

function give(entry: unknown, facts: unknown, messages: readonly Message[]): unknown {
  if (entry instanceof Error) throw entry
  return typeof entry === 'function' ? entry(facts, messages) : entry
}

const unexpected = (what: string): ModelError =>
  new ModelError(`Unexpected: ${what}.`, {
    code: 'model_script',
    hint: 'Add it to the script of the test, or check which part of the code asks it.',
  })

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
