import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '../../../core/make-folder.ts'
import { writeText } from '../../../core/output/files.ts'
import { hidden } from '../../../core/secrets/secrets.ts'
import { type Announcement, announcementSchema, readAs, type WorkerReport } from './announcement.ts'
import { clockAheadOf } from './clock-ahead.ts'
import { Engagement } from './engagement.ts'
import { type Equipment, type Fitness, fitnessFor } from './fitness.ts'
import { machines, WORKER_GONE_MS } from './machines.ts'
import { openStore } from './open-store.ts'
import { maskedUrl } from './pool-url.ts'
import type { Store } from './store.ts'

/** How often a worker looks for experiments (ms). */
const ROUND_MS = 1000
/** A worker leaves an experiment without work after this long if another one is waiting (rounds). */
const IDLE_ROUNDS = 5
/** The part of a shared folder into which workers put their files. */
const PROBES = '.causalmace-workers'

export interface PoolWorkerOptions extends Equipment {
  url: string
  /** Number of simultaneous episodes. */
  jobs: number
  /** Human-readable name; host and process by default. */
  name?: string
  /** How long others wait for it when it falls silent (ms). */
  lockMs: number
  /** Deadline: no episode is started that would end later, judging by the longest one so far (wall time in ms since 1970). */
  until?: number
  shared: string | undefined
  /** Folder for runs that are being played. */
  scratch: string
  say(text: string): void
  /** Wall time (ms since 1970). */
  now: () => number
  /** Ends the worker once its running episodes are over. */
  signal: AbortSignal
}

/**
 * Plays episodes of a pool's experiments until it is stopped, one experiment at a time: the one with the fewest workers.
 * @throws PoolError if the store is unavailable at the start
 */
export async function workForPool(options: PoolWorkerOptions): Promise<void> {
  const store = await openStore(options.url)
  const worker = new PoolWorker(options, store)
  try {
    await worker.run()
  } finally {
    store.close()
  }
}

class PoolWorker {
  readonly #options: PoolWorkerOptions
  readonly #store: Store
  readonly #id = randomUUID()
  readonly #name: string
  readonly #probe: WorkerReport['probe']
  /** Whether it may play an experiment, by instance and announcement. */
  readonly #fitness = new Map<string, { announced: string; found: Fitness }>()
  #plays: Engagement | undefined
  #clockAheadMs = 0
  /** The longest episode so far. */
  #longestMs = 0

  constructor(options: PoolWorkerOptions, store: Store) {
    this.#options = options
    this.#store = store
    this.#name = options.name ?? `${hostname()}.${process.pid}`
    this.#probe = options.shared === undefined ? null : leaveProbe(options.shared, this.#id)
  }

