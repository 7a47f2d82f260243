import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, Worker } from 'bullmq'
import { hidden } from '../../../core/secrets/secrets.ts'
import type { Catalogue } from '../../../plugin/catalogue.ts'
import type { EpisodeRequest } from '../../episode-request.ts'
import { LocalPool } from '../local-pool.ts'
import type { EpisodeOrder } from '../messages.ts'
import { type Announcement, type Pulse, pulseSchema, readAs } from './announcement.ts'
import type { Carrier } from './carrier.ts'
import { folderCarrier, storeCarrier } from './carrier.ts'
import { type JobData, type JobEnd, MAX_STALLED, parcelNameOf, stalledIntervalOf } from './job.ts'
import { LineToRunner } from './line-to-runner.ts'
import { packed } from './run-parcel.ts'
import { SharedValuesReader } from './shared-values.ts'
import type { ExperimentStore, Store } from './store.ts'

/** No new episode begins while more than this is waiting in the store (compressed bytes). */
const MOST_WAITING = 256 * 2 ** 20
/** An experiment that has not been announced for this many rounds is over. */
const GONE_ROUNDS = 5
/** How long a worker that stops immediately waits for its connections (ms). */
const CLOSE_MS = 5000

export interface EngagementOptions {
  store: Store
  /** Id of the worker, and its name. */
  worker: string
  name: string
  jobs: number
  lockMs: number
  shared: string | undefined
  scratch: string
  experiment: Announcement
  /** The endpoint that this worker's user has specified. */
  baseUrl: string | undefined
  /** With the plug-ins of the experiment, in this machine's versions. */
  catalogue: Catalogue
  say(text: string): void
}

/** A worker's part in an experiment. */
export class Engagement {
  readonly instance: string
  readonly #options: EngagementOptions
  readonly #store: ExperimentStore
  readonly #pool: LocalPool
  readonly #carrier: Carrier
  readonly #shared: SharedValuesReader
  readonly #line: LineToRunner
  /** The running episodes, by run. */
  readonly #playing = new Map<string, AbortController>()
  #worker: Worker<string, string> | undefined
  #pulse: Pulse | undefined
  #missing = 0
  #idle = 0
  #starts = 0
  #holds: string | null = null
  #isRetired = false
  #longestMs = 0

