import type { z } from 'zod'
import { UsageError } from '../core/errors.ts'
import type { PartChecker, TaskIssue } from './part-checker.ts'
import type { Task } from './task.ts'
import type { TaskFileBase } from './task-file.ts'

/** What a scenario finds out about its part of a task file, beside what every task has. */
export type Resolved<T extends Task = Task> = Pick<T, 'containers'> &
  Partial<Pick<T, 'blueprint' | 'sources'>> &
  Omit<T, keyof Task>

/** What the tasks of a scenario look like: in files, resolved, and in listings. */
export interface TaskFormat<T extends Task = Task, File extends z.ZodRawShape = z.ZodRawShape> {
  /** The value of `scenario` in task files. */
  readonly id: T['scenario']
  /** The keys that a task file of this scenario has beside the common ones. */
  readonly file: File
  /** The keys that a resolved task has beside the common ones. */
  readonly own: z.ZodRawShape
  /** Turns the file's own keys into the task's; issues are left with the checker. */
  resolve(file: TaskFileBase & Record<string, unknown>, checker: PartChecker): Resolved<T>
  /** Brings a task out of an older journal into today's shape. */
  upgrade?(task: Record<string, unknown>): Record<string, unknown>
  /** The kinds that tables tell apart; the id alone unless given. */
  readonly kinds?: readonly string[]
  kindOf?(task: T): string
  /** How large a task is, for listings: "58 blocks". */
  size(task: T): string
  /** What keeps a team of so many agents from doing the task, by its place in the file; empty when it can be done. */
  feasibility(task: T, agents: number): TaskIssue[]
}

/** The tasks of a scenario, or of any of several. */
export type TaskOf<F extends TaskFormat> = F extends TaskFormat<infer T> ? T : never

/**
 * Finds the scenario of a task among those that are installed.
 * @throws UsageError when it is not among them.
 */
export function scenarioOf<S extends { readonly id: string }>(
  scenarios: readonly S[],
  { scenario: id }: { scenario: string },
): S {
  const found = scenarios.find((scenario) => scenario.id === id)
  if (found !== undefined) return found
  throw new UsageError(`There is no scenario "${id}".`, {
    hint: `There are ${scenarios.map((scenario) => scenario.id).join(', ')}; others come with a plug-in.`,
  })
}

/** The kind of a task, as tables tell kinds apart: cooking is a kind of gathering. */
export function kindOf(scenarios: readonly Pick<TaskFormat, 'id' | 'kindOf'>[], task: Task): string {
  return scenarioOf(scenarios, task).kindOf?.(task) ?? task.scenario
}

/** Every kind of task that the scenarios tell apart, each scenario's id included. */
export const kindsOf = (scenarios: readonly Pick<TaskFormat, 'id' | 'kinds'>[]): string[] =>
  scenarios.flatMap(({ id, kinds = [] }) => [...new Set([id, ...kinds])])
