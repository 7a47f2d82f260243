import type { ModelErrorCode } from '../../core/errors.ts'
import type { Usage } from '../language-model.ts'

/** The outcome of a request. */
export interface RequestEnd {
  /** The tokens used; absent if unknown: then the estimate counts. */
  usage?: Usage
  /** Whether there was a reply. If there was neither a reply nor a fault, the caller stopped waiting. */
  isReply?: boolean
  /** How long the endpoint will not accept another request (ms), if its reply said so. */
  restMs?: number | undefined
  /** Why it failed. */
  fault?: { code: ModelErrorCode; message: string; retryAfterMs?: number | undefined }
}

/** The right to make one request. */
export interface Turn {
  /** Estimate of the request's usage. It counts until the true figure is known, or permanently if it never is. */
  readonly estimate: Usage
  /**
   * Returns the turn.
   * @returns whether to repeat the request in a new turn, which will wait because the endpoint is down or limits the rate
   */
  end(how: RequestEnd): Promise<boolean>
}

/**
 * Limits the number, cost and pace of model requests. Everything that shares a budget shares one allowance, and every request
 * needs a turn from it.
 */
export interface Allowance {
  /** Whether every request counts: there is a budget. Without one, an answerer that costs nothing needs no turn. */
  readonly hasBudget: boolean
  /**
   * Waits until one more request may be made.
   * @param model id of the model, which determines the price
   * @param inputTokens estimated tokens of the request; 0 by default
   * @throws LimitError when the budget is spent; ModelError when the endpoint has been down for too long; the signal's reason
   */
  turn(model: string, signal?: AbortSignal, inputTokens?: number): Promise<Turn>
  /**
   * Counts the cost of a request whose turn is no longer known, because the process that granted it has ended, or because it was
   * given up when its holder stopped responding. Its estimate has already been counted. Absent if nothing is counted.
   */
  book?(model: string, usage: Usage, estimate: Usage): void
}

/** Totals of past requests. */
export interface Spent extends Usage {
  /** Requests, including failed ones. */
  calls: number
  /** In the currency of the prices; 0 if no price is known. */
  cost: number
}

/** The usage of a request without tokens. */
export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 }

export const nothingSpent = (): Spent => ({ calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 })
