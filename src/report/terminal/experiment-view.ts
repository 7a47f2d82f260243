import { styleText } from 'node:util'
import { createLogUpdate } from 'log-update'
import { count } from '../../core/count.ts'
import { printable } from '../../core/printable.ts'
import type { EpisodeKey } from '../../experiment/matrix/experiment-spec.ts'
import { keyOf } from '../../experiment/matrix/experiment-spec.ts'
import type { Progress } from '../../experiment/matrix/run-options.ts'
import type { Machine } from '../../experiment/pool/shared/machines.ts'
import { nothingSpent, type Spent } from '../../model/allowance/allowance.ts'
import { cut } from '../../render/format.ts'
import { machinesLine, machinesNews } from './machines-text.ts'
import { outageText } from './outage-text.ts'

/** Shows an experiment while it goes on. */
export interface ExperimentView {
  progress(progress: Progress): void
  /** The workers of a pool, as they are now. */
  machines(machines: readonly Machine[]): void
  close(): void
}

export interface ExperimentViewOptions {
  labels: ReadonlyMap<string, string>
  print: (line: string) => void
  /** Wall time in ms. */
  now: () => number
  /** What the models have cost so far. */
  spent?: () => Spent
  /** Where a picture is redrawn in place; plain lines without it. */
  screen?: NodeJS.WriteStream
  /** Calls again and again, every so many ms of wall time; gives what ends that. */
  every?: (ms: number, call: () => void) => () => void
}

const BAR = 24
const FRAME_MS = 200
/** How often the picture is drawn again where nothing happens. */
const BEAT_MS = 1000
/** After how long without a line one is printed, where there is no screen. */
const SILENCE_MS = 60_000
const MOST_RUNNING = 8

/** Estimates the time left from the durations of the episodes so far. */
class Countdown {
  readonly #now: () => number
  #began: number
  #first = 0

  constructor(now: () => number) {
    this.#now = now
    this.#began = now()
  }

  begin(done: number): void {
    this.#began = this.#now()
    this.#first = done
  }

