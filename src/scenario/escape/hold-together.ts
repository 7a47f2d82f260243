import type { Clock } from '../../core/clock.ts'
import { isButton } from '../../game/blocks/kinds/switches.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { toggle } from '../../task/actions/toggle.ts'
import type { Avatar } from '../../worker/team-world.ts'
import type { Mechanism } from './rooms.ts'
import type { Ways } from './ways.ts'

/** Interval at which an agent that holds a mechanism checks whether the way is open (ms of game time). */
const POLL_MS = 500

export interface HoldOptions {
  avatar: Avatar
  subtask: Subtask
  ways: Ways
  clock: Clock
  /** Aborted by the team's watchdog or at the end of the run. */
  signal: AbortSignal
}

/**
 * Holds mechanisms that must be held together. An agent that has made all calls of its subtask stays on its plate or
 * keeps pressing its button until its partners have arrived and the way is open.
 */
export async function holdTogether({ avatar, subtask, ways, clock, signal }: HoldOptions): Promise<void> {
  const { name } = avatar
  while (!signal.aborted && !avatar.isGone) {
    const held = ways.toBeHeld(subtask, name)
    if (held.length === 0) return
    for (const { mechanism } of held) {
      if (ways.isSet(mechanism, name) || (hasButton(mechanism) && !isPressedNext(mechanism, ways, name)))
        continue
      const { x, y, z } = mechanism.position
      const action = toggle.call({ pos: [x, y, z] })
      const thought = `The ${mechanism.block.name} must be held until the others hold theirs.`
      await avatar.act(action, { thought, subtask: subtask.id }, signal)
    }
    await clock.sleep(POLL_MS, signal).catch(() => undefined)
  }
}

/** Whether to press the button again: once all mechanisms that stay active longer are held. */
const isPressedNext = (button: Mechanism, ways: Ways, agent: string): boolean =>
  ways.partnersOf(button).every((partner) => hasButton(partner) || ways.isSet(partner, agent))

const hasButton = ({ block }: Mechanism): boolean => isButton(block.name)
