import { afterAll, describe, expect, it } from 'vitest'
import { drawStranger } from '../../benchmarks/strangers/draw-stranger.ts'
import { paletteOf } from '../../benchmarks/strangers/palette.ts'
import { play } from '../../benchmarks/strangers/play.ts'
import type { Stranger } from '../../benchmarks/strangers/stranger.ts'
import { strangerTask } from '../../benchmarks/strangers/stranger-task.ts'
import { createRandom } from '../../src/core/random.ts'
import { EpisodePlayer } from '../../src/experiment/episode-player.ts'

/** Shapes of up to a few hundred blocks, among them needles of 40 and floors of one layer. */
const SHAPES = [
  [4, 40, 4],
  [5, 24, 5],
  [6, 12, 6],
  [8, 7, 7],
  [12, 5, 6],
  [16, 1, 16],
] as const
const SEEDS = Array.from({ length: 8 }, (_, index) => index + 1)

const MINECRAFT = '1.19.2'

/** Twenty to 400 kinds, as far as there are cells for them. */
function drawn(seed: number): { building: Stranger; agents: number } {
  const random = createRandom(seed).fork('drawn')
  const between = (low: number, high: number) => low + random.integer(high - low + 1)
  const size = SHAPES[seed % SHAPES.length] as (typeof SHAPES)[number]
  const wanted = Math.round(20 * (400 / 20) ** (between(0, 100) / 100))
  const building: Stranger = {
    id: `drawn-${seed}`,
    seed,
    kinds: 20,
    size,
    openings: random.pick(['door', 'windows', 'arches'] as const) ?? 'door',
    chestsAt: between(3, 40),
  }
  const kinds = Math.min(wanted, drawStranger(building, paletteOf(MINECRAFT, seed)).length)
  return { building: { ...building, kinds }, agents: between(1, 24) }
}

/** Buildings that no constant was fitted to: the seed decides kinds, shape, openings, distance of chests and size of the team. */
describe('a drawn building', () => {
  const player = new EpisodePlayer()
  afterAll(() => player.close())

  it.each(SEEDS)('is completed without scaffold left or refusals in a row: %i', async (seed) => {
    const { building, agents } = drawn(seed)
    const task = strangerTask(building, agents)
    const names = { building: building.id, from: 'generator', agents, code: '' } as const
    const row = await play({ ...names, task }, player, { signal: new AbortController().signal })
    const what = `${building.kinds} kinds, ${building.size.join(' × ')}, chests at ${building.chestsAt}, ${agents} agents`
    expect({ ...row, what }).toMatchObject({
      what,
      outcome: 'success',
      scaffoldLeft: 0,
      fullTwice: 0,
      walkedInPlace: 0,
    })
  })
})
