import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Spent } from '../../src/model/allowance/allowance.ts'
import { commandIn, MAIN } from '../support/command-line.ts'
import { type MisbehavingEndpoint, startMisbehavingEndpoint } from '../support/misbehaving-endpoint.ts'
import { startWorker } from '../support/pool-worker.ts'
import { noRedis, startRedis } from '../support/redis.ts'
import { writeStubs } from '../support/stub-experiments.ts'

/*
 * What an experiment may spend, against an endpoint that misbehaves every second time: retries, re-asks and faults count, and
 * each cap is kept to the requests that were under way, however many processes and workers there are.
 */

const root = mkdtempSync(join(tmpdir(), 'causalmace-caps-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeStubs(root)
/** A token in costs 0.001, so that a request costs about one. */
writeFileSync(join(root, 'prices.yaml'), 'models:\n  mixed: [1000, 0]\n')

let server: MisbehavingEndpoint
const ends: (() => void | Promise<void>)[] = []
beforeEach(async () => {
  server = await startMisbehavingEndpoint()
  ends.push(() => server.close())
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const folderOf = (id: string) => join(root, 'experiments', id)
const spent = (id: string): Spent => JSON.parse(readFileSync(join(folderOf(id), 'spending.json'), 'utf8'))
const faultsOf = (id: string): (string | null)[] =>
  readFileSync(join(folderOf(id), 'results.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).fault)
const mixed = (id: string) =>
  ['run', 'left.yaml', '--planner', 'no-graph', '--id', id, '--plain'].concat(modelFlags())
const modelFlags = () => ['--model', 'openai:mixed', '--base-url', server.baseUrl, '--prices', 'prices.yaml']

/** Plays four episodes until one cap after another is reached, and checks the requests and the spending. */
async function capsHold(id: string, atOnce: number, how: string[], variables: Record<string, string>) {
  const causalmace = commandIn(root, variables)
  const flags = ['--seeds', '1-4', '--concurrency', `${atOnce}`, '--transcripts', 'off']
  const first = await causalmace(...mixed(id), ...flags, ...how, '--max-calls', '11')
  expect(first.out).toContain('the budget is spent')
  expect([first.code, server.requests.length, spent(id).calls]).toEqual([1, 11, 11])
  expect(faultsOf(id)).toContain('budget')

  const asked = server.requests.length
  const { inputTokens, outputTokens } = spent(id)
  const tokens = inputTokens + outputTokens + 4000
  const resume = [
    'resume',
    folderOf(id),
    '--plain',
    ...how,
    '--base-url',
    server.baseUrl,
    '--max-calls',
    '999',
  ]
  expect((await causalmace(...resume, '--max-tokens', `${tokens}`)).code).toBe(1)
  const second = spent(id)
  const used = second.inputTokens + second.outputTokens
  expect(used).toBeGreaterThanOrEqual(tokens)
  expect(used).toBeLessThan(tokens + atOnce * server.largest())
  expect(second.calls).toBe(server.requests.length)

  const cost = second.cost + 3
  expect((await causalmace(...resume, '--max-cost', `${cost}`)).code).toBe(1)
  const third = spent(id)
  expect(third.cost).toBeGreaterThanOrEqual(cost)
  expect(third.cost).toBeLessThan(cost + (atOnce * server.largest()) / 1000)
  expect(third.calls).toBe(server.requests.length)
  expect(server.mostAtOnce()).toBeLessThanOrEqual(atOnce)
  const figures = [
    `${asked} of 11 requests`,
    `${used} of ${tokens} tokens (the largest request: ${server.largest()})`,
    `${third.cost.toFixed(2)} of ${cost.toFixed(2)} in money`,
    `${server.mostAtOnce()} of ${atOnce} at once`,
    `${third.calls} requests in all`,
  ]
  process.stdout.write(`caps, ${id}: ${figures.join('; ')}\n`)
}

describe('caps on requests, tokens and money', () => {
  it('are kept by 4 processes with at most 3 requests in flight', () =>
    capsHold('processes', 3, ['--jobs', '4'], {}))

  const reason = noRedis()
  if (reason !== undefined) process.stdout.write(`skipped, caps over workers: ${reason}\n`)
  it.skipIf(reason !== undefined)('are kept by two workers that ask the models themselves', async () => {
    const redis = await startRedis()
    ends.push(() => redis.close())
    const own = { OPENAI_API_KEY: 'sk-of-the-worker', OPENAI_BASE_URL: server.baseUrl }
    for (const name of ['a', 'b']) ends.push(startWorker(root, redis.url, own, '--name', name).kill)
    await capsHold('workers', 2, ['--pool', redis.url], { OPENAI_API_KEY: '' })
    expect(server.requests.every(({ authorization }) => authorization === 'Bearer sk-of-the-worker')).toBe(
      true,
    )
  })
})

describe('a runner that is killed', () => {
  it('has written down what it was asking, and what that is estimated to take', async () => {
    const flags = ['--model', 'openai:drips', '--base-url', server.baseUrl, '--prices', 'prices.yaml']
    const run = ['run', 'left.yaml', '--planner', 'no-graph', '--id', 'killed', '--seeds', '1-2', '--plain']
    const runner = spawn(process.execPath, [MAIN, ...run, ...flags], { cwd: root, stdio: 'ignore' })
    ends.push(() => void runner.kill('SIGKILL'))
    await expect.poll(() => server.requests.length, { timeout: 60_000 }).toBeGreaterThan(0)
    const ended = once(runner, 'exit')
    runner.kill('SIGKILL')
    await ended
    const { calls, inputTokens, outputTokens, estimated } = spent('killed')
    expect(calls).toBeGreaterThanOrEqual(server.requests.length)
    expect(inputTokens).toBeGreaterThan(100 * calls)
    expect([outputTokens, estimated]).toEqual([500 * calls, true])
  })
})

describe('a limit of requests a minute', () => {
  it('is kept by several processes together, and an interrupt ends those that wait', async () => {
    const flags = ['--seeds', '1-3', '--jobs', '3', '--per-minute', '4']
    const runner = spawn(process.execPath, [MAIN, ...mixed('rate'), ...flags], { cwd: root, stdio: 'ignore' })
    ends.push(() => void runner.kill('SIGKILL'))
    await expect.poll(() => server.requests.length, { timeout: 200_000 }).toBe(4)
    await sleep(5000)
    expect(server.requests).toHaveLength(4)
    const ended = once(runner, 'exit')
    runner.kill('SIGINT')
    expect(await ended).toEqual([130, null])
  })
})
