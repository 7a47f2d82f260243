import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EpisodeResult } from '../../src/experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { poolChaos } from '../chaos/pool-chaos.ts'
import { commandIn, MAIN } from '../support/command-line.ts'
import { inOrder, reply, startOpenAiServer } from '../support/openai-server.ts'
import { startWorker } from '../support/pool-worker.ts'
import { STORES } from '../support/stores.ts'
import { writeStubs } from '../support/stub-experiments.ts'
import type { TestStore } from '../support/test-store.ts'

/* Experiments whose episodes are played by workers behind a Redis; what depends on the server also behind PostgreSQL. */

for (const { name, missing } of Object.values(STORES)) {
  const reason = missing()
  if (reason !== undefined) process.stdout.write(`skipped, many machines behind ${name}: ${reason}\n`)
}

const root = mkdtempSync(join(tmpdir(), 'causalmace-machines-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeStubs(root)
const causalmace = commandIn(root)
const folderOf = (id: string) => join(root, 'experiments', id)
const resultsOf = (id: string): EpisodeResult[] =>
  readFileSync(join(folderOf(id), 'results.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
/** Results as they must be the same everywhere: without wall times, and without the places of their lines. */
const timeless = (id: string) =>
  ExperimentFolder.open(folderOf(id))
    .results()
    .map(({ wallSeconds: _w, cpuSeconds: _c, finishedAt: _f, ...rest }) => JSON.stringify(rest))
    .sort()

let store: TestStore
let ends: (() => void)[] = []
afterEach(async () => {
  for (const end of ends) end()
  ends = []
  await store.close()
})

/** Starts a worker. @returns what it has said so far */
function work(variables: Record<string, string>, ...more: string[]): () => string {
  const worker = startWorker(root, store.url, variables, ...more)
  ends.push(worker.kill)
  return worker.said
}

describe.skipIf(STORES.redis.missing() !== undefined)('an experiment on many machines', () => {
  beforeEach(async () => {
    store = await STORES.redis.start()
  })
  const tiny = ['compare', 'causal', 'no-graph', '--tasks', 'left.yaml', '--seeds', '1', '--plain']

  it('ends by --until: a runner with pending episodes, and a worker with nothing to do', async () => {
    const pooled = [...tiny, '--id', 'late', '--pool', store.url]
    const [runner, worker] = await Promise.all([
      causalmace(...pooled, '--until', '8s'),
      causalmace('worker', '--pool', store.url, '--until', '1s'),
    ])
    expect(worker.code).toBe(0)
    expect(runner).toMatchObject({ code: 75, out: expect.stringContaining('2 of 2 episodes are left') })
    work({})
    expect((await causalmace('resume', folderOf('late'), '--pool', store.url, '--plain')).code).toBe(0)
    expect(resultsOf('late')).toHaveLength(2)
  })

  it('has on three workers the results of one process', async () => {
    const more = [
      'compare',
      'causal',
      'no-graph',
      '--tasks',
      'left.yaml',
      'right.yaml',
      '--seeds',
      '1-2',
      '--plain',
    ]
    expect((await causalmace(...more, '--id', 'alone', '--jobs', '1')).code).toBe(0)
    for (const name of ['a', 'b', 'c']) work({}, '--name', name)
    const three = await causalmace(...more, '--id', 'three', '--pool', store.url)
    expect([three.code, timeless('three')]).toEqual([0, timeless('alone')])
    for (const name of ['a', 'b', 'c']) expect(three.out).toContain(`worker ${name}, 1 at a time`)
    const { out } = await causalmace('compare', folderOf('alone'), folderOf('three'))
    expect(out).toContain(`same     ${folderOf('three')}: 8 results are the same but for wall times`)
  })

  it('has the same results by a shared folder', async () => {
    expect((await causalmace(...tiny, '--id', 'here', '--jobs', '1')).code).toBe(0)
    work({}, '--name', 'a')
    const said = work({}, '--name', 'b', '--shared', join(root, 'shared'))
    const shared = await causalmace(
      ...tiny,
      '--id',
      'shared',
      '--pool',
      store.url,
      '--shared',
      join(root, 'shared'),
    )
    expect([shared.code, timeless('shared')]).toEqual([0, timeless('here')])
    expect(shared.out).toContain('worker a takes nothing: its runs return through a shared folder')
    expect(said()).toContain('plays shared')
    const doctor = await causalmace('doctor', '--pool', store.url, '--shared', join(root, 'shared'))
    expect(doctor.out).toContain('persists its data')
    expect(doctor.out).toMatch(/FAIL {2}shared folder +a and this machine do not see/)
  })

  it('sends no key to an endpoint that the worker’s user has not named', async () => {
    const said = work({ OPENAI_API_KEY: 'sk-secret' }, '--name', 'a')
    const url = 'http://127.0.0.1:9/v1'
    const args = ['run', 'left.yaml', '--seeds', '1', '--id', 'other', '--plain', '--model', 'openai:tiny']
    const runner = spawn(process.execPath, [MAIN, ...args, '--base-url', url, '--pool', store.url], {
      cwd: root,
    })
    ends.push(() => runner.kill('SIGKILL'))
    await expect
      .poll(said, { timeout: 120_000, interval: 500 })
      .toContain('its models are at http://127.0.0.1:9/v1; start the worker with that --base-url')
    expect(said()).not.toContain('plays other')
  })
})

for (const which of ['redis', 'postgres'] as const) {
  const { name, missing, start } = STORES[which]
  describe.skipIf(missing() !== undefined)(`an experiment behind ${name}`, () => {
    beforeEach(async () => {
      store = await start()
    })

    it('asks its models at the runner alone, whose budget holds to the request', async () => {
      const server = await startOpenAiServer(inOrder(reply('I would rather not say.')))
      ends.push(() => void server.close())
      // The workers have no key and know no endpoint.
      for (const worker of ['a', 'b']) work({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }, '--name', worker)
      const model = ['--model', 'openai:tiny', '--base-url', server.baseUrl, '--max-calls', '4']
      const run = [
        'run',
        'left.yaml',
        '--seeds',
        '1-2',
        '--planner',
        'no-graph',
        '--id',
        `budget-${which}`,
        '--plain',
      ]
      const { code, out } = await causalmace(...run, ...model, '--pool', store.url, '--models', 'runner')
      expect(out).toContain('the budget is spent')
      expect([code, server.requests.length]).toEqual([1, 4])
      const runs = join(folderOf(`budget-${which}`), 'runs')
      const kept = readdirSync(runs).flatMap((run) => readdirSync(join(runs, run)))
      expect(kept).toContain('transcript.jsonl.gz')
    })

    it('survives the deaths of worker, runner and server', async () => {
      const log: string[] = []
      const { errors, summary } = await poolChaos({
        epochs: 1,
        seeds: 1,
        workers: 2,
        slots: 1,
        store: which,
        runner: [0.3],
        server: [0.5],
        frozen: [],
        between: { results: 2, seconds: 5 },
        say: (text) => log.push(text),
      })
      expect(errors, log.join('\n')).toEqual([])
      expect(summary).toContain('4 of 4 episodes, each once')
    })
  })
}
