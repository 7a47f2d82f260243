import assert from 'node:assert/strict'
import { stringify } from 'yaml'
import { InvalidFileError } from '../../core/errors.ts'
import { parseTask } from '../../task/load-task.ts'
import type { TaskFormat } from '../../task/task-format.ts'
import type { Check } from '../check.ts'

type Path = readonly (string | number)[]

/** Maximum number of values that each check replaces. */
const MAX_VALUES = 60

/** Checks that break an example file. */
export function badValueChecks(example: unknown, scenario: TaskFormat): Check[] {
  const issues = (file: unknown) => issuesIn(stringify(file), scenario)
  /** The values under the scenario's own keys. */
  const places = () =>
    spread(
      leaves(example).filter(([key]) => key !== undefined && Object.hasOwn(scenario.file, key)),
      MAX_VALUES,
    )

  return [
    {
      name: 'refuses unknown keys, each by its path',
      async run() {
        const own = Object.keys(scenario.file).filter((key) => isRecord(at(example, [key])))
        for (const path of [['surprise'], ...own.map((key) => [key, 'surprise'])])
          assert.ok(issues(replaced(example, path, 1)).includes(path.join('.')), path.join('.'))
      },
    },
    {
      name: 'refuses values of another type, each by its path',
      async run() {
        for (const path of places()) {
          const paths = issues(replaced(example, path, { surprise: true }))
          const [key = ''] = path
          assert.ok(
            paths.some((issue) => issue.split('.')[0] === key),
            `${path.join('.')}: ${paths.join(', ') || 'no issue'}`,
          )
        }
      },
    },
    {
      name: 'reads odd values or refuses them with a path, and throws nothing else',
      async run() {
        for (const path of places()) {
          const odd =
            typeof at(example, path) === 'number' ? [-1, 0, 0.5] : ['', 'no such thing', 'minecraft:']
          for (const value of odd)
            for (const issue of issues(replaced(example, path, value)))
              assert.notEqual(issue, '', `${path.join('.')}: ${value}`)
        }
      },
    },
  ]
}

/** The paths of a file's issues. Rethrows other errors. */
function issuesIn(text: string, scenario: TaskFormat): string[] {
  try {
    parseTask(text, 'the example', [scenario])
    return []
  } catch (error) {
    if (error instanceof InvalidFileError) return error.issues.map(({ path }) => path)
    throw error
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of all values that are neither objects nor lists. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value)
    ? value.map((inner, index) => [index, inner] as const)
    : Object.entries(value)
  return entries.flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value)

/** A copy with the value at a path replaced. */
function replaced(value: unknown, path: Path, by: unknown): unknown {
  const copy = structuredClone(value)
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>
  holder[path.at(-1) ?? ''] = by
  return copy
}

/** At most `max` elements, evenly spread over the list. */
function spread<T>(list: readonly T[], max: number): T[] {
  const step = Math.max(1, Math.ceil(list.length / max))
  return list.filter((_, index) => index % step === 0)
}
