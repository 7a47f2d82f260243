import { join } from 'node:path'
import { CausalMaceError, ModelError } from '../../core/errors.ts'
import type { JournalSeal } from '../../core/journal/seal.ts'
import { shellWord } from '../../core/shell-word.ts'
import { storageErrorOf } from '../../core/storage-error.ts'
import type { Spent } from '../../model/allowance/allowance.ts'
import {
  DEFAULT_CONCURRENCY,
  type OpenAllowance,
  openAllowance,
} from '../../model/allowance/open-allowance.ts'
import { priceOf } from '../../model/price.ts'
import type { Calibration } from '../../planner/causal/calibration/calibration.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import type { Claim } from '../claim/claim.ts'
import type { ErrorRecord } from '../error-record.ts'
import type { EpisodeOrder } from '../pool/messages.ts'
import type { EpisodePool, Played } from '../pool/pool.ts'
import { CalibrateOnce } from './calibrate-once.ts'
import { Deadline } from './deadline.ts'
import { ordersFor } from './episode-orders.ts'
import {
  type EpisodeResult,
  isHopeless,
  isInfrastructure,
  isOpen,
  type Measured,
  nothingMeasured,
} from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { knowledgeFor } from './experiment-knowledge.ts'
import { type EpisodeKey, runIdOf } from './experiment-spec.ts'
import type { OwnResults } from './own-results.ts'
import { RefusalRow } from './refusal-row.ts'
import { RESULT_SCHEMA } from './results-file.ts'
import type { Halt, Progress, RunExperimentOptions } from './run-options.ts'
import { RunnerModels } from './runner-models.ts'
import { finishedRun, settleCrash } from './settle-run.ts'
import { noteSpent, spentIn } from './spending.ts'
import { type Job, takeStock } from './take-stock.ts'

/** Refusals that are final: all further attempts and episodes would be refused as well. */
const PERMANENT: ReadonlySet<string> = new Set(['usage', 'run_folder', 'invalid_file', 'plugin', 'invariant'])

/** Interval at which the deadline is checked (ms). */
const DEADLINE_EVERY_MS = 500

/** Code of `NotApplicableError`. */
const NOT_APPLICABLE = 'not_applicable'

/** Thrown when an episode is refused for a reason that no further attempt would change. */
class ExperimentError extends CausalMaceError {
  readonly code: string
  constructor({ code, message, hint }: ErrorRecord) {
    super(message, hint === undefined ? {} : { hint })
    this.code = code
  }
}

/** Plays the unfinished episodes of an experiment, several at a time, and records their results. */
export class ExperimentRunner {
  readonly #folder: ExperimentFolder
  readonly #claim: Claim
  readonly #results: OwnResults
  readonly #pool: EpisodePool
  readonly #models: RunnerModels
  readonly #catalogue: Catalogue
  readonly #wallClock: () => number
  readonly #onProgress: (progress: Progress) => void
  readonly #signal: AbortSignal | undefined
  readonly #orderFor: (episode: EpisodeKey, runId: string) => EpisodeOrder
  #queue: Job[]
  readonly #allowance: OpenAllowance
  readonly #calibrations: CalibrateOnce
  readonly #deadline: Deadline | undefined
  /** Submitted requests that have not been started. */
  readonly #waiting = new Map<AbortController, EpisodeKey>()
  /** Stops all episodes: on request, or because continuing is pointless. */
  readonly #stop = new AbortController()
  /** Withdraws requests that have not been started when the budget is spent or the endpoint is down. */
  readonly #recall = new AbortController()
  readonly #refused: RefusalRow
  #of: number
  #done: number
  #halt: Halt = 'finished'

