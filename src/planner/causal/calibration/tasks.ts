import { z } from 'zod'
import { checked } from '../../../core/checked/checked.ts'
import { onceByName } from '../../../core/once.ts'
import { packagePath } from '../../../core/package-root.ts'
import { edgeKey } from '../../../graph/edge-key.ts'
import { type Subtask, subtaskSchema } from '../../../graph/subtask.ts'
import { type OrderRuleId, orderRuleIds } from '../../../task/rule-ids.ts'
import { type Task, taskSchema } from '../../../task/task.ts'
import { readText, YamlFile } from '../../../task/yaml-file.ts'

/** A dependency of a calibration task, with all rules that cause it. */
interface CalibrationEdge {
  from: number
  to: number
  rules: readonly string[]
}

/** A task with its subtasks, and all dependencies between them that the game causes. */
export interface CalibrationTask {
  task: Task
  subtasks: readonly Subtask[]
  edges: readonly CalibrationEdge[]
  /** The task's own rules, which are stated only for it; none by default. */
  own?: readonly OrderRuleId[]
}

const subtaskFileSchema = z.strictObject({
  does: z.string(),
  calls: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))),
  /** Its prerequisites: subtasks by number, with the rules. */
  after: z.record(z.string(), z.array(z.string()).min(1)).default({}),
})

const fileSchema = z.strictObject({
  tasks: z.array(
    z.strictObject({
      task: taskSchema.loose(),
      own: z.array(z.enum(orderRuleIds)).optional(),
      subtasks: z.array(subtaskFileSchema).min(2),
    }),
  ),
})

const HINT = 'rules/calibration.yaml is such a file.'

/**
 * The tasks on which the method is tried before it refines a plan: by default rules/calibration.yaml. A file is read once per
 * process; callers must not change the result.
 * @throws InvalidFileError naming the entry, or why the file is unreadable
 */
export const loadCalibrationTasks = (
  file = packagePath('rules', 'calibration.yaml'),
): readonly CalibrationTask[] => calibrationTasksIn(file)

const calibrationTasksIn = onceByName((file): readonly CalibrationTask[] => {
  const yaml = new YamlFile(readText(file, HINT), file)
  const parsed = checked(fileSchema, yaml.content())
  if (!parsed.success) throw yaml.errorOf(parsed.issues, HINT)
  return parsed.data.tasks.map(({ task, own, subtasks }) => ({
    task,
    ...(own === undefined ? {} : { own }),
    subtasks: subtasks.map(({ does, calls }, index) =>
      subtaskSchema.parse({
        id: index + 1,
        description: does,
        step: { function: 'calibrate', arguments: {} },
        actions: calls.flatMap((call) => Object.entries(call).map(([name, args]) => ({ name, args }))),
      }),
    ),
    edges: subtasks.flatMap(({ after }, index) =>
      Object.entries(after).map(([from, rules]) => ({ from: Number(from), to: index + 1, rules })),
    ),
  }))
})

/** Keys of all pairs in which the first must be done before the second, directly or indirectly. */
export function reachedFrom(edges: readonly { from: number; to: number }[]): Set<string> {
  const next = new Map<number, number[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const reached = new Set<string>()
  for (const start of next.keys()) {
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const to of next.get(at) ?? []) {
        const key = edgeKey({ from: start, to })
        if (reached.has(key)) continue
        reached.add(key)
        open.push(to)
      }
    }
  }
  return reached
}
