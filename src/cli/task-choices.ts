import { InvalidArgumentError } from 'commander'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import type { Label } from '../task/task-format.ts'

/** A choice of tasks: a range of indices, or ids that match a name with `*` as a wildcard. */
export type TaskChoice = { first: number; last: number } | { name: string }

/** Reads `0-9,12` as indices and `hut-*,tower` as names of tasks. */
export function taskChoices(text: string): TaskChoice[] {
  return text.split(',').map((part): TaskChoice => {
    const word = part.trim()
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(word) ?? []
    if (first !== undefined) {
      if (Number(first) <= Number(last)) return { first: Number(first), last: Number(last) }
      throw new InvalidArgumentError(`"${word}" runs backwards; write ${last}-${first}.`)
    }
    if (/^[a-z0-9_*-]+$/.test(word)) return { name: word }
    throw new InvalidArgumentError(`"${word}" is neither an index such as 3 or 0-9 nor the id of a task.`)
  })
}

/**
 * The tasks chosen from a list, in the order of the choices, without duplicates.
 * @throws UsageError for a choice that matches no task
 */
export function pickTasks<T>(
  tasks: readonly T[],
  choices: readonly TaskChoice[],
  idOf: (task: T) => string,
): T[] {
  const picked = choices.flatMap((choice) => {
    const found =
      'name' in choice
        ? tasks.filter((task) => fits(idOf(task), choice.name))
        : tasks.slice(choice.first, choice.last + 1)
    if (found.length > 0) return found
    throw new UsageError(
      `--tasks ${'name' in choice ? choice.name : choice.first} fits none of ${count(tasks.length, 'task')}.`,
      {
        hint: `Indices run from 0 to ${tasks.length - 1}; ids are ${tasks.slice(0, 3).map(idOf).join(', ')}${tasks.length > 3 ? ' …' : ''}.`,
      },
    )
  })
  return [...new Set(picked)]
}

/**
 * The tasks filed under a value, in any label system; case, spaces and dashes are ignored.
 * @throws UsageError if there are none, listing all existing values
 */
export function labelled<T>(
  tasks: readonly T[],
  value: string,
  labelsOf: (task: T) => readonly Label[],
): T[] {
  const found = tasks.filter((task) => labelsOf(task).some((label) => plain(label.value) === plain(value)))
  if (found.length > 0) return found
  const known = [...new Set(tasks.flatMap((task) => labelsOf(task).map((label) => label.value)))].sort()
  throw new UsageError(`--only ${value} fits none of ${count(tasks.length, 'task')}.`, {
    hint: known.length === 0 ? 'These tasks are filed under nothing.' : `Known: ${known.join(', ')}.`,
  })
}

const plain = (value: string): string =>
  value
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

function fits(id: string, name: string): boolean {
  // Names contain only letters, digits, -, _ and *, so nothing else needs escaping.
  return new RegExp(`^${name.replaceAll('*', '.*')}$`).test(id)
}
