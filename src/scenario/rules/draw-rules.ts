import { createRandom } from '../../core/random.ts'
import type { RuleBook } from '../../game/rules/rule-book.ts'
import type { Task } from '../../task/task.ts'
import { constructionRules } from '../construction/draw-rule-book.ts'
import { escapeRules } from '../escape/draw-rule-book.ts'
import type { EscapeTask } from '../escape/rooms.ts'
import { gatheringRules } from '../gathering/draw-rule-book.ts'
import type { GatheringTask } from '../gathering/gathering.ts'
import {
  drawBook,
  kindsAmong,
  type RuleChange,
  type RuleDraw,
  type RuleKind,
  type RuleSites,
} from './drawing.ts'

/**
 * Draws a rule book for a task in an arena that changes rules that its plan uses; the task can still be done. Undefined for tasks
 * of other scenarios, and in terrain.
 */
export function drawRuleBook(task: Task, draw: RuleDraw): RuleBook | undefined {
  const sites = rulesOf(task)
  return sites === undefined ? undefined : drawBook(task.id, sites, draw)
}

/** The kinds of rules that a change may concern; none for tasks whose rules cannot be drawn. */
export function ruleKindsOf(task: Task, change: RuleChange): RuleKind[] {
  const sites = rulesOf(task)
  if (sites === undefined) return []
  return kindsAmong(change === 'control' ? sites.unused(createRandom(0)) : sites.used)
}

function rulesOf(task: Task): RuleSites | undefined {
  if (task.terrain !== undefined) return undefined
  switch (task.scenario) {
    case 'gathering':
      return gatheringRules(task as GatheringTask)
    case 'construction':
      return constructionRules(task)
    case 'escape':
      return escapeRules(task as EscapeTask)
    default:
      return undefined
  }
}
