import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modelErrors } from '../../core/errors.ts'
import { packagePath } from '../../core/package-root.ts'
import { SIGNS } from './attribution.ts'

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
