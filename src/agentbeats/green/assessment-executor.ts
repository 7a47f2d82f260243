import { Worker } from 'node:worker_threads'
import type { Artifact, Task, TaskStatus } from '@a2a-js/sdk'
import { TaskState } from '@a2a-js/sdk'
import {
  AgentEvent,
  type AgentExecutor,
  type ExecutionEventBus,
  type RequestContext,
} from '@a2a-js/sdk/server'
import { siblingModule } from '../../core/package-root.ts'
import { dataPart, textMessage, textOfParts, textPart } from '../a2a/parts.ts'
import { type AssessmentRequest, readRequest } from '../protocol/request.ts'
import type { CategoryResult } from '../protocol/result.ts'
import type { GreenSettings } from './settings.ts'
import {
  type AssessmentOrder,
  type FromAssessment,
  fromAssessmentSchema,
  type ToAssessment,
} from './thread-messages.ts'
import type { RunJudge } from './video-judge.ts'

export interface AssessmentExecutorOptions {
  readonly settings: GreenSettings
  /** Maximum number of simultaneous assessments; further ones are rejected. */
  readonly maxAssessments: number
  /** Maximum silence between updates (ms): clients give up after five minutes. */
  readonly heartbeatMs: number
  /** The time now (ms since 1970), for the timestamps of updates. */
  readonly now: () => number
  readonly judge?: RunJudge
  /** The module that plays an assessment in its thread; our own by default. */
  readonly thread?: URL
  /** Time that a cancelled assessment has to stop by itself (ms). */
  readonly goodbyeMs?: number
  /** Receives the results of each assessment. */
  readonly onResult?: (id: string, request: AssessmentRequest, result: CategoryResult) => void
}

const GOODBYE_MS = 5000
const OWN_THREAD = siblingModule(import.meta.url, 'assessment-thread')

/**
 * Runs assessments as A2A tasks, each in its own threads: one talks to the assessed agent, the other plays and draws. The
 * server's thread only forwards messages, so that its heartbeats are on time. A thread that crashes fails its own assessment.
 */
export class AssessmentExecutor implements AgentExecutor {
  readonly #options: AssessmentExecutorOptions
  readonly #running = new Map<string, Assessment>()

  constructor(options: AssessmentExecutorOptions) {
    this.#options = options
  }

