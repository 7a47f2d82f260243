import type { Task } from '../../task/task.ts'

const known = new WeakMap<Task, Task>()

/**
 * A question's facts as understood by a model that knows the game: it assumes the game's rules for the world,
 * unless the task's text states differences.
 */
export function asInTheGame<Facts>(facts: Facts): Facts {
  const { task } = facts as { task?: Task }
  if (task?.rules === undefined || task.rules.told) return facts
  const usual = known.get(task) ?? withoutRules(task)
  known.set(task, usual)
  return { ...facts, task: usual }
}

function withoutRules({ rules: _, ...task }: Task): Task {
  return task
}
