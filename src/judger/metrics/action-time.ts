/** A span of game time in ms. */
export interface Interval {
  start: number
  end: number
}

/** Total length of intervals, counting overlaps multiple times (ms). */
export const sumOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, { start, end }) => sum + (end - start), 0)

/** Length of the union of intervals (ms). */
export function unionOf(intervals: readonly Interval[]): number {
  let covered = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { start, end } of [...intervals].sort((a, b) => a.start - b.start)) {
    if (end > until) covered += end - Math.max(start, until)
    until = Math.max(until, end)
  }
  return covered
}

/**
 * Four readings of "the agents' execution time", which the literature does not define (ms of game time). The first three count
 * only actions; `elapsed` also counts planning and thinking, for as long as model calls take (`--latency`).
 */
export interface TimeBases {
  /** Length of the union of all agents' action intervals: VillagerBench's `use_time`. */
  union: number
  /** Sum of the agents' action times. */
  sum: number
  /** Action time of the busiest agent: the paper's max over T. */
  max: number
  /**
   * Game time from the beginning of planning to the end. If a journal does not say when planning began, counted from the first
   * assignment.
   */
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
