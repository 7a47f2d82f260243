import type { Usage } from '../../model/language-model.ts'
import type { Answer, Ask } from '../../question/answerer.ts'
import type { ErrorRecord } from '../error-record.ts'
import type { PackedFacts } from './shared-facts.ts'

/** An ask as it crosses between threads and processes: the question is named by its id. */
export type PosedAsk = Omit<Ask<unknown>, 'question' | 'facts'> & { question: string; facts: PackedFacts }

/** A failed call of the model, with its cost. */
export interface RefusalRecord extends ErrorRecord {
  attempts: number
  usage: Usage
  latencyMs?: number | undefined
  /** Retrying is pointless, even if the code suggests otherwise. */
  isFinal?: boolean
}

/** Messages of the side that asks. */
export type ToAnswererHost =
  | { type: 'ask'; id: number; ask: PosedAsk }
  /** The reply is no longer wanted. */
  | { type: 'abandon'; id: number }

/** Messages of the side that answers. */
export type FromAnswererHost =
  | { type: 'reply'; id: number; reply: Answer }
  | { type: 'refusal'; id: number; error: RefusalRecord }
