import type { Clock } from '../../core/clock.ts'
import type { FreeAgent } from '../../worker/tactics.ts'
import type { Ways } from './ways.ts'

/** Between two looks whether a way has opened (ms of game time). */
const POLL_MS = 500
/** After so many looks in a row in which nothing opened, an agent no longer tries to get out. */
const MAX_IDLE_LOOKS = 6

/** Goes on to the room nearest the exit, where the next work will be. @returns whether it went. */
export async function goOn({ avatar, walk }: FreeAgent, ways: Ways): Promise<boolean> {
  const place = ways.ahead(avatar.name)
  if (place === undefined) return false
  return (await walk(place, 1, 'I go on with the others.')).ok
}

export interface GoOutOptions {
  ways: Ways
  clock: Clock
  /** Brings the agent back into the world; false when that cannot be done. */
  bringBack(): Promise<boolean>
  signal: AbortSignal
}

/** The work is done: goes out, as far as the ways are open. */
export async function goOut(agent: FreeAgent, options: GoOutOptions): Promise<void> {
  const { ways, clock, bringBack, signal } = options
  const { avatar } = agent
  for (let looks = 0; looks < MAX_IDLE_LOOKS && !signal.aborted; looks++) {
    if (avatar.isGone && !(await bringBack())) return
    if (ways.isOut(avatar.name)) return
    if (await goOn(agent, ways)) looks = 0
    else await clock.sleep(POLL_MS, signal).catch(() => undefined)
  }
}
