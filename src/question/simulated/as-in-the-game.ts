import type { Task } from '../../task/task.ts'

const known = new WeakMap<Task, Task>()

/**
 * The facts of a question as a model understands them that knows the game: it takes the rules of the world for those of the game, unless the
 * task's text tells what differs.
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
