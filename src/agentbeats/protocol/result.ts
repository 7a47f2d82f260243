import { z } from 'zod'
import { DIMENSIONS, type Dimension } from '../../mcu/autoeval/dimension.ts'
import type { TaskScore } from '../green/score.ts'

/** Keys of the dimensions listed next to the score; Task Progress is part of it. */
const DIMENSION_KEYS = {
  action_control: 'Action Control',
  error_recognition_and_correction: 'Error Recognition and Correction',
  creative_attempts: 'Creative Attempts',
  task_completion_efficiency: 'Task Completion Efficiency',
  material_selection_and_usage: 'Material Selection and Usage',
} as const satisfies Record<string, Dimension>
type DimensionKey = keyof typeof DIMENSION_KEYS

const KEYS = Object.keys(DIMENSION_KEYS) as DimensionKey[]
const measure = z.union([z.number(), z.literal('N/A')])
const perKey = <T extends z.ZodType>(schema: T, prefix = '') =>
  Object.fromEntries(KEYS.map((key) => [`${prefix}${key}`, schema])) as Record<string, T>

const taskMetricsSchema = z
  .object({
    max_score: z.number(),
    sim_score: z.number(),
    score: measure,
    ...perKey(measure),
    /** Video judges' scores by dimension, 0–10. */
    video_eval_scores: z.record(z.string(), z.number()).optional(),
    error: z.string().optional(),
    error_type: z.string().optional(),
  })
  .loose()

/** The data part of an assessment: a category's (or its shard's) results in the shape of the published files. */
export const categoryResultSchema = z.object({
  task_category: z.string(),
  num_tasks: z.int(),
  total_max_score: z.number(),
  total_score: z.number(),
  ...perKey(measure, 'avg_'),
  task_metrics: z.record(z.string(), taskMetricsSchema),
})
export type CategoryResult = z.infer<typeof categoryResultSchema>

/** Judges' scores by dimension, 0–10. */
export type VideoScores = Readonly<Partial<Record<Dimension, number>>>

/** A task with its scores. */
export interface ScoredTask {
  readonly name: string
  readonly score: TaskScore
  /** Sum of the rewards. */
  readonly reward: number
  readonly video: VideoScores | undefined
  readonly steps: number
  readonly missed: number
  readonly malformed: number
  readonly error: string | undefined
}

/** The results of a category's tasks. Rule-based scores (`sim_score`) and judges' scores (`video_eval_scores`) are kept apart. */
export function categoryResult(category: string, tasks: readonly ScoredTask[]): CategoryResult {
  return {
    task_category: category,
    num_tasks: tasks.length,
    // a task without a verdict counts as neither success nor failure
    total_max_score: sum(tasks.map(({ score }) => (score.score === null ? 0 : score.maxScore))),
    total_score: sum(tasks.map(({ score }) => score.score ?? 0)),
    ...Object.fromEntries(KEYS.map((key) => [`avg_${key}`, averageOf(tasks, DIMENSION_KEYS[key])])),
    task_metrics: Object.fromEntries(tasks.map((task) => [task.name, metricsOf(task)])),
  }
}

function metricsOf({ score, reward, video, steps, missed, malformed, error = score.error }: ScoredTask) {
  return {
    max_score: score.maxScore,
    sim_score: reward,
    score: score.score ?? ('N/A' as const),
    ...Object.fromEntries(KEYS.map((key) => [key, video?.[DIMENSION_KEYS[key]] ?? ('N/A' as const)])),
    steps,
    ...(missed === 0 ? {} : { missed }),
    ...(malformed === 0 ? {} : { malformed }),
    ...(video === undefined ? {} : { video_eval_scores: scoresOf(video) }),
    ...(error === undefined ? {} : { error, error_type: 'task' }),
  }
}

const scoresOf = (video: VideoScores): Record<string, number> =>
  Object.fromEntries(DIMENSIONS.flatMap((name) => (video[name] === undefined ? [] : [[name, video[name]]])))

function averageOf(tasks: readonly ScoredTask[], dimension: Dimension): number | 'N/A' {
  const values = tasks.flatMap(({ video }) => video?.[dimension] ?? [])
  return values.length === 0 ? 'N/A' : rounded(sum(values) / values.length)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const rounded = (value: number): number => Math.round(100 * value) / 100
