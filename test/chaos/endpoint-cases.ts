import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { type EpisodeResult, settledResults } from '../../src/experiment/matrix/episode-result.ts'
import { DIALECTS } from '../support/dialects/dialects.ts'
import { type LimitedEndpoint, quoted, startLimitedEndpoint } from '../support/limited-endpoint.ts'
import { type Answer, failure, startOpenAiServer } from '../support/openai-server.ts'
import { writeStubs } from '../support/stub-experiments.ts'
import { type Timed, timedIn } from '../support/timed-command.ts'

/* Faults that other people's endpoints may have during a night, each with a real server on loopback and the command line. */

/** How long a finished command may live on after its last line (s). */
const MAX_LINGER = 1
/** How long a refusal may take, from the first connection on (s). */
const MAX_REFUSAL = 10

/** A line of the table. */
export interface Row {
  name: string
  got: string
  isOk: boolean
  /** Of the whole case (s). */
  seconds: number
  /** The longest that a command lived on after its last line (s). */
  lingered: number
}

/** Cases that are played in a folder. */
export class EndpointCases {
  readonly #root: string
  readonly #run: ReturnType<typeof timedIn>

  constructor(root: string) {
    this.#root = root
    this.#run = timedIn(root, { OPENAI_API_KEY: 'sk-test-d41d8cd98f00b204' })
    writeStubs(root)
  }

