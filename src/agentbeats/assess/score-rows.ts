import { wilson } from '../../core/statistics/intervals.ts'
import { studentQuantile } from '../../core/statistics/student.ts'
import type { CategoryResult } from '../protocol/result.ts'

const LEVEL = 0.95

/** Header and rows of the results table: earned and possible scores, with n and 95 % intervals. */
export const SCORE_HEAD = [
  'category',
  'n',
  'score',
  'of',
  'mean %',
  '95 %',
  'full score',
  '95 %',
  'judged',
] as const

export function scoreRows(results: readonly CategoryResult[]): string[][] {
  return results.map(({ task_category, total_score, total_max_score, task_metrics }) => {
    const tasks = Object.values(task_metrics)
    const shares = tasks.flatMap(({ score, max_score }) =>
      score === 'N/A' ? [] : [(100 * score) / max_score],
    )
    const n = shares.length
    const full = shares.filter((share) => share >= 100).length
    const rate = wilson({ hits: full, n })
    const judged = tasks.filter(({ video_eval_scores }) => video_eval_scores !== undefined).length
    return [
      task_category,
      String(n),
      total_score.toFixed(2),
      String(total_max_score),
      n === 0 ? '' : mean(shares).toFixed(1),
      meanInterval(shares),
      `${full} of ${n}`,
      n === 0 ? '' : `${(100 * rate.low).toFixed(0)}–${(100 * rate.high).toFixed(0)} %`,
      `${judged} of ${tasks.length}`,
    ]
  })
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Student's t over tasks; undefined for a single task, or if all tasks have the same score, since the spread is then unknown. */
function meanInterval(shares: readonly number[]): string {
  const n = shares.length
  const middle = mean(shares)
  const variance = shares.reduce((sum, share) => sum + (share - middle) ** 2, 0) / (n - 1)
  if (n < 2 || variance === 0) return 'no spread'
  const half = studentQuantile(1 - LEVEL, n - 1) * Math.sqrt(variance / n)
  return `${Math.max(0, middle - half).toFixed(0)}–${Math.min(100, middle + half).toFixed(0)}`
}
