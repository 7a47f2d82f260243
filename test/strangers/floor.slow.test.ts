import { afterAll, describe, expect, it } from 'vitest'
import { play } from '../../benchmarks/strangers/play.ts'
import type { Stranger } from '../../benchmarks/strangers/stranger.ts'
import { strangerTask } from '../../benchmarks/strangers/stranger-task.ts'
import { createRandom } from '../../src/core/random.ts'
import { EpisodePlayer } from '../../src/experiment/episode-player.ts'

/** A small building of which the seed decides everything: size, kinds, openings and where its chests are. */
function smallBuilding(seed: number): Stranger {
  const random = createRandom(seed).fork('small')
  const between = (low: number, high: number) => low + random.integer(high - low + 1)
  return {
    id: `small-${seed}`,
    seed,
    kinds: between(1, 8),
    size: [between(3, 5), between(1, 4), between(3, 5)],
    openings: random.pick(['door', 'windows', 'arches'] as const) ?? 'door',
    chestsAt: between(3, 40),
  }
}

describe('the physical floor of a construction', () => {
  const player = new EpisodePlayer()
  afterAll(() => player.close())

  it.each([
    [1, 1],
    [2, 3],
    [3, 1],
    [4, 3],
  ])('is below the play of building %i with a team of %i', async (seed, agents) => {
    const building = smallBuilding(seed)
    const task = strangerTask(building, agents)
    const row = await play({ building: building.id, from: 'generator', agents, code: '', task }, player, {
      signal: new AbortController().signal,
    })
    expect(row.outcome).toBe('success')
    expect(row.floor).toBeGreaterThan(0)
    expect(row.makespan).toBeGreaterThanOrEqual(row.floor ?? Number.POSITIVE_INFINITY)
  })
})
