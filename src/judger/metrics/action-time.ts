import type { GameEvent } from '../../core/journal/events.ts'

/** A span of game time in ms. */
export interface Interval {
  start: number
  end: number
}

/** When each agent was carrying out actions; thinking is not counted. */
export function actionIntervals(
  events: Iterable<GameEvent>,
  agents: readonly string[],
): Map<string, Interval[]> {
  const intervals = new Map<string, Interval[]>(agents.map((agent) => [agent, []]))
  for (const event of events) {
    if (event.type !== 'action.finished') continue
    intervals.get(event.data.agent)?.push({ start: event.data.startedAt, end: event.t })
  }
  return intervals
}

/** Total length of some intervals, overlaps counted as often as they occur (ms). */
export const sumOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, { start, end }) => sum + (end - start), 0)

/** Length of the union of some intervals, overlaps counted once (ms). */
export function unionOf(intervals: readonly Interval[]): number {
  let covered = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { start, end } of [...intervals].sort((a, b) => a.start - b.start)) {
    if (end > until) covered += end - Math.max(start, until)
    until = Math.max(until, end)
  }
  return covered
}

/** The four readings of "the agents' execution time" that the literature leaves open (ms of game time). */
export interface TimeBases {
  /** Length of the union of all agents' action intervals: VillagerBench's `use_time`. */
  union: number
  /** Sum over agents of their action time. */
  sum: number
  /** Action time of the busiest agent: the paper's max over T. */
  max: number
  /** From the first assignment to the end, thinking and waiting included, on the game clock. */
  elapsed: number
}

export function timeBases(intervals: ReadonlyMap<string, readonly Interval[]>, elapsed: number): TimeBases {
  const sums = [...intervals.values()].map(sumOf)
  return {
    union: unionOf([...intervals.values()].flat()),
    sum: sums.reduce((a, b) => a + b, 0),
    max: Math.max(0, ...sums),
    elapsed,
  }
}
