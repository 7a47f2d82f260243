import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../src/core/random.ts'
import { ClaimFiles } from '../../src/experiment/claim/claim-files.ts'
import { settledResults } from '../../src/experiment/matrix/episode-result.ts'
import { MAIN } from '../support/command-line.ts'
import { NamespacedProcess } from '../support/namespaces.ts'
import { writeStubs } from '../support/stub-experiments.ts'
import { compareRuns } from './compare-runs.ts'

/*
 * An experiment in a folder that two machines share, whose runners are killed and frozen in turn, next to an undisturbed copy.
 * Whatever happens to the runner that holds the folder, the other machine's is started; a frozen one is thawed while the other
 * one plays.
 */

/** The events that befall the runner that holds the folder. */
export const FOLDER_EVENTS = [
  'kill',
  'freeze',
  'freeze the runner alone',
  'kill, and both start',
  'freeze for a moment',
] as const
export type FolderEvent = (typeof FOLDER_EVENTS)[number]

export interface FolderTrouble {
  /** Each of them is two tasks and two conditions. */
  seeds: number
  /** What happens, in this order. */
  events: readonly FolderEvent[]
  say(text: string): void
}

/** How long a runner may be silent (s). */
const LOCK = 3
/** Time limit for any wait (ms). */
const PATIENCE_MS = 120_000

export interface FolderReport {
  summary: string
  errors: string[]
}

