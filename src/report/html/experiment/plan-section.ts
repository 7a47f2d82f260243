import type { ChargedCalibration } from '../../../experiment/analysis/calibration-charge.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentPlan, ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import {
  type Comparison,
  plannedComparisons,
  resultsOfCell,
} from '../../../experiment/protocol/cell-results.ts'
import { decimal } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import { NOT_APPLICABLE } from '../../not-applicable-text.ts'
import { METHOD_NOTE, pText, withInterval } from '../../number-texts.ts'
import { ablationSection, conditionsSection } from './table-section.ts'

/** The question of a planned experiment, whether its protocol was followed, and the results, cell by cell. */
export function planSections(
  spec: ExperimentSpec,
  plan: ExperimentPlan,
  {
    results,
    deviations,
    sheets,
  }: {
    results: readonly EpisodeResult[]
    deviations: readonly string[]
    sheets: readonly ChargedCalibration[]
  },
): Html {
  const cells = plan.cells.map((cell) => resultsOfCell(spec, cell, results))
  const tables = cells.filter((cell) => cell.spec.kind === 'ablation')
  return html`<section id="protocol"><h2>${plan.question}</h2>
<p>Protocol <code>${plan.protocol.slice(0, 16)}</code>: <b>${deviations.length === 0 ? 'followed' : 'not followed'}</b>${deviations.length === 0 ? '.' : html`<ul>${deviations.map((deviation) => html`<li>${deviation}</li>`)}</ul>`}</p>
${comparisonsTable(plannedComparisons(spec, plan, results))}
<p class="note">Differences are paired by task and seed, with 95 % intervals. ${METHOD_NOTE} The first decides and is tested by itself${plan.detectable === null ? '' : `; it was planned to detect ${decimal(plan.detectable, 2)} with 80 % power (simulated)`}. Key secondary ones are tested in their order, as long as all before them have shown a difference. * in the others: rejected by Holm’s procedure at 5 % over all of them.</p></section>
${tables.map((cell) => ablationSection(cell.spec, cell.results))}
${cells.map((cell) => conditionsSection(cell.spec, cell.results, sheets, cell.spec.title))}`
}

function comparisonsTable(comparisons: readonly Comparison[]): Html {
  const rows = comparisons.map(({ cell, contrast, measure, found, notApplicable, rank, isReal }, index) => {
    const difference =
      notApplicable === undefined ? withInterval(found.difference) : `${NOT_APPLICABLE}: ${notApplicable}`
    const p = found.pairs === 0 ? '–' : pText(found.difference.p, isReal)
    const above = comparisons[index - 1]
    const isSame =
      above?.cell === cell && above.contrast.name === contrast.name && above.rank === rank && rank === 'other'
    return html`<tr><th scope="row">${isSame ? '' : `${cell}${rank === 'other' ? '' : ` (${rank})`}`}<td>${isSame ? '' : contrast.name}<td>${measure.name} <small>${measure.unit}</small><td class="n">${found.pairs}<td class="n">${isReal ? html`<b>${difference}</b>` : difference}<td class="n">${p}</tr>`
  })
  return html`<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Cell<th>Difference<th>Measure<th class="n">Pairs<th class="n">Mean [95 %]<th class="n">p</tr></thead><tbody>${rows}</tbody></table></div>`
}
