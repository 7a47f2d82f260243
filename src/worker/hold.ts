import type { Subtask } from '../graph/subtask.ts'
import type { Mechanism } from '../scenario/escape/rooms.ts'
import type { TeamWorld } from './team-world.ts'
import type { Ways } from './ways.ts'

/** How often an agent that holds something looks whether the way is open (ms of game time). */
const LOOK_MS = 500

export interface Holding {
  agent: string
  subtask: Subtask
  world: TeamWorld
  ways: Ways
  /** Takes the agent away: the team's watchdog, or the end of the run. */
  signal: AbortSignal
}

/**
 * Team life at mechanisms that must be held together: an agent that has done what its subtask says stays on its plate, and
 * presses its button again, until its partners have come and it sees the way open.
 */
export async function holdTogether({ agent, subtask, world, ways, signal }: Holding): Promise<void> {
  while (!signal.aborted && !world.avatar(agent).isGone) {
    const held = ways.toBeHeld(subtask, agent)
    if (held.length === 0) return
    for (const { mechanism } of held) {
      if (ways.isSet(mechanism, agent) || (isButton(mechanism) && !isPressedNext(mechanism, ways, agent)))
        continue
      const { x, y, z } = mechanism.position
      const action = { name: 'Toggle', args: { pos: [x, y, z] } }
      const thought = `The ${mechanism.block.name} must be held until the others hold theirs.`
      await world.avatar(agent).act(action, { thought, subtask: subtask.id }, signal)
    }
    await world.clock.sleep(LOOK_MS, signal).catch(() => undefined)
  }
}

/** A button is pressed again once all that can be held for longer is. */
const isPressedNext = (button: Mechanism, ways: Ways, agent: string): boolean =>
  ways.partnersOf(button).every((partner) => isButton(partner) || ways.isSet(partner, agent))

const isButton = ({ block }: Mechanism): boolean => block.name.endsWith('_button')
