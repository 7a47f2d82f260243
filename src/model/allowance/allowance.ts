import type { ModelErrorCode } from '../../core/errors.ts'
import type { Usage } from '../language-model.ts'

/** How a request ended. */
export interface RequestEnd {
  /** The tokens used; absent if unknown: then the estimate counts. */
  usage?: Usage
  /** Whether there was a reply. Neither this nor a fault: the caller stopped waiting. */
  isReply?: boolean
  /** How long the endpoint accepts no further request (ms), if its reply said so. */
  restMs?: number | undefined
  /** Why it failed. */
  fault?: { code: ModelErrorCode; message: string; retryAfterMs?: number | undefined }
}

/** The right to make one request. */
export interface Turn {
  /** Estimate of the request's usage. It counts until the true figure is known, or permanently if it never is. */
  readonly estimate: Usage
  /**
   * Gives the turn back.
   * @returns whether to repeat the request in a new turn, which waits: the endpoint is down or limits the rate
   */
  end(how: RequestEnd): Promise<boolean>
}

/**
 * Limits the number, cost and pace of model requests. All that share a budget share one, and every request needs a turn of it.
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
   * Counts the cost of a request whose turn is no longer known: the process that gave it has ended, or it was given up because
   * its holder stopped responding. Its estimate has been counted already. Absent if nothing is counted.
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
