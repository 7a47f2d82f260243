import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EpisodeResult } from '../../src/experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../src/experiment/matrix/experiment-spec.ts'
import { commandIn, type Ended } from '../support/command-line.ts'
import { type MisbehavingEndpoint, startMisbehavingEndpoint } from '../support/misbehaving-endpoint.ts'
import { writeStubs } from '../support/stub-experiments.ts'

/* Every way in which an endpoint misbehaves has a name, wherever people look; nothing hangs, and the key is written nowhere. */

const KEY = 'sk-test-d41d8cd98f00b204'
const root = mkdtempSync(join(tmpdir(), 'causalmace-misbehaving-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeStubs(root)
const causalmace = commandIn(root, { OPENAI_API_KEY: KEY })
const folder = join(root, 'experiments', 'faults')

/** Faults by the models that have them. */
const FAULTS = {
  resets: 'model_connection',
  throttles: 'model_rate_limit',
  asks_to_wait: 'model_rate_limit',
  fails: 'model_overload',
  drips: 'model_timeout',
  overflows: 'model_protocol',
  mistypes: 'model_protocol',
  breaks_off: 'model_protocol',
  refuses: 'model_refusal',
  has_no_room: 'model_context',
  babbles: 'model_reply',
} as const

let server: MisbehavingEndpoint
beforeAll(async () => {
  server = await startMisbehavingEndpoint()
})
afterAll(() => server.close())

describe('an endpoint that misbehaves', { timeout: 600_000 }, () => {
  let played: Ended
  let results: EpisodeResult[]
  beforeAll(async () => {
    const conditions = Object.keys(FAULTS).map((model) => `no-graph,model=openai:${model}`)
    const how = ['--base-url', server.baseUrl, '--timeout', '15', '--deadline', '16', '--patience', '0']
    const matrix = ['--tasks', 'left.yaml', '--seeds', '1', '--retries', '0', '--jobs', '2', '--id', 'faults']
    played = await causalmace('compare', ...conditions, ...matrix, ...how, '--plain', '--all')
    const lines = readFileSync(join(folder, 'results.jsonl'), 'utf8').trim().split('\n')
    results = lines.map((line) => JSON.parse(line))
  }, 500_000)

  const resultOf = (model: string) => {
    const { conditions } = JSON.parse(readFileSync(join(folder, 'spec.json'), 'utf8')) as ExperimentSpec
    const id = conditions.find((condition) => condition.model === `openai:${model}`)?.id
    return results.find(({ condition }) => condition === id)
  }

  it.each(Object.entries(FAULTS))(
    '(%s) has the name %s in results, journal, report and terminal',
    (model, fault) => {
      const result = resultOf(model)
      expect(result).toMatchObject({ outcome: 'model_error', fault })
      const journal = readFileSync(join(folder, 'runs', result?.run ?? '', 'journal.jsonl'), 'utf8')
      expect(journal).toContain(`"code":"${fault}"`)
      expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain(`<code>${fault}</code>`)
      expect(played.out).toMatch(new RegExp(`^│ ${fault} `, 'm'))
    },
  )

  it('ends with the code of the infrastructure, and no episode waits longer than its deadline for long', () => {
    expect(played.code).toBe(3)
    expect(Math.max(...results.map(({ wallSeconds }) => wallSeconds))).toBeLessThan(120)
  })

  it('that refuses the key ends the experiment, says so, and leaves the episode open', async () => {
    const flags = ['--model', 'openai:knows_no_key', '--base-url', server.baseUrl, '--planner', 'no-graph']
    const { code, err } = await causalmace(
      'run',
      'left.yaml',
      '--seeds',
      '1-2',
      '--id',
      'key',
      '--plain',
      ...flags,
    )
    expect([code, err]).toEqual([
      expect.any(Number),
      expect.stringContaining('The model cannot be used (model_key)'),
    ])
    expect(code).toBeGreaterThan(0)
    expect(err).toContain('causalmace resume')
  })

  it('never gets the key written into a file, however it replies', () => {
    expect(server.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name))
    const written = files.filter((file) => statSync(file).isFile())
    expect(written.filter((file) => file.endsWith('transcript.jsonl.gz')).length).toBeGreaterThan(5)
    expect(written.filter((file) => textOf(file).includes(KEY))).toEqual([])
  })
})

const textOf = (file: string): string => {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}
