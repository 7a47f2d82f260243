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

/** Faults by the models that have them. */
const FAULTS = {
  resets: 'model_connection',
  throttles: 'model_rate_limit',
  asks_to_wait: 'model_rate_limit',
  fails: 'model_overload',
  drips: 'model_timeout',
  overflows: 'model_reply',
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

describe('an endpoint that misbehaves', () => {
  const played = new Map<string, { results: EpisodeResult[]; folder: string; ended: Ended }>()

  /** An experiment with these models, one episode each. */
  async function play(id: string, models: readonly string[], ...more: string[]) {
    const conditions = models.map((model) => `no-graph,model=openai:${model}`)
    const matrix = ['--tasks', 'left.yaml', '--seeds', '1', '--retries', '0', '--jobs', '2', '--id', id]
    const how = ['--base-url', server.baseUrl, '--patience', '0', '--plain', '--all', ...more]
    const ended = await causalmace('compare', ...conditions, ...matrix, ...how)
    const folder = join(root, 'experiments', id)
    const lines = readFileSync(join(folder, 'results.jsonl'), 'utf8').trim().split('\n')
    const results: EpisodeResult[] = lines.map((line) => JSON.parse(line))
    const spec: ExperimentSpec = JSON.parse(readFileSync(join(folder, 'spec.json'), 'utf8'))
    for (const { id: condition, model } of spec.conditions) {
      const own = results.filter((result) => result.condition === condition)
      played.set(model, { results: own, folder, ended })
    }
  }

  beforeAll(async () => {
    const isSlow = (model: string) => model === 'drips'
    const models = Object.keys(FAULTS)
    await play(
      'at-once',
      models.filter((model) => !isSlow(model)),
    )
    // Its limit is short, and other work of a busy machine should not affect it.
    await play('slow', [...models.filter(isSlow), 'refuses'], '--timeout', '3', '--deadline', '4')
  })

  it.each(Object.entries(FAULTS))(
    '(%s) has the name %s in results, journal, report and terminal',
    (model, fault) => {
      const { results = [], folder = '', ended } = played.get(`openai:${model}`) ?? {}
      expect(results).toEqual([expect.objectContaining({ outcome: 'model_error', fault })])
      const journal = readFileSync(join(folder, 'runs', results[0]?.run ?? '', 'journal.jsonl'), 'utf8')
      expect(journal).toContain(`"code":"${fault}"`)
      expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain(`<code>${fault}</code>`)
      expect(ended?.out).toMatch(new RegExp(`^│ ${fault} `, 'm'))
    },
  )

  it('ends with the code of the infrastructure, and nothing hangs', () => {
    for (const { ended, results } of played.values()) {
      expect(ended.code).toBe(3)
      for (const { wallSeconds } of results) expect(wallSeconds).toBeLessThan(180)
    }
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
    expect(err).toContain(' resume ')
  })

  it('never gets the key written into a file, however it replies', () => {
    expect(server.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name))
    const written = files.filter((file) => statSync(file).isFile())
    expect(written.filter((file) => file.endsWith('transcript.jsonl.gz')).length).toBeGreaterThan(5)
    expect(written.filter((file) => textOf(file).includes(KEY))).toEqual([])
  })
})

describe('an endpoint that is dead for 20 s', () => {
  it('is awaited, and the result is the same as without the outage', async () => {
    const dead = await startMisbehavingEndpoint(20_000)
    try {
      const model = ['--model', 'openai:behaves', '--base-url', dead.baseUrl, '--planner', 'no-graph']
      const matrix = ['--seeds', '1-2', '--jobs', '2', '--id', 'dead', '--plain']
      const { code, out } = await causalmace('run', 'left.yaml', ...matrix, ...model, '--deadline', '200')
      expect(out).toContain('the endpoint is down, all requests wait')
      expect(out).toContain('the endpoint is back after')
      expect(out).toMatch(/\[2\/2\].* success/)
      expect(code).toBe(0)
    } finally {
      await dead.close()
    }
  })
})

const textOf = (file: string): string => {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}