export async function folderChaos({ seeds, events, say }: FolderTrouble): Promise<FolderReport> {
  const began = performance.now()
  const root = mkdtempSync(join(tmpdir(), 'causalmace-folder-'))
  const lab = new SharedFolder(root, seeds, (text) => {
    const seconds = Math.round((performance.now() - began) / 1000)
    say(`${`${seconds}`.padStart(5)} s  ${text}`)
  })
  try {
    lab.playInPeace()
    lab.begin()
    const random = createRandom(7)
    for (const [index, event] of events.entries()) {
      await lab.until(
        () => lab.lines > Math.floor((index / events.length) * (lab.of - 4)) || !lab.holder.isRunning,
      )
      if (!lab.holder.isRunning) break
      await lab.happen(event, random.integer(3000))
    }
    await lab.end()
    const { results, sound } = compareRuns(lab.path, join(root, 'experiments', 'quiet'), lab.errors)
    const counts = FOLDER_EVENTS.map((event) => `${event} ${lab.counts.get(event) ?? 0}`).join(', ')
    const summary =
      `${settledResults(results).length} of ${lab.of} episodes, each once; ${sound} journals as in peace; ${counts}; ` +
      `taken over ${lab.taken} times, ${lab.woken} woke up and recorded nothing, ${lab.refused} were refused; ` +
      `${Math.round((performance.now() - began) / 1000)} s`
    return { summary, errors: lab.errors }
  } finally {
    await lab.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
}

class SharedFolder {
  readonly path: string
  readonly of: number
  readonly errors: string[] = []
  readonly counts = new Map<FolderEvent, number>()
  taken = 0
  woken = 0
  refused = 0
  readonly #root: string
  readonly #seeds: number
  readonly #say: (text: string) => void
  readonly #all: NamespacedProcess[] = []
  readonly #thawing: Promise<void>[] = []
  readonly #claims: ClaimFiles
  #holder: NamespacedProcess | undefined
  #machines = 0

  constructor(root: string, seeds: number, say: (text: string) => void) {
    this.#root = root
    this.#seeds = seeds
    this.#say = say
    this.path = join(root, 'experiments', 'chaos')
    this.of = 4 * seeds
    this.#claims = new ClaimFiles(this.path, 'runner')
    writeStubs(root)
  }

  get holder(): NamespacedProcess {
    if (this.#holder === undefined) throw new TypeError('Nobody has begun.')
    return this.#holder
  }

  get lines(): number {
    const file = join(this.path, 'results.jsonl')
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0
  }

  playInPeace(): void {
    spawnSync(process.execPath, [MAIN, ...this.#compare('quiet')], { cwd: this.#root, stdio: 'ignore' })
    this.#say(`${this.of} episodes in peace`)
  }

  begin(): void {
    this.#holder = this.#start(...this.#compare('chaos'), '--lock', `${LOCK}`)
  }

  async until(isSo: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE_MS
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`no further progress:\n${this.holder.output}`)
      await sleep(50)
    }
  }

  /** @param afterMs how long a frozen machine sleeps on after another has taken the folder (ms) */
  async happen(event: FolderEvent, afterMs: number): Promise<void> {
    this.counts.set(event, (this.counts.get(event) ?? 0) + 1)
    this.#say(`${this.lines} of ${this.of}: ${event}`)
    const old = this.holder
    if (event.startsWith('kill')) await old.kill()
    else old.freeze(event === 'freeze the runner alone' ? 'first' : 'all')
    if (event === 'freeze for a moment') {
      const other = this.#resume()
      await sleep(300 * LOCK)
      old.thaw()
      return this.#expectRefused(other)
    }
    const [generation = 0] = this.#claims.generations()
    const candidates = event === 'kill, and both start' ? [this.#resume(), this.#resume()] : [this.#resume()]
    await this.until(() => (this.#claims.generations()[0] ?? 0) > generation)
    this.taken++
    const holder = await this.#winner(candidates)
    for (const other of candidates) if (other !== holder) await this.#expectRefused(other)
    this.#holder = holder
    if (event.startsWith('freeze')) this.#thawing.push(this.#thaw(old, afterMs))
  }

  async end(): Promise<void> {
    const code = await this.holder.ended
    if (code !== 0) this.errors.push(`the last runner ended with ${code}: ${this.holder.output}`)
    await Promise.all(this.#thawing)
    // Runs that frozen processes had begun lie next to the others, and the next runner moves them away.
    const before = this.lines
    const last = this.#resume()
    if ((await last.ended) !== 0 || this.lines !== before)
      this.errors.push(`a runner found something to do in the end: ${last.output}`)
  }

  async close(): Promise<void> {
    for (const machine of this.#all) if (machine.isRunning) await machine.kill()
  }

  /** The machine that has the folder now: the others are refused. */
  async #winner(candidates: readonly NamespacedProcess[]): Promise<NamespacedProcess> {
    await this.until(() => candidates.filter((one) => one.isRunning).length <= 1)
    const [last] = candidates
    const winner = candidates.find((one) => one.isRunning) ?? last
    if (winner === undefined) throw new TypeError('Nobody was started.')
    return winner
  }

  async #expectRefused(machine: NamespacedProcess): Promise<void> {
    const code = await machine.ended
    if (code === 2 && machine.output.includes('is in use by process')) this.refused++
    else this.errors.push(`a second runner was not refused (${code}): ${machine.output}`)
  }

  async #thaw(machine: NamespacedProcess, afterMs: number): Promise<void> {
    await sleep(afterMs)
    machine.thaw()
    const code = await machine.ended
    if (code === 3 && machine.output.includes('was taken over by')) this.woken++
    else this.errors.push(`a runner that woke up ended with ${code}: ${machine.output}`)
  }

  #compare(id: string): string[] {
    const tasks = ['left.yaml', 'right.yaml', '--seeds', `1-${this.#seeds}`]
    return ['compare', 'no-graph', 'causal:none', '--tasks', ...tasks, '--id', id, '--plain', '--jobs', '1']
  }

  #resume(): NamespacedProcess {
    return this.#start('resume', this.path, '--plain', '--jobs', '1', '--lock', `${LOCK}`)
  }

  #start(...args: string[]): NamespacedProcess {
    const host = `machine-${++this.#machines}`
    const machine = new NamespacedProcess(host, [process.execPath, MAIN, ...args], { cwd: this.#root })
    this.#all.push(machine)
    return machine
  }
}
