import { randomUUID } from 'node:crypto'
import type { Allowance } from '../../../model/allowance/allowance.ts'
import type { Answerer } from '../../../question/answerer.ts'
import { AllowanceClient } from '../../remote/allowance-client.ts'
import { AnswererClient } from '../../remote/answerer-client.ts'
import { type ExperimentStore, type Reading, TO_RUNNER } from './store.ts'
import {
  type FromRunner,
  fromBytes,
  type MessageToRunner,
  type Replied,
  repliedTo,
  type Topic,
  type ToRunner,
  toBytes,
} from './wire.ts'

/** A message without a reply is sent again after this (ms): the store may have been unreachable. */
const AGAIN_MS = 20_000

interface Conversation {
  topic: Topic
  receive(message: FromRunner): void
  /** Messages without a reply, and when they were last sent. */
  open: Map<ToRunner['type'], { message: ToRunner; at: number }>
}

/**
 * Connection to the runner of an experiment through the store: the runner grants turns for model requests, and answers questions
 * if it holds the models. Nothing is lost while the store or the runner is unreachable: messages without a reply are sent again.
 */
export class LineToRunner {
  readonly #store: ExperimentStore
  readonly #reading: Reading
  readonly #worker: string
  readonly #conversations = new Map<string, Conversation>()

  constructor(store: ExperimentStore, worker: string) {
    this.#store = store
    this.#worker = worker
    this.#reading = store.read(worker, (bytes) => this.#receive(fromBytes(bytes) as Replied))
  }

  /** The runner's allowance. */
  allowance(hasBudget: boolean): Allowance {
    return {
      hasBudget,
      turn: (model, signal, inputTokens) => {
        const said = this.#begin({ kind: 'turn' }, (message) => client.receive(message as never))
        const client = new AllowanceClient(said, hasBudget)
        return client.turn(model, signal, inputTokens)
      },
    }
  }

  /** The model of a run, called through the runner. */
  answerer(run: string, identity: Pick<Answerer, 'id' | 'settings'>): Answerer {
    return {
      ...identity,
      answer: (ask, options) => {
        const said = this.#begin({ kind: 'question', run }, (message) => client.receive(message as never))
        // One per question, so that each carries all its facts: the runner may have been replaced in the meantime.
        const client = new AnswererClient(said)
        return client.ask(ask, options?.signal)
      },
    }
  }

  /** Resends messages without a reply: at once if the runner was restarted, otherwise after a while. */
  sayAgain(atOnce: boolean): void {
    const now = performance.now()
    for (const [id, { topic, open }] of this.#conversations) {
      for (const said of open.values()) {
        if (!atOnce && now - said.at < AGAIN_MS) continue
        said.at = now
        this.#say(id, topic, said.message)
      }
    }
  }

  close(): void {
    this.#reading.close()
  }

  #begin(topic: Topic, receive: (message: FromRunner) => void): (message: ToRunner) => void {
    const id = randomUUID()
    const conversation: Conversation = { topic, receive, open: new Map() }
    this.#conversations.set(id, conversation)
    return (message) => {
      const isGivenUp = message.type === 'abandon' || message.type === 'turn_abandoned'
      if (isGivenUp) this.#conversations.delete(id)
      else conversation.open.set(message.type, { message, at: performance.now() })
      this.#say(id, topic, message)
    }
  }

  #say(conversation: string, topic: Topic, message: ToRunner): void {
    const said: MessageToRunner = { conversation, from: this.#worker, topic, message }
    this.#store.post(TO_RUNNER, toBytes(said)).catch(() => undefined)
  }

  #receive({ conversation: id, message }: Replied): void {
    const conversation = this.#conversations.get(id)
    // The message was sent twice, so the reply came twice.
    if (conversation?.open.delete(repliedTo[message.type]) !== true) return
    if (message.type !== 'turn_granted') this.#conversations.delete(id)
    conversation.receive(message)
  }
}
