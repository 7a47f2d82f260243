import type { Allowance, Turn } from '../../model/allowance/allowance.ts'
import type { FromAllowanceHost, ToAllowanceHost } from './allowance-messages.ts'
import { toRefusal } from './refusal.ts'

const NOTHING = { usage: { inputTokens: 0, outputTokens: 0 } }

/** Gives another process turns of an allowance. When that process is gone, `close` gives back what it holds. */
export class AllowanceHost {
  readonly #allowance: Allowance
  readonly #tell: (message: FromAllowanceHost) => void
  readonly #waiting = new Map<number, AbortController>()
  readonly #granted = new Map<number, Turn>()

  constructor(allowance: Allowance, tell: (message: FromAllowanceHost) => void) {
    this.#allowance = allowance
    this.#tell = tell
  }

  receive(message: ToAllowanceHost): void {
    if (message.type === 'turn') void this.#grant(message.id, message.model)
    else if (message.type === 'turn_abandoned') this.#waiting.get(message.id)?.abort()
    else void this.#settle(message)
  }

  close(): void {
    for (const waiting of this.#waiting.values()) waiting.abort()
    for (const turn of this.#granted.values()) void turn.end(NOTHING)
    this.#granted.clear()
  }

  async #grant(id: number, model: string): Promise<void> {
    const waiting = new AbortController()
    this.#waiting.set(id, waiting)
    try {
      const turn = await this.#allowance.turn(model, waiting.signal)
      if (waiting.signal.aborted) return void turn.end(NOTHING)
      this.#granted.set(id, turn)
      this.#tell({ type: 'turn_granted', id })
    } catch (error) {
      if (!waiting.signal.aborted) this.#tell({ type: 'turn_refused', id, error: toRefusal(error) })
    } finally {
      this.#waiting.delete(id)
    }
  }

  async #settle({ id, model, how }: Extract<ToAllowanceHost, { type: 'turn_over' }>): Promise<void> {
    const turn = this.#granted.get(id)
    if (turn === undefined) this.#allowance.book?.(model, how.usage)
    this.#granted.delete(id)
    const again = (await turn?.end(how)) === true
    this.#tell({ type: 'turn_settled', id, again })
  }
}
