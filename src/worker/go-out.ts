import type { Position } from '../core/position.ts'
import type { ActionResult } from '../task/action.ts'
import type { Recovery } from './recovery.ts'
import type { TeamWorld } from './team-world.ts'
import type { Ways } from './ways.ts'

/** Between two looks whether a way has opened (ms of game time). */
const LOOK_MS = 500
/** Looks in a row in which nothing opened, before an agent no longer tries to get out. */
const LAST_LOOKS = 6

/** One agent on its way through an escape. */
export interface Going {
  agent: string
  world: TeamWorld
  ways: Ways
  /** Walks to within so many blocks of a place. */
  walk(to: Position, range: number, thought: string): Promise<ActionResult>
}

/** Goes on to the room nearest the exit, where the next work will be. @returns whether it went. */
export async function goOn({ agent, ways, walk }: Omit<Going, 'world'>): Promise<boolean> {
  const place = ways.ahead(agent)
  if (place === undefined) return false
  return (await walk(place, 1, 'I go on with the others.')).ok
}

/** The work is over: out, as far as the ways are open. */
export async function goOut(going: Going, recovery: Recovery, signal: AbortSignal): Promise<void> {
  const { agent, world, ways } = going
  for (let looks = 0; looks < LAST_LOOKS && !signal.aborted; looks++) {
    if (world.avatar(agent).isGone && !(await recovery.bringBack(agent))) return
    if (ways.isOut(agent)) return
    if (await goOn(going)) looks = 0
    else await world.clock.sleep(LOOK_MS, signal).catch(() => undefined)
  }
}
