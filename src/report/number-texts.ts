import type { VarianceComponents } from '../core/statistics/crossed.ts'
import type { Interval, Method } from '../core/statistics/intervals.ts'
import type { PairedDifference } from '../experiment/analysis/paired.ts'
import type { ExperimentSpec } from '../experiment/matrix/experiment-spec.ts'
import { decimal, range } from '../render/format.ts'

/** A mean with its interval, to three significant digits of the larger of mean and ends; `places` sets the decimals instead. */
export function withInterval(interval: Interval, places = placesOf(interval)): string {
  return Number.isNaN(interval.mean)
    ? '–'
    : `${decimal(interval.mean, places)} ${rangeText(interval, places)}`
}

/** The interval alone, marked with its method if that is not t. */
export const rangeText = (interval: Omit<Interval, 'mean'>, places = 1): string =>
  `${range(interval, places)}${hasEnds(interval) ? METHOD_MARKS[interval.method ?? 't'] : ''}`

const hasEnds = ({ low, high }: Omit<Interval, 'mean'>): boolean =>
  Number.isFinite(low) && Number.isFinite(high)

/** Marks behind intervals. */
const METHOD_MARKS: Readonly<Record<Method, string>> = { t: '', skewed: 'ˢ', exact: 'ᵉ', none: '' }

/** What the marks mean. */
export const METHOD_NOTE =
  'Intervals are Student’s t over tasks and seeds, both random; ˢ the longer side extended for skewness; ᵉ exact shares, for successes and where few tasks differ from the rest (docs/statistics.md).'

/** A share as a percentage. */
export const inPercent = ({ mean, low, high, method }: Interval): Interval => ({
  mean: 100 * mean,
  low: 100 * low,
  high: 100 * high,
  ...(method === undefined ? {} : { method }),
})

/** Decimals that leave three significant digits of the largest number; at most 3. */
export function placesOf({ mean, low, high }: Interval): number {
  const largest = Math.max(...[mean, low, high].filter(Number.isFinite).map(Math.abs))
  return largest > 0 ? Math.min(3, Math.max(0, 2 - Math.floor(Math.log10(largest)))) : 1
}

/** A number to three significant digits. */
export const plain = (value: number): string =>
  Number.isNaN(value) ? '–' : decimal(value, placesOf({ mean: value, low: value, high: value }))

/** A p-value, with `*` where Holm's procedure over all contrasts and measures rejects. */
export const pText = (p: number, rejected = false): string =>
  `${p < 0.0001 ? '<0.0001' : p.toFixed(4)}${rejected ? ' *' : ''}`

/** Shares of the variance due to tasks, seeds and the rest. */
export const varianceText = ({ task, seed, residual }: VarianceComponents): string => {
  const all = task + seed + residual
  return all === 0 ? '–' : [task, seed, residual].map((part) => Math.round((100 * part) / all)).join(' : ')
}

/** The smallest difference that the design detects. */
export const detectableText = ({ detectable }: PairedDifference): string =>
  Number.isFinite(detectable) ? detectable.toFixed(2) : '–'

/** Names of the simulated models, which every report must mark as such. */
export const simulatedNote = ({ conditions }: Pick<ExperimentSpec, 'conditions'>): string => {
  const models = [...new Set(conditions.map(({ model }) => model))].filter((id) => id.startsWith('simulated'))
  return models.length === 0
    ? ''
    : `simulated model (${models.join(', ')}): the expert with seeded errors, no language model`
}

/** Episodes in a rate, and those without a verdict, which are in no rate. */
export const episodesText = ({ sound, unjudged }: { sound: number; unjudged: number }): string =>
  unjudged === 0 ? String(sound) : `${sound - unjudged} + ${unjudged} by eye`
