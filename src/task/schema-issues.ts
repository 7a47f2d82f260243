import { closest, distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import type { Path, TaskIssue } from './part-checker.ts'

/** The issues that a schema finds in a file. Each unknown key is an issue of its own and suggests a similar known key. */
export function issuesOf(error: z.ZodError, schema: z.ZodType): TaskIssue[] {
  return error.issues.flatMap((issue): TaskIssue[] => {
    const path = issue.path as Path
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
    const known = keysAt(schema, path)
    return issue.keys.map((key) => ({ path: [...path, key], message: unknownKey(key, known), isKey: true }))
  })
}

function unknownKey(key: string, known: readonly string[]): string {
  if (known.length === 0) return `unknown key "${key}"`
  const near = closest(key, [...known])
  return distance(key, near) <= Math.max(2, key.length / 3)
    ? `unknown key "${key}"; did you mean "${near}"?`
    : `unknown key "${key}"; there are ${known.join(', ')}`
}

/** The keys of the object schema at a path; none if the schema there is not an object. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let at: unknown = schema
  for (const step of path) at = childOf(at, step)
  return Object.keys(shapeOf(at) ?? {})
}

interface Definition {
  innerType?: unknown
  shape?: Record<string, unknown>
  element?: unknown
}

/** Unwraps defaults and optionals. */
function definitionOf(schema: unknown): Definition | undefined {
  const def = (schema as { def?: Definition } | undefined)?.def
  return def?.innerType === undefined ? def : definitionOf(def.innerType)
}

const shapeOf = (schema: unknown): Record<string, unknown> | undefined => definitionOf(schema)?.shape

const childOf = (schema: unknown, step: string | number): unknown =>
  typeof step === 'number' ? definitionOf(schema)?.element : shapeOf(schema)?.[step]