  /** An experiment at an endpoint that limits requests per period and says nothing about it except 429. */
  async rate(options: { seeds: number; requests: number; periodMs: number; jobs: number }): Promise<Row> {
    const { seeds, requests, periodMs, jobs } = options
    const endpoint = await startLimitedEndpoint({ rate: { requests, periodMs } })
    const matrix = ['left.yaml', 'right.yaml', '--seeds', `1-${seeds}`, '--jobs', String(jobs)]
    const ended = await this.#experiment('rate', endpoint, matrix)
    const results = this.#results('rate')
    const share = shareOfLimit(endpoint, { requests, periodMs })
    const played = results.filter(({ outcome, attempt }) => outcome === 'success' && attempt === 1).length
    const lost = results.reduce((sum, { run }) => sum + failuresIn(this.#root, 'rate', run), 0)
    await endpoint.close()
    return rowOf(
      `limit of ${requests} requests in ${periodMs / 1000} s (bare 429), ${2 * seeds} episodes, ${jobs} at a time`,
      [ended],
      `${played} of ${2 * seeds} played at the first attempt, ${lost} calls failed; ${endpoint.accepted.length} requests, at ${percent(share)} of the limit, ${endpoint.refused.length} refused`,
      ended.code === 0 && played === 2 * seeds && lost === 0 && share >= 0.8,
    )
  }

  /** An experiment whose quota ends midway, and is renewed before it is resumed. */
  async quota(id: string, server: string): Promise<Row> {
    const endpoint = await startLimitedEndpoint({ quota: { requests: 25, refusal: quoted(server) } })
    const first = await this.#experiment(id, endpoint, ['left.yaml', '--seeds', '1-5', '--jobs', '2'])
    const before = playedIn(this.#results(id))
    const saysHow = /not finished; resume it with `[^`]+ resume /.test(first.out)
    endpoint.renewQuota()
    // As much of the second quota as the rest needs.
    const resumed: Timed[] = []
    for (let day = 0; day < 3 && playedIn(this.#results(id)) < 5; day++) {
      endpoint.renewQuota()
      resumed.push(
        await this.#run(
          'resume',
          join('experiments', id),
          '--base-url',
          endpoint.baseUrl,
          '--jobs',
          '2',
          '--plain',
        ),
      )
    }
    const after = playedIn(this.#results(id))
    await endpoint.close()
    const codes = [first, ...resumed].map(({ code }) => code)
    return rowOf(
      `quota of the day ends midway (${server})`,
      [first, ...resumed],
      `exit ${first.code} with ${before} of 5 played and what to do; ${after} of 5 after ${resumed.length} resumed (exit ${codes.slice(1).join(', ')})`,
      first.code === 3 && saysHow && before < 5 && after === 5 && codes.at(-1) === 0,
    )
  }

  /** An experiment of whose tasks one triggers a content filter. */
  async filter(server: string): Promise<Row> {
    const task = readFileSync(join(this.#root, 'right.yaml'), 'utf8')
    writeFileSync(
      join(this.#root, 'gallows.yaml'),
      task.replace('id: right', 'id: gallows').replace('the stub', 'the gallows'),
    )
    const endpoint = await startLimitedEndpoint({
      filter: ({ messages }) => (JSON.stringify(messages).includes('gallows') ? quoted(server) : undefined),
    })
    const id = `filter-${server.startsWith('Azure') ? '400' : '403'}`
    const ended = await this.#experiment(id, endpoint, [
      'left.yaml',
      'gallows.yaml',
      '--seeds',
      '1-3',
      '--jobs',
      '2',
    ])
    const results = this.#results(id)
    const left = results.filter(({ task, outcome }) => task === 'left' && outcome === 'success').length
    const filtered = results.filter(
      ({ task, fault }) => task === 'gallows' && fault === 'model_filter',
    ).length
    await endpoint.close()
    return rowOf(
      `one task of two is filtered (${server})`,
      [ended],
      `exit ${ended.code}; other task: ${left} of 3 played; filtered: ${filtered} of 3 ended as model_filter`,
      ended.code === 0 && left === 3 && filtered === 3,
    )
  }

  /** A task with a model in each of these dialects, as one experiment. */
  async dialects(task: string, which: readonly number[] = [...DIALECTS.keys()]): Promise<Row[]> {
    const endpoint = await startLimitedEndpoint()
    const conditions = which.map((index) => `no-graph,model=openai:dialect-${index}`)
    const matrix = [...conditions, '--tasks', task, '--seeds', '1', '--jobs', '2', '--retries', '0']
    const flags = ['--base-url', endpoint.baseUrl, '--max-output', '2000', '--id', 'dialects', '--plain']
    const ended = await this.#run('compare', ...matrix, ...flags)
    const results = this.#results('dialects')
    const models = modelsIn(this.#root, 'dialects')
    await endpoint.close()
    return which.map((index) => {
      const own = results.find(({ condition }) => models.get(condition) === `openai:dialect-${index}`)
      const isOk = own?.outcome === 'success'
      const got = `${own?.outcome ?? 'nothing'}${isOk ? `, ${own.calls} calls` : `: ${own?.reason}`}`
      const row = rowOf(`dialect: ${DIALECTS[index]?.server}`, [ended], got, isOk)
      return { ...row, seconds: own?.wallSeconds ?? 0 }
    })
  }

  /** A command that an endpoint permanently refuses ends soon and says why. */
  async refusal(name: string, answer: Answer, reason: RegExp): Promise<Row> {
    let connectedAt: number | undefined
    const server = await startOpenAiServer(() => {
      connectedAt ??= performance.now()
      return answer
    })
    const ended = await this.#refused(name, server.baseUrl)
    const seconds = (performance.now() - (connectedAt ?? 0)) / 1000
    await server.close()
    return refusalRow(name, ended, { seconds, reason })
  }

  /** The same for https requests to a server that speaks http. */
  async noTls(name: string, reason: RegExp): Promise<Row> {
    let connectedAt: number | undefined
    const server = createServer((socket) => {
      connectedAt ??= performance.now()
      socket.on('error', () => undefined)
      socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')
      socket.destroySoon()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const ended = await this.#refused(name, `https://127.0.0.1:${port}/v1`)
    const seconds = (performance.now() - (connectedAt ?? 0)) / 1000
    await new Promise((resolve) => server.close(resolve))
    return refusalRow(name, ended, { seconds, reason })
  }

  /** Single commands keep to the pace, too, and end when they are done. */
  async plan(): Promise<Row> {
    const refusal: Answer = failure(429, 'slow down', { headers: { 'retry-after': '3' } })
    const endpoint = await startLimitedEndpoint({ rate: { requests: 2, periodMs: 3000, refusal } })
    const flags = ['--planner', 'causal:none', '--model', 'openai:any', '--base-url', endpoint.baseUrl]
    const ended = await this.#run('plan', packagePath('benchmarks', 'demo', 'pavilion.yaml'), ...flags)
    await endpoint.close()
    const { length } = endpoint.accepted
    const got = `exit ${ended.code}; ${length} requests, ${endpoint.refused.length} refused; ended ${ended.lingered.toFixed(1)} s after its last line`
    return rowOf('plan at a limit of 2 requests in 3 s (Retry-After)', [ended], got, ended.code === 0)
  }

  #refused(name: string, baseUrl: string): Promise<Timed> {
    const flags = ['--planner', 'no-graph', '--model', 'openai:any', '--base-url', baseUrl, '--plain']
    const id = `refused-${name.replaceAll(/\W+/g, '-')}`
    return this.#run('run', 'left.yaml', '--seeds', '1-3', '--jobs', '1', '--id', id, ...flags)
  }

  #experiment(id: string, { baseUrl }: LimitedEndpoint, matrix: readonly string[]): Promise<Timed> {
    const model = ['--model', 'openai:any', '--base-url', baseUrl, '--planner', 'no-graph']
    return this.#run('run', ...matrix, ...model, '--id', id, '--plain')
  }

  #results(id: string): EpisodeResult[] {
    const lines = readFileSync(join(this.#root, 'experiments', id, 'results.jsonl'), 'utf8')
      .trim()
      .split('\n')
    return settledResults(lines.map((line) => JSON.parse(line)))
  }
}

const rowOf = (name: string, commands: readonly Timed[], got: string, isOk: boolean): Row => {
  const lingered = Math.max(...commands.map((ended) => ended.lingered))
  const seconds = commands.reduce((sum, ended) => sum + ended.seconds, 0)
  return { name, got, isOk: isOk && lingered <= MAX_LINGER, seconds, lingered }
}

/** @param more how long it took from the first connection on, and what must be said */
const refusalRow = (
  name: string,
  ended: Timed,
  { seconds, reason }: { seconds: number; reason: RegExp },
): Row => {
  const said = reason.exec(`${ended.out}${ended.err}`)?.[0]
  return rowOf(
    `refused: ${name}`,
    [ended],
    `exit ${ended.code}, ${seconds.toFixed(1)} s after the first connection: ${said ?? ended.err.slice(0, 200)}`,
    ended.code > 0 && said !== undefined && seconds <= MAX_REFUSAL,
  )
}

/**
 * Accepted requests as a share of the limit, from one period before the first refusal on: earlier there were too few requests for
 * the limit to matter.
 */
function shareOfLimit(
  { accepted, refused }: LimitedEndpoint,
  { requests, periodMs }: { requests: number; periodMs: number },
): number {
  const from = Math.max(accepted[0] ?? 0, (refused[0] ?? 0) - periodMs)
  const counted = accepted.filter((at) => at >= from)
  return counted.length / ((requests * ((counted.at(-1) ?? 0) - from)) / periodMs)
}

const percent = (share: number): string => `${Math.round(100 * share)} %`

const playedIn = (results: readonly EpisodeResult[]): number =>
  results.filter(({ outcome }) => outcome === 'success').length

/** Calls of the model that failed in a run: an attempt that was lost. */
function failuresIn(root: string, id: string, run: string | null): number {
  if (run === null) return 1
  const journal = readFileSync(join(root, 'experiments', id, 'runs', run, 'journal.jsonl'), 'utf8')
  return journal.split('\n').filter((line) => line.includes('"type":"model.failed"')).length
}

/** The models of an experiment by its conditions. */
function modelsIn(root: string, id: string): Map<string, string> {
  const spec = JSON.parse(readFileSync(join(root, 'experiments', id, 'spec.json'), 'utf8'))
  return new Map(spec.conditions.map((one: { id: string; model: string }) => [one.id, one.model]))
}
