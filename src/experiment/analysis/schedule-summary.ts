import { createRandom } from '../../core/random.ts'
import { bootstrapMean, mean } from '../../core/statistics/bootstrap.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import type { EpisodeResult } from '../matrix/episode-result.ts'
import { type ScheduleTruth, SUPPOSED_TEAMS } from './schedule-truth.ts'

/** How near the runs of a condition came to what their own durations allow. */
export interface ScheduleSummary {
  condition: string
  /** Runs in which every subtask was done; the others have no bound. */
  n: number
  /** Makespan over lower bound: mean with interval, and the median. */
  ratio: Interval
  median: number
  /** Shares of the team's time, 0..1. */
  working: number
  waiting: number
  idle: number
  /** Means of makespans over makespans played: below 1 is sooner. */
  whatIf: { criticalPath: number; inOrder: number; random: number; teams: [size: number, ratio: number][] }
}

export function summarizeSchedules(condition: string, results: readonly EpisodeResult[]): ScheduleSummary {
  const truths = results
    .filter((result) => result.condition === condition)
    .flatMap(({ schedule }) => (schedule === null || schedule.bound <= 0 ? [] : [schedule]))
  const ratios = truths.map(({ makespan, bound }) => makespan / bound)
  const sorted = [...ratios].sort((a, b) => a - b)
  const shareOf = (field: 'working' | 'waiting' | 'idle') =>
    mean(truths.map(({ makespan, agents }) => mean(agents.map((agent) => agent[field])) / makespan))
  const over = (of: (truth: ScheduleTruth) => number) =>
    mean(truths.map((truth) => of(truth) / truth.makespan))
  return {
    condition,
    n: truths.length,
    ratio: bootstrapMean(ratios, createRandom(1)),
    median:
      ((sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN) +
        (sorted[Math.ceil((sorted.length - 1) / 2)] ?? Number.NaN)) /
      2,
    working: shareOf('working'),
    waiting: shareOf('waiting'),
    idle: shareOf('idle'),
    whatIf: {
      criticalPath: over(({ whatIf }) => whatIf.criticalPath),
      inOrder: over(({ whatIf }) => whatIf.inOrder),
      random: over(({ whatIf }) => whatIf.random),
      teams: SUPPOSED_TEAMS.map((size) => [size, over(({ whatIf }) => whatIf.teams[size] ?? Number.NaN)]),
    },
  }
}
