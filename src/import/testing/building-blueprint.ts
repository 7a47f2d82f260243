import { formatBlock } from '../../game/block.ts'
import { parseTask } from '../../scenario/testing.ts'
import type { Task } from '../../task/task.ts'
import { importStructure } from '../building-blueprint.ts'
import { taskFileText } from '../task-file-text.ts'
import { taskOf } from '../testing.ts'

/** A block as VillagerBench's blueprints list it. */
export type Block = [name: string, x: number, y: number, z: number, facing?: string]
/** A structure of a blueprint file. */
const structure = (name: string, size: number[], blocks: Block[]) => ({
  name,
  size,
  blocks: blocks.map(([block, x, y, z, facing]) => ({
    name: block,
    position: [x, y, z],
    ...(facing === undefined ? {} : { facing }),
  })),
})
/** Imports a structure made of these blocks as task 7. */
export const read = (size: number[], ...blocks: Block[]) =>
  importStructure(structure('a_b', size, blocks), 7, { minecraft: '1.19.2' })
/** The task that resulted from an import. */
export const task = (outcome: ReturnType<typeof importStructure>): Task => {
  const { draft, notes } = taskOf(outcome)
  return parseTask(taskFileText(draft, notes), 'imported.yaml')
}
/** Its blocks with their cells. */
export const cellsOf = ({ blueprint }: Task) =>
  blueprint.map(({ position: { x, y, z }, block }) => `${formatBlock(block)} ${x},${y},${z}`).sort()

/** Three blocks on top of each other, like VillagerBench's task 0. */
export const lamp = structure(
  'my_lamp',
  [0, 2, 0],
  [
    ['cut_sandstone', 0, 0, 0, 'A'],
    ['terracotta', 0, 1, 0, 'A'],
    ['torch', 0, 2, 0, 'A'],
  ],
)