  async run(): Promise<void> {
    const { url, jobs, code, say, signal } = this.#options
    say(`worker ${this.#name}, ${jobs} at a time, version ${code}, of ${maskedUrl(url)}`)
    const weakness = await this.#store.weakness()
    if (weakness !== undefined) say(`note: ${weakness.what}`)
    let last = ''
    // Until the very end, others must see that these episodes are still being played.
    while (!this.#isTimeUp(0) && (!this.#isEnding || this.#plays?.isBusy === true)) {
      try {
        await this.#round()
        last = ''
      } catch (error) {
        const { message } = error as Error
        if (message !== last) say(`the pool cannot be reached: ${message}`)
        last = message
      }
      await sleep(ROUND_MS, undefined, signal.aborted ? {} : { signal }).catch(() => undefined)
      if (this.#isEnding) this.#plays?.retire()
    }
    // Episodes that have not ended by --until go to other workers.
    await this.#plays?.leave(this.#isTimeUp(0))
    await Promise.race([this.#store.signOff(this.#id), sleep(2000)]).catch(() => undefined)
    if (this.#probe !== null && this.#options.shared !== undefined)
      rmSync(join(this.#options.shared, this.#probe.file), { force: true })
  }

  /** Whether no new episode should begin. */
  get #isEnding(): boolean {
    this.#longestMs = Math.max(this.#longestMs, this.#plays?.longestMs ?? 0)
    return this.#options.signal.aborted || this.#isTimeUp(this.#longestMs)
  }

  /** @param before how long before the end (ms) */
  #isTimeUp(before: number): boolean {
    return this.#options.now() + before >= (this.#options.until ?? Number.POSITIVE_INFINITY)
  }

  async #round(): Promise<void> {
    this.#clockAheadMs = await clockAheadOf(this.#store, this.#options.now)
    const open = await this.#experiments()
    const fit = await this.#fitOf(open)
    await this.#plays?.round()
    const isOver = this.#plays?.isOver === true
    const isIdle = (this.#plays?.idleRounds ?? 0) >= IDLE_ROUNDS && fit.length > 1
    if (isOver || isIdle) {
      await this.#plays?.leave(isOver)
      this.#plays = undefined
    }
    if (this.#plays === undefined && !this.#isEnding) await this.#choose(fit)
    await this.#store.report(this.#id, hidden(JSON.stringify(this.#report())))
  }

  /** The experiments with a live runner. */
  async #experiments(): Promise<Announcement[]> {
    const all = await this.#store.announced()
    return all.flatMap(({ announcement, isAlive }) =>
      isAlive ? (readAs(announcementSchema, announcement) ?? []) : [],
    )
  }

  async #fitOf(open: readonly Announcement[]): Promise<Announcement[]> {
    const ids = new Set(open.map(({ instance }) => instance))
    for (const instance of this.#fitness.keys()) if (!ids.has(instance)) this.#fitness.delete(instance)
    const fit: Announcement[] = []
    for (const one of open) if ('catalogue' in (await this.#fitnessFor(one))) fit.push(one)
    return fit
  }

  async #fitnessFor(one: Announcement): Promise<Fitness> {
    const announced = JSON.stringify(one)
    const known = this.#fitness.get(one.instance)
    if (known?.announced === announced) return known.found
    const found = await fitnessFor(one, this.#options)
    this.#fitness.set(one.instance, { announced, found })
    if ('why' in found) this.#options.say(`takes nothing of ${one.experiment}: ${found.why}`)
    return found
  }

  /** Joins the experiment with the fewest workers, the oldest first. */
  async #choose(fit: readonly Announcement[]): Promise<void> {
    if (fit.length === 0) return
    const others = (await machines(this.#store)).filter(({ silentMs }) => silentMs < WORKER_GONE_MS)
    const workersOf = ({ instance }: Announcement) => others.filter(({ plays }) => plays === instance).length
    const [chosen] = [...fit].sort((a, b) => workersOf(a) - workersOf(b) || a.since - b.since)
    if (chosen === undefined) return
    const found = await this.#fitnessFor(chosen)
    if ('why' in found) return
    this.#plays = await Engagement.begin({
      ...this.#options,
      store: this.#store,
      worker: this.#id,
      name: this.#name,
      experiment: chosen,
      catalogue: found.catalogue,
    })
    this.#options.say(`plays ${chosen.experiment}`)
  }

  #report(): WorkerReport {
    const refuses = [...this.#fitness].flatMap(([instance, { found }]) =>
      'why' in found ? [[instance, found.why] as const] : [],
    )
    return {
      schema: 1,
      id: this.#id,
      name: this.#name,
      jobs: this.#options.jobs,
      code: this.#options.code,
      node: process.version,
      clockAheadMs: this.#clockAheadMs,
      plays: this.#plays?.instance ?? null,
      runs: this.#plays?.runs ?? [],
      refuses: Object.fromEntries(refuses),
      probe: this.#probe,
      holds: this.#plays?.holds ?? null,
    }
  }
}

/** Writes a file into the shared folder, so that others can recognise that it is the same folder. */
function leaveProbe(shared: string, worker: string): { file: string; content: string } {
  makeFolder(join(shared, PROBES))
  const file = join(PROBES, worker)
  const content = randomUUID()
  writeText(join(shared, file), content)
  return { file, content }
}
