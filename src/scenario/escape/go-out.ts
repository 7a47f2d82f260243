import type { Clock } from '../../core/clock.ts'
import { cellKey } from '../../core/position.ts'
import type { FreeAgent } from '../../worker/tactics.ts'
import type { Refusals } from './refusals.ts'
import type { Reopening } from './reopening.ts'
import type { Ways } from './ways.ts'

/** Interval for checking whether a way has opened (ms of game time). */
const POLL_MS = 500
/** Maximum number of consecutive checks without a new open way before an agent stops trying to get out. */
const MAX_IDLE_POLLS = 6

/**
 * Walks to the reachable room closest to the exit, where the next work will be, and opens a gate again that has closed before
 * the agent was through. @returns whether the agent did anything
 */
export async function goOn(agent: FreeAgent, { ways, reopening, refusals }: WaysOut): Promise<boolean> {
  const { name } = agent.avatar
  const place = ways.ahead(name)
  if (place !== undefined)
    return refusals.attempt(agent.avatar, `walk ${cellKey(place)}`, () =>
      agent.walk(place, 1, 'I go on with the others.'),
    )
  const shut = ways.shutOutBy(name)
  return shut !== undefined && reopening.openOrWait(agent, shut)
}

/** How agents find their way out. */
export interface WaysOut {
  ways: Ways
  reopening: Reopening
  refusals: Refusals
}

export interface GoOutOptions extends WaysOut {
  clock: Clock
  /** Brings the agent back into the world; false if that is impossible. */
  bringBack(): Promise<boolean>
  signal: AbortSignal
}

/** After all work is done, walks towards the exit as ways open. */
export async function goOut(agent: FreeAgent, options: GoOutOptions): Promise<void> {
  const { ways, clock, bringBack, signal } = options
  const { avatar } = agent
  for (let looks = 0; looks < MAX_IDLE_POLLS && !signal.aborted; looks++) {
    if (avatar.isGone && !(await bringBack())) return
    if (ways.isOut(avatar.name)) return
    if (await goOn(agent, options)) looks = 0
    else await clock.sleep(POLL_MS, signal).catch(() => undefined)
  }
}
