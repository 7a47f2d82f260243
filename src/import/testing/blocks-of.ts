import { formatBlock } from '../../game/block.ts'
import { parseTask } from '../../scenario/testing.ts'
import { importFile } from '../import-file.ts'
import { importers } from '../importers.ts'
import { taskFileText } from '../task-file-text.ts'
import { all, fileOf, taskOf } from '../testing.ts'

/** The first outcome for a file with this name and content. */
export const read = async (name: string, content: Buffer) =>
  (await all(importFile(fileOf(name, content), importers, { minecraft: '1.19.2' })))[0]

/** The blocks of its task with their positions, counted from the lowest corner. */
export const blocksOf = async (name: string, content: Buffer) => {
  const { draft } = taskOf(await read(name, content))
  const { blueprint } = parseTask(taskFileText(draft), name)
  const least = (axis: 'x' | 'y' | 'z') => Math.min(...blueprint.map(({ position }) => position[axis]))
  const [x, y, z] = [least('x'), least('y'), least('z')]
  return blueprint
    .map(({ position: at, block }) => `${at.x - x},${at.y - y},${at.z - z} ${formatBlock(block)}`)
    .sort()
}
