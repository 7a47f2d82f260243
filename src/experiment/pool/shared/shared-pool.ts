import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, Queue, QueueEvents } from 'bullmq'
import PQueue from 'p-queue'
import { makeFolder } from '../../../core/make-folder.ts'
import { hidden } from '../../../core/secrets/secrets.ts'
import type { EpisodeOrder } from '../messages.ts'
import type { EpisodePool, Played, PlayLimits } from '../pool.ts'
import { type Announcement, readAs } from './announcement.ts'
import type { Carrier, Parcel } from './carrier.ts'
import { folderCarrier, storeCarrier } from './carrier.ts'
import { type JobData, jobEndSchema, parcelNameOf } from './job.ts'
import { type Machine, machines, WORKER_GONE_MS } from './machines.ts'
import { openStore } from './open-store.ts'
import { maskedUrl } from './pool-url.ts'
import { unpack } from './run-parcel.ts'
import { SharedValues } from './shared-values.ts'
import type { ExperimentStore, Store } from './store.ts'
import { Switchboard } from './switchboard.ts'

/** Maximum number of requests in flight: more than the slots of any set of machines that we have seen. */
const AT_ONCE = 1000
/** How often runner and workers announce themselves (ms). */
const PULSE_MS = 1000
/** How often the pool checks for results whose event was missed, and for requests that the store lost (ms). */
const SWEEP_MS = 3000
/** Number of runs fetched in parallel. */
const FETCHES = 2
/** How often a run whose folder was lost in transit is played again. */
const MOST_LOST = 3
/** Time limit for closing while the store is unreachable (ms). */
const FAREWELL_MS = 5000

export interface SharedPoolOptions {
  url: string
  announcement: Omit<Announcement, 'since' | 'byFolder' | 'schema'>
  /** Folder that all machines see, through which run folders are returned; without it, they are returned through the store. */
  shared?: string
  /** The folder in which runs are unpacked; on the same disk as the run folders. */
  incoming: string
  /** Called with messages that the user should see. */
  onNote(text: string): void
  /** Called every second with the current workers. */
  onMachines?(machines: readonly Machine[]): void
}

/** A request in flight. */
interface Open {
  order: EpisodeOrder
  data: JobData
  limits: PlayLimits
  hasBegun: boolean
  /** How many times its run folder was lost. */
  lost: number
  end(played: Played): void
}

/** @throws PoolError if the store cannot be used */
export async function openSharedPool(options: SharedPoolOptions): Promise<EpisodePool> {
  const store = await openStore(options.url)
  const weakness = await store.weakness()
  if (weakness !== undefined) options.onNote(`${maskedUrl(options.url)}: ${weakness.what}.`)
  return new SharedPool(options, store)
}

/** Workers on any number of machines, with BullMQ between them and the runner. */
class SharedPool implements EpisodePool {
  readonly atOnce = AT_ONCE
  readonly givesWholeRuns = true
  readonly about: string
  readonly #options: SharedPoolOptions
  readonly #store: Store
  /** The part of the store that belongs to this experiment. */
  readonly #own: ExperimentStore
  readonly #queue: Queue<string, string>
  readonly #events: QueueEvents
  readonly #shared: SharedValues
  readonly #carrier: Carrier
  readonly #switchboard: Switchboard
  readonly #session = randomUUID()
  readonly #open = new Map<string, Open>()
  /** Sequential, so that episodes begin in the order of the experiment. */
  readonly #adding = new PQueue({ concurrency: 1 })
  readonly #fetching = new PQueue({ concurrency: FETCHES })
  readonly #asked = new Set<string>()
  readonly #timers: NodeJS.Timeout[]
  #limits: PlayLimits | undefined
  #since: number | undefined

