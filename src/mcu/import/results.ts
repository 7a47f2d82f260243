import { z } from 'zod'

/** A number, or "N/A" where nothing was measured. */
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

/** Scores agree to so much: files round to two places. */
const ROUNDING = 0.01

/** What does not add up in results, which is said and left as it is. */
export function inconsistencies({ results }: AgentBeatsResults): string[] {
  return results.flatMap(
    ({ task_category: category, num_tasks, total_score, total_max_score, task_metrics }) => {
      const tasks = Object.values(task_metrics)
      const sum = tasks.reduce((total, { score }) => total + (score ?? 0), 0)
      const mostOf = (those: typeof tasks) => those.reduce((total, { max_score }) => total + max_score, 0)
      const most = mostOf(tasks)
      // We count only tasks that have a score, and others count all.
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

/** One task of ours for `writeResults`. */
export interface PlayedTask {
  readonly task: string
  readonly category: string
  /** What rules say, 0..1; null where none decides the task. */
  readonly score: number | null
  /** What judges say of the progress where no rule decides, 0..1. */
  readonly judged?: number
  /** Why it could not be played. */
  readonly error?: string
}

/** What a task is worth, as in AgentBeats. */
const WORTH = 10

/**
 * Writes played tasks as result.json. A task that no rule decides has the score of its judges, as in AgentBeats; until one has looked, its
 * score is "N/A" and in no total. What only judges of videos say of other dimensions is "N/A".
 */
export function writeResults(agent: string, played: readonly PlayedTask[]): string {
  const unknown = {
    action_control: 'N/A',
    error_recognition_and_correction: 'N/A',
    creative_attempts: 'N/A',
    task_completion_efficiency: 'N/A',
    material_selection_and_usage: 'N/A',
  }
  const round = (value: number) => Math.round(100 * value) / 100
  const written = (score: number | null) => (score === null ? 'N/A' : round(WORTH * score))
  const results = [...Map.groupBy(played, ({ category }) => category)].map(([category, own]) => ({
    task_category: category,
    num_tasks: own.length,
    total_max_score: WORTH * own.filter((one) => scoreOf(one) !== null).length,
    total_score: round(own.reduce((sum, one) => sum + WORTH * (scoreOf(one) ?? 0), 0)),
    ...Object.fromEntries(Object.entries(unknown).map(([name, value]) => [`avg_${name}`, value])),
    task_metrics: Object.fromEntries(
      own.map((one) => [
        one.task,
        {
          max_score: WORTH,
          sim_score: one.score === null ? 'N/A' : round(one.score),
          score: written(scoreOf(one)),
          ...unknown,
          ...(one.error === undefined ? {} : { error: one.error, error_type: 'episode' }),
        },
      ]),
    ),
  }))
  return `${JSON.stringify({ participants: { agent }, results }, null, 2)}\n`
}

/** What a task is worth, 0..1: by rules, or else by judges. */
const scoreOf = ({ score, judged }: PlayedTask): number | null => score ?? judged ?? null
