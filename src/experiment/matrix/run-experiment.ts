import { CausalMaceError, ModelError } from '../../core/errors.ts'
import { agentNames } from '../../task/agent-names.ts'
import { loadTask } from '../../task/load-task.ts'
import type { Task } from '../../task/task.ts'
import type { ErrorRecord } from '../messages.ts'
import type { EpisodeOrder } from '../pool/messages.ts'
import { type Played, WorkerProcess } from '../pool/worker-process.ts'
import type { Condition } from './condition.ts'
import {
  type EpisodeResult,
  isHopeless,
  isInfrastructure,
  type Measured,
  nothingMeasured,
} from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { type EpisodeKey, episodesOf, keyOf, runIdOf } from './experiment-spec.ts'
import { finishedRun, settleCrash } from './settle-run.ts'

/** What a watcher is told. */
export type Progress =
  | { type: 'begun'; done: number; of: number; jobs: number; adopted: number; aside: number }
  | { type: 'started'; episode: EpisodeKey; attempt: number }
  /** `again`: the infrastructure failed, and the episode will be played once more. */
  | { type: 'finished'; result: EpisodeResult; done: number; of: number; again: boolean }

export interface RunExperimentOptions {
  folder: ExperimentFolder
  /** Episodes at a time. */
  jobs: number
  /** Wall time in ms since 1970. */
  wallClock: () => number
  onProgress(progress: Progress): void
  /** Stops the experiment; it can be resumed. */
  signal: AbortSignal
}

/** How an experiment came to a halt. */
export type Halt = 'finished' | 'stopped' | 'budget'

interface Job {
  episode: EpisodeKey
  attempt: number
}

/**
 * Plays what is still to be played of an experiment, in processes of their own. An episode is done when its line stands in
 * results.jsonl; whatever else is found is either complete, and gets its line now, or is put aside and played anew.
 * @throws RunFolderError when another process works on it; ModelError when the model cannot be used at all.
 */
export async function runExperiment(options: RunExperimentOptions): Promise<Halt> {
  const { folder } = options
  const claim = folder.claim()
  try {
    return await new Runner(options).run()
  } finally {
    claim.release()
  }
}

/** Refusals that are no accident: the next attempt, and every other episode, would be refused as well. */
const NEVER: ReadonlySet<string> = new Set(['usage', 'run_folder', 'invalid_file', 'plugin', 'invariant'])

/** An episode was refused for a reason that time does not mend. */
class ExperimentError extends CausalMaceError {
  readonly code: string
  constructor({ code, message, hint }: ErrorRecord) {
    super(message, hint === undefined ? {} : { hint })
    this.code = code
  }
}

class Runner {
  readonly #options: RunExperimentOptions
  readonly #tasks: Map<string, { task: Task; file: string }>
  readonly #conditions: Map<string, Condition>
  readonly #queue: Job[] = []
  readonly #spent = { calls: 0, tokens: 0 }
  /** Stops all episodes: from outside, or because going on is of no use. */
  readonly #stop = new AbortController()
  #done = 0
  #of = 0
  #halt: Halt = 'finished'

