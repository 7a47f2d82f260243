import { count } from '../../core/count.ts'
import type { Calibration, CalibrationVerdict, Trial } from '../../planner/causal/calibration/calibration.ts'
import { EVERYTHING, type Layout, prose, table } from '../table/table.ts'

/** The consequences of a calibration, in words. */
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

/** A model's reaction to contradicted rules on tasks of known truth, and the consequences. */
export function calibrationSheet(calibration: Calibration, layout: Layout = EVERYTHING): string {
  const { model, tasks, edges, calls, unanswered, halves, single, screening, verdict, reason } = calibration
  const ways = [
    { way: 'half of the rules at once', trial: halves },
    { way: 'one cause at a time', trial: single },
  ].flatMap(({ way, trial }) => (trial === undefined ? [] : [{ way, trial }]))
  const trials = ways.map(({ trial }) => trial)
  const lost = unanswered === 0 ? '' : `, ${unanswered} of them without a usable reply`
  const title = `${model}: ${count(tasks, 'calibration task')} with ${edges} true edges, ${count(calls, 'question')}${lost}`
  const conclusion = `${verdictWords[verdict]}: ${reason}`
  if (trials.length === 0) return prose(`${title}\n${conclusion}`, layout)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const rows = [
    ...(trials.some((trial) => trial.tasks !== tasks)
      ? [['tasks tried', ...trials.map((trial) => String(trial.tasks))]]
      : []),
    ...ROWS.map(([name, words]) => [
      words,
      ...trials.map((trial) => {
        const { mean, low, high, n } = trial[name]
        return n === 0 ? '–' : `${percent(mean)} [${percent(low)}, ${percent(high)}], n ${n}`
      }),
    ]),
    ['made-up edges kept', ...trials.map(({ madeUp: { kept, initial } }) => `${kept} of ${initial}`)],
    ['F1 before and after', ...trials.map(({ f1 }) => `${f1.initial.toFixed(3)} → ${f1.refined.toFixed(3)}`)],
  ]
  const further =
    screening === undefined
      ? ''
      : `Misapplied rules in ${count(screening.tasks, 'further task')} with ${screening.edges} true edges: ${screening.kept} of ${count(screening.madeUp, 'made-up edge')} kept\n`
  return [
    prose(title, layout),
    table(['', ...ways.map(({ way }) => way)], rows, { layout }),
    prose(`${further}${conclusion}`, layout),
  ].join('\n')
}
