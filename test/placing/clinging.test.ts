import { expect, it } from 'vitest'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { foreignConstruction } from '../../src/import/foreign-construction.ts'
import { taskFileText } from '../../src/import/task-file-text.ts'
import { taskOf } from '../../src/import/testing.ts'
import { parseTask } from '../../src/scenario/testing.ts'
import { playStructure } from '../zoo/play-structure.ts'

const HOSTS = ['stone', 'oak_leaves', 'cobblestone_stairs', 'oak_log']
const SIDES = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] } as const

/** Plants in the middle of four hosts each, with all faces that a file may name. */
const cells = ['vine', 'glow_lichen', 'sculk_vein', 'vine'].flatMap((name, plant) => {
  const [x, z] = [-9 - 4 * (plant % 2), 4 * Math.floor(plant / 2)]
  const faces = { ...Object.fromEntries(Object.keys(SIDES).map((side) => [side, 'true'])), up: 'false' }
  // One side stays open for the player.
  const open = (Object.keys(SIDES) as (keyof typeof SIDES)[])[plant] ?? 'north'
  const hosts = Object.entries(SIDES)
    .filter(([side]) => side !== open)
    .map(([, [dx, dz]], host) => ({ name: HOSTS[(host + plant) % 4] ?? 'stone', x: x + dx, z: z + dz }))
  return [{ name, x, z, faces }, ...hosts].map(({ name: block, x: px, z: pz, ...rest }) => ({
    position: { x: px, y: -60, z: pz },
    block: { name: block, properties: 'faces' in rest ? rest.faces : {} },
    field: block,
  }))
})

it('plants with several faces are built whole beside whole blocks, leaves and stairs', async () => {
  const outcome = foreignConstruction(cells, {
    task: 'plants',
    about: { id: 'plants', title: 'Plants', goal: 'Build it.', minecraft: '1.19.2' },
    notes: [],
    placed: (all) => [...all],
  })
  const task = parseTask(taskFileText(taskOf(outcome).draft), 'plants')
  const judged = await playStructure({ task, exhibits: [] }, 1, { play: runEpisode })
  expect(judged.filter(({ wrong }) => wrong !== '')).toEqual([])
  const several = judged.filter(({ wanted }) => (wanted.match(/=true/g)?.length ?? 0) > 1)
  expect(several.length).toBeGreaterThanOrEqual(3)
}, 60_000)
