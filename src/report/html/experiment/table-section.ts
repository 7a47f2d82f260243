import { count, plural } from '../../../core/count.ts'
import type { ChargedCalibration } from '../../../experiment/analysis/calibration-charge.ts'
import { summarize } from '../../../experiment/analysis/summary.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import type { TabledScenario } from '../../../judger/scenarios/table-group.ts'
import { type Html, html } from '../../../render/html.ts'
import { intervalNote } from '../../interval-note.ts'
import { METHOD_NOTE } from '../../number-texts.ts'
import { toHtml } from '../../table/html.ts'
import { ablationTable, summaryTables } from '../../tables/condition-tables.ts'
import { hasScenarios, scenarioTable } from '../../tables/scenario-table.ts'

/** The paper's Table 4: our numbers with intervals, next to the paper's. */
export const ablationSection = (spec: ExperimentSpec, results: readonly EpisodeResult[]): Html =>
  html`<section id="table"><h2>Table 4: construction, what each part is worth</h2>
${toHtml(ablationTable(spec, results))}
<p class="note">Efficiency: completion rate over elapsed game time. VHR in the form of the paper’s eq. 9. Without busy rate paths are assigned at random; without causal intervention the graph is the one that the model predicts; without a graph subtasks wait for nothing.</p></section>`

/** The paper's Table 1, if it adds anything to the tables over all tasks. */
export const scenariosSection = (
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  scenarios: readonly TabledScenario[],
): Html | undefined =>
  hasScenarios(spec, scenarios)
    ? html`<section id="scenarios"><h2>Table 1: by scenario</h2>
${toHtml(scenarioTable(spec, results, scenarios))}</section>`
    : undefined

/**
 * Results of the conditions, with and without infrastructure faults.
 * @param cell the part of a planned experiment that the section covers
 */
export function conditionsSection(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  sheets: readonly ChargedCalibration[],
  cell?: string,
): Html {
  const unjudged = spec.conditions.reduce((sum, { id }) => sum + summarize(id, results).n.unjudged, 0)
  const note =
    unjudged === 0
      ? undefined
      : html`<p class="note">${count(unjudged, 'episode')} cannot be judged by rules and ${plural(unjudged, 'enters', 'enter')} neither success nor completion rate nor efficiency.</p>`
  return html`<section${cell === undefined ? html` id="conditions"` : ''}><h2>${cell ?? 'By condition'}</h2>
${summaryTables(spec, results, sheets).map(toHtml)}
${note}<p class="note">${intervalNote(spec)} ${METHOD_NOTE}</p></section>`
}