  /** Episodes a minute; undefined before the first is over. */
  rate(done: number): number | undefined {
    const played = done - this.#first
    return played <= 0 ? undefined : (60_000 * played) / Math.max(1, this.#now() - this.#began)
  }

  /** Milliseconds left; undefined before the first episode is over. */
  left(done: number, of: number): number | undefined {
    const rate = this.rate(done)
    return rate === undefined ? undefined : (60_000 * (of - done)) / rate
  }
}

const everyOnTheSide = (ms: number, call: () => void): (() => void) => {
  const timer = setInterval(call, ms)
  timer.unref()
  return () => clearInterval(timer)
}

export function createExperimentView(options: ExperimentViewOptions): ExperimentView {
  const { labels, print, now, screen, spent = nothingSpent, every = everyOnTheSide } = options
  const countdown = new Countdown(now)
  const running = new Map<string, { episode: EpisodeKey; since: number; where: string | undefined }>()
  let workers: readonly Machine[] | undefined
  const update = screen === undefined ? undefined : createLogUpdate(screen)
  let state = { done: 0, of: 0 }
  let failed = 0
  let lastFailure = ''
  let drawn = Number.NEGATIVE_INFINITY
  let said = now()
  const nameOf = ({ condition, task, seed, epoch }: EpisodeKey) =>
    `${labels.get(condition) ?? condition}  ${task} seed ${seed}${epoch > 1 ? ` epoch ${epoch}` : ''}`
  const left = () => {
    const ms = countdown.left(state.done, state.of)
    return ms === undefined || state.done === state.of ? '' : `${span(ms)} left`
  }
  const facts = () => {
    const rate = countdown.rate(state.done)
    const { calls, cost } = spent()
    return [
      `${state.done} of ${count(state.of, 'episode')}`,
      failed === 0 ? '' : `${failed} failed`,
      rate === undefined ? '' : `${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a minute`,
      left(),
      calls === 0 ? '' : count(calls, 'call'),
      cost === 0 ? '' : `${cost.toFixed(cost < 1 ? 3 : 2)} of money`,
    ]
      .filter((text) => text !== '')
      .join(', ')
  }
  const draw = (always = false) => {
    if (update === undefined || screen === undefined || (!always && now() - drawn < FRAME_MS)) return
    drawn = now()
    const width = screen.columns ?? 80
    const filled = state.of === 0 ? 0 : Math.round((BAR * state.done) / state.of)
    const bar = styleText('green', '█'.repeat(filled)) + styleText('dim', '░'.repeat(BAR - filled))
    const all = [...running.values()].map(
      ({ episode, since, where }) =>
        `  ${nameOf(episode)}${where === undefined ? '' : ` on ${printable(where)}`}  ${span(now() - since)}`,
    )
    const rest = all.length > MOST_RUNNING ? [`  and ${all.length - MOST_RUNNING} more`] : []
    const lines = [
      `${bar} ${cut(facts(), width - BAR - 1)}`,
      ...(workers === undefined ? [] : [cut(machinesLine(workers), width)]),
      ...[...all.slice(0, MOST_RUNNING), ...rest].map((line) => styleText('dim', cut(line, width))),
      ...(lastFailure === '' ? [] : [styleText('red', cut(`  last failure: ${lastFailure}`, width))]),
    ]
    update(lines.join('\n'))
  }
  const say = (line: string) => {
    said = now()
    update?.clear()
    print(line)
    draw(true)
  }
  const stop = every(BEAT_MS, () => {
    draw()
    if (update !== undefined || state.of === 0 || now() - said < SILENCE_MS) return
    const longest = Math.max(0, ...[...running.values()].map(({ since }) => now() - since))
    say(`${facts()}; ${running.size} running, the longest for ${span(longest)}`)
  })
  return {
    progress(progress) {
      if (progress.type === 'outage') say(outageText(progress.news))
      else if (progress.type === 'begun') {
        const { done, of, by, adopted, aside } = progress
        state = { done, of }
        countdown.begin(done)
        const found = [
          done > 0 ? `${done} done before` : '',
          adopted > 0 ? `${adopted} of them found complete without a line` : '',
          aside > 0 ? `${aside} half-written put aside` : '',
        ].filter((text) => text !== '')
        say(`${count(of, 'episode')}, ${by}${found.length > 0 ? ` (${found.join(', ')})` : ''}`)
      } else if (progress.type === 'started') {
        running.set(keyOf(progress.episode), {
          episode: progress.episode,
          since: now(),
          where: progress.where,
        })
        draw()
      } else {
        const { result, done, of, again } = progress
        running.delete(keyOf(result))
        state = { done, of }
        const reason = result.reason.split('\n')[0] ?? ''
        if (!again && result.outcome !== 'success' && result.outcome !== 'not_judgeable') {
          failed++
          lastFailure = `${nameOf(result)}: ${result.fault ?? result.outcome}, ${reason}`
        }
        const mark = `[${String(done).padStart(String(of).length)}/${of}]`
        const { completionRate } = result
        const rate = (completionRate === null ? '–' : `${(100 * completionRate).toFixed(1)} %`).padStart(7)
        const more = again ? `; again: ${cut(reason, 80)}` : ''
        const time = `${result.wallSeconds.toFixed(1)} s`
        if (update === undefined || again || result.outcome === 'world_crash')
          say(`${mark} ${nameOf(result)}  ${result.outcome} ${rate}  ${time}  ${left()}${more}`.trimEnd())
        draw()
      }
    },
    machines(found) {
      for (const line of machinesNews(workers ?? [], found)) say(line)
      if (workers === undefined && found.length === 0) say(machinesLine(found))
      workers = found
      draw()
    },
    close() {
      stop()
      running.clear()
      workers = undefined
      draw(true)
      update?.done()
    },
  }
}

/** A span of wall time for people: `40 s`, `3 min 20 s`, `2 h 05 min`. */
export function span(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
