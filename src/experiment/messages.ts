import type { MessagePort } from 'node:worker_threads'
import type { GameEvent } from '../core/journal/events.ts'
import type { Abilities } from '../question/abilities.ts'
import type { Recorded } from '../recording/packing.ts'
import type { EpisodeRequest } from './episode-request.ts'
import type { ErrorRecord } from './error-record.ts'
import type { FromAnswererHost, ToAnswererHost } from './remote/answerer-messages.ts'

/** What a thread of episodes is given: an episode to play, and where to tell of it. */
export interface EpisodeOrder {
  port: MessagePort
  request: EpisodeRequest
  /** The specification of the answerer, if the thread can make it for itself. */
  remake: string | undefined
  /** See `Answerer`. */
  byFacts: boolean
  /** See `Answerer`. */
  abilities: Abilities | undefined
  /** The slots of a session; plain data, which its thread checks itself. */
  slots?: unknown
}

/** What an episode's thread tells the host. */
export type FromEpisode =
  /** What has happened, in order, and what has been recorded meanwhile: the head or segments. */
  | { type: 'events'; events: readonly GameEvent[]; recorded: readonly Recorded[] }
  | ToAnswererHost
  /** Slots from outside must decide; `steps` has what each of them sees. */
  | { type: 'decide'; id: number; steps: unknown }
  /** The episode is over; `error` when it could not be played at all. */
  | { type: 'over'; error?: ErrorRecord }

/** What the host tells an episode's thread. */
export type ToEpisode =
  | FromAnswererHost
  | { type: 'cancel' }
  /** The actions of the slots that had to decide. */
  | { type: 'acted'; id: number; actions: unknown }
