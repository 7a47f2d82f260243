import type { ContentIssue } from '../core/checked/checked.ts'
import { plural } from '../core/count.ts'
import { builtinScenarios, type TaskDraft } from '../scenario/builtin.ts'
import { readTaskFile } from '../task/resolve-task.ts'
import type { Task } from '../task/task.ts'
import type { TaskFormat } from '../task/task-format.ts'

/** A task in a foreign file that cannot be imported. */
export interface Refusal {
  /** The task's name in the foreign file. */
  task: string
  /** The invalid field. */
  field: string
  reason: string
}

/** A task read from a foreign file. */
export interface ImportedTask {
  kind: 'task'
  draft: TaskDraft
  /** Notes on fixes and omissions, for people. */
  notes: string[]
}

/** The result of importing one task of a foreign file. */
export type Outcome = ImportedTask | { kind: 'refused'; refusal: Refusal }

export const refused = (task: string, field: string, reason: string): Outcome => ({
  kind: 'refused',
  refusal: { task: shortLine(task), field: shortLine(field), reason: shortLine(reason, MAX_REASON) },
})

/** Additional requirements that an importer has for a task. */
export interface Conclusion {
  /** The time limit of the task in seconds, if the original has one. */
  limitOf?: (task: Task) => number | undefined
  /** Why the task cannot even be set up; undefined if it can. */
  refusalOf?: (task: Task) => string | undefined
}

/**
 * The draft if it is a valid task; otherwise a refusal with the first issue and the number of others. A note states what prevents
 * a team from completing it.
 */
export function concluded(
  task: string,
  draft: TaskDraft,
  notes: readonly string[],
  { limitOf = () => undefined, refusalOf = () => undefined }: Conclusion = {},
): Outcome {
  const { task: read, format, issues } = readTaskFile<TaskFormat>(draft, builtinScenarios)
  const [issue] = issues
  if (issue !== undefined) {
    const more =
      issues.length === 1 ? '' : ` (and ${issues.length - 1} more ${plural(issues.length - 1, 'issue')})`
    return refused(task, issue.path.join('.'), `${issue.message}${more}`)
  }
  const refusal = read && refusalOf(read)
  if (refusal !== undefined) return refused(task, draft.scenario, refusal)
  const obstacles = read === undefined ? [] : (format?.feasibility(read, read.agents) ?? [])
  const seconds = read && limitOf(read)
  return {
    kind: 'task',
    draft: seconds === undefined ? draft : { ...draft, limits: { seconds } },
    notes: [...notes, ...obstacles.map(({ message }) => message)],
  }
}

/** Maximum length of a task id (characters). File systems allow 255 bytes, and run folders add to it. */
const MAX_ID = 80
/** Names that Windows reserves for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/
/** Maximum length of a foreign name in a message, a title or a note (characters). */
const MAX_SHOWN = 100
/** Maximum length of the reason of a refusal (characters). */
const MAX_REASON = 500

/** Turns text of any length into a task id of lower-case letters, digits and dashes, which is also a file name. */
export function slug(text: string): string {
  const id = text
    .slice(0, 4 * MAX_ID)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_ID)
    .replace(/-+$/, '')
  return id === '' ? 'task' : DEVICE.test(id) ? `task-${id}` : id
}

/** Foreign text on one line and of limited length, for messages and titles. */
export function shortLine(text: string, maximum = MAX_SHOWN): string {
  const line = text
    .slice(0, 4 * maximum)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line.length <= maximum && text.length <= 4 * maximum
    ? line
    : `${line.slice(0, maximum - 1).trimEnd()}…`
}

/** Hands out each id once: the second task with the same name is called `name-2`. */
export class Ids {
  readonly #taken = new Set<string>()

  unique(id: string): string {
    let free = id
    for (let number = 2; this.#taken.has(free); number++) free = `${id}-${number}`
    this.#taken.add(free)
    return free
  }
}

/** The field and message of the first issue. */
export function firstIssue([issue]: readonly ContentIssue[]): { field: string; reason: string } {
  return { field: issue?.path.join('.') ?? '', reason: issue?.message ?? 'is not as expected' }
}
