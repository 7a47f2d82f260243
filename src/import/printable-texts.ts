import { isPrintable, printable } from '../core/printable.ts'
import type { ImportedTask } from './imported.ts'

/** The task with a space in place of each control character in its texts, and a note naming the first such text. */
export function withPrintableTexts(task: ImportedTask): ImportedTask {
  if (isClean(task.draft)) return task
  const changed: string[] = []
  const draft = cleaned(task.draft, '', changed)
  const [first] = changed
  if (first === undefined) return task
  const more = changed.length === 1 ? '' : ` and ${changed.length - 1} more`
  return { ...task, draft, notes: [...task.notes, `control characters became spaces in ${first}${more}`] }
}

/** Whether no text in the value has a control character. */
const isClean = (value: unknown): boolean =>
  typeof value === 'string'
    ? isPrintable(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isClean)

/** A copy of the value with printable texts. @param changed receives the paths of the texts that were not printable */
function cleaned<T>(value: T, path: string, changed: string[]): T {
  if (typeof value === 'string') {
    if (isPrintable(value)) return value
    changed.push(path)
    return printable(value, ' ') as T
  }
  if (typeof value !== 'object' || value === null) return value
  const within = (part: unknown, key: string | number) =>
    cleaned(part, path === '' ? `${key}` : `${path}.${key}`, changed)
  if (Array.isArray(value)) return value.map(within) as T
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part, key)])) as T
}
