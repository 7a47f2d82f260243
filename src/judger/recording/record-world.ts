import type { Clock } from '../../core/clock.ts'
import type { Recorded } from '../../recording/packing.ts'
import { Recorder } from '../../recording/recorder.ts'
import type { Bot } from '../client/bot.ts'
import { HandsWatch } from './hands-watch.ts'
import type { Witness } from './witness.ts'

/** Ticks between checks for columns that have come into range. */
const LOOK_EVERY = 20

/**
 * Records the view of a witness from now on.
 * @param write receives the recorded data, the head immediately; `lineOf` turns it into lines
 * @returns a function that ends the recording
 */
export function recordWorld({
  witness,
  clock,
  version,
  agents,
  bots,
  write,
}: {
  witness: Witness
  clock: Clock
  version: string
  agents: readonly string[]
  /** The clients of the agents present now; their screens and keys are recorded too. */
  bots: () => readonly Bot[]
  write: (recorded: Recorded) => void
}): () => void {
  const { bottom, seenBy } = witness
  const recorder = new Recorder({ minecraft: version, agents, bottom, seenBy, hands: true }, write)
  const numberOf = (block: string) => recorder.block(block)
  const hands = new HandsWatch(bots, recorder)
  const now = () => ({ ...witness.now(), controls: hands.tick() })
  let ticks = 0
  const lookAround = () => {
    if (ticks++ % LOOK_EVERY === 0) for (const column of witness.newColumns(numberOf)) recorder.column(column)
  }
  const look = () => {
    lookAround()
    recorder.tick(clock.now(), now)
  }
  const ends = [
    witness.onBlockChanged((at, block, by) => recorder.changed(at, block, by)),
    witness.onChat((from, text) => recorder.said(from, text)),
    witness.onTick(look),
  ]
  return () => {
    for (const end of ends) end()
    // Most runs end within a tick, often with their goal: the item to be made.
    if (ticks === 0) lookAround()
    recorder.last(clock.now(), now)
    hands.end()
    recorder.end()
  }
}
