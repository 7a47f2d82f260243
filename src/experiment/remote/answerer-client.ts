import type { Answer, Ask } from '../../question/answerer.ts'
import type { FromAnswererHost, ToAnswererHost } from './answerer-messages.ts'
import { revived } from './refusal.ts'
import { FactsPacker } from './shared-facts.ts'

/** Client for an answerer at the other end of a channel to a thread or process. */
export class AnswererClient {
  readonly #tell: (message: ToAnswererHost) => void
  readonly #waiting = new Map<number, { resolve(reply: Answer): void; reject(error: unknown): void }>()
  readonly #facts = new FactsPacker()
  #asked = 0

  constructor(tell: (message: ToAnswererHost) => void) {
    this.#tell = tell
  }

  /** Rejects with the host's error, or with the signal's reason as soon as it fires. */
  ask<Facts, Reply>(ask: Ask<Facts, Reply>, signal?: AbortSignal): Promise<Answer<Reply>> {
    const { question, facts, ...rest } = ask
    return new Promise<Answer>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const id = this.#asked++
      const abandon = () => {
        this.#waiting.delete(id)
        this.#tell({ type: 'abandon', id })
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abandon, { once: true })
      const settled = () => signal?.removeEventListener('abort', abandon)
      this.#waiting.set(id, {
        resolve: (reply) => {
          settled()
          resolve(reply)
        },
        reject: (error) => {
          settled()
          reject(error)
        },
      })
      this.#tell({ type: 'ask', id, ask: { ...rest, question: question.id, facts: this.#facts.pack(facts) } })
    }) as Promise<Answer<Reply>>
  }

  receive(message: FromAnswererHost): void {
    const asked = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.type === 'reply') asked?.resolve(message.reply)
    else asked?.reject(revived(message.error))
  }
}
