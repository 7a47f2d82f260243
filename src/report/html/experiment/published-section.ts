import { decimal } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import { inPercent, withInterval } from '../../number-texts.ts'
import type { BesideTable } from '../../published/beside.ts'
import { type Beside, titleOf } from '../../published/beside-experiment.ts'

/** Published figures of other agents beside those of the conditions; nothing where there are none. */
export function publishedSection(found: Beside | undefined): Html | undefined {
  if (found === undefined) return undefined
  return html`<section id="published"><h2>Published figures of other agents</h2>
<p class="note">In per cent of a perfect run. They are not comparable with ours:</p><ul>${found.differs.map((text) => html`<li>${text}`)}</ul>
${found.tables.map((one) => besideTable(one, found.conditions))}</section>`
}

const besideTable = (one: BesideTable, conditions: readonly string[]): Html =>
  html`<h3>${titleOf(one)}</h3><p class="note">${one.setting}</p><table><thead><tr><th><th class="n">tasks${[...conditions, ...one.agents].map((name) => html`<th class="n">${name}`)}</tr></thead><tbody>${one.rows.map(
    ({ name, tasks, own, published }) =>
      html`<tr><th scope="row">${name}<td class="n">${tasks}${own.map((mean) => html`<td class="n">${mean.n === 0 ? '–' : withInterval(inPercent(mean))}`)}${published.map((value) => html`<td class="n">${decimal(value, 1)}`)}</tr>`,
  )}</tbody></table>`
