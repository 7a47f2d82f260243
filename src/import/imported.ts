import type { z } from 'zod'
import { gameData } from '../task/game-data.ts'
import { resolveTask } from '../task/resolve-task.ts'
import { taskFileSchema } from '../task/task-file.ts'

/** A task as a file would write it, before anything is filled in. */
export type TaskDraft = z.input<typeof taskFileSchema>

/** A task of a foreign file that cannot be played as it stands there. */
export interface Refusal {
  /** What the foreign file calls it. */
  task: string
  /** Where in it the fault lies. */
  field: string
  reason: string
}

/** What became of one task of a foreign file. */
export type Outcome =
  | { kind: 'task'; draft: TaskDraft /** What was mended or left out, for people. */; notes: string[] }
  | { kind: 'refused'; refusal: Refusal }

export const refused = (task: string, field: string, reason: string): Outcome => ({
  kind: 'refused',
  refusal: { task, field, reason },
})

/** The draft if a run would accept it, else the first fault that a run would name, with how many there are. */
export function concluded(task: string, draft: TaskDraft, notes: readonly string[]): Outcome {
  const parsed = taskFileSchema.safeParse(draft)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refused(task, issue?.path.join('.') ?? '', issue?.message ?? 'is no task')
  }
  const { faults } = resolveTask(parsed.data, gameData(parsed.data.minecraft))
  const [fault] = faults
  if (fault === undefined) return { kind: 'task', draft, notes: [...notes] }
  const more = faults.length === 1 ? '' : ` (and ${faults.length - 1} more faults)`
  return refused(task, fault.path.join('.'), `${fault.message}${more}`)
}

/** A text as the id of a task: lower-case letters, digits and dashes. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'task'

/** A field of a zod issue and what is wrong with it, in one line. */
export function firstIssue(error: z.ZodError): { field: string; reason: string } {
  const [issue] = error.issues
  return { field: issue?.path.join('.') ?? '', reason: issue?.message ?? 'is not as expected' }
}
