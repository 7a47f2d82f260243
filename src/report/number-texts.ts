import type { VarianceComponents } from '../core/statistics/crossed.ts'
import type { Interval } from '../core/statistics/intervals.ts'
import type { PairedDifference } from '../experiment/analysis/paired.ts'
import type { ExperimentSpec } from '../experiment/matrix/experiment-spec.ts'
import { decimal, range } from '../render/format.ts'

/** A mean with its interval, to three significant digits of the larger of mean and ends; `places` sets the decimals instead. */
export function withInterval(interval: Interval, places = placesOf(interval)): string {
  return Number.isNaN(interval.mean) ? '–' : `${decimal(interval.mean, places)} ${range(interval, places)}`
}

/** Decimals that leave three significant digits of the largest of these; at most 3. */
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

/** Shares of the variance that tasks, seeds and the rest have. */
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
