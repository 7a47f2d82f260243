import type { Allowance, RequestEnd, Turn } from '../../model/allowance/allowance.ts'
import type { Usage } from '../../model/language-model.ts'
import type { FromAllowanceHost, ToAllowanceHost } from './allowance-messages.ts'
import { revived } from './refusal.ts'

interface Waiting {
  granted(estimate: Usage): void
  refused(error: Error): void
  settled(again: boolean): void
}

/** Client of an allowance that another process keeps for all processes that share a budget. */
export class AllowanceClient implements Allowance {
  readonly hasBudget: boolean
  readonly #tell: (message: ToAllowanceHost) => void
  readonly #turns = new Map<number, Waiting>()
  #taken = 0

  constructor(tell: (message: ToAllowanceHost) => void, hasBudget: boolean) {
    this.#tell = tell
    this.hasBudget = hasBudget
  }

  turn(model: string, signal?: AbortSignal, inputTokens?: number): Promise<Turn> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const id = this.#taken++
      const abandon = () => {
        this.#turns.delete(id)
        this.#tell({ type: 'turn_abandoned', id })
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abandon, { once: true })
      const decided = () => signal?.removeEventListener('abort', abandon)
      const over = Promise.withResolvers<boolean>()
      this.#turns.set(id, {
        granted: (estimate) => {
          decided()
          resolve({ estimate, end: (how) => this.#end({ id, model, estimate, how }, over.promise) })
        },
        refused: (error) => {
          decided()
          this.#turns.delete(id)
          reject(error)
        },
        settled: (again) => {
          this.#turns.delete(id)
          over.resolve(again)
        },
      })
      this.#tell({ type: 'turn', id, model, inputTokens })
    })
  }

  receive(message: FromAllowanceHost): void {
    const turn = this.#turns.get(message.id)
    if (message.type === 'turn_granted') turn?.granted(message.estimate)
    else if (message.type === 'turn_refused') turn?.refused(revived(message.error))
    else turn?.settled(message.again)
  }

  #end(
    over: { id: number; model: string; estimate: Usage; how: RequestEnd },
    settled: Promise<boolean>,
  ): Promise<boolean> {
    this.#tell({ type: 'turn_over', ...over })
    return settled
  }
}
