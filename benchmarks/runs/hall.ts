import { villagerSite } from '../../src/import/villager-site.ts'
import { Canvas } from '../../src/suite/canvas.ts'

/** A hall: a floor of planks, brick walls with log corners, windows and a doorway, and a roof of slabs. */
export interface Hall {
  /** Length of a side (blocks). */
  side: number
  /** Height of the walls (blocks). */
  height: number
}

/** Distance between windows (blocks). */
const WINDOW_EVERY = 4

/** The task of building a hall with a team, as the text of a task file. */
export function hallTask({ side, height }: Hall, agents: number): string {
  const canvas = new Canvas()
  const last = side - 1
  canvas.box([0, 0, 0], [last, 0, last], 'oak_planks')
  for (let y = 1; y <= height; y++) {
    for (let along = 0; along < side; along++) {
      const wall = y === 2 && along % WINDOW_EVERY === 2 ? 'glass' : 'stone_bricks'
      canvas.set(along, y, 0, wall).set(along, y, last, wall).set(0, y, along, wall).set(last, y, along, wall)
    }
    for (const x of [0, last]) for (const z of [0, last]) canvas.set(x, y, z, 'oak_log[axis=y]')
  }
  const middle = Math.floor(side / 2)
  for (const y of [1, 2]) canvas.clear(last, y, middle)
  canvas.box([0, height + 1, 0], [last, height + 1, last], 'oak_slab[type=bottom]')
  const cells = canvas.cells().map(({ position: { x, y, z }, block }) => ({
    position: { x: x - last - 8, y: y - 60, z: z - middle },
    block,
  }))
  const about = {
    id: `hall-${cells.length}`,
    title: `A hall of ${cells.length} blocks`,
    goal: 'Build the hall as the blueprint shows. All materials are in the chests.',
    minecraft: '1.19.2' as const,
    agents,
  }
  const draft = villagerSite(about, cells)
  return JSON.stringify({ ...draft, limits: { seconds: SECONDS_PER_BLOCK * cells.length } })
}

/** Time limit of a task (s of game time per block); many times what teams need. */
const SECONDS_PER_BLOCK = 10
