import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { commandIn } from '../support/command-line.ts'
import {
  failure,
  type Handler,
  inOrder,
  type OpenAiServer,
  reply,
  startOpenAiServer,
} from '../support/openai-server.ts'
import { writeStubs } from '../support/stub-experiments.ts'

/*
 * Budgets of episodes, and endpoints that stay away. `caps.slow.test.ts` tests the caps of an experiment, `misbehaving.slow.test.ts`
 * an endpoint that comes back.
 */

const root = mkdtempSync(join(tmpdir(), 'causalmace-budgets-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeStubs(root)
const causalmace = commandIn(root)

let server: OpenAiServer | undefined
afterEach(() => server?.close())

const folderOf = (id: string) => join(root, 'experiments', id)
const results = (id: string): { outcome: string; reason: string; fault: string | null; attempt: number }[] =>
  readFileSync(join(folderOf(id), 'results.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const faults = (id: string) =>
  results(id)
    .map(({ fault }) => fault)
    .sort()

/** Two episodes with a model behind an endpoint that behaves like this, two at a time. */
async function experiment(id: string, handler: Handler, ...more: string[]) {
  server = await startOpenAiServer(handler)
  const tasks = ['left.yaml', '--seeds', '1-2', '--planner', 'no-graph']
  const model = ['--model', 'openai:tiny', '--base-url', server.baseUrl, '--jobs', '2']
  return causalmace('run', ...tasks, ...model, '--id', id, '--plain', ...more)
}

const garbage = inOrder(reply('I would rather not say.'))

describe('a budget of an experiment', () => {
  it('counts what an endpoint refuses for its rate', async () => {
    const busy = inOrder(failure(429, 'slow down', { headers: { 'retry-after-ms': '1' } }))
    const { code } = await experiment('busy', busy, '--max-calls', '9')
    expect([code, server?.requests.length]).toEqual([1, 9])
  })
})

describe('a budget of an episode', () => {
  it('ends the episode for good, re-asks included, and holds in the resumed experiment too', async () => {
    const limits = ['--max-calls-per-episode', '2', '--max-calls', '3']
    const first = await experiment('each', garbage, ...limits)
    // One episode has its two requests; of the other the experiment's budget takes the second.
    expect([first.code, server?.requests.length]).toEqual([1, 3])
    expect(faults('each')).toEqual(['budget', 'episode_limit'])

    const more = await causalmace('resume', folderOf('each'), '--max-calls', '100', '--jobs', '2', '--plain')
    expect([more.code, server?.requests.length]).toEqual([0, 5])
    expect(faults('each')).toEqual(['budget', 'episode_limit', 'episode_limit'])
    expect(results('each').at(-1)).toMatchObject({
      outcome: 'limit',
      reason: 'The episode’s budget for the language model is spent: 2 of 2 requests.',
    })
  })

  it('of tokens counts what has been replied', async () => {
    // 120 tokens per reply.
    await experiment('each-tokens', garbage, '--max-tokens-per-episode', '200')
    expect(faults('each-tokens')).toEqual(['episode_limit', 'episode_limit'])
    expect(server?.requests.length).toBe(4)
  })
})

describe('an endpoint that goes away in an experiment', () => {
  it('ends the experiment with a code of its own when it stays away, and leaves the episodes to be resumed', async () => {
    const { code, out } = await experiment('gone', inOrder(failure(503, 'gone')), '--patience', '0.05')
    expect(out).toContain('the endpoint of a model is down')
    expect(code).toBe(3)
    expect(results('gone').every(({ fault }) => fault === 'outage')).toBe(true)
    await server?.close()
    server = undefined
    expect(readdirSync(folderOf('gone'))).toContain('spending.json')
  })
})