  constructor(options: SharedPoolOptions, store: Store) {
    const { instance } = options.announcement
    this.about = `by the workers of ${maskedUrl(options.url)}`
    this.#options = options
    this.#store = store
    this.#own = store.experiment(instance)
    this.#queue = this.#own.queue()
    this.#events = this.#own.events()
    this.#shared = new SharedValues(this.#own)
    this.#carrier =
      options.shared === undefined ? storeCarrier(this.#own) : folderCarrier(options.shared, instance)
    this.#switchboard = new Switchboard({
      store: this.#own,
      allowance: () => this.#limits?.allowance,
      limitsOf: (run) => this.#open.get(run)?.limits,
    })
    // The store is unreachable: everything is retried.
    this.#queue.on('error', () => undefined)
    this.#events.on('error', () => undefined)
    const wake = ({ jobId }: { jobId: string }) => this.#collect(jobId)
    this.#events.on('completed', wake)
    this.#events.on('failed', wake)
    const every = (ms: number, work: () => Promise<void>) =>
      setInterval(() => void work().catch(() => undefined), ms)
    this.#timers = [every(PULSE_MS, () => this.#pulse()), every(SWEEP_MS, () => this.#sweep())]
    void this.#pulse().catch(() => undefined)
  }

  play(order: EpisodeOrder, limits: PlayLimits): Promise<Played> {
    this.#limits ??= limits
    return this.#adding.add(() => this.#handIn(order, limits)).then(({ promise }) => promise)
  }

  /** @returns the promise in an object, since a returned promise would be awaited */
  async #handIn(order: EpisodeOrder, limits: PlayLimits): Promise<{ promise: Promise<Played> }> {
    const { signal, recall } = limits
    const isWithdrawn = () => signal.aborted || recall.aborted
    const data = isWithdrawn() ? undefined : await this.#dataOf(order, limits)
    // Listeners of an already aborted signal are never called.
    if (data === undefined || isWithdrawn()) return { promise: Promise.resolve({ kind: 'cancelled' }) }
    const { promise, resolve } = Promise.withResolvers<Played>()
    const stop = () => this.#withdraw(order.runId, true)
    const takeBack = () => this.#withdraw(order.runId, false)
    const end = (played: Played) => {
      this.#open.delete(order.runId)
      signal.removeEventListener('abort', stop)
      recall.removeEventListener('abort', takeBack)
      resolve(played)
    }
    this.#open.set(order.runId, { order, data, limits, hasBegun: false, lost: 0, end })
    signal.addEventListener('abort', stop, { once: true })
    recall.addEventListener('abort', takeBack, { once: true })
    await this.#add(order.runId, data)
    // A resumed runner finds the episodes that were played in its absence.
    this.#collect(order.runId)
    return { promise }
  }

  async recorded(run: string): Promise<void> {
    try {
      const job = await this.#queue.getJob(run)
      for (let start = 1; start <= (job?.attemptsStarted ?? 0); start++)
        await this.#carrier.drop(parcelNameOf(run, start))
      await job?.remove()
    } catch {
      // Its line is written; leftovers are removed with the experiment.
    }
  }

  close(): Promise<void> {
    return this.#end(async () => {
      // In this order, the experiment stays listed if the cleanup is interrupted, so that it can be cleaned up later.
      await this.#queue.obliterate({ force: true })
      await this.#own.forget()
    })
  }

  leave(): Promise<void> {
    return this.#end(() => Promise.resolve())
  }

  /** @param farewell final operations on the store */
  async #end(farewell: () => Promise<void>): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#fetching.clear()
    this.#switchboard.close()
    const late = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref())
    await Promise.race([farewell().catch(() => undefined), late])
    await Promise.race([Promise.allSettled([this.#events.close(), this.#queue.close()]), late])
    rmSync(join(this.#options.incoming, this.#session), { recursive: true, force: true })
    this.#store.close()
  }

  async #dataOf({ request, root: _root, ...order }: EpisodeOrder, { wallMs }: PlayLimits): Promise<JobData> {
    const { task, calibration, ...rest } = request
    return {
      order: { ...order, request: rest },
      task: await this.#shared.put(task),
      ...(calibration === undefined ? {} : { calibration: await this.#shared.put(calibration) }),
      wallMs,
    }
  }

  /** Does nothing if the request already exists. Only the runner decides on further attempts. */
  async #add(run: string, data: JobData): Promise<void> {
    await this.#queue.add('episode', hidden(JSON.stringify(data)), {
      jobId: run,
      attempts: 1,
      removeOnComplete: false,
      removeOnFail: false,
    })
  }

  /** Announces this runner, and reads the current workers. */
  async #pulse(): Promise<void> {
    const { announcement, shared, onMachines } = this.#options
    this.#since ??= await this.#store.now()
    const said: Announcement = {
      schema: 1,
      ...announcement,
      byFolder: shared !== undefined,
      since: this.#since,
    }
    const pulse = { session: this.#session, waitedMs: this.#limits?.waitedMs() ?? 0 }
    await this.#store.announce(announcement.instance, hidden(JSON.stringify(said)), JSON.stringify(pulse))
    const found = await machines(this.#store)
    for (const { id, name, runs, silentMs } of found) {
      if (silentMs > WORKER_GONE_MS) this.#switchboard.hangUp(id)
      else for (const run of runs) this.#begun(run, name)
    }
    onMachines?.(found)
  }

  #begun(run: string, where: string): void {
    const open = this.#open.get(run)
    if (open === undefined || open.hasBegun) return
    open.hasBegun = true
    open.limits.onBegun(where)
  }

  /** Events can be missed, and a store without persistence loses requests. */
  async #sweep(): Promise<void> {
    const runs = [...this.#open.keys()]
    const ended = await this.#queue.getRanges(['completed', 'failed'], 0, -1)
    for (const run of ended) this.#collect(run)
    if (runs.length === 0) return
    const underWay = await this.#queue.getRanges(['waiting', 'active'], 0, -1)
    const known = new Set([...ended, ...underWay])
    const lost = runs.filter((run) => !known.has(run) && this.#open.has(run))
    if (lost.length === 0) return
    await this.#shared.putAgain()
    for (const run of lost) {
      const open = this.#open.get(run)
      if (open !== undefined) await this.#add(run, open.data)
    }
  }

  /** Fetches the result of a run, if the run is one of ours and has a result. */
  #collect(run: string): void {
    if (!this.#open.has(run) || this.#asked.has(run)) return
    this.#asked.add(run)
    void this.#fetching
      .add(() => this.#fetch(run))
      .catch(() => undefined)
      .finally(() => this.#asked.delete(run))
  }

  async #fetch(run: string): Promise<void> {
    const job = await this.#queue.getJob(run)
    const open = this.#open.get(run)
    if (job === undefined || open === undefined || job.finishedOn === undefined) return
    const data = readAs(jobEndSchema, job.returnvalue)
    if (data === undefined) {
      const reason = `no worker finished it: ${job.failedReason ?? 'nothing came back'}`
      return open.end({ kind: 'crashed', wallSeconds: 0, reason })
    }
    this.#begun(run, data.worker)
    if (data.kind === 'cancelled') return this.#again(run, job, open)
    if (data.kind !== 'refused' && data.parcel !== undefined) {
      try {
        await this.#unpack(data.parcel, open)
      } catch (error) {
        if (++open.lost < MOST_LOST) return this.#again(run, job, open)
        return open.end({ kind: 'crashed', wallSeconds: data.wallSeconds, reason: (error as Error).message })
      }
    }
    const { worker: _worker, ...played } = data
    open.end(played.kind === 'refused' ? { ...played, error: errorOf(played.error) } : played)
  }

  /** Replays a run whose folder is missing. */
  async #again(run: string, job: Job, open: Open): Promise<void> {
    await job.remove()
    open.hasBegun = false
    await this.#add(run, open.data)
  }

  /** The folder of a run appears with all its files, or not at all. */
  async #unpack(parcel: Parcel, { order }: Open): Promise<void> {
    const target = join(order.root, order.runId)
    // An earlier runner has already fetched it.
    if (existsSync(target)) return
    // A runner that was frozen may unpack the same run.
    const own = join(this.#options.incoming, this.#session)
    makeFolder(own)
    const incoming = join(own, order.runId)
    rmSync(incoming, { recursive: true, force: true })
    await unpack(this.#carrier.fetch(parcel), parcel.sha256, incoming)
    if (!existsSync(target)) renameSync(incoming, target)
  }

  /** @param always whether to withdraw requests that have started as well; the pool notifies their workers */
  async #withdraw(run: string, always: boolean): Promise<void> {
    const open = this.#open.get(run)
    if (open === undefined) return
    if (always) return open.end({ kind: 'cancelled' })
    try {
      const job = await this.#queue.getJob(run)
      if (job?.finishedOn !== undefined) return
      // The removal is refused while a worker holds the request.
      await job?.remove()
      if (!open.hasBegun) open.end({ kind: 'cancelled' })
    } catch {
      // It has begun, and ends by itself.
    }
  }
}

const errorOf = ({ code, message, hint }: { code: string; message: string; hint?: string | undefined }) => ({
  code,
  message,
  ...(hint === undefined ? {} : { hint }),
})
