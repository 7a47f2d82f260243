import type { GameEvent } from '../core/journal/events.ts'
import type { ErrorRecord } from './error-record.ts'
import type { FromAnswererHost, ToAnswererHost } from './remote/answerer-messages.ts'

/** What an episode's thread tells the host. */
export type FromEpisode =
  | { type: 'event'; event: GameEvent }
  | ToAnswererHost
  /** The episode is over; `error` when it could not be played at all. */
  | { type: 'over'; error?: ErrorRecord }

/** What the host tells an episode's thread. */
export type ToEpisode = FromAnswererHost | { type: 'cancel' }
