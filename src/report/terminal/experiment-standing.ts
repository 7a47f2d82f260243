import { count } from '../../core/count.ts'
import { dollars } from '../../core/dollars.ts'
import { printable } from '../../core/printable.ts'
import { isUndecided } from '../../experiment/matrix/episode-result.ts'
import { type EpisodeKey, keyOf } from '../../experiment/matrix/experiment-spec.ts'
import type { Progress } from '../../experiment/matrix/run-options.ts'
import type { Spent } from '../../model/allowance/allowance.ts'
import { span } from './span.ts'

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

  /** Episodes per minute; undefined before the first is over. */
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

type News<Type extends Progress['type']> = Extract<Progress, { type: Type }>

/** The progress of an experiment, in numbers and in words. */
export class ExperimentStanding {
  readonly #labels: ReadonlyMap<string, string>
  readonly #now: () => number
  readonly #spent: () => Spent
  readonly #countdown: Countdown
  /** The episodes that are being played; `since` is wall time in ms. */
  readonly running = new Map<string, { episode: EpisodeKey; since: number; where: string | undefined }>()
  #done = 0
  #of = 0
  #failed = 0
  #lastFailure = ''

  constructor(options: { labels: ReadonlyMap<string, string>; now: () => number; spent: () => Spent }) {
    this.#labels = options.labels
    this.#now = options.now
    this.#spent = options.spent
    this.#countdown = new Countdown(options.now)
  }

  get done(): number {
    return this.#done
  }

  get of(): number {
    return this.#of
  }

  /** The last failed episode with its reason; empty before there is one. */
  get lastFailure(): string {
    return this.#lastFailure
  }

  begin({ done, of }: Pick<News<'begun'>, 'done' | 'of'>): void {
    this.#done = done
    this.#of = of
    this.#countdown.begin(done)
  }

  start({ episode, where }: News<'started'>): void {
    this.running.set(keyOf(episode), { episode, since: this.#now(), where })
  }

  finish({ result, done, of, again }: News<'finished'>): void {
    this.running.delete(keyOf(result))
    this.#done = done
    this.#of = of
    if (again || result.outcome === 'success' || isUndecided(result)) return
    this.#failed++
    this.#lastFailure = `${this.nameOf(result)}: ${result.fault ?? result.outcome}, ${result.reason.split('\n')[0] ?? ''}`
  }

  nameOf({ condition, task, seed, epoch }: EpisodeKey): string {
    return `${this.#labels.get(condition) ?? condition}  ${task} seed ${seed}${epoch > 1 ? ` epoch ${epoch}` : ''}`
  }

  /** The remaining time; empty if it is unknown, or everything is done. */
  left(): string {
    const ms = this.#countdown.left(this.#done, this.#of)
    return ms === undefined || this.#done === this.#of ? '' : `${span(ms)} left`
  }

  /** Episodes, failures, speed, time left and cost in one line. */
  summary(): string {
    const rate = this.#countdown.rate(this.#done)
    const { calls, cost } = this.#spent()
    return [
      `${this.#done} of ${count(this.#of, 'episode')}`,
      this.#failed === 0 ? '' : `${this.#failed} failed`,
      rate === undefined ? '' : `${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a minute`,
      this.left(),
      calls === 0 ? '' : count(calls, 'call'),
      cost === 0 ? '' : `${dollars(cost)} spent`,
    ]
      .filter((text) => text !== '')
      .join(', ')
  }

  /** A line for each running episode, with its machine if there are several. */
  runningLines(): string[] {
    return [...this.running.values()].map(
      ({ episode, since, where }) =>
        `  ${this.nameOf(episode)}${where === undefined ? '' : ` on ${printable(where)}`}  ${span(this.#now() - since)}`,
    )
  }
}
