import type { z } from 'zod'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { SUPPORTED, type Support, unsupported } from '../core/support.ts'
import type { PartChecker, TaskIssue } from './part-checker.ts'
import type { Task } from './task.ts'
import type { TaskFileBase } from './task-file.ts'

/** The part of a task that its scenario resolves. */
export type Resolved<T extends Task = Task> = Pick<T, 'containers'> &
  Partial<Pick<T, 'blueprint' | 'sources' | 'starts'>> &
  Omit<T, keyof Task>

/** A category of a task: a value in one of several category systems. */
export interface Label {
  readonly system: string
  readonly value: string
}

/** Properties of a task, in addition to its kind, for tables, filters and maps of tasks. */
export interface Traits {
  readonly labels: readonly Label[]
  /** Edges and vertices of its dependency graph for a player who starts with nothing (docs/mcu-complexity.md). */
  readonly planning?: number
  /** The same with only tasks as vertices. */
  readonly planningInTasks?: number
  /** Version of the rules behind both counts. */
  readonly planningVersion?: number
}

/** The format of a scenario's tasks: in files, resolved, and in listings. */
export interface TaskFormat<T extends Task = Task, File extends z.ZodRawShape = z.ZodRawShape> {
  /** The value of `scenario` in task files. */
  readonly id: T['scenario']
  /** The keys that task files of this scenario have in addition to the common ones. */
  readonly file: File
  /** The keys that resolved tasks have in addition to the common ones. */
  readonly own: z.ZodRawShape
  /** Turns the scenario's keys of the file into those of the task. Issues are reported to the checker. */
  resolve(file: TaskFileBase & Record<string, unknown>, checker: PartChecker): Resolved<T>
  /** Upgrades a task from an older journal to the current format. */
  upgrade?(task: Record<string, unknown>): Record<string, unknown>
  /** The kinds of tasks that tables list separately; by default only the id. */
  readonly kinds?: readonly string[]
  kindOf?(task: T): string
  /** The difference between its kinds, for files that name the wrong one. */
  readonly kindHint?: string
  /** The task's categories. Default: none. */
  traits?(task: T): Traits
  /** The size of a task, for listings: "58 blocks". */
  size(task: T): string
  /** Obstacles that keep a team of this size from completing the task, with paths in the file; empty if it is feasible. */
  feasibility(task: T, agents: number): TaskIssue[]
  /** The smallest team that can complete the task, if its own is too small. Absent if one agent is enough. */
  agentsNeeded?(task: T): number
}

/** Whether the task's team is large enough to complete it. */
export function teamSupport<T extends Task>(
  task: T,
  { agentsNeeded }: { agentsNeeded?(task: T): number },
): Support {
  const needed = agentsNeeded?.(task) ?? 1
  return task.agents >= needed
    ? SUPPORTED
    : unsupported(`${count(task.agents, 'agent')} cannot complete this task: it needs at least ${needed}`)
}

/** The task type of a format, or of a union of formats. */
export type TaskOf<F extends TaskFormat> = F extends TaskFormat<infer T> ? T : never

/**
 * Finds the scenario of a task.
 * @throws UsageError if it is not installed.
 */
export function scenarioOf<S extends { readonly id: string }>(
  scenarios: readonly S[],
  { scenario: id }: { scenario: string },
): S {
  const found = scenarios.find((scenario) => scenario.id === id)
  if (found !== undefined) return found
  throw new UsageError(`There is no scenario "${id}".`, {
    hint: `Available: ${scenarios.map((scenario) => scenario.id).join(', ')}. Plug-ins can add others.`,
  })
}

/** Values that task files may give as `scenario`: the id, or one of its kinds. */
export const namesOf = ({ id, kinds = [] }: Pick<TaskFormat, 'id' | 'kinds'>): string[] => [
  ...new Set([id, ...kinds]),
]

/** The kind of a task as listed in tables; cooking, for example, is a kind of gathering. */
export function kindOf(scenarios: readonly Pick<TaskFormat, 'id' | 'kindOf'>[], task: Task): string {
  return scenarioOf(scenarios, task).kindOf?.(task) ?? task.scenario
}

/** The categories that a task's scenario assigns to it. */
export const traitsOf = (scenarios: readonly Pick<TaskFormat, 'id' | 'traits'>[], task: Task): Traits =>
  scenarioOf(scenarios, task).traits?.(task) ?? { labels: [] }

/** All kinds of tasks of the scenarios, including each scenario's id. */
export const kindsOf = (scenarios: readonly Pick<TaskFormat, 'id' | 'kinds'>[]): string[] =>
  scenarios.flatMap(namesOf)
