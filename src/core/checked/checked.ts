import type { z } from 'zod'
import {
  expected,
  expectedOneOf,
  type Issue,
  kindWanted,
  messageOf,
  quoted,
  unknownKey,
  WHOLE_NUMBER,
} from './wording.ts'

/** A path within a document. */
export type Path = (string | number)[]

/** One problem in a document. */
export interface ContentIssue {
  path: Path
  /** Expected and actual content. */
  message: string
  /** Set if the problem is the key at the end of the path, not its value. */
  isKey?: boolean
}

/** The parsed value, or every issue with its path. */
export type Checked<T> = { success: true; data: T } | { success: false; issues: ContentIssue[] }

/**
 * Checks the content of a file. The issues say in plain words what was expected and what was found; a schema's own messages are
 * kept. Replies of models and the arguments of their actions are not checked this way: their problems go back into prompts, which
 * keep zod's wording.
 */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): Checked<z.output<Schema>> {
  const { data, error } = schema.safeParse(value, { error: wordless, reportInput: true })
  return error === undefined
    ? { success: true, data: data as z.output<Schema> }
    : { success: false, issues: error.issues.flatMap((issue) => issuesIn(issue)) }
}

/** Issues in one line. */
export const describeIssues = (issues: readonly ContentIssue[]): string =>
  issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    .join('; ')

/** Issues of a document without lines, in the form that `InvalidFileError` takes. */
export const atPaths = (issues: readonly ContentIssue[]): { path: string; message: string }[] =>
  issues.map(({ path, message }) => ({ path: path.join('.'), message }))

/**
 * Leaves the wording to `issuesIn`, except for facts that only the schema knows: its other keys (one unknown key per line), and
 * whether its numbers are whole.
 */
function wordless(issue: z.core.$ZodRawIssue): string {
  const { shape = {}, format = '' } = (issue.inst?._zod.def ?? {}) as { shape?: object; format?: string }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(key, Object.keys(shape))).join('\n')
  return issue.code === 'invalid_type' && format.includes('int') ? WHOLE_NUMBER : ''
}

const isWorded = ({ message }: Issue): boolean => message !== '' && message !== WHOLE_NUMBER

/** The issues behind a zod issue. Each unknown key is one, and so is each issue of the best-matching branch. */
function issuesIn(issue: Issue, above: Path = []): ContentIssue[] {
  const path = [...above, ...(issue.path as Path)]
  if (issue.code === 'unrecognized_keys') {
    const lines = issue.message.split('\n')
    return issue.keys.map((key, at) => ({
      path: [...path, key],
      message: lines[at] ?? issue.message,
      isKey: true,
    }))
  }
  if (isWorded(issue)) {
    const isMissing = issue.code !== 'custom' && issue.input === undefined
    return [{ path, message: `${isMissing ? 'missing; ' : ''}${issue.message}` }]
  }
  switch (issue.code) {
    case 'invalid_union':
      return unionIssues(issue, path)
    case 'invalid_key':
    case 'invalid_element': {
      const inside = describeIssues(issue.issues.flatMap((one) => issuesIn(one)))
      return [
        { path, message: `this ${issue.code === 'invalid_key' ? 'key' : 'entry'} cannot be used: ${inside}` },
      ]
    }
    default:
      return [{ path, message: messageOf(issue) }]
  }
}

type Union = Extract<Issue, { code: 'invalid_union' }>

/** The issues of the branch that best matches a value; if none does, the types that any branch accepts. */
function unionIssues(union: Union, path: Path): ContentIssue[] {
  const { input, discriminator } = union
  if (discriminator !== undefined)
    return [{ path, message: expectedOneOf(namesIn(union), fieldOf(input, discriminator)) }]
  const key = keyOfKind(union)
  const isMeant = (branch: readonly Issue[]) =>
    !branch.some((issue) => isOther(issue) || (key !== undefined && namesAt(issue, key).length > 0))
  const [meant] = union.errors.filter(isMeant).sort((a, b) => a.length - b.length)
  if (meant !== undefined) return meant.flatMap((issue) => issuesIn(issue, path))
  const issues = union.errors.flat()
  if (key === undefined || typeof input !== 'object' || input === null) {
    const wanted = [...new Set(issues.filter(isOther).flatMap(kindsIn))].join(' or ')
    return [{ path, message: expected(wanted, input) }]
  }
  const names = issues.flatMap((issue) => namesAt(issue, key))
  return [{ path: [...path, key], message: expectedOneOf(names, fieldOf(input, key)) }]
}

/** The field that names the value's kind: the branches with the most issues fail because of it. */
function keyOfKind({ errors }: Union): string | number | undefined {
  const weights = new Map<string | number, number>()
  for (const branch of errors) {
    for (const issue of branch) {
      const [key] = issue.path as Path
      if (key !== undefined && namesAt(issue, key).length > 0)
        weights.set(key, (weights.get(key) ?? 0) + branch.length)
    }
  }
  return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** Whether an issue says that a value's type differs from a branch of a union. */
const isOther = ({ path, code }: Issue): boolean =>
  path.length === 0 && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code)

/** The kinds that an issue expects in a field of a value. */
const namesAt = (issue: Issue, key: string | number): readonly unknown[] =>
  issue.path.length === 1 && issue.path[0] === key ? namesIn(issue) : []

/** The kinds that an issue expects, by name. */
function namesIn(issue: Issue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options ?? []) : []
}

/** The types and values that an issue expects. */
function kindsIn(issue: Issue): string[] {
  if (isWorded(issue)) return [issue.message.replace(/^expected /, '')]
  if (issue.code === 'invalid_type') return [kindWanted(issue)]
  if (issue.code === 'invalid_value') return issue.values.map(quoted)
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(kindsIn) : []
}

const fieldOf = (value: unknown, key: string | number): unknown =>
  (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[key]
