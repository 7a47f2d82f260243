import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import type { Metric } from '../../../judger/metrics/metric.ts'
import { type Html, html } from '../../../render/html.ts'
import { toHtml } from '../../table/html.ts'
import { metricTables } from '../../tables/condition-tables.ts'

/** The metrics of plug-ins by condition; nothing where no episode has one. */
export function metricsSection(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  metrics: readonly Metric[],
): Html | undefined {
  const tables = metricTables(spec, results, metrics)
  if (tables.length === 0) return undefined
  return html`<section id="metrics"><h2>Metrics of plug-ins</h2>${tables.map(toHtml)}</section>`
}