  constructor(
    options: RunExperimentOptions & {
      catalogue: Catalogue
      pool: EpisodePool
      claim: Claim
      results: OwnResults
    },
  ) {
    const { folder, catalogue, models = {}, wallClock = Date.now } = options
    const { concurrency = DEFAULT_CONCURRENCY, perMinute, patienceMs, ...given } = folder.spec.modelSettings
    this.#folder = folder
    this.#claim = options.claim
    this.#results = options.results
    this.#pool = options.pool
    this.#catalogue = catalogue
    this.#wallClock = wallClock
    this.#onProgress = (progress) => options.onProgress?.(progress)
    this.#signal = options.signal
    const allowance = openAllowance({
      ...(options.budget ?? folder.spec.budget),
      spent: spentIn(folder),
      whose: 'experiment',
      concurrency,
      ...(perMinute === undefined ? {} : { perMinute }),
      ...(patienceMs === undefined ? {} : { patienceMs }),
      priceOf: (model) => priceOf(model, given),
      note: (booked) => this.#tryToNote(booked),
      onWeather: (news) => this.#onProgress({ type: 'weather', news }),
    })
    this.#allowance = allowance
    const { promptsHere = false } = options
    this.#models = new RunnerModels({ folder, catalogue, allowance, objects: models, promptsHere })
    const { hasBudget } = allowance
    this.#orderFor = ordersFor({ folder, catalogue, models: this.#models.all, hasBudget })
    this.#calibrations = new CalibrateOnce({ folder, catalogue, signal: this.#stop.signal, allowance })
    const { jobs, done, of, adopted, aside } = takeStock(folder, this.#results, catalogue, options.again)
    this.#deadline =
      options.until === undefined ? undefined : new Deadline(options.until, wallClock, folder.results())
    this.#refused = new RefusalRow(folder)
    this.#queue = jobs
    this.#done = done
    this.#of = of
    this.#onProgress({ type: 'begun', done, of, by: this.#pool.about, adopted, aside })
  }

  async run(): Promise<Halt> {
    const stop = () => this.#stop.abort()
    if (this.#signal?.aborted) stop()
    this.#signal?.addEventListener('abort', stop, { once: true })
    const { lost } = this.#claim
    lost.addEventListener('abort', stop, { once: true })
    const atOnce = Math.min(this.#pool.atOnce, Math.max(1, this.#queue.length))
    const watch = setInterval(() => this.#keepDeadline(), DEADLINE_EVERY_MS)
    try {
      const lanes = await Promise.allSettled(Array.from({ length: atOnce }, () => this.#work()))
      lost.throwIfAborted()
      const failed = lanes.find((lane) => lane.status === 'rejected')
      if (failed !== undefined) throw failed.reason
    } finally {
      clearInterval(watch)
      this.#noteSpent()
      this.#signal?.removeEventListener('abort', stop)
      lost.removeEventListener('abort', stop)
    }
    const isStopped = this.#signal?.aborted === true && this.#done < this.#of
    return isStopped && this.#halt === 'finished' ? 'stopped' : this.#halt
  }

  /** Submits one episode after another. */
  async #work(): Promise<void> {
    for (;;) {
      if (this.#stop.signal.aborted) return
      const halt = this.#halted()
      if (halt !== undefined) {
        if (this.#queue.length > 0) this.#halt = halt
        return
      }
      const job = this.#next()
      if (job === undefined) return
      await this.#play(job)
    }
  }

  /** The next episode; with a deadline, the next that would end in time. */
  #next(): Job | undefined {
    const index = this.#queue.findIndex(({ episode }) => this.#deadline?.fits(episode) !== false)
    if (index < 0 && this.#queue.length > 0) this.#halt = 'until'
    return index < 0 ? undefined : this.#queue.splice(index, 1)[0]
  }

  /** Withdraws waiting requests that would not end in time, and stops everything at the deadline. */
  #keepDeadline(): void {
    if (this.#deadline === undefined) return
    if (this.#deadline.isOver) this.#stop.abort()
    for (const [recall, episode] of this.#waiting) {
      if (this.#deadline.fits(episode)) continue
      this.#halt = 'until'
      recall.abort()
    }
  }

  /** Why no further episode should begin. */
  #halted(): Halt | undefined {
    if (this.#allowance.givenUp !== undefined) return this.#allowance.givenUp.reason
    if (this.#allowance.exceeded() !== undefined) return 'budget'
    return this.#deadline?.isOver === true ? 'until' : undefined
  }

  /** Called around each request. If the disk is full, the next result cannot be written either, which ends the experiment. */
  #tryToNote(booked: Spent): void {
    try {
      this.#note(booked)
    } catch (error) {
      if (storageErrorOf(error) === undefined) throw error
    }
  }

  #noteSpent(): void {
    this.#note(this.#allowance.booked)
  }

  /** The process that took over the folder keeps its own count. */
  #note(booked: Spent): void {
    if (!this.#claim.lost.aborted) noteSpent(this.#folder, booked)
  }

  async #play(job: Job): Promise<void> {
    const { episode, attempt } = job
    const folder = this.#folder
    this.#claim.assertHeld()
    const run = runIdOf(episode, attempt, this.#pool.givesWholeRuns ? 0 : this.#claim.fence)
    const wallMs = folder.spec.wallSeconds * 1000
    const order = this.#orderFor(episode, run)
    const asked = this.#models.for(order)
    const allowance = this.#allowance
    const waitedMs = () => allowance.waitedMs
    const recall = new AbortController()
    this.#waiting.set(recall, episode)
    const limits = {
      wallMs,
      waitedMs,
      allowance,
      signal: this.#stop.signal,
      recall: AbortSignal.any([this.#recall.signal, recall.signal]),
      ...(asked?.answerer && { answerer: asked.answerer }),
      ...(asked?.questions && { questions: asked.questions }),
      onBegun: (where?: string) => {
        this.#waiting.delete(recall)
        this.#onProgress({ type: 'started', episode, attempt, where })
      },
    }
    const calibration = await this.#calibrationFor(order)
    if (calibration === 'stopped') return
    const known = { ...calibration, ...knowledgeFor(folder, order.request, this.#catalogue) }
    const played = await this.#pool.play({ ...order, request: { ...order.request, ...known } }, limits)
    this.#waiting.delete(recall)
    this.#claim.assertHeld()
    asked?.keep(join(folder.runs, run))
    if (played.kind === 'cancelled') {
      this.#halt = this.#halted() ?? this.#halt
      return this.#drop(run)
    }
    if (played.kind === 'refused') {
      if (played.error.code === NOT_APPLICABLE) return this.#leaveOut(episode, played.error.message)
      this.#endIfPermanent(played.error)
    }
    const { measured: found, journal } = this.#judge(run, played)
    const measured = { ...found, fault: this.#faultOf(found) }
    if (isHopeless(measured)) {
      this.#drop(run)
      this.#stop.abort()
      throw new ModelError(`The model cannot be used (${measured.fault}): ${measured.reason}`, {
        hint: `Fix that, then \`causalmace resume ${shellWord(folder.path)}\`.`,
      })
    }
    const result: EpisodeResult = {
      schema: RESULT_SCHEMA,
      ...episode,
      attempt,
      run: journal === null ? null : run,
      journal,
      mixed: this.#folder.spec.mixed?.length ?? 0,
      ...measured,
      wallSeconds: played.wallSeconds,
      cpuSeconds: played.kind === 'over' ? played.cpuSeconds : null,
      finishedAt: new Date(this.#wallClock()).toISOString(),
    }
    this.#record(result, job)
    this.#endIfRefused(result)
    if (this.#halted() !== undefined) this.#recall.abort()
    await this.#pool.recorded(run)
  }

  /** The calibration of an episode's model; the experiment can be stopped during the measurement. */
  async #calibrationFor(order: EpisodeOrder): Promise<{ calibration?: Calibration } | 'stopped'> {
    try {
      return await this.#calibrations.for(order, this.#models.object(order.request.model))
    } catch (error) {
      if (!this.#stop.signal.aborted) throw error
      this.#halt = this.#halted() ?? this.#halt
      return 'stopped'
    }
  }

  /** Ends the experiment after a refusal that would affect every further attempt and episode. @throws ExperimentError */
  #endIfPermanent(error: ErrorRecord): void {
    if (!PERMANENT.has(error.code)) return
    this.#stop.abort()
    throw new ExperimentError(error)
  }

  /** @throws ModelError if the endpoint has refused too many consecutive episodes */
  #endIfRefused(result: EpisodeResult): void {
    const refused = this.#refused.note(result)
    if (refused === undefined) return
    this.#stop.abort()
    throw refused
  }

  /** Records a result, and queues the episode again after an infrastructure fault. */
  #record(result: EpisodeResult, { episode, attempt, lastAttempt }: Job): void {
    this.#claim.assertHeld()
    this.#results.append(result)
    this.#deadline?.learn(result)
    this.#noteSpent()
    const isLeftOpen = isOpen(result)
    const again = !isLeftOpen && isInfrastructure(result) && attempt < lastAttempt
    if (isLeftOpen) this.#halt = this.#halted() ?? this.#halt
    else if (again) this.#queue.unshift({ episode, attempt: attempt + 1, lastAttempt })
    else this.#done++
    this.#onProgress({ type: 'finished', result, done: this.#done, of: this.#of, again })
  }

  /** Excludes an episode that proves impossible only when played: see `ExperimentSpec.notApplicable`. */
  #leaveOut({ condition, task }: EpisodeKey, reason: string): void {
    const isSame = (job: Job) => job.episode.condition === condition && job.episode.task === task
    const before = this.#queue.length
    this.#queue = this.#queue.filter((job) => !isSame(job))
    this.#of -= before - this.#queue.length + 1
    this.#folder.leaveOut({ condition, task, why: reason.replace(/\.$/, '') })
  }

  /** An episode that ended because of the experiment's budget, an outage or the account's quota stays open. */
  #faultOf(found: Measured): string | null {
    const { outcome, fault } = found
    if (fault === 'limit' && this.#allowance.exceeded() !== undefined) return 'budget'
    const reason = this.#allowance.givenUp?.reason
    return outcome === 'model_error' && reason !== undefined && isInfrastructure(found) ? reason : fault
  }

  /** The result of an attempt, and its journal; null if no usable run folder is left. */
  #judge(run: string, played: Played): { measured: Measured; journal: JournalSeal | null } {
    if (played.kind === 'refused') return { measured: nothingMeasured(played.error.message), journal: null }
    const state = finishedRun(this.#folder.runs, run, this.#catalogue)
    if (state !== undefined) return state
    const reason = played.kind === 'crashed' ? played.reason : 'the run left no record of its end'
    return settleCrash(this.#folder.runs, run, reason, this.#wallClock, this.#catalogue)
  }

  /** An episode that was stopped from outside counts as never begun. */
  #drop(run: string): void {
    if (this.#folder.runIds().includes(run)) this.#folder.putAside(run)
  }
}
