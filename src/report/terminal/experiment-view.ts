import { styleText } from 'node:util'
import { createLogUpdate } from 'log-update'
import { count } from '../../core/count.ts'
import type { Progress } from '../../experiment/matrix/run-options.ts'
import type { Machine } from '../../experiment/pool/shared/machines.ts'
import { nothingSpent, type Spent } from '../../model/allowance/allowance.ts'
import { cut } from '../../render/format.ts'
import { ExperimentStanding } from './experiment-standing.ts'
import { machinesLine, machinesNews } from './machines-text.ts'
import { span } from './span.ts'
import { weatherText } from './weather-text.ts'

/** Shows an experiment while it is running. */
export interface ExperimentView {
  progress(progress: Progress): void
  /** The current workers of a pool. */
  machines(machines: readonly Machine[]): void
  close(): void
}

export interface ExperimentViewOptions {
  labels: ReadonlyMap<string, string>
  print: (line: string) => void
  /** Wall time in ms. */
  now: () => number
  /** Cost of the models so far. */
  spent?: () => Spent
  /** Terminal on which a picture is redrawn in place; without one, plain lines are printed. */
  screen?: NodeJS.WriteStream
  /** Calls a function repeatedly, with this many ms of wall time in between; returns a function that stops it. */
  every?: (ms: number, call: () => void) => () => void
}

const BAR = 24
const FRAME_MS = 200
/** Time between two pictures while nothing happens (ms). */
const BEAT_MS = 1000
/** Without a screen, a line is printed after this long without one (ms). */
const SILENCE_MS = 60_000
const MOST_RUNNING = 8

const everyOnTheSide = (ms: number, call: () => void): (() => void) => {
  const timer = setInterval(call, ms)
  timer.unref()
  return () => clearInterval(timer)
}

export const createExperimentView = (options: ExperimentViewOptions): ExperimentView =>
  new TerminalExperimentView(options)

type News<Type extends Progress['type']> = Extract<Progress, { type: Type }>

class TerminalExperimentView implements ExperimentView {
  readonly #print: (line: string) => void
  readonly #now: () => number
  readonly #screen: NodeJS.WriteStream | undefined
  readonly #update: ReturnType<typeof createLogUpdate> | undefined
  readonly #standing: ExperimentStanding
  readonly #stop: () => void
  #workers: readonly Machine[] | undefined
  #drawnAt = Number.NEGATIVE_INFINITY
  #printedAt: number

  constructor(options: ExperimentViewOptions) {
    const { labels, print, now, screen, spent = nothingSpent, every = everyOnTheSide } = options
    this.#print = print
    this.#now = now
    this.#screen = screen
    this.#update = screen === undefined ? undefined : createLogUpdate(screen)
    this.#standing = new ExperimentStanding({ labels, now, spent })
    this.#printedAt = now()
    this.#stop = every(BEAT_MS, () => this.#beat())
  }

  progress(progress: Progress): void {
    switch (progress.type) {
      case 'weather':
        this.#say(weatherText(progress.news))
        break
      case 'begun':
        this.#onBegun(progress)
        break
      case 'started':
        this.#standing.start(progress)
        this.#draw()
        break
      case 'finished':
        this.#onFinished(progress)
    }
  }

  machines(machines: readonly Machine[]): void {
    for (const line of machinesNews(this.#workers ?? [], machines)) this.#say(line)
    if (this.#workers === undefined && machines.length === 0) this.#say(machinesLine(machines))
    this.#workers = machines
    this.#draw()
  }

  close(): void {
    this.#stop()
    this.#standing.running.clear()
    this.#workers = undefined
    this.#draw(true)
    this.#update?.done()
  }

  #onBegun({ done, of, by, adopted, aside }: News<'begun'>): void {
    this.#standing.begin({ done, of })
    const earlier = [
      done > 0 ? `${done} done before` : '',
      adopted > 0 ? `${adopted} recovered from finished run folders` : '',
      aside > 0 ? `${aside} incomplete set aside` : '',
    ].filter((text) => text !== '')
    this.#say(`${count(of, 'episode')}, ${by}${earlier.length > 0 ? ` (${earlier.join(', ')})` : ''}`)
  }

  #onFinished(news: News<'finished'>): void {
    this.#standing.finish(news)
    // On a screen, the picture shows what has ended as expected.
    const isNotable = news.again || news.result.outcome === 'world_crash'
    if (this.#update === undefined || isNotable) this.#say(this.#finishedLine(news))
    this.#draw()
  }

  #finishedLine({ result, done, of, again }: News<'finished'>): string {
    const { completionRate, outcome, wallSeconds } = result
    const mark = `[${String(done).padStart(String(of).length)}/${of}]`
    const rate = (completionRate === null ? '–' : `${(100 * completionRate).toFixed(1)} %`).padStart(7)
    const more = again ? `; again: ${cut(result.reason.split('\n')[0] ?? '', 80)}` : ''
    const name = this.#standing.nameOf(result)
    const left = this.#standing.left()
    return `${mark} ${name}  ${outcome} ${rate}  ${wallSeconds.toFixed(1)} s  ${left}${more}`.trimEnd()
  }

  /** Redraws the picture; without a screen, prints a line after a long silence. */
  #beat(): void {
    this.#draw()
    const isSilent = this.#now() - this.#printedAt >= SILENCE_MS
    if (this.#update !== undefined || this.#standing.of === 0 || !isSilent) return
    const { running } = this.#standing
    const longest = Math.max(0, ...[...running.values()].map(({ since }) => this.#now() - since))
    this.#say(`${this.#standing.summary()}; ${running.size} running, the longest for ${span(longest)}`)
  }

  #say(line: string): void {
    this.#printedAt = this.#now()
    this.#update?.clear()
    this.#print(line)
    this.#draw(true)
  }

  /** @param always draws even if the last picture is younger than a frame */
  #draw(always = false): void {
    if (this.#update === undefined || this.#screen === undefined) return
    if (!always && this.#now() - this.#drawnAt < FRAME_MS) return
    this.#drawnAt = this.#now()
    this.#update(this.#picture(this.#screen.columns ?? 80).join('\n'))
  }

  #picture(width: number): string[] {
    const { done, of, lastFailure } = this.#standing
    const filled = of === 0 ? 0 : Math.round((BAR * done) / of)
    const bar = styleText('green', '█'.repeat(filled)) + styleText('dim', '░'.repeat(BAR - filled))
    const episodes = this.#standing.runningLines()
    const rest = episodes.length > MOST_RUNNING ? [`  and ${episodes.length - MOST_RUNNING} more`] : []
    return [
      `${bar} ${cut(this.#standing.summary(), width - BAR - 1)}`,
      ...(this.#workers === undefined ? [] : [cut(machinesLine(this.#workers), width)]),
      ...[...episodes.slice(0, MOST_RUNNING), ...rest].map((line) => styleText('dim', cut(line, width))),
      ...(lastFailure === '' ? [] : [styleText('red', cut(`  last failure: ${lastFailure}`, width))]),
    ]
  }
}