  /** @throws the store's error if it is unavailable */
  static async begin(options: EngagementOptions): Promise<Engagement> {
    const engagement = new Engagement(options)
    const { name, jobs, lockMs } = options
    const worker = engagement.#store.worker((job) => engagement.#play(job), {
      name,
      concurrency: jobs,
      lockDuration: lockMs,
      stalledInterval: stalledIntervalOf(lockMs),
      maxStalledCount: MAX_STALLED,
    })
    engagement.#take(worker)
    try {
      await worker.waitUntilReady()
    } catch (error) {
      await engagement.leave(true)
      throw error
    }
    return engagement
  }

  private constructor(options: EngagementOptions) {
    const { store, experiment, worker, jobs, shared } = options
    const { instance } = experiment
    this.#options = options
    this.instance = instance
    this.#store = store.experiment(instance)
    this.#pool = new LocalPool(jobs)
    this.#carrier = shared === undefined ? storeCarrier(this.#store) : folderCarrier(shared, instance)
    this.#shared = new SharedValuesReader(this.#store)
    this.#line = new LineToRunner(this.#store, worker)
  }

  get runs(): string[] {
    return [...this.#playing.keys()]
  }

  get isBusy(): boolean {
    return this.#playing.size > 0
  }

  /** The runner has ended the experiment. */
  get isOver(): boolean {
    return this.#missing >= GONE_ROUNDS
  }

  /** Number of consecutive rounds without anything to play. */
  get idleRounds(): number {
    return this.#idle
  }

  /** Why no new episode begins. */
  get holds(): string | null {
    return this.#holds
  }

  /** Duration of the longest episode so far. */
  get longestMs(): number {
    return this.#longestMs
  }

  /** Checks whether the experiment continues, and whether its runner fetches the runs. */
  async round(): Promise<void> {
    const { store } = this.#options
    this.#idle = this.isBusy ? 0 : this.#idle + 1
    this.#missing = (await store.isAnnounced(this.instance)) ? 0 : this.#missing + 1
    const pulse = readAs(pulseSchema, await store.pulse(this.instance))
    this.#line.sayAgain(pulse !== undefined && pulse.session !== this.#pulse?.session)
    this.#pulse = pulse ?? this.#pulse
    if (this.#isRetired) return
    const isFull = (await this.#carrier.waiting()) > MOST_WAITING
    this.#hold(
      this.isOver
        ? 'it is over'
        : pulse === undefined && this.#missing === 0
          ? 'its runner has been silent for a minute'
          : isFull
            ? 'its runner does not fetch the played runs'
            : null,
    )
  }

  /** Starts no further episodes; running ones continue. */
  retire(): void {
    this.#isRetired = true
    this.#hold('it was asked to stop')
  }

  /** @param atOnce stops running episodes; otherwise they are played to their end first */
  async leave(atOnce: boolean): Promise<void> {
    if (atOnce) for (const playing of this.#playing.values()) playing.abort()
    const closed = this.#worker?.close().catch(() => undefined)
    await (atOnce ? Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_MS))]) : closed)
    this.#line.close()
    await this.#pool.close()
  }

  #take(worker: Worker<string, string>): void {
    this.#worker = worker
    // Neither a lost lock nor an unreachable store ends the worker.
    worker.on('error', () => undefined)
    // Another worker plays these episodes now, so results from here would be discarded.
    worker.on('lockRenewalFailed', (runs) => {
      for (const run of runs) this.#playing.get(run)?.abort()
    })
  }

  #hold(why: string | null): void {
    if (why === this.#holds) return
    this.#holds = why
    this.#options.say(why === null ? 'goes on' : `begins nothing: ${why}`)
    if (why === null) this.#worker?.resume()
    else void this.#worker?.pause(true).catch(() => undefined)
  }

  async #play({ data, attemptsStarted }: Job<string, string>): Promise<string> {
    return hidden(JSON.stringify(await this.#playJob(JSON.parse(data), attemptsStarted)))
  }

  async #playJob(data: JobData, start: number): Promise<JobEnd> {
    const { name } = this.#options
    const run = data.order.runId
    const stop = new AbortController()
    this.#playing.set(run, stop)
    // Each start has a folder of its own: the same episode may be requested twice.
    const root = join(this.#options.scratch, `${this.#starts++}`)
    try {
      const order = await this.#orderOf(data, root)
      const { runnerModel } = order
      const played = await this.#pool.play(order, {
        wallMs: data.wallMs,
        signal: stop.signal,
        recall: stop.signal,
        allowance: this.#line.allowance(order.hasBudget),
        waitedMs: () => this.#pulse?.waitedMs ?? 0,
        ...(runnerModel === undefined
          ? {}
          : { answerer: this.#line.answerer(run, { id: order.request.model, ...runnerModel }) }),
        questions: this.#options.catalogue.questions.list(),
        onBegun: () => undefined,
      })
      if (played.kind !== 'cancelled') this.#longestMs = Math.max(this.#longestMs, 1000 * played.wallSeconds)
      if (played.kind === 'cancelled' || played.kind === 'refused') return { ...played, worker: name }
      const folder = join(root, run)
      if (!existsSync(folder)) {
        const reason = played.kind === 'crashed' ? played.reason : 'the run left nothing'
        return { kind: 'crashed', wallSeconds: played.wallSeconds, reason, worker: name }
      }
      const parcel = await this.#carrier.send(parcelNameOf(run, start), packed(folder))
      return { ...played, worker: name, parcel }
    } finally {
      this.#playing.delete(run)
      rmSync(root, { recursive: true, force: true })
    }
  }

  async #orderOf({ order, task, calibration }: JobData, root: string): Promise<EpisodeOrder> {
    const request = {
      ...order.request,
      task: (await this.#shared.get(task)) as EpisodeRequest['task'],
      ...(calibration === undefined
        ? {}
        : {
            calibration: (await this.#shared.get(calibration)) as NonNullable<EpisodeRequest['calibration']>,
          }),
      plugins: this.#options.catalogue.references,
    }
    const { baseUrl: _ordered, ...model } = order.model
    const { experiment, baseUrl: own } = this.#options
    const baseUrl = experiment.baseUrl === null ? null : (own ?? null)
    // Keys go only to the endpoint that was checked when the worker joined, whatever the request says.
    return { ...order, model: { ...model, ...(baseUrl === null ? {} : { baseUrl }) }, request, root }
  }
}
