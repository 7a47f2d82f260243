import { closest, distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import { printable } from '../printable.ts'

export type Issue = z.core.$ZodIssue
type Simple = Exclude<
  Issue,
  { code: 'invalid_union' | 'unrecognized_keys' | 'invalid_key' | 'invalid_element' }
>

/** Longest quotation of a value (characters). */
const MAX_QUOTED = 40
/** Maximum number of values to list, and the maximum if one is close to the actual value. */
const MAX_LISTED = 24
const MANY = 8

const TEXT = 'text'
const NUMBER = 'a number'
/** As a message, this marks an expected whole number: zod's own issue only says "number". */
export const WHOLE_NUMBER = 'a whole number'
const KINDS: Readonly<Record<string, string>> = {
  string: TEXT,
  number: NUMBER,
  int: WHOLE_NUMBER,
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'keys with values',
  record: 'keys with values',
  null: 'null',
  undefined: 'nothing',
  never: 'nothing',
}

/** The type that a schema expects, in plain words. */
export const kindWanted = ({ message, expected }: Extract<Issue, { code: 'invalid_type' }>): string =>
  message === WHOLE_NUMBER ? WHOLE_NUMBER : (KINDS[expected] ?? expected)

/** Expected and actual value, for an issue that is neither about keys nor a union. */
export function messageOf(issue: Simple): string {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type':
      return expected(kindWanted(issue), input)
    case 'invalid_value':
      return expectedOneOf(issue.values, input)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return bounded(issue, `${words(issue, 'at most', 'less than')} ${issue.maximum}`)
    case 'invalid_format':
      return expected(`text ${formOf(issue)}`, input)
    case 'not_multiple_of':
      return expected(`a multiple of ${issue.divisor}`, input)
    case 'custom':
      return `cannot be used: ${quoted(input)}`
  }
}

/** Expected and actual value, with advice on common YAML mistakes. */
export function expected(wanted: string, input: unknown): string {
  if (input === undefined) return `missing; expected ${wanted}`
  return `expected ${wanted}, got ${quoted(input)}${adviceOn(wanted, input)}`
}

/** YAML does not read `1.5` and `yes` as text, nor `"4"` as a number. */
function adviceOn(wanted: string, input: unknown): string {
  if (wanted === TEXT && ['number', 'boolean'].includes(typeof input)) return `; write "${input}" in quotes`
  const isNumber = typeof input === 'string' && input.trim() !== '' && Number.isFinite(Number(input))
  return isNumber && [NUMBER, WHOLE_NUMBER].includes(wanted) ? '; write it without quotes' : ''
}

/** Long lists are shortened if one of their values is close to the actual one. */
export function expectedOneOf(values: readonly unknown[], input: unknown): string {
  const near = typeof input === 'string' ? nearest(input, values.map(String)) : undefined
  if (near !== undefined && values.length > MANY)
    return `expected one of ${values.length} values, got ${quoted(input)}; did you mean "${near}"?`
  const listed = values.slice(0, MAX_LISTED).map(quoted).join(', ')
  const rest = values.length > MAX_LISTED ? ` … (${values.length} in all)` : ''
  const wanted = `${values.length > 1 ? 'one of ' : ''}${listed}${rest}`
  return `${expected(wanted, input)}${near === undefined ? '' : `; did you mean "${near}"?`}`
}

/** @param known the keys that the schema allows here */
export function unknownKey(key: string, keys: readonly string[]): string {
  const near = nearest(key, keys)
  if (near !== undefined) return `unknown key "${key}"; did you mean "${near}"?`
  return `unknown key "${key}"${keys.length === 0 ? '' : `; there are ${keys.join(', ')}`}`
}

function nearest(word: string, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined
  const near = closest(word, [...words])
  return distance(word, near) <= Math.max(2, word.length / 3) ? near : undefined
}

type Bounded = Extract<Issue, { code: 'too_small' | 'too_big' }>

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const { input, minimum } = issue
  const isEmpty = input === '' || (Array.isArray(input) && input.length === 0)
  return isEmpty ? 'must not be empty' : bounded(issue, `${words(issue, 'at least', 'more than')} ${minimum}`)
}

const words = ({ exact, inclusive }: Bounded, withIt: string, withoutIt: string): string =>
  exact === true ? 'exactly' : inclusive === false ? withoutIt : withIt

/** `at most 64, got 65`, or `exactly 3 entries, got 2`. */
function bounded({ origin, input }: Bounded, bound: string): string {
  if (origin !== 'string' && origin !== 'array') return expected(bound, input)
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries']
  const length = (input as { length?: number } | undefined)?.length ?? 0
  return `expected ${bound} ${bound.endsWith(' 1') ? one : many}, got ${length}`
}

function formOf(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  const { format, pattern, prefix, suffix, includes } = issue as typeof issue &
    Readonly<Record<string, unknown>>
  switch (format) {
    case 'regex':
      return `of the form ${pattern}`
    case 'starts_with':
      return `that begins with ${quoted(prefix)}`
    case 'ends_with':
      return `that ends with ${quoted(suffix)}`
    case 'includes':
      return `that contains ${quoted(includes)}`
    default:
      return `of the form ${format}`
  }
}

/** A value as messages show it. */
export function quoted(value: unknown): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object') return 'keys with values'
  if (typeof value !== 'string') return String(value)
  const text = printable(value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED)}…` : value, '?')
  return JSON.stringify(text)
}
