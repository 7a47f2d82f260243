import type { GameEvent } from '../../src/core/journal/events.ts'
import type { ServerChoice } from '../../src/experiment/episode-request.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { expert } from '../../src/scenario/testing.ts'
import type { Task } from '../../src/task/task.ts'
import { type OwnServer, type SetUp, startOwnServer } from './own-server.ts'

export interface Played {
  readonly outcome: string
  readonly reason: string
  /** Game time at the end (s). */
  readonly seconds: number
  readonly actions: number
}

export interface PlayOptions {
  readonly task: Task
  readonly setUp: SetUp
  /** Called with each event. */
  readonly onEvent?: (event: GameEvent, own: OwnServer) => void
}

/** Plays a task on our own server as if it were another's, and reports how it ended. */
export async function playOnOwn({ task, setUp, onEvent }: PlayOptions): Promise<Played> {
  const own = await startOwnServer(task, setUp)
  try {
    return await playOn(task, own.choice, (event) => onEvent?.(event, own))
  } finally {
    await own.world.stop()
  }
}

/** Plays a task on a server, and reports how it ended. */
export async function playOn(
  task: Task,
  server: ServerChoice,
  onEvent?: (event: GameEvent) => void,
): Promise<Played> {
  let played: Played = { outcome: 'none', reason: 'it did not end', seconds: 0, actions: 0 }
  let actions = 0
  try {
    await runEpisode({
      request: usualRequest(task, { clock: 'realtime', server }),
      answerer: expert,
      onEvent(event) {
        if (event.type === 'action.finished') actions++
        if (event.type === 'episode.finished') played = { ...event.data, seconds: event.t / 1000, actions }
        onEvent?.(event)
      },
      signal: new AbortController().signal,
    })
  } catch (error) {
    played = { outcome: 'refused', reason: (error as Error).message, seconds: 0, actions }
  }
  return played
}
