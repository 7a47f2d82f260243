import { count } from '../../core/count.ts'
import type { EventData, GameEvent } from '../../core/journal/events.ts'
import { GraphCourse } from '../../graph/graph-course.ts'
import type { CompletionFold } from '../../judger/metrics/completion-fold.ts'
import type { Scorecard, Scoring } from '../../judger/metrics/scorecard.ts'
import { decidedCompletion } from '../../judger/scenarios/judged-scenario.ts'
import type { Price } from '../../model/price.ts'
import { type CallTime, CallTimes } from '../../model/transcript/call-times.ts'
import type { RequestLine } from '../../model/transcript/line.ts'
import type { RecordingHead, SegmentLine } from '../../recording/line.ts'
import { agentColour } from '../../render/agent-colours.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { taskFromJournal } from '../../task/resolve-task.ts'
import { scenarioOf } from '../../task/task-format.ts'
import type { Happening, ViewMessage } from '../messages.ts'
import { drawStage } from './graph-drawing.ts'
import { scoreRows } from './score-rows.ts'
import { actionText, refusalText, shortened } from './texts.ts'
import { WorldFeed } from './world-feed.ts'

export interface FeedOptions {
  id: string
  scoring: Scoring
  /** Price of a million tokens, in and out. */
  price?: Price | undefined
  /** The look of blocks; our own by default. */
  looks?: LookProvider
  /** Scores the run once it is over. */
  score(): Scorecard
  /** The first line of the run's recording, if it has one. */
  recording: RecordingHead | undefined
  /** Called with every message, in order. */
  send(message: ViewMessage): void
}

/** Produces the messages for a run's page from its events, one by one, in the same way for live and finished runs. */
export class RunFeed {
  readonly #options: FeedOptions
  readonly #graph = new GraphCourse()
  readonly #world: WorldFeed
  readonly #times = new CallTimes<RequestLine>()
  /** The first request of the episode: earlier ones prepare it. */
  #firstRequest = Number.POSITIVE_INFINITY
  #completion: CompletionFold | undefined
  #progress = ''
  #lost = new Set<string>()
  #t = 0
  #isOver = false

  constructor(options: FeedOptions) {
    this.#options = options
    this.#world = new WorldFeed(options.send, options.recording, options.looks)
  }

  /** Game time of the last event (ms). */
  get t(): number {
    return this.#t
  }

  /** The episode has ended. */
  get isOver(): boolean {
    return this.#isOver
  }

