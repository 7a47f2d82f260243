import type { decompose } from '../../question/kinds/decompose.ts'
import type { ReplyOf } from '../../question/question.ts'
import { goalsOf } from './open.ts'
import { OpenPlanner } from './open-planner.ts'
import type { OpenFacts } from './steps.ts'

/**
 * Cuts an open task into subtasks: the parts of its goal, in order; of several alternatives the first that the
 * expert can plan. Parts that no action can fulfil are left out, so that a plan may miss the goal.
 */
export function decomposeOpen(facts: OpenFacts): ReplyOf<typeof decompose> {
  const planner = new OpenPlanner(facts)
  for (const goal of goalsOf(facts.task.open)) planner.reach(goal)
  return planner.reply()
}
