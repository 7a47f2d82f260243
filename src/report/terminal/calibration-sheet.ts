import Table from 'cli-table3'
import { count } from '../../core/count.ts'
import type { Calibration, CalibrationVerdict, Trial } from '../../planner/causal/calibration/calibration.ts'
import { TABLE_STYLE } from './table-style.ts'

/** What follows from a calibration, for people. */
export const verdictWords: Readonly<Record<CalibrationVerdict, string>> = {
  refine: 'refines',
  refine_by_single_rules: 'refines, one cause at a time',
  abstain: 'abstains and keeps the graph as predicted',
}

type RateName = { [Name in keyof Trial]: Trial[Name] extends { mean: number } ? Name : never }[keyof Trial]

const ROWS: readonly [RateName, string][] = [
  ['repeatability', 'true edges that an answer repeats'],
  ['rewording', '… with everything in other words'],
  ['overReaction', 'left out when shams are contradicted'],
  ['spill', 'left out when other rules are contradicted'],
  ['obedience', 'left out when their own rules are contradicted'],
  ['recall', 'true edges kept in the end'],
]

/** What a model does with contradicted rules on tasks of known truth, and what follows. */
export function calibrationSheet(calibration: Calibration): string {
  const { model, tasks, edges, calls, unanswered, halves, single, screening, verdict, reason } = calibration
  const ways = [
    { way: 'half of the rules at once', trial: halves },
    { way: 'one cause at a time', trial: single },
  ].flatMap(({ way, trial }) => (trial === undefined ? [] : [{ way, trial }]))
  const trials = ways.map(({ trial }) => trial)
  const lost = unanswered === 0 ? '' : `, ${unanswered} of them without a usable reply`
  const title = `${model}: ${count(tasks, 'calibration task')} with ${edges} true edges, ${count(calls, 'question')}${lost}`
  const conclusion = `${verdictWords[verdict]}: ${reason}`
  if (trials.length === 0) return `${title}\n${conclusion}`
  const table = new Table({
    style: TABLE_STYLE,
    head: ['', ...ways.map(({ way }) => way)],
    colAligns: ['left', 'right', 'right'],
  })
  if (trials.some((trial) => trial.tasks !== tasks))
    table.push(['tasks tried', ...trials.map((trial) => String(trial.tasks))])
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  for (const [name, words] of ROWS) {
    table.push([
      words,
      ...trials.map((trial) => {
        const { mean, low, high, n } = trial[name]
        return n === 0 ? '–' : `${percent(mean)} [${percent(low)}, ${percent(high)}], n ${n}`
      }),
    ])
  }
  table.push(
    ['made-up edges kept', ...trials.map(({ madeUp: { kept, initial } }) => `${kept} of ${initial}`)],
    ['F1 before and after', ...trials.map(({ f1 }) => `${f1.initial.toFixed(3)} → ${f1.refined.toFixed(3)}`)],
  )
  const further =
    screening === undefined
      ? ''
      : `\nMisapplied rules in ${count(screening.tasks, 'further task')} with ${screening.edges} true edges: ${screening.kept} of ${count(screening.madeUp, 'made-up edge')} kept`
  return `${title}\n${table.toString()}${further}\n${conclusion}`
}
