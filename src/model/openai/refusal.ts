import { printable } from '../../core/printable.ts'
import type { HttpAnswer } from './exchange.ts'
import { jsonOrUndefined } from './json.ts'

/** An error reported by an endpoint, in any form. */
export interface Refusal {
  /** Status of the answer, or of the error if that came with a 200. */
  status: number
  headers: Headers
  /** All text of the error. */
  said: string
  /** The endpoint's names for the error: codes, types, statuses, quotas. */
  names: readonly string[]
  /** The fields of the request that it names. */
  fields: readonly string[]
  /** The text parsed as JSON; undefined if it is not JSON. */
  body: unknown
}

/**
 * Reads an error. Endpoints wrap it in a list (Gemini), put it next to a text (vLLM), into a text (LM Studio), into a list of
 * details (FastAPI, Mistral), or write the JSON of another error into its message (OpenRouter, LiteLLM).
 * @param status status of the error, if it differs from the answer's
 */
export function readRefusal(answer: HttpAnswer, status = answer.status): Refusal {
  const { headers, text } = answer
  const body = jsonOrUndefined(text)
  const parts: RefusalParts = { said: [], names: [], fields: [] }
  if (body === undefined) parts.said.push(printable(text))
  else collect(body, parts, 0)
  const words = [...new Set(parts.said.map((one) => one.trim()).filter((one) => one !== ''))].join(' ')
  return { status, headers, said: words, names: parts.names, fields: parts.fields, body }
}

/** The error in the body of an answer with a success status. Its own code is used as the status if it is a valid one. */
export function errorInside(answer: HttpAnswer, body: object): Refusal {
  const { error } = body as { error?: { code?: unknown; status?: unknown } }
  const status = [error?.code, error?.status].map(Number).find((code) => code >= 400 && code < 600)
  return readRefusal({ ...answer, text: JSON.stringify(body) }, status ?? 500)
}

interface RefusalParts {
  said: string[]
  names: string[]
  fields: string[]
}

/** Maximum nesting of wrapped errors. */
const MAX_DEPTH = 8
const SAYING = new Set([
  'message',
  'msg',
  'error',
  'detail',
  'description',
  'raw',
  'reason',
  'error_description',
])
const NAMING = new Set(['code', 'type', 'status', 'quotaId', 'quotaMetric', 'limit_source'])
const POINTING = new Set(['param', 'loc', 'field'])
/** Fields that repeat the request: their content proves nothing about the error, but their presence may. */
const ECHOING = new Set([
  'blockReason',
  'input',
  'messages',
  'prompt',
  'flagged_input',
  'ctx',
  'failed_generation',
])

function collect(value: unknown, parts: RefusalParts, depth: number): void {
  if (depth > MAX_DEPTH || value === null) return
  if (typeof value === 'string') collectText(value, parts, depth)
  else if (Array.isArray(value)) for (const one of value) collect(one, parts, depth + 1)
  else if (typeof value === 'object') collectFields(value, parts, depth)
}

function collectText(text: string, parts: RefusalParts, depth: number): void {
  const inner = jsonOrUndefined(text)
  if (typeof inner === 'object' && inner !== null) collect(inner, parts, depth + 1)
  else parts.said.push(printable(text))
}

function collectFields(value: object, parts: RefusalParts, depth: number): void {
  for (const [key, field] of Object.entries(value)) {
    if (ECHOING.has(key)) parts.names.push(key)
    else if (SAYING.has(key)) collect(field, parts, depth + 1)
    else if (NAMING.has(key) && isScalar(field)) parts.names.push(String(field))
    else if (POINTING.has(key)) parts.fields.push([field].flat().join('.'))
    else if (typeof field === 'object' && field !== null) collect(field, parts, depth + 1)
  }
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
