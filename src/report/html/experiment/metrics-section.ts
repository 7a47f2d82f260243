import { metricsIn, summarizeMetric } from '../../../experiment/analysis/metric-summary.ts'
import { labelsOf } from '../../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { type Metric, metricTitle } from '../../../judger/metrics/metric.ts'
import { type Html, html } from '../../../render/html.ts'
import { withInterval } from '../../number-texts.ts'

/** The metrics of plug-ins by condition; nothing where no episode has one. */
export function metricsSection(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  metrics: readonly Metric[],
): Html | undefined {
  const shown = metricsIn(results, metrics)
  if (shown.length === 0) return undefined
  const labels = labelsOf(spec.conditions)
  const rows = shown.flatMap((metric) =>
    spec.conditions.map(({ id }, index) => {
      const found = summarizeMetric(metric.id, id, results)
      const head = html`<th scope="row" rowspan="${spec.conditions.length}">${metricTitle(metric)}`
      return html`<tr>${index === 0 ? head : undefined}<td>${labels.get(id) ?? id}<td class="n">${found.n}<td class="n">${withInterval(found, 2)}<td>${metric.better ?? '–'}</tr>`
    }),
  )
  return html`<section id="metrics"><h2>Metrics of plug-ins</h2>
<div class="scroll"><table class="wide"><thead><tr><th>Metric<th>Condition<th class="n">n<th class="n">Mean [95 %]<th>Better</tr></thead><tbody>${rows}</tbody></table></div>
<p class="note">Means over the episodes that have a value, with 95 % intervals for other tasks and seeds. Infrastructure faults are left out.</p></section>`
}
