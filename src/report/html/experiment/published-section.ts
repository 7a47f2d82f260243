import { type Html, html } from '../../../render/html.ts'
import type { Beside } from '../../published/beside-experiment.ts'
import { publishedTables } from '../../published/published-text.ts'
import { toHtml } from '../../table/html.ts'

/** Published figures of other agents next to those of the conditions; empty if there are none. */
export function publishedSection(found: Beside | undefined): Html | undefined {
  if (found === undefined) return undefined
  const tables = publishedTables(found).map((table) => html`<h3>${table.caption}</h3>${toHtml(table)}`)
  return html`<section id="published"><h2>Published figures of other agents</h2>
<p class="note">In per cent of a perfect run. They are not comparable with ours:</p><ul>${found.differs.map((text) => html`<li>${text}`)}</ul>
${tables}</section>`
}
