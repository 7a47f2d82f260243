import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Allowance } from '../../../model/allowance/allowance.ts'
import type { Answerer } from '../../../question/answerer.ts'
import { AllowanceClient } from '../../remote/allowance-client.ts'
import { AnswererClient } from '../../remote/answerer-client.ts'
import { anotherConnection } from './redis/connection.ts'
import type { keysOf } from './redis/keys.ts'
import {
  type FromRunner,
  fromBytes,
  type Replied,
  repliedTo,
  type Said,
  type Topic,
  type ToRunner,
  toBytes,
} from './wire.ts'

/** What has no reply for this long is said again: Redis may have been away (ms). */
const AGAIN_MS = 20_000
/** How long a read waits (s). */
const WAIT_SECONDS = 5

interface Conversation {
  topic: Topic
  receive(message: FromRunner): void
  /** What has no reply yet, and when it was last said. */
  open: Map<ToRunner['type'], { message: ToRunner; at: number }>
}

/**
 * Talks with the runner of an experiment through Redis: it gives the turns for requests to models, and answers questions where
 * it keeps the models. Nothing is lost when Redis or the runner are away: what has no reply is said again.
 */
export class LineToRunner {
  readonly #redis: Redis
  readonly #reader: Redis
  readonly #keys: ReturnType<typeof keysOf>
  readonly #worker: string
  readonly #conversations = new Map<string, Conversation>()
  #isOpen = true

  /** @param redis is left open; the line reads through a connection of its own */
  constructor(redis: Redis, keys: ReturnType<typeof keysOf>, worker: string) {
    this.#redis = redis
    this.#reader = anotherConnection(redis)
    this.#keys = keys
    this.#worker = worker
    void this.#read()
  }

  /** The runner's allowance. */
  allowance(hasBudget: boolean): Allowance {
    return {
      hasBudget,
      turn: (model, signal) => {
        const said = this.#begin({ kind: 'turn' }, (message) => client.receive(message as never))
        const client = new AllowanceClient(said, hasBudget)
        return client.turn(model, signal)
      },
    }
  }

  /** The model of a run that the runner asks for us. */
  answerer(run: string, about: Pick<Answerer, 'id' | 'settings'>): Answerer {
    return {
      ...about,
      answer: (ask, options) => {
        const said = this.#begin({ kind: 'question', run }, (message) => client.receive(message as never))
        // One for each question, so that each brings all its facts: the runner may be another one by then.
        const client = new AnswererClient(said)
        return client.ask(ask, options?.signal)
      },
    }
  }

  /** Says again what has no reply: at once where there is another runner, else after a while. */
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
    this.#isOpen = false
    this.#reader.disconnect()
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
    const said: Said = { conversation, from: this.#worker, topic, message }
    this.#redis.rpush(this.#keys.asked, toBytes(said)).catch(() => undefined)
  }

  async #read(): Promise<void> {
    while (this.#isOpen) {
      try {
        const found = await this.#reader.blpopBuffer(this.#keys.answered(this.#worker), WAIT_SECONDS)
        if (found !== null) this.#receive(fromBytes(found[1]) as Replied)
      } catch {
        if (this.#isOpen) await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
  }

  #receive({ conversation: id, message }: Replied): void {
    const conversation = this.#conversations.get(id)
    // Said twice, replied to twice.
    if (conversation?.open.delete(repliedTo[message.type]) !== true) return
    if (message.type !== 'turn_granted') this.#conversations.delete(id)
    conversation.receive(message)
  }
}
