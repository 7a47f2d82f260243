import { CausalMaceError, ModelError } from '../../core/errors.ts'
import type { LanguageModel } from '../../model/language-model.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import type { Answerer } from '../../question/answerer.ts'
import { foreignAnswerer } from '../../question/foreign.ts'
import type { ErrorRecord } from '../error-record.ts'
import { capacityHere } from '../pool/capacity.ts'
import type { EpisodeOrder } from '../pool/messages.ts'
import { type Played, WorkerProcess } from '../pool/worker-process.ts'
import { CalibrateOnce } from './calibrate-once.ts'
import { ordersFor } from './episode-orders.ts'
import {
  type EpisodeResult,
  isHopeless,
  isInfrastructure,
  type Measured,
  nothingMeasured,
} from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { type EpisodeKey, runIdOf } from './experiment-spec.ts'
import type { Halt, Progress, RunExperimentOptions } from './run-options.ts'
import { finishedRun, settleCrash } from './settle-run.ts'
import { type Job, takeStock } from './take-stock.ts'

/** Refusals that are final: every further attempt and episode would be refused too. */
const PERMANENT: ReadonlySet<string> = new Set(['usage', 'run_folder', 'invalid_file', 'plugin', 'invariant'])

/** An episode was refused for a reason that no further attempt changes. */
class ExperimentError extends CausalMaceError {
  readonly code: string
  constructor({ code, message, hint }: ErrorRecord) {
    super(message, hint === undefined ? {} : { hint })
    this.code = code
  }
}

/** Plays the episodes of an experiment that are not done yet, several at a time, and records their results. */
export class ExperimentRunner {
  readonly #folder: ExperimentFolder
  readonly #jobs: number
  readonly #models: Readonly<Record<string, LanguageModel | Answerer>>
  readonly #catalogue: Catalogue
  readonly #wallClock: () => number
  readonly #onProgress: (progress: Progress) => void
  readonly #signal: AbortSignal | undefined
  readonly #orderFor: (episode: EpisodeKey, runId: string) => EpisodeOrder
  readonly #queue: Job[]
  readonly #spent: { calls: number; tokens: number }
  readonly #calibrations: CalibrateOnce
  /** Stops all episodes: from outside, or because continuing is pointless. */
  readonly #stop = new AbortController()
  readonly #of: number
  #done: number
  #halt: Halt = 'finished'

  constructor(options: RunExperimentOptions & { catalogue: Catalogue }) {
    const { folder, jobs = capacityHere(), catalogue, models = {}, wallClock = Date.now } = options
    this.#folder = folder
    this.#jobs = jobs
    this.#models = models
    this.#catalogue = catalogue
    this.#wallClock = wallClock
    this.#onProgress = (progress) => options.onProgress?.(progress)
    this.#signal = options.signal
    this.#orderFor = ordersFor({ folder, catalogue, models })
    this.#calibrations = new CalibrateOnce({ folder, catalogue, signal: this.#stop.signal })
    const { jobs: queue, done, of, adopted, aside, calls, tokens } = takeStock(folder, catalogue)
    this.#queue = queue
    this.#spent = { calls, tokens }
    this.#done = done
    this.#of = of
    this.#onProgress({ type: 'begun', done, of, jobs, adopted, aside })
  }

  async run(): Promise<Halt> {
    const stop = () => this.#stop.abort()
    if (this.#signal?.aborted) stop()
    this.#signal?.addEventListener('abort', stop, { once: true })
    const atOnce = Math.min(this.#jobs, Math.max(1, this.#queue.length))
    const processes = Array.from({ length: atOnce }, () => new WorkerProcess())
    try {
      const lanes = await Promise.allSettled(processes.map((worker) => this.#work(worker)))
      const failed = lanes.find((lane) => lane.status === 'rejected')
      if (failed !== undefined) throw failed.reason
    } finally {
      for (const worker of processes) worker.end()
      this.#signal?.removeEventListener('abort', stop)
    }
    const isStopped = this.#signal?.aborted === true && this.#done < this.#of
    return isStopped && this.#halt === 'finished' ? 'stopped' : this.#halt
  }

  async #work(worker: WorkerProcess): Promise<void> {
    for (;;) {
      if (this.#stop.signal.aborted) return
      if (this.#isSpent()) {
        if (this.#queue.length > 0) this.#halt = 'budget'
        return
      }
      const job = this.#queue.shift()
      if (job === undefined) return
      await this.#play(worker, job)
    }
  }

  #isSpent(): boolean {
    const { calls = Number.POSITIVE_INFINITY, tokens = Number.POSITIVE_INFINITY } = this.#folder.spec.budget
    const before = this.#calibrations.spent
    return this.#spent.calls + before.calls >= calls || this.#spent.tokens + before.tokens >= tokens
  }

  async #play(worker: WorkerProcess, { episode, attempt }: Job): Promise<void> {
    const folder = this.#folder
    const run = runIdOf(episode, attempt)
    this.#onProgress({ type: 'started', episode, attempt })
    const startedAt = this.#wallClock()
    const wallMs = folder.spec.wallSeconds * 1000
    const order = this.#orderFor(episode, run)
    const model = order.runnerModel && this.#models[order.request.model]
    const asked = model && {
      answerer: this.#catalogue.withPrompts(foreignAnswerer(model)),
      questions: this.#catalogue.questions.list(),
    }
    const limits = { wallMs, signal: this.#stop.signal, ...asked }
    const about = await this.#calibrations.for(order, model)
    const played = await worker.play({ ...order, request: { ...order.request, ...about } }, limits)
    if (played.kind === 'cancelled') return this.#drop(run)
    if (played.kind === 'refused' && PERMANENT.has(played.error.code)) {
      this.#stop.abort()
      throw new ExperimentError(played.error)
    }
    const { measured, kept } = this.#judge(run, played)
    if (isHopeless(measured)) {
      this.#drop(run)
      this.#stop.abort()
      throw new ModelError(`The model cannot be used (${measured.fault}): ${measured.reason}`, {
        hint: `Fix that, then \`causalmace resume ${folder.path}\`.`,
      })
    }
    const result: EpisodeResult = {
      schema: 1,
      ...episode,
      attempt,
      run: kept ? run : null,
      ...measured,
      wallSeconds: Math.round((this.#wallClock() - startedAt) / 10) / 100,
      cpuSeconds: played.kind === 'over' ? played.cpuSeconds : null,
      finishedAt: new Date(this.#wallClock()).toISOString(),
    }
    folder.append(result)
    this.#spent.calls += result.calls
    this.#spent.tokens += result.inputTokens + result.outputTokens
    const again = isInfrastructure(measured) && attempt <= folder.spec.retries
    if (again) this.#queue.unshift({ episode, attempt: attempt + 1 })
    else this.#done++
    this.#onProgress({ type: 'finished', result, done: this.#done, of: this.#of, again })
  }

  #judge(run: string, played: Played): { measured: Measured; kept: boolean } {
    if (played.kind === 'refused') return { measured: nothingMeasured(played.error.message), kept: false }
    const state = finishedRun(this.#folder.runs, run, this.#catalogue)
    if (state !== undefined) return { measured: state.measured, kept: true }
    const reason = played.kind === 'crashed' ? played.reason : 'the run left no record of its end'
    return settleCrash(this.#folder.runs, run, reason, this.#wallClock, this.#catalogue)
  }

  /** An episode that was stopped from outside counts as never begun. */
  #drop(run: string): void {
    if (this.#folder.runIds().includes(run)) this.#folder.putAside(run)
  }
}
