import { count } from '../../core/count.ts'
import type { Random } from '../../core/random.ts'
import { areaUnderCurve } from '../../core/statistics/agreement/preference.ts'
import { mean as average, clusteredBootstrap } from '../../core/statistics/bootstrap.ts'
import { nestedMean, SHARE } from '../../core/statistics/crossed.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import type { JudgedRun } from '../../evaluation/judged-runs.ts'
import type { Judgement } from '../../evaluation/judgement.ts'
import { agreementOfPanel, panelOf } from '../../evaluation/panel.ts'
import { DIMENSIONS, type Dimension } from '../../mcu/autoeval/dimension.ts'
import { EVERYTHING, type Layout, prose, table } from '../table/table.ts'

/** A run and a judgement of it. */
export interface JudgedResult {
  readonly run: JudgedRun
  readonly judgement: Judgement
}

/** Short names of the dimensions for the heads of tables. */
export const HEADS: Readonly<Record<Dimension, string>> = {
  'Task Progress': 'progress',
  'Action Control': 'control',
  'Error Recognition and Correction': 'errors',
  'Creative Attempts': 'creative',
  'Task Completion Efficiency': 'time',
  'Material Selection and Usage': 'material',
}

const percent = (share: number): string => (Number.isFinite(share) ? (100 * share).toFixed(0) : '–')
const within = ({ mean, low, high }: Interval): string => {
  if (Number.isNaN(mean)) return '–'
  return Number.isFinite(low) ? `${percent(mean)} [${percent(low)}, ${percent(high)}]` : percent(mean)
}

/** Tables of judgements: for each judge the means of each team and the agreement with the predicates, and a panel's agreement. */
export function judgementTables(
  results: readonly JudgedResult[],
  random: Random,
  layout: Layout = EVERYTHING,
): string {
  const says = (text: string) => prose(text, layout)
  const judges = [...Map.groupBy(results, ({ judgement }) => judgement.judge.id)]
  const tables = judges.map(([id, own]) =>
    [
      says(`${id}: means over runs in per cent, with 95 % intervals`),
      meansTable(own.map(ownScores), layout),
      says(notes(own)),
      agreement(own, random, layout),
    ]
      .filter((text) => text !== '')
      .join('\n'),
  )
  return [...tables, ...(judges.length > 1 ? [panelTable(results, layout)] : [])].join('\n\n')
}

const ownScores = ({ run, judgement }: JudgedResult) => ({
  run,
  score: (name: Dimension) => judgement.scores[name].value,
})

/** A score of a run in each dimension; null where it has none. */
type ScoreOf = (dimension: Dimension) => number | null

/** Dimensions that a narrow terminal omits, in this order. */
const SPARE = (['Creative Attempts', 'Material Selection and Usage', 'Action Control'] as const).map(
  (name) => HEADS[name],
)

function meansTable(
  results: readonly { readonly run: JudgedRun; readonly score: ScoreOf }[],
  layout: Layout,
): string {
  const rows = [...Map.groupBy(results, ({ run }) => run.team)].map(([team, own]) => {
    const means = DIMENSIONS.map((name) =>
      nestedMean(
        own.flatMap(({ run: { task, seed }, score }) => {
          const value = score(name)
          return value === null ? [] : [{ task, seed, value }]
        }),
        SHARE,
      ),
    )
    return [team, own.length, ...means.map(within)]
  })
  return table(['', 'n', ...DIMENSIONS.map((name) => HEADS[name])], rows, { layout, spare: SPARE })
}

/** Notes on missing values: dimensions that do not apply are left out of the means, and unread replies never count as 0. */
function notes(results: readonly JudgedResult[]): string {
  const samples = results.flatMap(({ judgement }) => judgement.samples)
  const of = (status: string) => samples.filter((sample) => sample.status === status).length
  const absent = DIMENSIONS.flatMap((name) => {
    const runs = results.filter(({ judgement }) => judgement.scores[name].value === null).length
    return runs === 0 ? [] : [`${HEADS[name]} ${runs}`]
  })
  const spread = results.flatMap(({ judgement }) =>
    DIMENSIONS.flatMap((name) => {
      const { low, high, rated } = judgement.scores[name]
      return rated > 1 && low !== null && high !== null ? [high - low] : []
    }),
  )
  return [
    `${count(samples.length, 'reply', 'replies')}: ${of('rated')} read, ${of('unparsed')} not to be read, ${of('failed')} failed.`,
    absent.length === 0 ? '' : ` Not rated, of ${results.length} runs: ${absent.join(', ')}.`,
    spread.length === 0
      ? ''
      : ` Between samples of the same run scores differ by ${percent(spread.reduce((sum, value) => sum + value, 0) / spread.length)} points on average.`,
  ].join('')
}

