import { mean } from '../../core/statistics/bootstrap.ts'
import { principalComponents } from '../../core/statistics/principal-components.ts'
import { calibrateAll } from '../../core/statistics/quantile-scale.ts'
import { type EpisodeResult, settledResults } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'

/** Frames of a second, as SkillForge counts time. */
const FRAMES = 20

/** The scores that can be computed; intricacy, creativity and novelty are people's. */
export const COMPUTED = ['time', 'effort', 'planning'] as const
export const RATED_BY_PEOPLE = ['intricacy', 'creativity', 'novelty'] as const
type Scores = Readonly<Record<(typeof COMPUTED)[number], number | undefined>>

/** How hard a task is, from the episodes that solved it. */
export interface TaskDifficulty {
  readonly task: string
  /** Episodes that solved it. */
  readonly solutions: number
  /** Mean number of frames to the goal; mean permutation entropy of keys and mouse; E + V of what it needs. */
  readonly raw: Scores
  /** E + V among tasks alone; undefined in older experiments. */
  readonly planningInTasks: number | undefined
  /** Each calibrated to 0..5 over the tasks here. */
  readonly calibrated: Scores
  /** Where it lies on the map. */
  readonly at: readonly [x: number, y: number]
}

export interface DifficultyMap {
  readonly tasks: readonly TaskDifficulty[]
  /** Share of the variance that the map holds, 0..1. */
  readonly explained: number
}

/**
 * The difficulty of the tasks of an experiment that some episode solved, and their map.
 * @param effortOf the operational effort of an episode's run; undefined where it was not recorded
 */
export function difficultyMap(
  { tasks }: Pick<ExperimentSpec, 'tasks'>,
  results: readonly EpisodeResult[],
  effortOf: (result: EpisodeResult) => number | undefined,
): DifficultyMap {
  const solved = Map.groupBy(
    settledResults(results).filter(({ outcome }) => outcome === 'success'),
    ({ task }) => task,
  )
  const found = tasks.flatMap(({ id, planning, planningInTasks }) => {
    const own = solved.get(id)
    if (own === undefined) return []
    const efforts = own.flatMap((result) => effortOf(result) ?? [])
    const raw: Scores = {
      time: mean(own.map(({ time }) => FRAMES * time.elapsed)),
      effort: efforts.length === 0 ? undefined : mean(efforts),
      planning,
    }
    return [{ task: id, solutions: own.length, raw, planningInTasks }]
  })
  const columns = COMPUTED.map((score) => calibrateAll(found.map(({ raw }) => raw[score])))
  const { points, explained } = principalComponents(rowsOf(columns, found.length))
  return {
    tasks: found.map((one, index) => ({
      ...one,
      calibrated: Object.fromEntries(
        COMPUTED.map((score, column) => [score, columns[column]?.[index]]),
      ) as Scores,
      at: points[index] ?? [0, 0],
    })),
    explained,
  }
}

/** Rows of calibrated scores; one that a task lacks counts as the mean of the others', which moves it nowhere. */
function rowsOf(columns: readonly (readonly (number | undefined)[])[], length: number): number[][] {
  const means = columns.map((column) => {
    const known = column.filter((score) => score !== undefined)
    return known.length === 0 ? 0 : mean(known)
  })
  return Array.from({ length }, (_, row) => columns.map((column, index) => column[row] ?? means[index] ?? 0))
}
