import { mean } from '../../core/statistics/bootstrap.ts'
import { principalComponents } from '../../core/statistics/principal-components.ts'
import { calibrateAll } from '../../core/statistics/quantile-scale.ts'
import { type EpisodeResult, settledResults } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'

/** Frames per second; SkillForge counts time in frames. */
const FRAMES = 20

/** The computed scores, the scores given by people, and all six in the paper's order. */
const COMPUTED = ['time', 'effort', 'planning'] as const
export const RATED_BY_PEOPLE = ['intricacy', 'creativity', 'novelty'] as const
export const DIFFICULTIES = [...COMPUTED, ...RATED_BY_PEOPLE] as const
export type RatedByPeople = (typeof RATED_BY_PEOPLE)[number]
/** An unknown score is missing, never 0. */
type Scores = Readonly<Record<(typeof DIFFICULTIES)[number], number | undefined>>

/**
 * People's ratings of a task: for each question, the mean on its scale and the number of answers. Questions without an answer are
 * missing.
 */
export type RatedTask = Readonly<
  Partial<Record<RatedByPeople, { readonly score: number; readonly raters: number }>>
>

/** How hard a task is, from the episodes that solved it and from people who rated it. */
export interface TaskDifficulty {
  readonly task: string
  /** Number of episodes that solved it. */
  readonly solutions: number
  /**
   * Mean number of frames to the goal; mean permutation entropy of keys and mouse; E + V of the task's dependencies; people's
   * means from 1 to 5.
   */
  readonly raw: Scores
  /** E + V among tasks only; undefined in older experiments. */
  readonly planningInTasks: number | undefined
  /** Number of people's answers behind each score. */
  readonly rated: RatedTask
  /** Each score calibrated to 0..5 over all tasks that have it. */
  readonly calibrated: Scores
  /** The scores that are missing. */
  readonly missing: readonly (typeof DIFFICULTIES)[number][]
  /** The mean of all six calibrated scores; undefined if one is missing, since means over different scores are not comparable. */
  readonly overall: number | undefined
  /** Position on the difficulty map. */
  readonly at: readonly [x: number, y: number]
}

export interface DifficultyMap {
  readonly tasks: readonly TaskDifficulty[]
  /** Share of the variance that the map explains, 0..1. */
  readonly explained: number
  /** The scores that at least one task has; these are the dimensions of the map. */
  readonly dimensions: readonly (typeof DIFFICULTIES)[number][]
}

/** Sources of the scores that are not part of results. */
export interface DifficultySources {
  /** The operational effort of an episode's run; undefined if it was not recorded. */
  readonly effortOf: (result: EpisodeResult) => number | undefined
  /** People's ratings, by task. */
  readonly rated?: ReadonlyMap<string, RatedTask> | undefined
}

/** The difficulty of an experiment's tasks that an episode solved or people rated, and their map. */
export function difficultyMap(
  { tasks }: Pick<ExperimentSpec, 'tasks'>,
  results: readonly EpisodeResult[],
  { effortOf, rated = new Map() }: DifficultySources,
): DifficultyMap {
  const solved = Map.groupBy(
    settledResults(results).filter(({ outcome }) => outcome === 'success'),
    ({ task }) => task,
  )
  const found = tasks.flatMap(({ id, planning, planningInTasks }) => {
    const own = solved.get(id) ?? []
    const people: RatedTask = rated.get(id) ?? {}
    if (own.length === 0 && Object.keys(people).length === 0) return []
    const efforts = own.flatMap((result) => effortOf(result) ?? [])
    const raw: Scores = {
      time: own.length === 0 ? undefined : mean(own.map(({ time }) => FRAMES * time.elapsed)),
      effort: efforts.length === 0 ? undefined : mean(efforts),
      planning,
      intricacy: people.intricacy?.score,
      creativity: people.creativity?.score,
      novelty: people.novelty?.score,
    }
    return [{ task: id, solutions: own.length, raw, planningInTasks, rated: people }]
  })
  const columns = new Map(DIFFICULTIES.map((name) => [name, calibrateAll(found.map(({ raw }) => raw[name]))]))
  const dimensions = DIFFICULTIES.filter((name) => found.some(({ raw }) => raw[name] !== undefined))
  const known = dimensions.map((name) => columns.get(name) ?? [])
  const { points, explained } = principalComponents(rowsOf(known, found.length))
  return {
    tasks: found.map((one, index) => {
      const calibrated = Object.fromEntries(
        DIFFICULTIES.map((name) => [name, columns.get(name)?.[index]]),
      ) as Scores
      const missing = DIFFICULTIES.filter((name) => calibrated[name] === undefined)
      const overall =
        missing.length > 0 ? undefined : mean(DIFFICULTIES.flatMap((name) => calibrated[name] ?? []))
      return { ...one, calibrated, missing, overall, at: points[index] ?? [0, 0] }
    }),
    explained,
    dimensions,
  }
}

/** Rows of calibrated scores; a missing score is replaced by the mean over the other tasks, which does not move the task. */
function rowsOf(columns: readonly (readonly (number | undefined)[])[], length: number): number[][] {
  const means = columns.map((column) => mean(column.filter((score) => score !== undefined)))
  return Array.from({ length }, (_, row) => columns.map((column, index) => column[row] ?? means[index] ?? 0))
}
