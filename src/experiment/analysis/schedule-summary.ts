import { mean } from '../../core/statistics/bootstrap.ts'
import { type CrossedMean, crossedMean } from '../../core/statistics/crossed.ts'
import type { EpisodeResult } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'
import { measurementsOf } from './measurements.ts'
import { type ScheduleTruth, SUPPOSED_TEAMS } from './schedule-truth.ts'

/** How close a condition's runs came to the best possible schedule with their own durations. */
export interface ScheduleSummary {
  condition: string
  /** The kind of its tasks; undefined for the total over all kinds. */
  kind?: string
  /** Runs that completed every subtask; the others have no bound. */
  n: number
  /** Makespan over lower bound: mean with its interval, and median. */
  ratio: CrossedMean
  /** The same with a bound that accounts for shared furnaces. */
  withFurnaces: CrossedMean
  median: number
  /** Makespan over the physical lower bound, for runs where it is known. */
  overFloor: CrossedMean
  /** Shares of the team's time, 0..1. */
  working: number
  waiting: number
  idle: number
  /** Mean ratio of a schedule's makespan to the played one: values below 1 are faster. */
  whatIf: { criticalPath: number; inOrder: number; random: number; teams: [size: number, ratio: number][] }
}

/** One summary per condition, followed by one per kind of task if there are several. */
export function summarizeSchedules(
  { conditions, tasks }: Pick<ExperimentSpec, 'conditions' | 'tasks'>,
  results: readonly EpisodeResult[],
): ScheduleSummary[] {
  const kindOf = new Map(tasks.map(({ id, kind }) => [id, kind]))
  const kinds = [...new Set(kindOf.values())].filter((kind) => kind !== undefined)
  return conditions
    .flatMap(({ id }) => {
      const own = results.filter(({ condition }) => condition === id)
      const byKind = (kinds.length > 1 ? kinds : []).map((kind) => ({
        ...summarize(own.filter(({ task }) => kindOf.get(task) === kind)),
        kind,
      }))
      return [summarize(own), ...byKind].map((summary) => ({ condition: id, ...summary }))
    })
    .filter(({ n }) => n > 0)
}

function summarize(results: readonly EpisodeResult[]): Omit<ScheduleSummary, 'condition' | 'kind'> {
  const truths = results.flatMap(({ schedule }) =>
    schedule === null || schedule.bound <= 0 ? [] : [schedule],
  )
  const ratios = truths.map(({ makespan, bound }) => makespan / bound)
  const sorted = [...ratios].sort((a, b) => a - b)
  const shareOf = (field: 'working' | 'waiting' | 'idle') =>
    mean(truths.map(({ makespan, agents }) => mean(agents.map((agent) => agent[field])) / makespan))
  const over = (of: (truth: ScheduleTruth) => number) =>
    mean(truths.map((truth) => of(truth) / truth.makespan))
  const overBound = (boundOf: (truth: ScheduleTruth) => number) =>
    crossedMean(
      measurementsOf(results, ({ schedule }) =>
        schedule === null || schedule.bound <= 0 ? null : schedule.makespan / boundOf(schedule),
      ),
      { low: 1 },
    )
  return {
    n: truths.length,
    ratio: overBound(({ bound }) => bound),
    withFurnaces: overBound(({ bound, boundWithFurnaces }) => boundWithFurnaces ?? bound),
    overFloor: crossedMean(
      measurementsOf(results, ({ floor }) => floor?.ratio ?? null),
      { low: 1 },
    ),
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
