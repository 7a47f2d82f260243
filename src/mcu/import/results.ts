import { z } from 'zod'
import type { Dimension } from '../autoeval/dimension.ts'

/** A number, or "N/A" if nothing was measured. */
const measure = z.union([z.number(), z.literal('N/A').transform(() => null), z.null()])

const taskSchema = z.object({
  max_score: z.number().nonnegative(),
  sim_score: measure,
  score: measure,
  action_control: measure.optional(),
  error_recognition_and_correction: measure.optional(),
  creative_attempts: measure.optional(),
  task_completion_efficiency: measure.optional(),
  material_selection_and_usage: measure.optional(),
  error: z.string().optional(),
  error_type: z.string().optional(),
})

/** result.json of AgentBeats' green agent for MCU. */
export const resultsSchema = z.object({
  participants: z.record(z.string(), z.string()),
  results: z
    .array(
      z.object({
        task_category: z.string(),
        num_tasks: z.int().nonnegative(),
        total_max_score: z.number(),
        total_score: z.number(),
        task_metrics: z.record(z.string(), taskSchema),
      }),
    )
    .max(1000),
})
export type AgentBeatsResults = z.infer<typeof resultsSchema>

/** Tolerance for equal scores: files round to two places. */
const ROUNDING = 0.01

/** Inconsistencies in results, which are reported but not changed. */
export function inconsistencies({ results }: AgentBeatsResults): string[] {
  return results.flatMap(
    ({ task_category: category, num_tasks, total_score, total_max_score, task_metrics }) => {
      const tasks = Object.values(task_metrics)
      const sum = tasks.reduce((total, { score }) => total + (score ?? 0), 0)
      const mostOf = (those: typeof tasks) => those.reduce((total, { max_score }) => total + max_score, 0)
      const most = mostOf(tasks)
      // We count only tasks that have a score; others count all.
      const mostScored = mostOf(tasks.filter(({ score }) => score !== null))
      const off = ROUNDING * Math.max(1, tasks.length)
      return [
        ...(num_tasks === tasks.length
          ? []
          : [`${category}: says ${num_tasks} tasks, and has ${tasks.length}`]),
        ...(Math.abs(sum - total_score) <= off
          ? []
          : [`${category}: scores add up to ${sum.toFixed(2)}, not ${total_score}`]),
        ...(Math.min(Math.abs(most - total_max_score), Math.abs(mostScored - total_max_score)) <= off
          ? []
          : [`${category}: maximum scores add up to ${most.toFixed(2)}, not ${total_max_score}`]),
      ]
    },
  )
}

/** One of our tasks, for `writeResults`. */
export interface PlayedTask {
  readonly task: string
  readonly category: string
  /** The score by rules, 0..1; null if no rule decides the task. */
  readonly score: number | null
  /** The sum of rewards that MineStudio would have paid, if the task has rewards. */
  readonly reward?: number
  /** Whether milestones are scored, as in AgentBeats' long tasks. */
  readonly isLong?: boolean
  /** Progress according to the judges of the run, 0..1 … */
  readonly judged?: number
  /** … and the scores of the other dimensions. */
  readonly dimensions?: Readonly<Partial<Record<Dimension, number | null>>>
  /** Why it could not be played. */
  readonly error?: string
}

/** The value of a task, as in AgentBeats; a long task is worth ten times as much. */
const [WORTH, LONG_WORTH] = [10, 100]

/** Keys of the dimensions listed next to the score. */
const KEYS = {
  action_control: 'Action Control',
  error_recognition_and_correction: 'Error Recognition and Correction',
  creative_attempts: 'Creative Attempts',
  task_completion_efficiency: 'Task Completion Efficiency',
  material_selection_and_usage: 'Material Selection and Usage',
} as const satisfies Record<string, Dimension>

const round = (value: number) => Math.round(100 * value) / 100
const orNone = (value: number | null): number | 'N/A' => (value === null ? 'N/A' : round(value))
const worthOf = ({ isLong }: PlayedTask): number => (isLong === true ? LONG_WORTH : WORTH)

/**
 * Writes played tasks as result.json in AgentBeats' numbers: `sim_score` is the sum of rewards (for a task without rewards, its
 * share of the goal times its value), `score` is out of 10, or 100 for long tasks, and a task that is not complete according to
 * rules has the mean of that and of its judges' Task Progress. A task that no rule decides has the score of its judges; until
 * then its score is "N/A" and excluded from totals. Dimensions that no judge rated are "N/A". Tasks are named like AgentBeats'
 * files.
 */
export function writeResults(agent: string, played: readonly PlayedTask[]): string {
  const results = [...Map.groupBy(played, ({ category }) => category)].map(([category, own]) => ({
    task_category: category,
    num_tasks: own.length,
    total_max_score: own.reduce((sum, one) => sum + (scoreOf(one) === null ? 0 : worthOf(one)), 0),
    total_score: round(own.reduce((sum, one) => sum + (scoreOf(one) ?? 0), 0)),
    ...Object.fromEntries(
      Object.entries(KEYS).map(([key, name]) => [
        `avg_${key}`,
        orNone(
          meanOf(own.flatMap(({ dimensions }) => dimensions?.[name] ?? []).map((value) => WORTH * value)),
        ),
      ]),
    ),
    task_metrics: Object.fromEntries(own.map((one) => [fileName(one, own), metricsOf(one)])),
  }))
  return `${JSON.stringify({ participants: { agent }, results }, null, 2)}\n`
}

/** AgentBeats names tasks by their files, with `_` between words; an id stays as it is where two would become one. */
function fileName({ task }: PlayedTask, all: readonly PlayedTask[]): string {
  const named = (id: string) => id.replaceAll('-', '_')
  return all.filter((other) => named(other.task) === named(task)).length > 1 ? task : named(task)
}

function metricsOf(one: PlayedTask) {
  const { score, reward, dimensions, error } = one
  const share = score === null ? null : worthOf(one) * score
  return {
    max_score: worthOf(one),
    sim_score: orNone(reward ?? share),
    score: orNone(scoreOf(one)),
    ...Object.fromEntries(
      Object.entries(KEYS).map(([key, name]) => {
        const value = dimensions?.[name] ?? null
        return [key, orNone(value === null ? null : WORTH * value)]
      }),
    ),
    ...(error === undefined ? {} : { error, error_type: 'episode' }),
  }
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** The points of a task: by rules, by judges, or, if the rules do not give full points and there are judges, the mean of both. */
function scoreOf(one: PlayedTask): number | null {
  const worth = worthOf(one)
  const byJudges = one.judged === undefined ? null : worth * one.judged
  if (one.score === null) return byJudges
  const byRules = worth * one.score
  // AgentBeats rates the progress towards the next milestone of a long task from its last clip, which is unavailable here.
  if (byRules >= worth || byJudges === null || one.isLong === true) return byRules
  return (byRules + byJudges) / 2
}
