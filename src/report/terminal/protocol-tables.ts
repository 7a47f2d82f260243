import type { VarianceComponents } from '../../core/statistics/crossed.ts'
import { calibrationCharge } from '../../experiment/analysis/calibration-charge.ts'
import { summarize } from '../../experiment/analysis/summary.ts'
import type { KeptCalibration } from '../../experiment/matrix/calibrate-once.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentPlan, ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { whyNothingPlayed } from '../../experiment/matrix/played-tasks.ts'
import {
  type Comparison,
  type ComparisonRank,
  plannedComparisons,
  resultsOfCell,
} from '../../experiment/protocol/cell-results.ts'
import { NOT_APPLICABLE } from '../not-applicable-text.ts'
import { episodesText, plain, pText, varianceText, withInterval } from '../number-texts.ts'
import { ablationTable } from './experiment-tables.ts'
import { type Layout, prose, table } from './table.ts'

/** What a planned experiment has found out: the primary comparison, all others, and how each condition did in each cell. */
export function protocolTables(
  spec: ExperimentSpec,
  plan: ExperimentPlan,
  results: readonly EpisodeResult[],
  { layout, sheets }: { layout: Layout; sheets: readonly KeptCalibration[] },
): string {
  const comparisons = plannedComparisons(spec, plan, results)
  const of = (wanted: ComparisonRank) => comparisons.filter(({ rank }) => rank === wanted)
  const [primary] = of('primary')
  const others = of('other')
  const cells = plan.cells.map((cell) => resultsOfCell(spec, cell, results))
  const fours = cells.filter(({ spec: { kind } }) => kind === 'ablation')
  return [
    ...(primary === undefined ? [] : [primaryText(primary, plan)]),
    ...of('secondary').map(secondaryText),
    ...fours.flatMap((cell) => [
      '',
      `Table 4 in the cell ${cell.spec.title}`,
      ablationTable(cell.spec, cell.results, layout),
    ]),
    '',
    cellsTable(cells, layout),
    ...chargeTable(cells, sheets, layout),
    ...(others.length === 0 ? [] : ['', comparisonsTable(others, layout), prose(NOTES, layout)]),
  ].join('\n')
}

const NOTES =
  'Differences are paired by task and seed, with 95 % intervals that take both for random (t; ˢ extended for skewness, ᵉ exact); p of the primary one by itself, * where Holm at 5 % over all other comparisons of all cells and measures rejects. limit: share of episodes that a time limit ended. Planning and thinking count in efficiency.'

/** One line of what decides. */
function primaryText({ cell, contrast, measure, found, isReal }: Comparison, plan: ExperimentPlan): string {
  const { difference, pairs } = found
  const power =
    plan.detectable === null
      ? 'no pilot has said what it detects'
      : `planned to detect ${plan.detectable.toFixed(2)} with 80 % power (simulated)`
  return [
    `primary  ${measure.name} (${measure.unit}), ${contrast.name}, ${cell}: ${withInterval(difference, 2)}, p ${pText(difference.p)}; ${isReal ? 'a difference' : 'no difference shown'}`,
    `         ${pairs} pairs, ${difference.tasks} × ${difference.seeds} tasks × seeds, variance (%) of task : seed : rest ${varianceText(difference.components)}; ${power}`,
    ...(plan.isPilot ? [`         for the protocol: found: ${foundText(difference.components)}`] : []),
  ].join('\n')
}

/** One line of a key secondary comparison. */
function secondaryText({ cell, contrast, measure, found, isReal }: Comparison): string {
  const { difference, pairs } = found
  const verdict = pairs === 0 ? 'no pairs' : isReal ? 'a difference' : 'no difference shown'
  return `second.  ${measure.name} (${measure.unit}), ${contrast.name}, ${cell}: ${withInterval(difference, 2)}, p ${pText(difference.p)}; ${verdict}; ${pairs} pairs`
}

/** As the protocol writes them. */
const foundText = ({ task, seed, residual }: VarianceComponents): string =>
  `{ ${Object.entries({ task, seed, residual })
    .map(([part, value]) => `${part}: ${Number(value.toFixed(2))}`)
    .join(', ')} }`

function cellsTable(cells: readonly ReturnType<typeof resultsOfCell>[], layout: Layout): string {
  return table(
    [
      'cell',
      'condition',
      'n',
      'success (%)',
      'limit (%)',
      'CR (%)',
      'VHR (%)',
      'efficiency (%/min)',
      'balance (%)',
      'time (s)',
      'calls',
    ],
    cells.flatMap(({ spec, results }) =>
      spec.conditions.map(({ id, label = id }, index) => {
        const summary = summarize(id, results)
        const { n, success, completion, viewHits, efficiency, balance, seconds, calls, outcomes } = summary
        return [
          index === 0 ? spec.title : '',
          label,
          episodesText(n),
          whyNothingPlayed(spec, id) === undefined ? percent(success.sound.mean) : NOT_APPLICABLE,
          percent((outcomes.get('limit') ?? 0) / n.all),
          withInterval(completion.sound, 1),
          withInterval(viewHits, 1),
          withInterval(efficiency),
          plain(balance.mean),
          plain(seconds.mean),
          plain(calls.mean),
        ]
      }),
    ),
    { left: 2, layout, spare: ['balance (%)', 'VHR (%)', 'limit (%)', 'CR (%)', 'calls', 'time (s)'] },
  )
}

/** Conditions with the calibration of their model charged to their plans; empty where none was calibrated. */
function chargeTable(
  cells: readonly ReturnType<typeof resultsOfCell>[],
  sheets: readonly KeptCalibration[],
  layout: Layout,
): string[] {
  const rows = cells.flatMap(({ spec, results }) =>
    spec.conditions.flatMap((condition) => {
      const charge = calibrationCharge(condition, results, sheets)
      if (charge === undefined) return []
      const { calls, seconds, plans, callsAn, efficiency } = charge
      return [
        [
          spec.title,
          condition.label ?? condition.id,
          `${calls} calls${seconds === null ? '' : `, ${plain(seconds)} s`}`,
          plans,
          [callsAn.played, callsAn.amortised, callsAn.first].map(plain).join(' / '),
          efficiency === null
            ? '–'
            : [efficiency.played, efficiency.amortised, efficiency.first]
                .map(({ mean }) => plain(mean))
                .join(' / '),
        ],
      ]
    }),
  )
  if (rows.length === 0) return []
  const columns = ['cell', 'condition', 'calibration', 'plans', 'calls an episode', 'efficiency (%/min)']
  return ['', table(columns, rows, { left: 3, layout }), prose(CHARGE_NOTE, layout)]
}

const CHARGE_NOTE =
  'What calibrating the model costs: as played without it / amortised over the plans of the cell / all of it charged to the first plan.'

function comparisonsTable(comparisons: readonly Comparison[], layout: Layout): string {
  return table(
    ['cell', 'difference', 'measure', 'pairs', 'mean [95 %]', 'p'],
    comparisons.map(({ cell, contrast, measure, found, notApplicable, isReal }) => [
      cell,
      contrast.name,
      measure.unit === '' ? measure.name : `${measure.name} (${measure.unit})`,
      found.pairs,
      notApplicable === undefined ? withInterval(found.difference) : NOT_APPLICABLE,
      found.pairs === 0 ? '–' : pText(found.difference.p, isReal),
    ]),
    { left: 3, layout },
  )
}

const percent = (value: number): string => plain(100 * value)
