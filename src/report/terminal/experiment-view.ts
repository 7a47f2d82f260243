import { styleText } from 'node:util'
import { createLogUpdate } from 'log-update'
import { count } from '../../core/count.ts'
import type { EpisodeKey } from '../../experiment/matrix/experiment-spec.ts'
import { keyOf } from '../../experiment/matrix/experiment-spec.ts'
import type { Progress } from '../../experiment/matrix/run-options.ts'
import { outageText } from './outage-text.ts'

/** Shows an experiment while it goes on. */
export interface ExperimentView {
  progress(progress: Progress): void
  close(): void
}

export interface ExperimentViewOptions {
  labels: ReadonlyMap<string, string>
  print: (line: string) => void
  /** Wall time in ms. */
  now: () => number
  /** Where a picture is redrawn in place; plain lines without it. */
  screen?: NodeJS.WriteStream
}

const BAR = 32
const FRAME_MS = 200

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

  /** Milliseconds left; undefined before the first episode is over. */
  left(done: number, of: number): number | undefined {
    const played = done - this.#first
    return played <= 0 ? undefined : ((this.#now() - this.#began) / played) * (of - done)
  }
}

export function createExperimentView(options: ExperimentViewOptions): ExperimentView {
  const { labels, print, now, screen } = options
  const countdown = new Countdown(now)
  const running = new Map<string, EpisodeKey>()
  const update = screen === undefined ? undefined : createLogUpdate(screen)
  let state = { done: 0, of: 0 }
  let drawn = Number.NEGATIVE_INFINITY
  const nameOf = ({ condition, task, seed, epoch }: EpisodeKey) =>
    `${labels.get(condition) ?? condition}  ${task} seed ${seed}${epoch > 1 ? ` epoch ${epoch}` : ''}`
  const left = () => {
    const ms = countdown.left(state.done, state.of)
    return ms === undefined || state.done === state.of ? '' : `${span(ms)} left`
  }
  const draw = (always = false) => {
    if (update === undefined || screen === undefined || (!always && now() - drawn < FRAME_MS)) return
    drawn = now()
    const filled = state.of === 0 ? 0 : Math.round((BAR * state.done) / state.of)
    const bar = styleText('green', '█'.repeat(filled)) + styleText('dim', '░'.repeat(BAR - filled))
    const lines = [...running.values()].map((episode) => styleText('dim', `  ${nameOf(episode)}`))
    update([`${bar} ${state.done} of ${count(state.of, 'episode')}  ${left()}`, ...lines].join('\n'))
  }
  const say = (line: string) => {
    update?.clear()
    print(line)
    draw(true)
  }
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
        running.set(keyOf(progress.episode), progress.episode)
        draw()
      } else {
        const { result, done, of, again } = progress
        running.delete(keyOf(result))
        state = { done, of }
        const mark = `[${String(done).padStart(String(of).length)}/${of}]`
        const rate = `${(100 * result.completionRate).toFixed(1)} %`.padStart(7)
        const more = again ? `; again: ${result.reason.split('\n')[0]?.slice(0, 80)}` : ''
        const time = `${result.wallSeconds.toFixed(1)} s`
        if (update === undefined || again || result.outcome === 'world_crash')
          say(`${mark} ${nameOf(result)}  ${result.outcome} ${rate}  ${time}  ${left()}${more}`.trimEnd())
        draw()
      }
    },
    close() {
      running.clear()
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
