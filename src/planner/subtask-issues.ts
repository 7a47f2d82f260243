import { formatPosition, inBox } from '../core/position.ts'
import { gameData } from '../game/data/game-data.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall } from '../task/action.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Task } from '../task/task.ts'

/**
 * Requirements of subtasks that the task's world cannot fulfil: cells outside the arena (its floor counts as inside), and items
 * that do not exist in the game.
 */
export function subtaskIssues(subtasks: readonly Subtask[], task: Task, actions: ActionVocabulary): string[] {
  const data = gameData(task.gameVersion)
  const { min, max } = task.arena.box
  const reach = { min: { ...min, y: min.y - 1 }, max }
  const issuesOf = (call: ActionCall): string[] => {
    const cell = actions.targetCellOf(call)
    const arena = `${formatPosition(min)} to ${formatPosition(max)}`
    const outside =
      cell === undefined || inBox(reach, cell)
        ? []
        : [`${call.name}: ${formatPosition(cell)} is outside the arena, ${arena}`]
    const unknown = actions.itemsOf(call).filter((item) => !data.hasItem(item))
    return [
      ...outside,
      ...unknown.map((item) => `${call.name}: Minecraft ${data.version} has no item "${item}"`),
    ]
  }
  return subtasks.flatMap(({ id, actions: calls }) => [
    ...new Set(calls.flatMap(issuesOf).map((issue) => `node ${id}: ${issue}`)),
  ])
}
