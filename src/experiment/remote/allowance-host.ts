import { type Allowance, NO_USAGE, type Turn } from '../../model/allowance/allowance.ts'
import type { FromAllowanceHost, ToAllowanceHost } from './allowance-messages.ts'
import { toRefusal } from './refusal.ts'

/**
 * Grants another process turns of an allowance. When that process dies, `close` releases its turns; its open requests are counted
 * with their estimates.
 */
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
    if (message.type === 'turn') void this.#grant(message)
    else if (message.type === 'turn_abandoned') this.#abandon(message.id)
    else void this.#settle(message)
  }

  close(): void {
    for (const waiting of this.#waiting.values()) waiting.abort()
    for (const turn of this.#granted.values()) void turn.end({})
    this.#granted.clear()
  }

  /** A client that abandons its turn does not make a request, even if the turn was just granted. */
  #abandon(id: number): void {
    this.#waiting.get(id)?.abort()
    void this.#granted.get(id)?.end({ usage: NO_USAGE })
    this.#granted.delete(id)
  }

  async #grant({ id, model, inputTokens }: Extract<ToAllowanceHost, { type: 'turn' }>): Promise<void> {
    const waiting = new AbortController()
    this.#waiting.set(id, waiting)
    try {
      const turn = await this.#allowance.turn(model, waiting.signal, inputTokens)
      if (waiting.signal.aborted) return void turn.end({ usage: NO_USAGE })
      this.#granted.set(id, turn)
      this.#tell({ type: 'turn_granted', id, estimate: turn.estimate })
    } catch (error) {
      if (!waiting.signal.aborted) this.#tell({ type: 'turn_refused', id, error: toRefusal(error) })
    } finally {
      this.#waiting.delete(id)
    }
  }

  async #settle({
    id,
    model,
    estimate,
    how,
  }: Extract<ToAllowanceHost, { type: 'turn_over' }>): Promise<void> {
    const turn = this.#granted.get(id)
    if (turn === undefined) this.#allowance.book?.(model, how.usage ?? estimate, estimate)
    this.#granted.delete(id)
    const again = (await turn?.end(how)) === true
    this.#tell({ type: 'turn_settled', id, again })
  }
}
