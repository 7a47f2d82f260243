import type { Clock } from '../../core/clock.ts'
import type { Recorded } from '../../recording/packing.ts'
import { Recorder } from '../../recording/recorder.ts'
import type { Witness } from './witness.ts'

/** Ticks between two looks for columns that have come near. */
const LOOK_EVERY = 20

/**
 * Records what a witness sees from now on.
 * @param write gets what is recorded, the head at once; `lineOf` makes lines of it
 * @returns a function that ends the recording
 */
export function recordWorld({
  witness,
  clock,
  version,
  agents,
  write,
}: {
  witness: Witness
  clock: Clock
  version: string
  agents: readonly string[]
  write: (recorded: Recorded) => void
}): () => void {
  const { bottom, seenBy } = witness
  const recorder = new Recorder({ minecraft: version, agents, bottom, seenBy }, write)
  const numberOf = (block: string) => recorder.block(block)
  const now = () => witness.now()
  let ticks = 0
  const look = () => {
    if (ticks++ % LOOK_EVERY === 0) for (const column of witness.newColumns(numberOf)) recorder.column(column)
    recorder.tick(clock.now(), now)
  }
  const ends = [
    witness.onBlockChanged((at, block, by) => recorder.changed(at, block, by)),
    witness.onChat((from, text) => recorder.said(from, text)),
    witness.onTick(look),
  ]
  return () => {
    for (const end of ends) end()
    // What is over within a tick is seen as it ends.
    if (ticks === 0) look()
    recorder.end()
  }
}
