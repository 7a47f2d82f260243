import { formatBlock } from '../../src/game/block.ts'
import { villagerSite } from '../../src/import/villager-site.ts'
import { builtinScenarios, type TaskDraft } from '../../src/scenario/builtin.ts'
import { Canvas } from '../../src/suite/canvas.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'
import type { Task } from '../../src/task/task.ts'

/** A floor, four walls with logs in their corners, what is drawn into them, and a flat roof over air. */
function shell([w, d]: readonly [number, number], openings: (canvas: Canvas) => void): Canvas {
  const canvas = new Canvas()
  const roof = 5
  canvas.box([0, 0, 0], [w - 1, 0, d - 1], 'oak_planks')
  for (let y = 1; y < roof; y++) {
    for (let x = 0; x < w; x++) for (const z of [0, d - 1]) canvas.set(x, y, z, 'cobblestone')
    for (let z = 0; z < d; z++) for (const x of [0, w - 1]) canvas.set(x, y, z, 'cobblestone')
    for (const x of [0, w - 1]) for (const z of [0, d - 1]) canvas.set(x, y, z, 'spruce_log[axis=y]')
  }
  openings(canvas)
  return canvas.box([0, roof, 0], [w - 1, roof, d - 1], 'bricks')
}

/** A house of some 300 blocks in six materials, with a door, windows and a wide way in: 11 by 8, 13 by 7 (wide) or 9 by 10 (deep). */
function house(w = 11, d = 8): Canvas {
  return shell([w, d], (canvas) => {
    for (const x of [2, 3, w - 4, w - 3]) canvas.set(x, 2, 0, 'glass').set(x, 3, d - 1, 'glass')
    canvas.clear(1, 2, 0).clear(w - 2, 2, 0)
    for (const z of [3, 4]) canvas.set(0, 2, z, 'glass').set(w - 1, 2, z, 'glass')
    canvas.clear(5, 2, 0).set(5, 1, 0, 'oak_door[facing=south,half=lower]')
    for (let x = 3; x <= 7; x++) canvas.clear(x, 1, d - 1).clear(x, 2, d - 1)
  })
}

/** The same house turned round: its other side lies towards the chests. */
function turned(): Canvas {
  const canvas = new Canvas()
  for (const { position, block } of house().cells()) {
    const text = formatBlock(block).replace('facing=south', 'facing=north')
    canvas.set(10 - position.x, position.y, 7 - position.z, text)
  }
  return canvas
}

/** A larger house, 13 by 9, that its door closes: there is no other way in. */
function closed(): Canvas {
  const [w, d] = [13, 9]
  return shell([w, d], (canvas) => {
    for (const x of [2, 3, 9, 10]) canvas.set(x, 2, d - 1, 'glass').set(x, 2, 0, 'glass')
    canvas.clear(6, 2, d - 1).set(6, 1, d - 1, 'oak_door[facing=north,half=lower]')
  })
}

/** A floor of 300 blocks in two alternating materials. */
function checkerboard(): Canvas {
  const canvas = new Canvas()
  for (let z = 0; z < 20; z++)
    for (let x = 0; x < 15; x++) canvas.set(x, 0, z, (x + z) % 2 === 0 ? 'white_wool' : 'black_wool')
  return canvas
}

/** The buildings of this benchmark, by name. */
export const buildings = {
  house: () => house(),
  checkerboard,
  turned,
  wide: () => house(13, 7),
  deep: () => house(9, 10),
  closed,
} as const
export type Building = keyof typeof buildings

/** A building as a task for a team size, on VillagerBench's site. */
export function buildingTask(name: Building, agents: number): Task {
  const cells = buildings[name]().cells()
  const west = -8 - Math.max(...cells.map(({ position }) => position.x))
  const north = -Math.floor(Math.max(...cells.map(({ position }) => position.z)) / 2)
  const about = {
    id: `teams-${name}`,
    title: name,
    goal: `Build the ${name} as the blueprint shows.`,
    minecraft: '1.19.2' as const,
    agents,
  }
  const draft: TaskDraft = villagerSite(
    about,
    cells.map(({ position: { x, y, z }, block }) => ({
      position: { x: x + west, y: y - 60, z: z + north },
      block,
    })),
  )
  const { task, issues } = readTaskFile(draft, builtinScenarios)
  if (task === undefined) throw new TypeError(issues.map(({ message }) => message).join('; '))
  return task
}
