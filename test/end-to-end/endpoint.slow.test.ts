import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EndpointCases, type Row } from '../chaos/endpoint-cases.ts'
import { DIALECTS } from '../support/dialects/dialects.ts'

/* A small version of `npm run chaos:endpoint`: other people's endpoints, as the command line meets them. */

const root = mkdtempSync(join(tmpdir(), 'causalmace-endpoint-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const cases = new EndpointCases(root)

const ok = (row: Row) => expect(row, `${row.name}: ${row.got}`).toMatchObject({ isOk: true })

describe('an experiment at other people’s endpoints', () => {
  it('keeps to a limit of the rate, and loses no attempt', async () => {
    const row = await cases.rate({ seeds: 2, requests: 4, periodMs: 6000, jobs: 2 })
    // The share of the limit that is reached here depends on the machine; the chaos suite measures it.
    expect(row.got).toMatch(/^4 of 4 played at the first attempt, 0 calls failed; .* [1-9]\d* refused$/)
    expect(row.lingered).toBeLessThan(1)
  })

  it('stops when a quota is used up, with exit code 3, and is played on later', async () => {
    ok(await cases.quota('quota', 'Azure: rate of tokens, a day'))
  })

  it('plays the other tasks when one is filtered', async () => {
    ok(await cases.filter('OpenRouter: the prompt is flagged'))
  })

  it('learns the dialects of servers', async () => {
    const which = [
      'Mistral: content',
      'Gemini: a key',
      'system is none',
      'as a failure',
      'in reasoning',
      'a stream for any request',
      'lines of JSON',
    ]
    const numbers = which.map((part) => DIALECTS.findIndex(({ server }) => server.includes(part)))
    expect(numbers).not.toContain(-1)
    for (const row of await cases.dialects('left.yaml', numbers)) ok(row)
  })
})

describe('a single command', () => {
  it('keeps to the pace of the endpoint as well, and ends with its last line', async () => {
    ok(await cases.plan())
  })

  it('says at once that TLS cannot be trusted', async () => {
    const row = await cases.noTls('https where http is spoken', /no connection that can be trusted/)
    expect(row.got).toMatch(/exit 2, .* no connection that can be trusted/)
  })
})
