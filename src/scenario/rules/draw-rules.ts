import type { RuleBook } from '../../game/rules/rule-book.ts'
import type { Task } from '../../task/task.ts'
import { drawConstructionBook } from '../construction/draw-rule-book.ts'
import { drawEscapeBook } from '../escape/draw-rule-book.ts'
import type { EscapeTask } from '../escape/rooms.ts'
import { drawGatheringBook } from '../gathering/draw-rule-book.ts'
import type { GatheringTask } from '../gathering/gathering.ts'
import type { RuleDraw } from './drawing.ts'

/**
 * Draws a rule book for a task in an arena that changes rules that its plan uses; the task can still be done. Undefined for tasks
 * of other scenarios, and in terrain.
 */
export function drawRuleBook(task: Task, draw: RuleDraw): RuleBook | undefined {
  if (task.terrain !== undefined) return undefined
  switch (task.scenario) {
    case 'gathering':
      return drawGatheringBook(task as GatheringTask, draw)
    case 'construction':
      return drawConstructionBook(task, draw)
    case 'escape':
      return drawEscapeBook(task as EscapeTask, draw)
    default:
      return undefined
  }
}
