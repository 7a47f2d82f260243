import { type Html, html } from '../../render/html.ts'
import { type RecordsState, recordsLines } from '../records-text.ts'

/** Damage to the records behind a page; undefined if there is none. @param note what the page shows instead */
export function recordsSection(state: RecordsState, note: string): Html | undefined {
  const lines = recordsLines(state)
  if (lines.length === 0) return undefined
  return html`<section id="records"><h2>Records</h2><ul>${lines.map((line) => html`<li>${line.replace(/^- /, '')}`)}</ul>
${state.damages.length === 0 ? undefined : html`<p class="note">${note}</p>`}</section>`
}
