import type { GameEvent } from '../core/journal/events.ts'
import type { ModelReply, ModelRequest, Usage } from '../model/language-model.ts'

/** An error as it crosses between threads: its text survives, its class becomes a name. */
export interface ErrorRecord {
  code: string
  message: string
  hint?: string
}

/** A call of the model that came to nothing, with what it took all the same. */
export interface RefusalRecord extends ErrorRecord {
  attempts: number
  usage: Usage
}

/** What an episode's thread tells the host. */
export type FromEpisode =
  | { type: 'event'; event: GameEvent }
  | { type: 'ask'; id: number; request: ModelRequest }
  /** The reply is not wanted any more. */
  | { type: 'abandon'; id: number }
  /** The episode is over; `error` when it could not be played at all. */
  | { type: 'over'; error?: ErrorRecord }

/** What the host tells an episode's thread. */
export type ToEpisode =
  | { type: 'reply'; id: number; reply: ModelReply }
  | { type: 'refusal'; id: number; error: RefusalRecord }
  | { type: 'cancel' }