/**
 * How well Task Progress agrees with the predicates, for tasks that have both. The predicate decides success in
 * any case.
 */
function agreement(results: readonly JudgedResult[], random: Random, layout: Layout): string {
  const says = (text: string) => prose(text, layout)
  const both = results.flatMap(({ run, judgement: { outcome, scores } }) => {
    const score = scores['Task Progress'].value
    return outcome === null || score === null ? [] : [{ task: run.task, score, success: outcome.success }]
  })
  if (both.length === 0) return says('No task has both a predicate and a rating of its progress.')
  const tasks = [...Map.groupBy(both, ({ task }) => task).values()]
  const { mean, low, high } = clusteredBootstrap(tasks, areaUnderCurve, random, { limits: SHARE })
  const successes = both.filter(({ success }) => success).length
  const counts = `${successes} successes and ${both.length - successes} failures in ${count(tasks.length, 'task')}`
  const inAll = Number.isNaN(mean)
    ? `Predicate and progress cannot be compared over all: ${counts}.`
    : `Predicate and progress agree with an area under the curve of ${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}] (${counts}).`
  return `${says(inAll)}\n${agreementByTask(both, layout)}`
}

/** Maximum number of tasks shown one by one. */
const MOST_TASKS = 20

/** Mean progress and success of each task, the largest differences first. */
function agreementByTask(
  both: readonly { task: string; score: number; success: boolean }[],
  layout: Layout,
): string {
  const tasks = [...Map.groupBy(both, ({ task }) => task)]
    .map(([task, own]) => {
      const [success, progress] = [own.map((one) => Number(one.success)), own.map(({ score }) => score)].map(
        average,
      )
      const apart = average(own.map((one) => Math.abs(Number(one.success) - one.score)))
      return { task, n: own.length, success: success as number, progress: progress as number, apart }
    })
    .sort((a, b) => b.apart - a.apart || (a.task < b.task ? -1 : 1))
  const most = layout.all ? tasks.length : MOST_TASKS
  const rows = tasks
    .slice(0, most)
    .map(({ task, n, success, progress, apart }) => [
      ...[task, n],
      ...[success, progress, apart].map(percent),
    ])
  const rest = tasks.slice(most)
  const others =
    rest.length === 0
      ? ''
      : `\n${count(rest.length, 'other task')}: at most ${percent(rest[0]?.apart ?? 0)} points apart (--all).`
  return `${table(['task', 'n', 'success (%)', 'progress (%)', 'apart'], rows, { layout })}${others}`
}

/** The judges' combined verdict, and their agreement. */
function panelTable(results: readonly JudgedResult[], layout: Layout): string {
  const says = (text: string) => prose(text, layout)
  const byRun = [...Map.groupBy(results, ({ run }) => run)].map(([run, own]) => ({
    run,
    judgements: own.map(({ judgement }) => judgement),
  }))
  const alphas = agreementOfPanel(byRun.map(({ judgements }) => judgements))
  const panel = byRun.map(({ run, judgements }) => {
    const scores = panelOf(judgements)
    return { run, score: (name: Dimension) => scores[name].value }
  })
  const agreed = DIMENSIONS.map(
    (name) => `${HEADS[name]} ${Number.isNaN(alphas[name]) ? '–' : alphas[name].toFixed(2)}`,
  )
  return [
    says('The panel: medians over its judges, means over runs in per cent, with 95 % intervals'),
    meansTable(panel, layout),
    says(`Krippendorff’s α of the judges over ${count(byRun.length, 'run')}: ${agreed.join(', ')}.`),
  ].join('\n')
}
