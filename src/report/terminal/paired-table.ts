import { holm } from '../../core/statistics/holm.ts'
import type { Measure } from '../../experiment/analysis/measures.ts'
import { comparePaired, type PairedDifference } from '../../experiment/analysis/paired.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { Contrast, ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { whyNotCompared } from '../../experiment/matrix/played-tasks.ts'
import { NOT_APPLICABLE } from '../not-applicable-text.ts'
import { detectableText, pText, varianceText, withInterval } from '../number-texts.ts'
import { type Cell, type Layout, table } from './table.ts'

/** Chance of even one false finding that Holm's procedure allows over all contrasts and measures of a page. */
const LEVEL = 0.05

/** A contrast in a measure. */
export interface ContrastRow {
  contrast: Contrast
  found: PairedDifference
  /** Why the contrast cannot be made; undefined where it can. */
  notApplicable: string | undefined
  /** Whether Holm's procedure holds it for real, over all rows that can be tested. */
  isReal: boolean
}

/** Differences in pairs, measure by measure. */
export function pairedDifferences(
  spec: Pick<ExperimentSpec, 'tasks' | 'notApplicable'>,
  contrasts: readonly Contrast[],
  results: readonly EpisodeResult[],
  measures: readonly Measure[],
): { measure: Measure; rows: ContrastRow[] }[] {
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

/** Differences in pairs, a table for each measure; p-values are held against each other by Holm's procedure. */
export function pairedTable(
  spec: Pick<ExperimentSpec, 'tasks' | 'notApplicable'>,
  contrasts: readonly Contrast[],
  results: readonly EpisodeResult[],
  measures: readonly Measure[],
  layout: Layout,
): string {
  const found = pairedDifferences(spec, contrasts, results, measures)
  if (!layout.all) return contrastTable(found, layout)
  return found
    .map(({ measure: { name, unit, better }, rows }) =>
      table(
        [
          [unit === '' ? name : `${name} (${unit})`, ...(better === 'lower' ? ['lower is better'] : [])].join(
            ', ',
          ),
          'pairs',
          'tasks × seeds',
          'difference [95 %]',
          'p',
          'variance (%), task : seed : rest',
          'detectable',
        ],
        rows.map(({ contrast, found, notApplicable, isReal }) => {
          const { difference, pairs } = found
          if (notApplicable !== undefined) return [contrast.name, 0, '–', NOT_APPLICABLE, '–', '–', '–']
          return [
            contrast.name,
            pairs,
            `${difference.tasks} × ${difference.seeds}`,
            withInterval(difference),
            pText(difference.p, isReal),
            varianceText(difference.components),
            detectableText(found),
          ]
        }),
        { layout },
      ),
    )
    .join('\n')
}

/** Measures that the short table of contrasts shows, as far as they are measured. */
const SHORT = ['completion', 'efficiency', 'calls']

/** One row a contrast: what decides, and the rest with --all. What all names have in common stands in the head. */
function contrastTable(all: ReturnType<typeof pairedDifferences>, layout: Layout): string {
  const shown = all.filter(({ measure }) => SHORT.includes(measure.id))
  const contrasts = all[0]?.rows.map(({ contrast }) => contrast) ?? []
  const heads = new Set(contrasts.map(({ name }) => name.split(MINUS)[0]))
  const common = heads.size === 1 ? `${contrasts[0]?.name.split(MINUS)[0]}${MINUS}` : ''
  return table(
    [
      common === '' ? 'difference' : `${common}…`,
      'pairs',
      ...shown.map(({ measure: { name, unit } }) => (unit === '' ? name : `${name} (${unit})`)),
    ],
    contrasts.map(({ name }, index) => [
      name.slice(common.length),
      all[0]?.rows[index]?.found.pairs ?? 0,
      ...shown.map(({ measure, rows }) => cellOf(measure, rows[index])),
    ]),
    { layout, spare: ['model calls'] },
  )
}

const MINUS = ' − '

/** A difference with its interval; where Holm's procedure holds it for real, with a star and in the colour of better or worse. */
function cellOf({ better }: Measure, row: ContrastRow | undefined): Cell {
  if (row === undefined) return '–'
  if (row.notApplicable !== undefined) return NOT_APPLICABLE
  const { difference } = row.found
  const text = `${withInterval(difference)}${row.isReal ? ' *' : ''}`
  return row.isReal && better !== undefined
    ? { text, better: difference.mean > 0 === (better === 'higher') }
    : text
}
