import type { GameEvent } from '../core/journal/events.ts'
import type { Measures } from '../judger/metrics/measures.ts'
import type { Task } from '../task/task.ts'

/**
 * Sources of an episode's time limits: the task file, which limits only elapsed game time; or VillagerBench (used by the paper
 * too), which limits elapsed time and the union of action times.
 */
export const TIME_LIMITS = ['task', 'villager'] as const
export type TimeLimits = (typeof TIME_LIMITS)[number]

/** The limits of an episode in game time (ms). */
export interface EpisodeLimits {
  /** Elapsed time since planning began. */
  elapsedMs: number
  /** Limit on the union of the agents' action times, which excludes thinking. */
  actionMs: number
}

/** @param measures the scenario's measures at the start */
export function limitsOf(
  whose: TimeLimits,
  { timeLimitMs }: Pick<Task, 'timeLimitMs'>,
  measures: () => Pick<Measures, 'maxActionTime' | 'maxTime'>,
): EpisodeLimits {
  if (whose === 'task') return { elapsedMs: timeLimitMs, actionMs: Number.POSITIVE_INFINITY }
  const { maxActionTime, maxTime = timeLimitMs } = measures()
  return { elapsedMs: maxTime, actionMs: maxActionTime }
}

/** The union of the agents' action times so far. Actions are noted in the order in which they end. */
export class ActionTime {
  /** Disjoint, in order. */
  readonly #spans: { start: number; end: number }[] = []
  #ms = 0

  /** @returns the union after this event (ms) */
  note(event: GameEvent): number {
    if (event.type !== 'action.finished') return this.#ms
    let start = event.data.startedAt
    for (let last = this.#spans.at(-1); last !== undefined && last.end >= start; last = this.#spans.at(-1)) {
      this.#spans.pop()
      this.#ms -= last.end - last.start
      start = Math.min(start, last.start)
    }
    this.#spans.push({ start, end: event.t })
    this.#ms += event.t - start
    return this.#ms
  }
}
