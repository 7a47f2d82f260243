import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { type Html, html } from '../../../render/html.ts'
import { toHtml } from '../../table/html.ts'
import { labelTables } from '../../tables/label-tables.ts'

/** Success by category, a table for each system; nothing where tasks have no categories. */
export function labelSection(spec: ExperimentSpec, results: readonly EpisodeResult[]): Html | undefined {
  const tables = labelTables(spec, results)
  if (tables.length === 0) return undefined
  return html`<section id="categories"><h2>By category</h2>${tables.map(toHtml)}</section>`
}
