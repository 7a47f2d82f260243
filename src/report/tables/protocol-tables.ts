import type { VarianceComponents } from '../../core/statistics/crossed.ts'
import { type ChargedCalibration, calibrationCharge } from '../../experiment/analysis/calibration-charge.ts'
import { summarize } from '../../experiment/analysis/summary.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
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
import { type Table, tableOf } from '../table/model.ts'
import type { Block } from '../table/table.ts'
import { CALIBRATION, CALLS, CALLS_NOTE, callColumns } from './call-columns.ts'
import { ablationTable } from './condition-tables.ts'
import { estimateOf } from './paired-tables.ts'

/** Results of a planned experiment: the primary comparison, all others, and how each condition did in each cell. */
export function protocolBlocks(
  spec: ExperimentSpec,
  plan: ExperimentPlan,
  results: readonly EpisodeResult[],
  sheets: readonly ChargedCalibration[],
): Block[] {
  const comparisons = plannedComparisons(spec, plan, results)
  const of = (wanted: ComparisonRank) => comparisons.filter(({ rank }) => rank === wanted)
  const [primary] = of('primary')
  const others = of('other')
  const cells = plan.cells.map((cell) => resultsOfCell(spec, cell, results))
  const fours = cells.filter(({ spec: { kind } }) => kind === 'ablation')
  return [
    [
      ...(primary === undefined ? [] : [primaryText(primary, plan)]),
      ...of('secondary').map(secondaryText),
    ].join('\n'),
    ...fours.map(({ spec: cell, results: own }) => {
      const four = ablationTable(cell, own)
      const name = slug(cell.title)
      return { ...four, id: `ablation-${name}`, caption: `${four.caption} Cell: ${cell.title}.` }
    }),
    cellsTable(cells, sheets),
    ...chargeTable(cells, sheets),
    ...(others.length === 0 ? [] : [comparisonsTable(others)]),
  ]
}

const slug = (text: string): string => text.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()

const NOTES =
  'Differences are paired by task and seed, with 95 % intervals that take both for random (t; ˢ extended for skewness, ᵉ exact); p of the primary one by itself, * where Holm at 5 % over all other comparisons of all cells and measures rejects.'

/** One line of the decisive figures. */
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

/** In the notation of the protocol. */
const foundText = ({ task, seed, residual }: VarianceComponents): string =>
  `{ ${Object.entries({ task, seed, residual })
    .map(([part, value]) => `${part}: ${Number(value.toFixed(2))}`)
    .join(', ')} }`

function cellsTable(
  cells: readonly ReturnType<typeof resultsOfCell>[],
  sheets: readonly ChargedCalibration[],
): Table {
  const calls = cells.map(({ spec, results }) => callColumns(spec, results, sheets))
  const isCalibrated = calls.some(({ heads }) => heads.length > 1)
  return tableOf(
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
      ...(isCalibrated ? [CALLS, CALIBRATION] : [CALLS]),
    ],
    cells.flatMap(({ spec, results }, cell) =>
      spec.conditions.map(({ id, label = id }, index) => {
        const summary = summarize(id, results)
        const { n, success, completion, viewHits, efficiency, balance, seconds, outcomes } = summary
        return [
          index === 0 ? spec.title : '',
          label,
          episodesText(n),
          whyNothingPlayed(spec, id) === undefined ? percent(success.sound.mean) : NOT_APPLICABLE,
          percent((outcomes.get('limit') ?? 0) / n.all),
          { ...completion.sound, places: 1 },
          { ...viewHits, places: 1 },
          efficiency,
          plain(balance.mean),
          plain(seconds.mean),
          ...(calls[cell]?.cells(summary) ?? []),
          ...(isCalibrated && calls[cell]?.heads.length === 1 ? ['–'] : []),
        ]
      }),
    ),
    {
      left: 2,
      spare: ['balance (%)', 'VHR (%)', 'limit (%)', 'CR (%)', CALIBRATION, CALLS, 'time (s)'],
      id: 'cells',
      caption: 'Conditions by cell of the protocol.',
      notes: [
        'limit: share of episodes that a time limit ended. Planning and thinking count in efficiency.',
        ...(isCalibrated ? [CALLS_NOTE] : []),
      ],
    },
  )
}

/** Conditions with the calibration of their model charged to their plans; empty if none was calibrated. */
export function chargeTable(
  cells: readonly { spec: ExperimentSpec; results: readonly EpisodeResult[] }[],
  sheets: readonly ChargedCalibration[],
): Table[] {
  const isPlanned = cells.length > 1
  const rows = cells.flatMap(({ spec, results }) =>
    spec.conditions.flatMap((condition) => {
      const charge = calibrationCharge(condition, results, sheets)
      if (charge === undefined) return []
      const { calls, seconds, plans, callsAn, efficiency } = charge
      const efficiencies =
        efficiency === null ? ['–', '–', '–'] : [efficiency.played, efficiency.amortised, efficiency.first]
      return [
        [
          ...(isPlanned ? [spec.title] : []),
          labelsOf(spec.conditions).get(condition.id) ?? condition.id,
          calls,
          seconds === null ? '–' : plain(seconds),
          plans,
          ...[callsAn.played, callsAn.amortised, callsAn.first].map(plain),
          ...efficiencies.map((value) => (typeof value === 'string' ? value : plain(value.mean))),
        ],
      ]
    }),
  )
  if (rows.length === 0) return []
  const columns = [
    ...(isPlanned ? ['cell'] : []),
    'condition',
    { head: 'calls', group: 'calibration' },
    { head: 's', group: 'calibration' },
    'plans',
    ...CHARGED.map((head) => ({ head, group: 'calls per episode' })),
    ...CHARGED.map((head) => ({ head, group: 'efficiency (%/min)' })),
  ]
  return [
    tableOf(columns, rows, {
      left: isPlanned ? 2 : 1,
      id: 'calibration',
      caption: 'What calibrating the model costs.',
      notes: [CHARGE_NOTE],
    }),
  ]
}

/** How a calibration is charged to plans. */
const CHARGED = ['played', 'shared', 'first']

const CHARGE_NOTE =
  'Calibration: once per model. Played: without it; shared: with the share of one plan; first: all of it charged to the first plan.'

function comparisonsTable(comparisons: readonly Comparison[]): Table {
  return tableOf(
    ['cell', 'difference', 'measure', 'pairs', 'mean [95 %]', 'p'],
    comparisons.map(({ cell, contrast, measure, found, notApplicable, isReal }) => [
      cell,
      contrast.name,
      measure.unit === '' ? measure.name : `${measure.name} (${measure.unit})`,
      found.pairs,
      notApplicable === undefined ? estimateOf(measure, { found, isReal }) : NOT_APPLICABLE,
      found.pairs === 0 ? '–' : pText(found.difference.p, isReal),
    ]),
    {
      left: 3,
      id: 'comparisons',
      caption: 'Secondary comparisons, paired by task and seed.',
      notes: [NOTES],
    },
  )
}

const percent = (value: number): string => plain(100 * value)
