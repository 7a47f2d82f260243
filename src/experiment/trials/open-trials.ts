import { Worker } from 'node:worker_threads'
import { CausalMaceError, InvariantError } from '../../core/errors.ts'
import { siblingModule } from '../../core/package-root.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { OpenTrials, Rehearsal, Trial, TrialCost, TrialResult, Trials } from '../../planner/trials.ts'
import type { PluginReference } from '../../plugin/reference.ts'
import type { Task } from '../../task/task.ts'
import type { ErrorRecord } from '../error-record.ts'
import { changeOfProvided, distanceBetween, type Effect, harvestOf, preparationFor } from './effect.ts'
import type { TrialMessage, TrialOrder, TrialPlan, TrialReport, TrialThreadData } from './messages.ts'
import { rulesThatMatter } from './without-rules.ts'

/** Number of threads that carry out trials in parallel. */
const THREADS = 2

/** A trial could not be carried out at all; the code gives the reason. */
class TrialError extends CausalMaceError {
  readonly code: string
  constructor({ code, message, hint }: ErrorRecord) {
    super(message, hint === undefined ? {} : { hint })
    this.code = code
  }
}

/** Trials in threads of this process, each in an embedded world on the fast clock. The threads end with the trials. */
export const openTrials =
  (plugins: readonly PluginReference[] = []): OpenTrials =>
  (task, subtasks, signal) => {
    const threads = started(THREADS, plugins)
    return new ThreadedTrials({ task, subtasks }, { threads, signal, release: closeAll })
  }

const started = (count: number, plugins: readonly PluginReference[]): TrialThread[] =>
  Array.from({ length: count }, () => new TrialThread({ plugins }))

async function closeAll(threads: readonly TrialThread[]): Promise<void> {
  await Promise.all(threads.map((thread) => thread.close()))
}

/** Threads that carry out the trials of one plan after another: starting one takes longer than many trials. */
export class TrialThreads {
  readonly #plugins: readonly PluginReference[]
  readonly #idle: TrialThread[] = []

  constructor(plugins: readonly PluginReference[] = []) {
    this.#plugins = plugins
  }

