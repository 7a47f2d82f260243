import type { Subtask } from '../graph/subtask.ts'
import { nameSubtasks } from '../graph/subtask-names.ts'
import { actionLines } from '../question/describe-actions.ts'
import { describeTask } from '../question/describe-task.ts'
import { type PlanFunction, decompose as question } from '../question/kinds/decompose.ts'
import { settingsOf } from '../task/actions/settings.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import { askUntilSound } from './ask-until-sound.ts'
import { expandNodes } from './expand.ts'
import type { PlanContext } from './planner.ts'
import { subtaskIssues } from './subtask-issues.ts'

/** A task in parts. */
export interface Decomposition {
  functions: PlanFunction[]
  subtasks: Subtask[]
  /** Dependencies that the reply names by itself, from the earlier subtask to the later one. */
  named: { from: number; to: number }[]
}

/**
 * Asks for functions and nodes (paper, Table 6) and turns them into subtasks.
 * @throws PlanError if the nodes still have issues after two retries that quoted them
 */
export function decompose(task: Task, scene: Scene, context: PlanContext): Promise<Decomposition> {
  const { actions } = context
  const facts = {
    task,
    description: describeTask(task, context.scenarios),
    scene,
    actions: actionLines(actions.specs, settingsOf(task)),
  }
  return askUntilSound(question, facts, {
    what: 'decomposition',
    context,
    check({ functions, nodes }) {
      const { subtasks, issues } = expandNodes(functions, nodes, actions)
      return {
        value: {
          functions,
          subtasks: nameSubtasks(subtasks, actions),
          named: nodes.flatMap(({ id: to, after = [] }) => after.map((from) => ({ from, to }))),
        },
        issues: [...issues, ...subtaskIssues(subtasks, task, context.actions)],
      }
    },
  })
}
