import { expect, it } from 'vitest'
import type { Clock } from '../../core/clock.ts'
import type { Recorded } from '../../recording/packing.ts'
import { recordWorld } from './record-world.ts'
import type { Witness } from './witness.ts'

it('a run that is over within a tick is recorded as it ends', () => {
  const written: Recorded[] = []
  const quiet = () => () => {}
  const witness: Witness = {
    bottom: 0,
    seenBy: 'world',
    onBlockChanged: quiet,
    onChat: quiet,
    onTick: quiet,
    newColumns: () => [],
    now: () => ({ time: 0, weather: 'clear', figures: [], carriers: [] }),
  }
  const clock = { now: () => 250 } as unknown as Clock
  const end = recordWorld({
    witness,
    clock,
    version: '1.19.2',
    agents: ['Alice'],
    bots: () => [],
    write: (recorded) => written.push(recorded),
  })
  expect(written).toHaveLength(1)
  end()
  expect(written.slice(1).map((recorded) => 'line' in recorded && recorded.line)).toEqual([
    expect.objectContaining({ from: 5, ticks: 1 }),
  ])
})
