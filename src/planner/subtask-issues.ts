import { cellSchema, formatPosition, inBox } from '../core/position.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall } from '../task/action.ts'
import { gameData } from '../task/game-data.ts'
import type { Task } from '../task/task.ts'

/** Names of arguments that hold an item. */
const ITEM_ARGUMENTS = ['item', 'fuel']
/** Actions whose `item` may also be a mob or a player. */
const LOOKS_FOR_ANYTHING = new Set(['ScanEntities'])
/** Names of arguments that hold a cell. */
const CELL_ARGUMENTS = ['pos', 'container', 'target']

/**
 * What subtasks ask for that the task's world cannot have: cells outside the arena (its floor counts as inside), and
 * items that the game does not know.
 */
export function subtaskIssues(subtasks: readonly Subtask[], task: Task): string[] {
  const data = gameData(task.gameVersion)
  const { min, max } = task.arena.box
  const reach = { min: { ...min, y: min.y - 1 }, max }
  const issuesOf = ({ name, args }: ActionCall): string[] => [
    ...CELL_ARGUMENTS.flatMap((argument) => {
      const cell = cellSchema.safeParse(args[argument])
      if (!cell.success || inBox(reach, cell.data)) return []
      const arena = `${formatPosition(min)} to ${formatPosition(max)}`
      return [`${name}: ${formatPosition(cell.data)} is outside the arena, ${arena}`]
    }),
    ...ITEM_ARGUMENTS.flatMap((argument) => {
      const item = args[argument]
      if (typeof item !== 'string' || LOOKS_FOR_ANYTHING.has(name)) return []
      if (data.hasItem(item.replace(/^minecraft:/, ''))) return []
      return [`${name}: Minecraft ${data.version} has no item "${item}"`]
    }),
  ]
  return subtasks.flatMap(({ id, actions }) => [
    ...new Set(actions.flatMap(issuesOf).map((issue) => `node ${id}: ${issue}`)),
  ])
}
