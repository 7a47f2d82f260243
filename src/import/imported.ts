import type { z } from 'zod'
import { plural } from '../core/count.ts'
import { builtinScenarios, type TaskDraft } from '../scenario/builtin.ts'
import { readTaskFile } from '../task/resolve-task.ts'

/** A task of a foreign file that cannot be imported. */
export interface Refusal {
  /** The task's name in the foreign file. */
  task: string
  /** The invalid field. */
  field: string
  reason: string
}

/** The result of importing one task of a foreign file. */
export type Outcome =
  | { kind: 'task'; draft: TaskDraft /** What was fixed or left out, for people. */; notes: string[] }
  | { kind: 'refused'; refusal: Refusal }

export const refused = (task: string, field: string, reason: string): Outcome => ({
  kind: 'refused',
  refusal: { task, field, reason },
})

/** The draft if it is a valid task, else a refusal with the first issue and the number of others. */
export function concluded(task: string, draft: TaskDraft, notes: readonly string[]): Outcome {
  const { issues } = readTaskFile(draft, builtinScenarios)
  const [issue] = issues
  if (issue === undefined) return { kind: 'task', draft, notes: [...notes] }
  const more =
    issues.length === 1 ? '' : ` (and ${issues.length - 1} more ${plural(issues.length - 1, 'issue')})`
  return refused(task, issue.path.join('.'), `${issue.message}${more}`)
}

/** Turns text into a task id of lower-case letters, digits and dashes. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'task'

/** The field and message of the first zod issue. */
export function firstIssue(error: z.ZodError): { field: string; reason: string } {
  const [issue] = error.issues
  return { field: issue?.path.join('.') ?? '', reason: issue?.message ?? 'is not as expected' }
}
