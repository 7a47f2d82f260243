import { holm } from '../../core/statistics/holm.ts'
import type { Measure } from '../../experiment/analysis/measures.ts'
import { comparePaired, type PairedDifference } from '../../experiment/analysis/paired.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { Contrast } from '../../experiment/matrix/experiment-spec.ts'
import { detectableText, pText, varianceText, withInterval } from '../number-texts.ts'
import { type Cell, type Layout, table } from './table.ts'

/** Chance of even one false finding that Holm's procedure allows over all contrasts and measures of a page. */
const LEVEL = 0.05

/** Differences in pairs, and which of all of them Holm's procedure holds for real. */
export function pairedDifferences(
  contrasts: readonly Contrast[],
  results: readonly EpisodeResult[],
  measures: readonly Measure[],
): { measure: Measure; rows: { contrast: Contrast; found: PairedDifference; isReal: boolean }[] }[] {
  const of = (id: string) => results.filter(({ condition }) => condition === id)
  const all = measures.map((measure) => contrasts.map(({ a, b }) => comparePaired(measure, of(a), of(b))))
  const rejected = holm(
    all.flat().map(({ difference }) => difference.p),
    LEVEL,
  )
  return measures.map((measure, row) => ({
    measure,
    rows: contrasts.map((contrast, index) => ({
      contrast,
      found: all[row]?.[index] as PairedDifference,
      isReal: rejected[row * contrasts.length + index] === true,
    })),
  }))
}

/** Differences in pairs, a table for each measure; p-values are held against each other by Holm's procedure. */
export function pairedTable(
  contrasts: readonly Contrast[],
  results: readonly EpisodeResult[],
  measures: readonly Measure[],
  layout: Layout,
): string {
  const found = pairedDifferences(contrasts, results, measures)
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
        rows.map(({ contrast, found, isReal }) => {
          const { difference, pairs } = found
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
function cellOf({ better }: Measure, row: { found: PairedDifference; isReal: boolean } | undefined): Cell {
  if (row === undefined) return '–'
  const { difference } = row.found
  const text = `${withInterval(difference)}${row.isReal ? ' *' : ''}`
  return row.isReal && better !== undefined
    ? { text, better: difference.mean > 0 === (better === 'higher') }
    : text
}
