import { type Interval, unionOf } from './action-time.ts'

const SECOND = 1000

/**
 * VillagerBench's `use_time` as in its files: the union of the agents' action intervals, with start and end cut to whole
 * seconds (its log has stamps such as `2024-05-01 12:00:03`). Game time 0 is taken as a whole second (ms).
 *
 * It differs from the exact union by less than a second per stretch of activity: an action within one second counts nothing,
 * one that crosses a second boundary counts a whole one.
 */
export const wholeSecondsUnion = (intervals: readonly Interval[]): number =>
  unionOf(intervals.map(({ start, end }) => ({ start: cut(start), end: cut(end) })))

const cut = (ms: number): number => Math.floor(ms / SECOND) * SECOND
