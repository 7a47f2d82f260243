import { styleText } from 'node:util'
import { createLogUpdate } from 'log-update'
import { count } from '../../core/count.ts'
import type { GameEvent } from '../../core/journal/events.ts'
import { bookText } from '../../game/rules/differences.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { planSchema } from '../../planner/plan.ts'
import { LiveState } from './live-state.ts'

/** Shows a run while it is running. */
export interface LiveView {
  event(event: GameEvent): void
  /** Stops and leaves the last picture on the screen. */
  close(): void
}

/** Minimum time between two frames (ms). */
const FRAME_MS = 80
/** Game time between two lines of progress in plain mode (ms). */
const LINE_EVERY_MS = 5000
const BAR = 32

/** A picture that is redrawn in place, for terminals. `now` is wall time in ms. */
export function createScreenView(stream: NodeJS.WriteStream, now: () => number, scoring: Scoring): LiveView {
  const state = new LiveState(scoring)
  const update = createLogUpdate(stream)
  let drawn = Number.NEGATIVE_INFINITY
  return {
    event(event) {
      state.apply(event)
      if (now() - drawn < FRAME_MS) return
      drawn = now()
      update(frame(state, stream.columns ?? 100))
    },
    close() {
      update(frame(state, stream.columns ?? 100))
      update.done()
    },
  }
}

function frame(state: LiveState, width: number): string {
  const { done, of, what: unit } = state.completed
  const filled = of === 0 ? 0 : Math.round((BAR * done) / of)
  const bar = styleText('green', '█'.repeat(filled)) + styleText('dim', '░'.repeat(BAR - filled))
  const head = [
    styleText('bold', state.task?.title ?? 'CausalMACE'),
    styleText('dim', state.phase),
    `${(state.time / 1000).toFixed(1)} s game time`,
    ...(state.task?.rules === undefined ? [] : [styleText('dim', bookText(state.task.rules))]),
  ].join('  ')
  const subtasks = `${state.subtasks.done} of ${count(state.subtasks.of, 'subtask')}`
  const progress = `${of === 0 ? NO_RULE : `${done} of ${of} ${unit}`}   ${subtasks}`
  const lines = state.agents.map((agent) => {
    const { name, placed, subtask, doing } = agent
    const busyRate = state.busyRateOf(agent)
    const rate = busyRate === undefined ? '' : `B=${busyRate.toFixed(2)}`
    const what = subtask === undefined ? styleText('dim', doing) : `#${subtask} ${doing}`
    const text = `${name.padEnd(8)} ${String(placed).padStart(3)} placed  ${rate.padEnd(6)}  ${what}`
    return text.length > width ? `${text.slice(0, width - 1)}…` : text
  })
  return ['', head, `${bar} ${progress}`, ...lines].join('\n')
}

/** Summary of the trials before the plan was complete. */
function triedIn(plan: unknown): string {
  if (planSchema.pick({ trials: true }).safeParse(plan).data?.trials === undefined) return ''
  const { data } = planSchema.pick({ trials: true, dependencies: true }).safeParse(plan)
  if (data?.trials === undefined) return ''
  const { trials, dependencies } = data
  return `; ${count(trials.count, 'trial')} in worlds of their own showed ${count(dependencies.length, 'dependency', 'dependencies')}, ${trials.unpredicted} of them not predicted`
}

/** One line for each notable event: for pipes, logs and CI. */
export function createLineView(print: (line: string) => void, scoring: Scoring): LiveView {
  const state = new LiveState(scoring)
  let told = 0
  const say = (text: string) => print(`${(state.time / 1000).toFixed(1).padStart(7)} s  ${text}`)
  return {
    event(event) {
      state.apply(event)
      const news = newsOf(event, state)
      if (news !== undefined) say(news)
      else if (event.t - told >= LINE_EVERY_MS && state.phase === 'working') {
        told = event.t
        say(`${completedText(state)}   ${doingText(state)}`)
      }
    },
    close: () => undefined,
  }
}

/** Text of a notable event; undefined for all others. */
function newsOf(event: GameEvent, state: LiveState): string | undefined {
  switch (event.type) {
    case 'run.started': {
      const { of, what } = state.completed
      const { title, rules } = state.task ?? {}
      const book = rules === undefined ? '' : `; ${bookText(rules)}`
      return `${title}: ${of === 0 ? NO_RULE : `${of} ${what}`}, ${count(event.data.agents.length, 'agent')}${book}`
    }
    case 'agent.joined':
      return `${event.data.agent} has joined`
    case 'plan.ready':
      return `the plan has ${count(state.subtasks.of, 'subtask')}${triedIn(event.data.plan)}`
    case 'plan.revised': {
      const { why, isFinal, added, removed } = event.data
      const changes =
        added.length + removed.length === 0 ? '' : `; ${added.length} added, ${removed.length} removed`
      return `plan revised${isFinal ? ' for the last time' : ''}: ${why}${changes}`
    }
    case 'subtask.finished': {
      const { agent, subtask, done } = event.data
      return `${agent} ${done ? 'has done' : 'gives up on'} subtask ${subtask}   ${completedText(state)}`
    }
    case 'episode.finished':
      return `${event.data.outcome}: ${event.data.reason}`
    default:
      return undefined
  }
}

/** Shown instead of a completion if no rule decides the goal. */
const NO_RULE = 'judged by eye'

const completedText = ({ completed: { done, of, what } }: LiveState): string =>
  of === 0 ? NO_RULE : `${done} of ${of} ${what}`

const doingText = ({ agents }: LiveState): string =>
  agents.map(({ name, subtask }) => `${name} ${subtask === undefined ? 'waits' : `#${subtask}`}`).join('  ')
