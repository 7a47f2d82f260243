import { z } from 'zod'
import { ModelError } from '../../core/errors.ts'
import {
  type FactsOf,
  type GenerateOptions,
  type LanguageModel,
  type Message,
  type ModelReply,
  type ModelRequest,
  type ReplyOf,
  type RequestKind,
  replySchemas,
} from '../language-model.ts'

type Answer<K extends RequestKind> = (facts: FactsOf<K>, messages: readonly Message[]) => ReplyOf<K>

/** One foreseen request: its kind, and the reply or the error that it gets. */
export type ScriptStep = {
  [K in RequestKind]: { kind: K; reply: ReplyOf<K> | Answer<K> } | { kind: K; error: Error }
}[RequestKind]

/** Steps in the order of the requests; or by kind, a list to use up or a function that answers any number of them. */
export type Script =
  | readonly ScriptStep[]
  | { readonly [K in RequestKind]?: Answer<K> | readonly (ReplyOf<K> | Error)[] }

/**
 * A model for tests that answers by a script, remembers what it was asked, and fails on what the script does not foresee.
 * Call `assertConsumed` at the end: a request that was foreseen and never made is a fault, too.
 */
export class ScriptedModel implements LanguageModel {
  readonly id = 'scripted'
  readonly #script: Script
  readonly #asked: ModelRequest[] = []
  /** Steps that have been taken; by kind where the script is. */
  readonly #taken = new Map<string, number>()

  constructor(script: Script) {
    this.#script = script
  }

  /** What it was asked, as it was at that time: frozen copies. */
  get asked(): readonly ModelRequest[] {
    return this.#asked
  }

  async generate<K extends RequestKind>(
    request: ModelRequest<K>,
    { signal }: GenerateOptions = {},
  ): Promise<ModelReply<K>> {
    signal?.throwIfAborted()
    this.#asked.push(freeze(structuredClone(request)) as unknown as ModelRequest)
    const reply = this.#replyTo(request)
    const parsed = replySchemas[request.kind].safeParse(reply)
    if (!parsed.success) {
      throw new ModelError(
        `The scripted reply is not a reply of kind "${request.kind}": ${z.prettifyError(parsed.error)}`,
        {
          code: 'model_reply',
        },
      )
    }
    return {
      value: parsed.data as ReplyOf<K>,
      usage: { inputTokens: 0, outputTokens: 0 },
      attempts: 1,
    }
  }

  /** @throws ModelError naming the foreseen requests that were never made. */
  assertConsumed(): void {
    const left = this.#isInOrder(this.#script)
      ? this.#script.slice(this.#taken.get('') ?? 0).map(({ kind }) => kind)
      : Object.entries(this.#script).flatMap(([kind, entry]) =>
          Array.isArray(entry) ? entry.slice(this.#taken.get(kind) ?? 0).map(() => kind) : [],
        )
    if (left.length === 0) return
    throw new ModelError(`The script foresees ${left.length} more: ${left.join(', ')}.`, {
      code: 'model_script',
    })
  }

  #replyTo<K extends RequestKind>({ kind, facts, messages }: ModelRequest<K>): unknown {
    if (this.#isInOrder(this.#script)) {
      const number = this.#take('')
      const step = this.#script[number]
      if (step?.kind !== kind) {
        const foreseen = step === undefined ? 'nothing more' : `"${step.kind}"`
        throw unexpected(`request ${number + 1} is of kind "${kind}", but the script foresees ${foreseen}`)
      }
      return give('error' in step ? step.error : step.reply, facts, messages)
    }
    const entry: unknown = this.#script[kind]
    if (entry === undefined) throw unexpected(`nothing is foreseen for the kind "${kind}"`)
    if (!Array.isArray(entry)) return give(entry, facts, messages)
    const number = this.#take(kind)
    if (number >= entry.length) throw unexpected(`only ${entry.length} of kind "${kind}" are foreseen`)
    return give(entry[number], facts, messages)
  }

  #take(counter: string): number {
    const number = this.#taken.get(counter) ?? 0
    this.#taken.set(counter, number + 1)
    return number
  }

  #isInOrder(script: Script): script is readonly ScriptStep[] {
    return Array.isArray(script)
  }
}

function give(entry: unknown, facts: unknown, messages: readonly Message[]): unknown {
  if (entry instanceof Error) throw entry
  return typeof entry === 'function' ? entry(facts, messages) : entry
}

const unexpected = (what: string): ModelError =>
  new ModelError(`An unexpected request: ${what}.`, {
    code: 'model_script',
    hint: 'Add it to the script of the test, or find out who asks.',
  })

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
