import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { commandIn } from '../support/command-line.ts'
import { PLAYS, startLeakingEndpoint } from '../support/leaking-endpoint.ts'
import type { OpenAiServer } from '../support/openai-server.ts'
import { writeStubs } from '../support/stub-experiments.ts'
import { tracesBelow, tracesIn } from '../support/traces-of.ts'

/* Whole commands with an endpoint that repeats the key: experiment, report, transcript, plan and cassette, doctor. The kinds of replies are in test/secrets/. */

const KEY = 'sk-Test_d41D8cd9/8f00"b204+Zq7'
/** Ways that end no more than their episode. */
const PLAYED = [PLAYS, 'babbles', 'thinks', 'calls_tool', 'answers_in_fields', 'refuses', 'is_cut_off']
const STOPPED = ['says_wrong_key', 'redirects']

const root = mkdtempSync(join(tmpdir(), 'causalmace-leaks-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeStubs(root)
const causalmace = commandIn(root, { OPENAI_API_KEY: KEY })

let server: OpenAiServer
beforeAll(async () => {
  server = await startLeakingEndpoint()
})
afterAll(() => server.close())

describe('a key that an endpoint repeats', () => {
  const printed: string[] = []
  const say = async (...args: string[]) => {
    const { out, err } = await causalmace(...args)
    printed.push(out + err)
  }

  beforeAll(async () => {
    const how = ['--base-url', server.baseUrl, '--patience', '0', '--timeout', '5']
    const conditions = PLAYED.map((model) => `no-graph,model=openai:${model}`)
    const matrix = ['--tasks', 'left.yaml', '--seeds', '1', '--retries', '0', '--jobs', '2', '--film', 'on']
    await say('compare', ...conditions, ...matrix, '--id', 'leaks', '--plain', '--cache', 'cache', ...how)
    const folder = join('experiments', 'leaks')
    await say('report', folder)
    for (const run of readdirSync(join(root, folder, 'runs')))
      await say('transcript', join(folder, 'runs', run), '--json')
    await say('export', folder, '--junit', '--out', 'junit.xml')
    for (const model of [PLAYS, ...STOPPED])
      await say(
        'plan',
        'left.yaml',
        '--model',
        `openai:${model}`,
        '--record',
        `${model}.jsonl`,
        '--out',
        model,
        ...how,
      )
    await say('doctor', '--model', 'openai:says_wrong_key', '--base-url', server.baseUrl)
  })

  it('is sent to the endpoint, and is nowhere on the terminal', () => {
    expect(new Set(server.requests.map(({ body }) => body.model))).toEqual(new Set([...PLAYED, ...STOPPED]))
    expect(printed.filter((text) => text.includes('***')).length).toBeGreaterThan(STOPPED.length)
    expect(printed.flatMap((text) => tracesIn(text, KEY))).toEqual([])
  })

  it('is in no file', () => {
    const { looked, found } = tracesBelow(root, KEY)
    for (const name of [
      'journal.jsonl',
      'transcript.jsonl.gz',
      'recording.jsonl',
      'report.html',
      `${PLAYS}.jsonl`,
    ])
      expect(looked.filter((file) => file.endsWith(name))).not.toEqual([])
    expect(looked.filter((file) => readFileSync(file, 'latin1').includes('***')).length).toBeGreaterThan(5)
    expect(found).toEqual([])
  })

  it('spoils no record', async () => {
    const { code, out, err } = await causalmace('rescore', join('experiments', 'leaks'))
    expect({ code, said: out + err }).toMatchObject({
      code: 0,
      said: expect.not.stringMatching(/checksum|damage/i),
    })
  })
})

it('hides what a process that crashes says last', () => {
  const terminal = packagePath('src', 'core', 'output', 'terminal.ts')
  const script = `const { guardTerminal } = await import(${JSON.stringify(terminal)}); guardTerminal();
    setTimeout(() => { throw new Error('key ' + process.env.OPENAI_API_KEY) })`
  let said = ''
  try {
    const env = { ...process.env, OPENAI_API_KEY: KEY }
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'pipe' })
  } catch (error) {
    said = String((error as { stderr: Buffer }).stderr)
  }
  expect(said).toContain('Error: key ***')
  expect(tracesIn(said, KEY)).toEqual([])
})
