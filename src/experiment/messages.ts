import type { MessagePort } from 'node:worker_threads'
import type { GameEvent } from '../core/journal/events.ts'
import type { Abilities } from '../question/abilities.ts'
import type { Recorded } from '../recording/packing.ts'
import type { EpisodeRequest } from './episode-request.ts'
import type { ErrorRecord } from './error-record.ts'
import type { FromAnswererHost, ToAnswererHost } from './remote/answerer-messages.ts'

/** A request to an episode thread: the episode, and the port for reports. */
export interface EpisodeOrder {
  port: MessagePort
  request: EpisodeRequest
  /** The specification of the answerer, if the thread can create it. */
  remake: string | undefined
  /** See `Answerer`. */
  byFacts: boolean
  /** See `Answerer`. */
  abilities: Abilities | undefined
  /** The slots of a session; plain data, which its thread checks itself. */
  slots?: unknown
}

/** Messages from an episode's thread to the host. */
export type FromEpisode =
  /** Events in order, and the recording since the last message: the head or segments. */
  | { type: 'events'; events: readonly GameEvent[]; recorded: readonly Recorded[] }
  | ToAnswererHost
  /** External slots must decide; `steps` holds the observation of each. */
  | { type: 'decide'; id: number; steps: unknown }
  /** The episode is over; `error` if it could not be played at all. */
  | { type: 'over'; error?: ErrorRecord }

/** Messages from the host to an episode's thread. */
export type ToEpisode =
  | FromAnswererHost
  | { type: 'cancel' }
  /** The actions of the slots that had to decide. */
  | { type: 'acted'; id: number; actions: unknown }