  execute = async (context: RequestContext, bus: ExecutionEventBus): Promise<void> => {
    const { taskId, contextId, userMessage } = context
    const says = new TaskVoice({ taskId, contextId, bus, now: this.#options.now })
    says.begin(userMessage)
    const request = readRequest(textOfParts(userMessage.parts))
    const { maxAssessments, heartbeatMs, onResult, settings } = this.#options
    if ('rejected' in request) return says.end(TaskState.TASK_STATE_REJECTED, request.rejected)
    if (this.#running.size >= maxAssessments)
      return says.end(
        TaskState.TASK_STATE_REJECTED,
        `${maxAssessments} assessments are running already; ask again later.`,
      )
    const order = { id: taskId, request, settings }
    const tell = (text: string) => {
      // the task is over for its clients once it is cancelled
      if (!assessment.isCancelled) says.update(text)
    }
    const assessment = new Assessment(order, tell, this.#options)
    this.#running.set(taskId, assessment)
    const heartbeat = setInterval(() => tell('Still running'), heartbeatMs)
    try {
      const outcome = await assessment.outcome
      if (assessment.isCancelled) return says.end(TaskState.TASK_STATE_CANCELED, 'Cancelled')
      if ('failed' in outcome)
        return says.end(TaskState.TASK_STATE_FAILED, `Evaluation failed: ${outcome.failed}`)
      onResult?.(taskId, request, outcome.result)
      says.result(summaryOf(outcome.result), outcome.result)
      says.end(TaskState.TASK_STATE_COMPLETED, 'Evaluation complete')
    } finally {
      clearInterval(heartbeat)
      this.#running.delete(taskId)
    }
  }

  cancelTask = async (taskId: string): Promise<void> => {
    await this.#running.get(taskId)?.cancel()
  }

  /** Stops all running assessments. */
  async close(): Promise<void> {
    await Promise.all([...this.#running.values()].map((one) => one.cancel()))
  }
}

type Outcome = { readonly result: CategoryResult } | { readonly failed: string }

/** An assessment in its thread. */
class Assessment {
  readonly outcome: Promise<Outcome>
  isCancelled = false
  readonly #thread: Worker
  readonly #goodbyeMs: number

  constructor(
    order: AssessmentOrder,
    tell: (text: string) => void,
    {
      judge,
      thread = OWN_THREAD,
      goodbyeMs = GOODBYE_MS,
    }: Pick<AssessmentExecutorOptions, 'judge' | 'thread' | 'goodbyeMs'>,
  ) {
    this.#goodbyeMs = goodbyeMs
    this.#thread = new Worker(thread, { workerData: order })
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    this.outcome = promise
    this.#thread.on('message', (sent: unknown) => {
      const read = fromAssessmentSchema.safeParse(sent)
      if (!read.success) return this.#endUnread(resolve)
      const message = read.data
      if (message.type === 'told') tell(message.text)
      else if (message.type === 'done') resolve({ result: message.result })
      else if (message.type === 'failed') resolve({ failed: message.message })
      else void this.#judge(message, judge)
    })
    // connections that the assessed agent holds open would keep the thread alive forever
    promise.then(() => this.#thread.terminate())
    this.#thread.on('error', () => resolve({ failed: 'its thread crashed' }))
    this.#thread.on('exit', () => resolve({ failed: 'its thread ended' }))
  }

  async cancel(): Promise<void> {
    this.isCancelled = true
    this.#send({ type: 'cancel' })
    const late = setTimeout(() => void this.#thread.terminate(), this.#goodbyeMs)
    await this.outcome
    clearTimeout(late)
  }

  /** Unreadable results must not end the server, which also runs other assessments. */
  #endUnread(resolve: (outcome: Outcome) => void): void {
    resolve({ failed: 'its results cannot be read' })
    void this.#thread.terminate()
  }

  async #judge(
    { id, run, evidence }: Extract<FromAssessment, { type: 'judge' }>,
    judge: RunJudge | undefined,
  ): Promise<void> {
    // if a judge fails, the task has no judge scores, as in the reference
    const scores = await judge?.(run, evidence).catch(() => undefined)
    this.#send({ type: 'judged', id, ...(scores === undefined ? {} : { scores: { ...scores } }) })
  }

  #send(message: ToAssessment): void {
    this.#thread.postMessage(message)
  }
}

/** Neither a bare number nor JSON: clients treat any text that parses as JSON as a result. */
const summaryOf = ({ task_category, num_tasks, total_score, total_max_score }: CategoryResult): string =>
  `MCU evaluation of ${task_category}: ${num_tasks} tasks, total score ${total_score.toFixed(2)} of ${total_max_score}`

interface VoiceOptions extends Pick<RequestContext, 'taskId' | 'contextId'> {
  readonly bus: ExecutionEventBus
  readonly now: () => number
}

/** Publishes the outcome of a task on the bus. */
class TaskVoice {
  readonly #at: { readonly taskId: string; readonly contextId: string; readonly metadata: undefined }
  readonly #bus: ExecutionEventBus
  readonly #now: () => number
  #said = 0

  constructor({ taskId, contextId, bus, now }: VoiceOptions) {
    this.#now = now
    this.#at = { taskId, contextId, metadata: undefined }
    this.#bus = bus
  }

  begin(message: Task['history'][number]): void {
    const { taskId: id, contextId, metadata } = this.#at
    const status = this.#status(TaskState.TASK_STATE_SUBMITTED)
    this.#bus.publish(AgentEvent.task({ id, contextId, status, artifacts: [], history: [message], metadata }))
  }

  update(text: string): void {
    this.#publish(TaskState.TASK_STATE_WORKING, text)
  }

  result(summary: string, result: object): void {
    const artifact: Artifact = {
      artifactId: 'result',
      name: 'Result',
      description: '',
      parts: [textPart(summary), dataPart(result)],
      metadata: undefined,
      extensions: [],
    }
    this.#bus.publish(AgentEvent.artifactUpdate({ ...this.#at, append: false, lastChunk: true, artifact }))
  }

  end(state: TaskState, text: string): void {
    this.#publish(state, text)
    this.#bus.finished()
  }

  #publish(state: TaskState, text: string): void {
    this.#bus.publish(AgentEvent.statusUpdate({ ...this.#at, status: this.#status(state, text) }))
  }

  #status(state: TaskState, text?: string): TaskStatus {
    const { taskId, contextId } = this.#at
    this.#said++
    const id = `${taskId}-${this.#said}`
    return {
      state,
      message: text === undefined ? undefined : textMessage({ id, role: 'agent', text, contextId, taskId }),
      timestamp: new Date(this.#now()).toISOString(),
    }
  }
}
