import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modelErrors } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'
import { attributed, SIGNS } from './attribution.ts'
import { readRefusal } from './refusal.ts'
import { restAfter } from './retry-after.ts'

const FOLLOWS = {
  subtask: 'the subtask fails',
  episode: 'the episode ends',
  experiment: 'the experiment stops',
} as const

/** A row of the table in docs/real-models.md. */
const rowOf = ({ when, code }: (typeof SIGNS)[number]): string => {
  const { party, ends, retryable } = modelErrors[code]
  return `| ${when} | \`${code}\` | ${party} | ${retryable ? 'waited for' : FOLLOWS[ends]} |`
}

const documented = readFileSync(packagePath('docs', 'real-models.md'), 'utf8')

it('stands in the table of docs/real-models.md, sign by sign and in this order', () => {
  expect(documented).toContain(SIGNS.map(rowOf).join('\n'))
})

it.each(
  Object.entries(modelErrors).filter(
    ([code]) => code !== 'model' && !/_(cassette|question|script)$/.test(code),
  ),
)('leads to %s by some sign of that table', (code, { party }) => {
  expect(documented).toMatch(new RegExp(`\\| \`${code}\` \\| ${party} \\|`))
})

const HTML = '<html><h1>403 Forbidden</h1>Request blocked by policy</html>'

it.each<[status: number, text: string, code: string]>([
  [
    429,
    'Rate limit exceeded: 3 requests per minute. Your plan has 5000 requests per day.',
    'model_rate_limit',
  ],
  [429, 'You have used up your 200 requests per day.', 'model_quota'],
  [529, 'Overloaded; the daily report follows', 'model_rate_limit'],
  [429, 'TPM limit for this context length. Please try again in 1s', 'model_rate_limit'],
  [403, 'Rate limit exceeded', 'model_rate_limit'],
  [403, HTML, 'model_filter'],
  [403, 'This API key has been blocked', 'model_key'],
  [403, 'You do not have permission to use this model', 'model_key'],
  [500, 'content_filter triggered', 'model_filter'],
  [400, 'Input token count (9000) exceeds the maximum number of tokens allowed (8192)', 'model_context'],
  [400, "This model's maximum prompt length is 8192", 'model_context'],
  [413, '', 'model_context'],
  [404, 'The model is loading', 'model_overload'],
  [404, 'The model "tiny" does not exist', 'model_missing'],
])('attributes %d "%s" to %s', (status, text, code) => {
  const refusal = readRefusal({ status, headers: new Headers(), text })
  expect(attributed(refusal, { endpoint: 'http://localhost', model: 'tiny', now: 0 }).code).toBe(code)
})

it.each<[text: string, ms: number | undefined]>([
  ['5', 5000],
  ['60;', 60_000],
  ['5, 10', 5000],
  ['-5', undefined],
  ['soon', undefined],
  ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
])('reads Retry-After: %s as %s ms', (text, ms) => {
  const headers = new Headers({ 'retry-after': text })
  expect(restAfter(readRefusal({ status: 429, headers, text: '' }), 0)).toBe(ms)
})