  constructor(options: RunExperimentOptions) {
    this.#options = options
    const { folder } = options
    const { tasks, conditions, minecraft } = folder.spec
    const how = minecraft === undefined ? {} : { minecraft }
    this.#tasks = new Map(
      tasks.map(({ id, file }) => [id, { task: loadTask(folder.file(file), how), file: folder.file(file) }]),
    )
    this.#conditions = new Map(conditions.map((condition) => [condition.id, condition]))
  }

  async run(): Promise<Halt> {
    const { jobs, signal } = this.#options
    const stop = () => this.#stop.abort()
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    this.#takeStock()
    const atOnce = Math.min(jobs, Math.max(1, this.#queue.length))
    const processes = Array.from({ length: atOnce }, () => new WorkerProcess())
    try {
      const lanes = await Promise.allSettled(processes.map((worker) => this.#work(worker)))
      const failed = lanes.find((lane) => lane.status === 'rejected')
      if (failed !== undefined) throw failed.reason
    } finally {
      for (const worker of processes) worker.end()
      signal.removeEventListener('abort', stop)
    }
    return signal.aborted && this.#halt === 'finished' && this.#done < this.#of ? 'stopped' : this.#halt
  }

  /** Finds out what is done, what is half done and what is still to do. */
  #takeStock(): void {
    const { folder, jobs, onProgress } = this.#options
    folder.mendResults()
    const results = folder.results()
    const recorded = new Set(results.map(({ run }) => run))
    const attempts = Map.groupBy(results, keyOf)
    const there = new Set(folder.runIds())
    let adopted = 0
    const episodes = episodesOf(folder.spec)
    for (const episode of episodes) {
      const lines = [...(attempts.get(keyOf(episode)) ?? [])]
      for (;;) {
        const attempt = Math.max(0, ...lines.map((line) => line.attempt)) + 1
        const run = runIdOf(episode, attempt)
        const state = this.#isSettled(lines) || !there.has(run) ? undefined : finishedRun(folder.runs, run)
        if (state === undefined) break
        const { measured, ...rest } = state
        const line: EpisodeResult = {
          schema: 1,
          ...episode,
          attempt,
          run,
          ...measured,
          ...rest,
          cpuSeconds: null,
        }
        folder.append(line)
        lines.push(line)
        recorded.add(run)
        adopted++
      }
      for (const { calls, inputTokens, outputTokens } of lines) this.#count(calls, inputTokens + outputTokens)
      if (this.#isSettled(lines)) this.#done++
      else this.#queue.push({ episode, attempt: Math.max(0, ...lines.map((line) => line.attempt)) + 1 })
    }
    const leftOver = [...there].filter((run) => !recorded.has(run))
    for (const run of leftOver) folder.putAside(run)
    this.#of = episodes.length
    onProgress({ type: 'begun', done: this.#done, of: this.#of, jobs, adopted, aside: leftOver.length })
  }

  #isSettled(lines: readonly EpisodeResult[]): boolean {
    const { retries } = this.#options.folder.spec
    return lines.some((line) => !isInfrastructure(line) || line.attempt > retries)
  }

  #count(calls: number, tokens: number): void {
    this.#spent.calls += calls
    this.#spent.tokens += tokens
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
    const { calls = Number.POSITIVE_INFINITY, tokens = Number.POSITIVE_INFINITY } =
      this.#options.folder.spec.budget
    return this.#spent.calls >= calls || this.#spent.tokens >= tokens
  }

  async #play(worker: WorkerProcess, { episode, attempt }: Job): Promise<void> {
    const { folder, wallClock, onProgress } = this.#options
    const run = runIdOf(episode, attempt)
    onProgress({ type: 'started', episode, attempt })
    const startedAt = wallClock()
    const wallMs = folder.spec.wallSeconds * 1000
    const played = await worker.play(this.#order(episode, run), { wallMs, signal: this.#stop.signal })
    if (played.kind === 'cancelled') return this.#drop(run)
    if (played.kind === 'refused' && NEVER.has(played.error.code)) {
      this.#stop.abort()
      throw new ExperimentError(played.error)
    }
    const { measured, kept } = this.#judge(run, played)
    if (isHopeless(measured)) {
      this.#drop(run)
      this.#stop.abort()
      throw new ModelError(`The model cannot be used (${measured.fault}): ${measured.reason}`, {
        hint: `Mend that, then \`causalmace resume ${folder.path}\`.`,
      })
    }
    const result: EpisodeResult = {
      schema: 1,
      ...episode,
      attempt,
      run: kept ? run : null,
      ...measured,
      wallSeconds: Math.round((wallClock() - startedAt) / 10) / 100,
      cpuSeconds: played.kind === 'over' ? played.cpuSeconds : null,
      finishedAt: new Date(wallClock()).toISOString(),
    }
    folder.append(result)
    this.#count(result.calls, result.inputTokens + result.outputTokens)
    const again = isInfrastructure(measured) && attempt <= folder.spec.retries
    if (again) this.#queue.unshift({ episode, attempt: attempt + 1 })
    else this.#done++
    onProgress({ type: 'finished', result, done: this.#done, of: this.#of, again })
  }

  #judge(run: string, played: Played): { measured: Measured; kept: boolean } {
    const { folder, wallClock } = this.#options
    if (played.kind === 'refused') return { measured: nothingMeasured(played.error.message), kept: false }
    const state = finishedRun(folder.runs, run)
    if (state !== undefined) return { measured: state.measured, kept: true }
    const reason = played.kind === 'crashed' ? played.reason : 'the run left no record of its end'
    return settleCrash(folder.runs, run, reason, wallClock)
  }

  /** An episode that was stopped from outside is as if it had never begun. */
  #drop(run: string): void {
    const { folder } = this.#options
    if (folder.runIds().includes(run)) folder.putAside(run)
  }

  #order({ condition: id, task: taskId, seed }: EpisodeKey, runId: string): EpisodeOrder {
    const { folder } = this.#options
    const condition = this.#conditions.get(id) as Condition
    const { task, file } = this.#tasks.get(taskId) as { task: Task; file: string }
    return {
      request: {
        task,
        agents: agentNames(condition.agents ?? task.agents),
        seed,
        clock: folder.spec.clock,
        server: { kind: 'embedded' },
        planner: condition.planner,
        assignment: condition.assignment,
        model: condition.model,
        trust: condition.trust,
        repair: condition.repair,
        plugins: folder.spec.plugins,
      },
      taskFile: file,
      root: folder.runs,
      runId,
      model: folder.spec.modelSettings,
    }
  }
}