  /** Opens the trials of a plan. Closing them keeps their threads for the next plan. */
  readonly open: OpenTrials = (task, subtasks, signal) => {
    const idle = this.#idle.splice(0, THREADS)
    const threads = [...idle, ...started(THREADS - idle.length, this.#plugins)]
    const release = (list: readonly TrialThread[]) => this.#release(list)
    return new ThreadedTrials({ task, subtasks }, { threads, signal, release })
  }

  async close(): Promise<void> {
    await closeAll(this.#idle.splice(0))
  }

  /** A thread that is still busy with a trial, or that broke, is not reused. */
  async #release(threads: readonly TrialThread[]): Promise<void> {
    this.#idle.push(...threads.filter(({ isIdle }) => isIdle))
    await closeAll(threads.filter(({ isIdle }) => !isIdle))
  }
}

class ThreadedTrials implements Trials {
  readonly #task: Task
  readonly #subtasks: readonly Subtask[]
  readonly #threads: readonly TrialThread[]
  readonly #free: TrialThread[]
  readonly #waiting: ((thread: TrialThread) => void)[] = []
  readonly #known = new Map<string, Promise<TrialResult>>()
  readonly #signal: AbortSignal | undefined
  readonly #release: (threads: readonly TrialThread[]) => Promise<void>
  readonly #cost = { trials: 0, gameMs: 0 }
  #effects: readonly Effect[] = []

  constructor(
    plan: TrialPlan,
    {
      threads,
      signal,
      release,
    }: {
      threads: readonly TrialThread[]
      signal: AbortSignal | undefined
      release: (threads: readonly TrialThread[]) => Promise<void>
    },
  ) {
    this.#task = plan.task
    this.#subtasks = plan.subtasks
    this.#signal = signal
    this.#release = release
    this.#threads = threads
    this.#free = [...threads]
    for (const thread of threads) thread.take(plan)
  }

  get cost(): TrialCost {
    return { trials: this.#cost.trials, gameSeconds: this.#cost.gameMs / 1000 }
  }

  async rehearse(order = this.#subtasks.map(({ id }) => id)): Promise<Rehearsal> {
    const report = await this.#order({ kind: 'rehearse', order })
    if (report.kind !== 'rehearsed') throw new InvariantError('A rehearsal was answered as a trial.')
    const { effects, standIns, failures, trials } = report.rehearsed
    this.#cost.trials += trials
    if (this.#effects.length === 0) this.#effects = effects
    return {
      order: effects.flatMap(({ subtasks }) => subtasks),
      together: effects.flatMap(({ subtasks }) => (subtasks.length > 1 ? [subtasks] : [])),
      standIns: new Map(standIns),
      failures: new Map(failures),
      items: new Map(effects.flatMap(({ subtasks, items }) => subtasks.map((id) => [id, items] as const))),
    }
  }

  attempt({ subtask, done, items, mayHang = false, off = [] }: Trial): Promise<TrialResult> {
    const preparation = preparationFor(this.#effects, new Set(done), items)
    const rehearsed = changeOfProvided(this.#effects, subtask)
    const harvested = harvestOf(this.#effects, subtask)
    const own = this.#subtasks.find(({ id }) => id === subtask)
    const mattering = own === undefined ? off : rulesThatMatter(this.#task, own, { off, harvested })
    const order = {
      kind: 'attempt',
      subtask,
      preparation,
      mayHang,
      rehearsed,
      harvested,
      off: mattering,
    } as const
    const key = JSON.stringify(order)
    const known = this.#known.get(key) ?? this.#attempt(order)
    this.#known.set(key, known)
    return known
  }

  async #attempt(order: TrialOrder): Promise<TrialResult> {
    const report = await this.#order(order)
    if (report.kind !== 'attempted') throw new InvariantError('A trial was answered as a rehearsal.')
    this.#cost.trials++
    return report.result
  }

  distance(a: number, b: number): number {
    const effectOf = (id: number) => this.#effects.find(({ subtasks }) => subtasks.includes(id))
    const [one, other] = [effectOf(a), effectOf(b)]
    if (one === undefined || other === undefined) return this.#subtasks.length
    return distanceBetween(one, other)
  }

  async close(): Promise<void> {
    await this.#release(this.#threads)
  }

  async #order(order: TrialOrder): Promise<Exclude<TrialReport, { kind: 'failed' }>> {
    const thread = this.#free.pop() ?? (await new Promise<TrialThread>((free) => this.#waiting.push(free)))
    try {
      this.#signal?.throwIfAborted()
      const report = await thread.carryOut(order)
      if (report.kind === 'failed') throw new TrialError(report.error)
      this.#cost.gameMs += report.gameMs
      return report
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free.push(thread)
      else next(thread)
    }
  }
}

/** One thread, which handles one request at a time. */
class TrialThread {
  readonly #thread: Worker
  #answer: ((report: TrialReport) => void) | undefined
  #end: TrialReport | undefined

  constructor(data: TrialThreadData) {
    this.#thread = new Worker(siblingModule(import.meta.url, 'trial-thread'), { workerData: data })
    this.#thread.on('message', (report: TrialReport) => this.#settle(report))
    const crashed = (message: string) => {
      this.#end ??= { kind: 'failed', error: { code: 'world_crash', message } }
      this.#settle(this.#end)
    }
    this.#thread.on('error', (error) => crashed((error as Error).message))
    this.#thread.on('exit', () => crashed('The thread of the trials ended without a reason.'))
  }

  /** Whether it has no request and can take another. */
  get isIdle(): boolean {
    return this.#answer === undefined && this.#end === undefined
  }

  /** The plan for the requests that follow. */
  take(plan: TrialPlan): void {
    this.#post({ kind: 'plan', plan })
  }

  carryOut(order: TrialOrder): Promise<TrialReport> {
    if (this.#end !== undefined) return Promise.resolve(this.#end)
    return new Promise((resolve) => {
      this.#answer = resolve
      this.#post(order)
    })
  }

  #post(message: TrialMessage): void {
    this.#thread.postMessage(message)
  }

  async close(): Promise<void> {
    await this.#thread.terminate()
  }

  #settle(report: TrialReport): void {
    this.#answer?.(report)
    this.#answer = undefined
  }
}
