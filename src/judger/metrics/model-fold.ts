import type { GameEvent } from '../../core/journal/events.ts'
import type { Fold } from '../../core/journal/fold.ts'

/** A run's use of the model. */
export interface ModelUse {
  /** Questions by kind, including those that got no usable reply or were abandoned. */
  calls: Record<string, number>
  /** Failed questions, by cause; absent if all got a reply. */
  failed?: Record<string, number>
  /** Number of questions that were given up before their replies took effect; absent if there were none. */
  abandoned?: number
  inputTokens: number
  outputTokens: number
  /** Total game time in which agents waited for replies. */
  thinkingMs: number
}

export class ModelFold implements Fold<ModelUse> {
  readonly #asked = new Map<string, number>()
  /** Failed questions by kind and by cause. */
  readonly #unanswered = new Map<string, number>()
  readonly #failed = new Map<string, number>()
  #abandoned = 0
  #inputTokens = 0
  #outputTokens = 0
  #thinkingMs = 0

  apply({ t, type, data }: GameEvent): void {
    if (type === 'model.abandoned') {
      this.#abandoned++
      countIn(this.#asked, data.kind)
      this.#inputTokens += data.outcome?.usage.inputTokens ?? 0
      this.#outputTokens += data.outcome?.usage.outputTokens ?? 0
    }
    if (type !== 'model.replied' && type !== 'model.failed') return
    if (type === 'model.replied') countIn(this.#asked, data.kind)
    else {
      countIn(this.#unanswered, data.kind)
      countIn(this.#failed, data.code)
    }
    this.#inputTokens += data.usage.inputTokens
    this.#outputTokens += data.usage.outputTokens
    if (data.agent !== undefined) this.#thinkingMs += t - (data.askedAt ?? t)
  }

  now(): ModelUse {
    const calls = new Map(this.#asked)
    for (const [kind, count] of this.#unanswered) countIn(calls, kind, count)
    return {
      calls: Object.fromEntries(calls),
      ...(this.#failed.size === 0 ? {} : { failed: Object.fromEntries(this.#failed) }),
      ...(this.#abandoned === 0 ? {} : { abandoned: this.#abandoned }),
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      thinkingMs: this.#thinkingMs,
    }
  }
}

const countIn = (counts: Map<string, number>, name: string, more = 1) =>
  counts.set(name, (counts.get(name) ?? 0) + more)