  event(event: GameEvent): void {
    this.#t = event.t
    this.#graph.apply(event)
    if (event.type === 'run.started') this.#begin(event.data)
    else if (event.type === 'arena.prepared' || event.type === 'block.changed') this.#world.event(event)
    else for (const happening of this.#happeningsOf(event)) this.#tell(event.t, happening)
    for (const request of this.#times.event(event)) this.#tellRequest(request)
    this.#tellProgress(event)
    if (event.type === 'episode.finished') this.#finish(event.t, event.data)
  }

  /** A line of the transcript. */
  request(line: RequestLine): void {
    const timed = this.#times.request(line)
    if (timed !== undefined) this.#tellRequest(timed)
    else if (this.#isOver) this.#tellRest()
  }

  /** A line of the recording. */
  segment(line: SegmentLine): void {
    this.#world.segment(line)
  }

  #begin(data: EventData<'run.started'>): void {
    const { send, id, scoring, price } = this.#options
    const task = taskFromJournal(data.task, scoring.scenarios)
    const { seed, model, planner, assignment, clock, server } = data.options
    this.#completion = decidedCompletion(scenarioOf(scoring.scenarios, task), task, server)
    send({
      kind: 'run',
      version: 1,
      id,
      title: task.title,
      goal: shortened(task.goal),
      agents: data.agents.map((name) => ({ name, colour: agentColour(data.agents, name) })),
      focus: this.#world.begin(task),
      facts: [
        ['model', model],
        ['planner', planner],
        ['assignment', assignment],
        ['seed', String(seed)],
        ['clock', clock],
        ['server', server],
        ['Minecraft', task.gameVersion],
      ],
      price: price === undefined ? null : [price.inputPerMillion, price.outputPerMillion],
      recorded: this.#options.recording !== undefined,
    })
    this.#world.open(task, data.agents)
    this.#tell(0, { kind: 'phase', phase: 'preparing the arena' })
  }

  #tell(t: number, happening: Untimed): void {
    this.#options.send({ ...happening, t } as Happening)
  }

  #tellProgress(event: GameEvent): void {
    this.#completion?.apply(event)
    const now = this.#completion?.now()
    if (now === undefined || now.of === 0) return
    const key = `${now.done} ${now.of}`
    if (key === this.#progress) return
    this.#progress = key
    this.#tell(event.t, { kind: 'progress', ...now })
  }

  #finish(t: number, { outcome, reason }: EventData<'episode.finished'>): void {
    this.#isOver = true
    this.#tellRest()
    this.#tell(t, {
      kind: 'end',
      outcome,
      reason: shortened(reason),
      score: scoreRows(this.#options.score()),
    })
  }

  /** Requests that no event mentions: they were made before the episode, or were still open at its end. */
  #tellRest(): void {
    const first = this.#firstRequest
    for (const request of this.#times.rest()) this.#tellRequest(request, request.seq < first ? 0 : this.#t)
  }

  #tellRequest(request: RequestLine & CallTime, otherwise = this.#t): void {
    if (request.answeredAt !== undefined) this.#firstRequest = Math.min(this.#firstRequest, request.seq)
    const { seq, agent = null, kind, model, usage, latencyMs = null, fault } = request
    this.#tell(request.answeredAt ?? otherwise, {
      kind: 'request',
      seq,
      agent,
      what: kind,
      model,
      since: request.askedAt ?? null,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      estimated: usage.estimated === true,
      took: latencyMs,
      failed: fault?.code ?? null,
    })
  }

  #happeningsOf(event: GameEvent): Untimed[] {
    switch (event.type) {
      case 'agent.joined': {
        const { agent } = event.data
        const joined: Untimed = { kind: 'joined', agent }
        return this.#lost.has(agent)
          ? [joined, { kind: 'incident', agent, what: 'came back', detail: '' }]
          : [joined]
      }
      case 'agent.left': {
        const { agent, reason } = event.data
        this.#lost.add(agent)
        return [
          { kind: 'left', agent, reason: shortened(reason) },
          { kind: 'incident', agent, what: 'left', detail: shortened(reason) },
        ]
      }
      case 'plan.started':
        return [{ kind: 'phase', phase: 'planning' }]
      case 'plan.ready':
        return [{ kind: 'phase', phase: 'working' }, ...this.#drawn()]
      case 'plan.revised':
        return this.#drawn()
      case 'plan.repaired': {
        const { kind, evidence } = event.data
        const incident: Untimed = {
          kind: 'incident',
          agent: evidence.agent ?? null,
          what: `plan repaired: ${kind}`,
          detail: shortened(`${evidence.reason}: ${evidence.detail}`),
        }
        return [incident, ...this.#drawn()]
      }
      case 'path.assigned':
        return [{ kind: 'path', agent: event.data.agent, path: event.data.path }]
      case 'subtask.started':
        return [{ kind: 'started', agent: event.data.agent, subtask: event.data.subtask }]
      case 'subtask.finished':
        return [finishedOf(event.data)]
      case 'action.finished':
        return [actionOf(event.data)]
      case 'model.replied':
        return [callOf(event.data, null)]
      case 'model.failed':
        return [
          callOf(event.data, event.data.code),
          {
            kind: 'incident',
            agent: event.data.agent ?? null,
            what: `no answer to ${event.data.kind}`,
            detail: shortened(`${event.data.code}: ${event.data.message}`),
          },
        ]
      case 'team.stalled': {
        const { measure, agents, reason } = event.data
        return [
          {
            kind: 'incident',
            agent: agents[0] ?? null,
            what: `standstill: ${measure.replaceAll('_', ' ')}`,
            detail: shortened(reason),
          },
        ]
      }
      case 'work.ended':
        return event.data.scaffold === 0 ? [] : [{ kind: 'phase', phase: 'removing scaffold' }]
      case 'tidying.finished':
      case 'scaffold.left':
        return [tidyingOf(event)]
      case 'items.changed':
        return [
          {
            kind: 'items',
            agent: event.data.agent,
            held: null,
            items: event.data.items.map(({ item, count }) => [item, count]),
          },
        ]
      case 'gate.opened':
        return [{ kind: 'chat', agent: null, text: `gate ${event.data.gate} of ${event.data.room} opens` }]
      case 'room.done':
        return [{ kind: 'chat', agent: null, text: `room ${event.data.room} is solved` }]
      default:
        return []
    }
  }

  #drawn(): Untimed[] {
    const stage = this.#graph.now().at(-1)
    const drawing = stage === undefined ? undefined : drawStage(stage)
    return drawing === undefined ? [] : [drawing]
  }
}

type Untimed = Happening extends infer H ? (H extends Happening ? Omit<H, 't'> : never) : never

const tidyingOf = (event: Extract<GameEvent, { type: 'tidying.finished' | 'scaffold.left' }>): Untimed => {
  if (event.type === 'scaffold.left')
    return {
      kind: 'incident',
      agent: null,
      what: 'scaffold is left',
      detail: `no agent could remove ${count(event.data.cells.length, 'block')}`,
    }
  const { agent, removed, left } = event.data
  const rest = left === 0 ? '' : `, ${left} left to others`
  return { kind: 'chat', agent, text: `removed ${count(removed, 'block')} of scaffold${rest}` }
}

const finishedOf = ({ agent, subtask, done, reflection }: EventData<'subtask.finished'>): Untimed => ({
  kind: 'finished',
  agent,
  subtask,
  done,
  word: shortened(`${reflection.reasoning} ${reflection.summary}`.trim()),
})

const actionOf = ({ agent, thought, action, result, startedAt }: EventData<'action.finished'>): Untimed => ({
  kind: 'action',
  agent,
  since: startedAt,
  thought: shortened(thought),
  action: actionText(action),
  ok: result.ok,
  reason: refusalText(result),
})

const callOf = (
  { kind, agent, usage }: EventData<'model.replied' | 'model.failed'>,
  failed: string | null,
): Untimed => ({
  kind: 'call',
  agent: agent ?? null,
  what: kind,
  inputTokens: usage.inputTokens,
  outputTokens: usage.outputTokens,
  failed,
})
