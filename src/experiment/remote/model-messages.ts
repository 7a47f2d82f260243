import type { ModelReply, ModelRequest, Usage } from '../../model/language-model.ts'
import type { ErrorRecord } from '../error-record.ts'

/** A call of the model that came to nothing, with what it cost all the same. */
export interface RefusalRecord extends ErrorRecord {
  attempts: number
  usage: Usage
}

/** What the side without the model says. */
export type ToModelHost =
  | { type: 'ask'; id: number; request: ModelRequest }
  /** The reply is not wanted any more. */
  | { type: 'abandon'; id: number }

/** What the side with the model says. */
export type FromModelHost =
  | { type: 'reply'; id: number; reply: ModelReply }
  | { type: 'refusal'; id: number; error: RefusalRecord }
