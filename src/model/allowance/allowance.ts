import type { ModelErrorCode } from '../../core/errors.ts'
import type { Usage } from '../language-model.ts'

/** How a request ended. */
export interface RequestEnd {
  /** The tokens that it took; absent where they are unknown: the estimate counts then. */
  usage?: Usage
  /** Whether there was a reply. Neither this nor a fault: nobody waited for the end. */
  isReply?: boolean
  /** How long the endpoint takes no further request (ms), where it said so with its reply. */
  restMs?: number | undefined
  /** Why it failed. */
  fault?: { code: ModelErrorCode; message: string; retryAfterMs?: number | undefined }
}

/** The right to make one request. */
export interface Turn {
  /** Estimate of what the request takes. It counts until the true figure is known, or for good where it never is. */
  readonly estimate: Usage
  /**
   * Gives the turn back.
   * @returns whether the request should be made again, in a new turn: the endpoint is down or limits the rate, and is waited for
   */
  end(how: RequestEnd): Promise<boolean>
}

/**
 * What may be asked of models, how much of it and how fast. There is one for all that share a budget, and nobody makes a
 * request without a turn of it.
 */
export interface Allowance {
  /** Whether every request counts: there is a budget. Else an answerer that costs nothing needs no turn. */
  readonly hasBudget: boolean
  /**
   * Waits until one more request may be made.
   * @param model id of the model, which decides the price
   * @param inputTokens about how many tokens the request has; 0 by default
   * @throws LimitError when the budget is spent; ModelError when the endpoint has been down for too long; the signal's reason
   */
  turn(model: string, signal?: AbortSignal, inputTokens?: number): Promise<Turn>
  /**
   * Counts what a request has cost whose turn is no longer known: the process that gave it has ended, or it was given up because
   * its holder fell silent. Its estimate has been counted already. Missing where nothing is counted.
   */
  book?(model: string, usage: Usage, estimate: Usage): void
}

/** How much has been asked. */
export interface Spent extends Usage {
  /** Requests, also those that failed. */
  calls: number
  /** In the currency of the prices; 0 where no price is known. */
  cost: number
}

/** The usage of what costs no tokens. */
export const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 }

export const nothingSpent = (): Spent => ({ calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 })
