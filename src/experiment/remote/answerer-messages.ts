import type { Usage } from '../../model/language-model.ts'
import type { Answer, Ask } from '../../question/answerer.ts'
import type { ErrorRecord } from '../error-record.ts'
import type { PackedFacts } from './shared-facts.ts'

/** A question as sent between threads and processes: it is identified by its id. */
export type PosedAsk = Omit<Ask<unknown>, 'question' | 'facts'> & { question: string; facts: PackedFacts }

/** A failed model call, with its cost. */
export interface RefusalRecord extends ErrorRecord {
  attempts: number
  usage: Usage
  latencyMs?: number | undefined
  /** Retrying is pointless, even if the code suggests otherwise. */
  isFinal?: boolean
}

/** Messages from the asking side. */
export type ToAnswererHost =
  | { type: 'ask'; id: number; ask: PosedAsk }
  /** The reply is no longer wanted. */
  | { type: 'abandon'; id: number }

/** Messages from the answering side. */
export type FromAnswererHost =
  | { type: 'reply'; id: number; reply: Answer }
  | { type: 'refusal'; id: number; error: RefusalRecord }
