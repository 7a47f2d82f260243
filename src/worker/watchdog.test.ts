import { describe, expect, it } from 'vitest'
import type { Clock } from '../core/clock.ts'
import { type Measure, watchOver } from './watchdog.ts'

/** Watches for this many polls, with the progress at each. */
async function watch(progress: readonly number[], patienceMs: number): Promise<[Measure, number][]> {
  let time = 0
  const stop = new AbortController()
  const clock: Clock = {
    now: () => time,
    hold: (work) => work(),
    async sleep(ms) {
      time += ms
      if (time / 5000 >= progress.length) stop.abort()
    },
  }
  const measuresTaken: [Measure, number][] = []
  await watchOver({
    clock,
    log: { emit: () => undefined },
    progress: () => progress[time / 5000] ?? 0,
    alive: () => ['alice'],
    apply: (measure) => {
      measuresTaken.push([measure, time])
    },
    patienceMs: () => patienceMs,
    signal: stop.signal,
  })
  return measuresTaken
}

describe('the watchdog of a team', () => {
  it('does nothing while the team makes progress', async () => {
    expect(await watch([0, 0, 1, 1, 2, 2, 3], 15_000)).toEqual([])
  })

  it('applies one measure after another while none helps, and finally gives up', async () => {
    expect(await watch(Array(20).fill(1), 15_000)).toEqual([
      ['requeue', 15_000],
      ['move_away', 30_000],
      ['rejoin', 45_000],
      ['give_up', 60_000],
      ['give_up', 75_000],
      ['give_up', 90_000],
    ])
  })

  it('starts over once there is progress', async () => {
    expect(await watch([1, 1, 1, 1, 2, 2, 2, 2, 2], 15_000)).toEqual([
      ['requeue', 15_000],
      ['requeue', 35_000],
    ])
  })
})
