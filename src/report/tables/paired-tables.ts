import { holm } from '../../core/statistics/holm.ts'
import type { Measure } from '../../experiment/analysis/measures.ts'
import { comparePaired, type PairedDifference } from '../../experiment/analysis/paired.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { Contrast, ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { whyNotCompared } from '../../experiment/matrix/played-tasks.ts'
import { coveredBy } from '../interval-note.ts'
import { NOT_APPLICABLE } from '../not-applicable-text.ts'
import { detectableText, METHOD_NOTE, pText, varianceText } from '../number-texts.ts'
import { type Cell, type Estimate, type Table, tableOf } from '../table/model.ts'

/** Probability of any false finding that Holm's procedure allows over all contrasts and measures of a page. */
const LEVEL = 0.05

/** A contrast in a measure. */
export interface ContrastRow {
  contrast: Contrast
  found: PairedDifference
  /** Why the contrast cannot be made; undefined if it can. */
  notApplicable: string | undefined
  /** Whether Holm's procedure confirms the difference, over all rows that can be tested. */
  isReal: boolean
}

/** The contrasts in one measure. */
export interface MeasuredContrasts {
  measure: Measure
  rows: ContrastRow[]
}

/** Differences in pairs, measure by measure. */
export function pairedDifferences(
  spec: Pick<ExperimentSpec, 'tasks' | 'notApplicable'>,
  contrasts: readonly Contrast[],
  results: readonly EpisodeResult[],
  measures: readonly Measure[],
): MeasuredContrasts[] {
  const of = (id: string) => results.filter(({ condition }) => condition === id)
  const all = measures.map((measure) => contrasts.map(({ a, b }) => comparePaired(measure, of(a), of(b))))
  const rejected = holm(
    all.flat().map(({ difference, pairs }) => (pairs === 0 ? Number.NaN : difference.p)),
    LEVEL,
  )
  return measures.map((measure, row) => ({
    measure,
    rows: contrasts.map((contrast, index) => ({
      contrast,
      found: all[row]?.[index] as PairedDifference,
      notApplicable: whyNotCompared(spec, contrast),
      isReal: rejected[row * contrasts.length + index] === true,
    })),
  }))
}

/** A measure with its unit, and the better direction if that is down. */
const measureName = ({ name, unit, better }: Measure): string => {
  const named = unit === '' ? name : `${name} (${unit})`
  return better === 'lower' ? `${named}, lower is better` : named
}

/** Every contrast in every measure; p-values are adjusted by Holm's procedure. */
export const contrastTable = (
  { tasks, seeds }: Pick<ExperimentSpec, 'tasks' | 'seeds'>,
  measured: readonly MeasuredContrasts[],
): Table =>
  tableOf(
    [
      'contrast',
      'measure',
      'pairs',
      'tasks × seeds',
      'difference [95 %]',
      'p',
      'variance (%), task : seed : rest',
      'detectable',
    ],
    measured.flatMap(({ measure, rows }) => rows.map((row) => contrastCells(measure, row))),
    {
      left: 2,
      id: 'contrasts',
      caption: 'Differences between episodes of the same task and seed.',
      notes: [
        `95 % intervals ${coveredBy({ tasks, seeds })}. ${METHOD_NOTE} p: the level at which the interval ends at zero; where there is no interval, the sign test. * rejected by Holm at 5 % over all contrasts and measures. Detectable: found in 80 % of simulated experiments with this many tasks and seeds.`,
      ],
    },
  )

function contrastCells(measure: Measure, row: ContrastRow): Cell[] {
  const { contrast, found, notApplicable, isReal } = row
  const { difference, pairs } = found
  const name = measureName(measure)
  if (notApplicable !== undefined) return [contrast.name, name, 0, '–', NOT_APPLICABLE, '–', '–', '–']
  return [
    contrast.name,
    name,
    pairs,
    `${difference.tasks} × ${difference.seeds}`,
    estimateOf(measure, row),
    pairs === 0 ? '–' : pText(difference.p, isReal),
    varianceText(difference.components),
    detectableText(found),
  ]
}

/** Measures in the short table of contrasts, as far as they are measured. */
const SHORT = ['completion', 'efficiency', 'calls']

/** A row for each contrast: the measures that matter most, side by side. The head holds the common part of all names. */
export function shortContrastTable(
  { tasks, seeds }: Pick<ExperimentSpec, 'tasks' | 'seeds'>,
  all: readonly MeasuredContrasts[],
): Table {
  const shown = all.filter(({ measure }) => SHORT.includes(measure.id))
  const contrasts = all[0]?.rows.map(({ contrast }) => contrast) ?? []
  const heads = new Set(contrasts.map(({ name }) => name.split(MINUS)[0]))
  const common = heads.size === 1 ? `${contrasts[0]?.name.split(MINUS)[0]}${MINUS}` : ''
  return tableOf(
    [
      common === '' ? 'difference' : `${common}…`,
      'pairs',
      ...shown.map(({ measure: { name, unit } }) => (unit === '' ? name : `${name} (${unit})`)),
    ],
    contrasts.map(({ name }, index) => [
      name.slice(common.length),
      all[0]?.rows[index]?.found.pairs ?? 0,
      ...shown.map(({ measure, rows }) => shortCell(measure, rows[index])),
    ]),
    {
      id: 'contrasts',
      spare: ['model calls'],
      notes: [
        `Means with 95 % intervals ${coveredBy({ tasks, seeds })} (t; ˢ extended for skewness, ᵉ exact); differences are paired by task and seed. * a difference by Holm at 5 % over all contrasts and measures.`,
      ],
    },
  )
}

const MINUS = ' − '

function shortCell(measure: Measure, row: ContrastRow | undefined): Cell {
  if (row === undefined) return '–'
  return row.notApplicable === undefined
    ? { ...estimateOf(measure, row), ...(row.isReal ? { mark: '*' } : {}) }
    : NOT_APPLICABLE
}

/** A difference with its interval; if Holm's procedure confirms it, with whether it is an improvement. */
export function estimateOf(
  { better }: Measure,
  { found: { difference }, isReal }: Pick<ContrastRow, 'found' | 'isReal'>,
): Estimate {
  const { mean, low, high, method } = difference
  const isBetter = isReal && better !== undefined ? { better: mean > 0 === (better === 'higher') } : {}
  return { mean, low, high, method, ...isBetter }
}
