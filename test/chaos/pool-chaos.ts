import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../src/core/random.ts'
import { settledResults } from '../../src/experiment/matrix/episode-result.ts'
import { MAIN } from '../support/command-line.ts'
import { STORES } from '../support/stores.ts'
import { writeStubs } from '../support/stub-experiments.ts'
import { compareRuns } from './compare-runs.ts'

/*
 * An experiment on many workers, all of whose parts are killed while it goes on, next to the same experiment, undisturbed in one
 * process.
 */

export interface Trouble {
  /** Each of them is two tasks, two conditions and the seeds. */
  epochs: number
  seeds: number
  workers: number
  /** Episodes that each worker plays at a time. */
  slots: number
  /** The server between runner and workers. */
  store: keyof typeof STORES
  /** Parts of the whole at which the runner is killed, the store is killed, and a worker is frozen. */
  runner: readonly number[]
  server: readonly number[]
  frozen: readonly number[]
  /** Minimum number of results and seconds between two deaths of workers. */
  between: { results: number; seconds: number }
  /** The command line that plays; from the sources by default. */
  main?: string
  say(text: string): void
}

/** How long workers may be silent (s). */
const LOCK = 6

export interface Report {
  summary: string
  errors: string[]
}

export async function poolChaos(trouble: Trouble): Promise<Report> {
  const { epochs, seeds, workers, slots, main = MAIN } = trouble
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const say = (text: string) => trouble.say(`${`${seconds()}`.padStart(5)} s  ${text}`)
  const root = mkdtempSync(join(tmpdir(), 'causalmace-pool-'))
  writeStubs(root)
  const { name: storeName, start: startStore } = STORES[trouble.store]
  const server = await startStore()
  const random = createRandom(19)
  const path = join(root, 'experiments', 'chaos')
  const log = openSync(join(root, 'log.txt'), 'a')
  const all: ChildProcess[] = []
  // An early end of this process leaves no child behind.
  const endAll = () => {
    for (const child of all) child.kill('SIGKILL')
  }
  process.once('exit', endAll)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(130))
  const start = (...args: string[]): ChildProcess => {
    const child = spawn(process.execPath, [main, ...args], { cwd: root, stdio: ['ignore', log, log] })
    all.push(child)
    return child
  }
  const compare = (id: string, ...more: string[]) => {
    const tasks = ['left.yaml', 'right.yaml', '--seeds', `1-${seeds}`]
    return [
      'compare',
      'causal',
      'no-graph',
      '--tasks',
      ...tasks,
      '--id',
      id,
      '--plain',
      '--retries',
      '3',
      ...more,
    ]
  }
  const pool = ['--pool', server.url]
  const of = 4 * seeds * epochs
  const lines = () =>
    existsSync(join(path, 'results.jsonl'))
      ? readFileSync(join(path, 'results.jsonl'), 'utf8').split('\n').length - 1
      : 0
  const counts = { workers: 0, runner: 0, server: 0, frozen: 0 }
  const staff: ChildProcess[] = []
  const hire = (index: number) => {
    staff[index] = start(
      'worker',
      ...pool,
      '--jobs',
      `${slots}`,
      '--lock',
      `${LOCK}`,
      '--name',
      `w${index + 1}`,
    )
  }
  try {
    const quiet = start(...compare('quiet', '--jobs', '1'))
    await once(quiet, 'exit')
    say(`${4 * seeds} episodes in peace on one process`)
    for (let index = 0; index < workers; index++) hire(index)
    let runner = start(...compare('chaos', '--epochs', `${epochs}`, ...pool))
    const due = {
      runner: trouble.runner.map((part) => part * of),
      server: trouble.server.map((part) => part * of),
      frozen: trouble.frozen.map((part) => part * of),
    }
    const isDue = (what: keyof typeof due) => lines() >= (due[what][0] ?? Number.POSITIVE_INFINITY)
    let [before, last] = [0, seconds()]
    let thawing: Promise<void> | undefined
    while (runner.exitCode === null) {
      await sleep(200)
      if (isDue('runner')) {
        due.runner.shift()
        counts.runner++
        const ended = once(runner, 'exit')
        runner.kill('SIGKILL')
        await ended
        say(`${lines()} of ${of}: runner killed`)
        await sleep(1000)
        runner = start('resume', path, '--plain', ...pool)
      }
      if (isDue('server')) {
        due.server.shift()
        counts.server++
        await server.kill()
        say(`${lines()} of ${of}: ${storeName} killed`)
        await sleep(1500)
        await server.start()
      }
      if (isDue('frozen') && thawing === undefined) {
        due.frozen.shift()
        counts.frozen++
        const victim = staff[0]
        victim?.kill('SIGSTOP')
        say(`${lines()} of ${of}: w1 frozen`)
        thawing = sleep(1000 * (2 * LOCK)).then(() => {
          victim?.kill('SIGCONT')
          thawing = undefined
          say(`${lines()} of ${of}: w1 goes on`)
        })
      }
      const { between } = trouble
      const isTime = lines() >= before + between.results && seconds() >= last + between.seconds
      if (isTime && lines() < of - slots) {
        ;[before, last] = [lines(), seconds()]
        const index = random.integer(workers)
        // The frozen one must live to be thawed.
        if (index === 0 && thawing !== undefined) continue
        counts.workers++
        staff[index]?.kill('SIGKILL')
        say(`${before} of ${of}: w${index + 1} killed`)
        hire(index)
      }
    }
    await thawing
    const errors = runner.exitCode === 0 ? [] : [`the runner ended with ${runner.exitCode}`]
    const { results, sound } = compareRuns(path, join(root, 'experiments', 'quiet'), errors)
    const crashed = results.filter(({ outcome }) => outcome === 'world_crash').length
    const summary =
      `${settledResults(results).length} of ${of} episodes, each once; ${sound} journals as on one quiet process; ` +
      `killed: ${counts.workers} workers, the runner ${counts.runner} times, ${storeName} ${counts.server} times; frozen ${counts.frozen}; ` +
      `${crashed} attempts given up by the infrastructure; ${seconds()} s`
    if (errors.length > 0) say(readFileSync(join(root, 'log.txt'), 'utf8').slice(-5000))
    return { summary, errors }
  } finally {
    endAll()
    process.off('exit', endAll)
    closeSync(log)
    await server.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
}
