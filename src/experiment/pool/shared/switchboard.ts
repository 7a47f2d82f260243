import type { Allowance } from '../../../model/allowance/allowance.ts'
import { AllowanceHost } from '../../remote/allowance-host.ts'
import { AnswererHost } from '../../remote/answerer-host.ts'
import type { PlayLimits } from '../pool.ts'
import { type ExperimentStore, type Reading, TO_RUNNER } from './store.ts'
import {
  type FromRunner,
  fromBytes,
  type MessageToRunner,
  repliedTo,
  type ToRunner,
  toBytes,
} from './wire.ts'

/** Number of finished conversations to remember: a worker that missed the reply asks again. */
const REMEMBERED = 2000

interface Conversation {
  worker: string
  host: { receive(message: ToRunner): void; close(): void }
  said: Set<ToRunner['type']>
  replies: Map<ToRunner['type'], FromRunner>
}

/** The runner's side of `LineToRunner`, for all workers. */
export class Switchboard {
  readonly #store: ExperimentStore
  readonly #reading: Reading
  readonly #allowance: () => Allowance | undefined
  readonly #limitsOf: (run: string) => PlayLimits | undefined
  readonly #conversations = new Map<string, Conversation>()

  constructor(options: {
    store: ExperimentStore
    /** Undefined before the first episode. */
    allowance(): Allowance | undefined
    /** Only for a running episode. */
    limitsOf(run: string): PlayLimits | undefined
  }) {
    this.#store = options.store
    this.#allowance = options.allowance
    this.#limitsOf = options.limitsOf
    this.#reading = options.store.read(TO_RUNNER, (bytes) =>
      this.#receive(fromBytes(bytes) as MessageToRunner),
    )
  }

  /** A worker has stopped: gives back its turns and drops its questions. */
  hangUp(worker: string): void {
    for (const [id, conversation] of this.#conversations) {
      if (conversation.worker !== worker) continue
      conversation.host.close()
      this.#conversations.delete(id)
    }
  }

  close(): void {
    this.#reading.close()
    for (const { host } of this.#conversations.values()) host.close()
    this.#conversations.clear()
  }

  #receive(said: MessageToRunner): void {
    const { conversation: id, from, message } = said
    const conversation = this.#conversations.get(id) ?? this.#begin(said)
    if (conversation === undefined) return
    const before = conversation.replies.get(message.type)
    if (before !== undefined) this.#reply(id, from, before)
    if (conversation.said.has(message.type)) return
    conversation.said.add(message.type)
    conversation.host.receive(message)
  }

  #begin({ conversation: id, from, topic }: MessageToRunner): Conversation | undefined {
    const replies: Conversation['replies'] = new Map()
    const tell = (message: FromRunner) => {
      replies.set(repliedTo[message.type], message)
      this.#reply(id, from, message)
    }
    const host = topic.kind === 'turn' ? this.#turns(tell) : this.#questions(topic.run, tell)
    if (host === undefined) return undefined
    const conversation = { worker: from, host, said: new Set<ToRunner['type']>(), replies }
    this.#conversations.set(id, conversation)
    this.#forget()
    return conversation
  }

  #turns(tell: (message: FromRunner) => void): Conversation['host'] | undefined {
    const allowance = this.#allowance()
    if (allowance === undefined) return undefined
    const host = new AllowanceHost(allowance, tell)
    return { receive: (message) => host.receive(message as never), close: () => host.close() }
  }

  #questions(run: string, tell: (message: FromRunner) => void): Conversation['host'] | undefined {
    const limits = this.#limitsOf(run)
    if (limits?.answerer === undefined) return undefined
    const host = new AnswererHost(limits.answerer, tell, limits.questions)
    return { receive: (message) => host.receive(message as never), close: () => host.close() }
  }

  #reply(conversation: string, worker: string, message: FromRunner): void {
    this.#store.post(worker, toBytes({ conversation, message })).catch(() => undefined)
  }

  /** Maps keep insertion order. */
  #forget(): void {
    if (this.#conversations.size <= REMEMBERED) return
    for (const [id, { said, replies }] of this.#conversations) {
      const isOver =
        said.size === replies.size &&
        !(replies.get('turn')?.type === 'turn_granted' && !said.has('turn_over'))
      if (!isOver) continue
      this.#conversations.delete(id)
      if (this.#conversations.size <= REMEMBERED) return
    }
  }
}
