import type { RequestEnd } from '../../model/allowance/allowance.ts'
import type { Usage } from '../../model/language-model.ts'
import type { RefusalRecord } from './answerer-messages.ts'

/** Messages from a process that makes requests. */
export type ToAllowanceHost =
  | { type: 'turn'; id: number; model: string; inputTokens?: number | undefined }
  /** The request of a turn has ended. Model and estimate are for a host that does not know the turn. */
  | { type: 'turn_over'; id: number; model: string; estimate: Usage; how: RequestEnd }
  /** The turn is no longer wanted. */
  | { type: 'turn_abandoned'; id: number }

/** Messages from the process that keeps the allowance. */
export type FromAllowanceHost =
  | { type: 'turn_granted'; id: number; estimate: Usage }
  | { type: 'turn_refused'; id: number; error: RefusalRecord }
  /** The turn is given back. `again`: the endpoint is down, and the request must be repeated. */
  | { type: 'turn_settled'; id: number; again: boolean }
