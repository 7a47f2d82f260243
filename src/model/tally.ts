import type { ModelError } from '../core/errors.ts'
import type { Usage } from './language-model.ts'

interface Cost {
  attempts: number
  usage: Usage
  latencyMs?: number | undefined
}

/** Total cost of several attempts at one reply. */
export class Tally {
  attempts = 0
  usage: Usage = { inputTokens: 0, outputTokens: 0 }
  /** Undefined if it was not measured (ms). */
  latencyMs: number | undefined

  add({ attempts, usage, latencyMs }: Cost): void {
    this.attempts += attempts
    this.usage = sumOf(this.usage, usage)
    if (latencyMs !== undefined) this.latencyMs = (this.latencyMs ?? 0) + latencyMs
  }

  /** Counts a failure, and adds the totals of all attempts to it. */
  addFailure(error: ModelError): void {
    this.add(error)
    error.attempts = this.attempts
    error.usage = this.usage
    error.latencyMs = this.latencyMs
  }
}

/** The sum of two token counts; marked as estimated if one of them is. */
export const sumOf = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  ...(a.estimated || b.estimated ? { estimated: true } : {}),
})
