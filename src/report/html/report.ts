import { createHash } from 'node:crypto'
import type { JournalEvent } from '../../core/journal/events.ts'
import type { Scorecard } from '../../judger/metrics/scorecard.ts'
import { buildingSection } from './building-section.ts'
import { graphSection } from './graph-section.ts'
import { header } from './header.ts'
import { html, join, trusted } from './html.ts'
import { placeSection } from './place-section.ts'
import { planSection } from './plan-section.ts'
import { viewRun } from './run-view.ts'
import { scorecardSection } from './scorecard-section.ts'
import { SCRIPT } from './script.ts'
import { STYLE } from './style.ts'
import { teamSection } from './team-section.ts'
import { timelineSection } from './timeline-section.ts'
import { troublesSection } from './troubles-section.ts'

export interface ReportInput {
  events: readonly JournalEvent[]
  scorecard: Scorecard
  run: {
    id: string
    /** What one needs to know to repeat the run, in the order in which it is shown. */
    facts: readonly (readonly [label: string, value: string])[]
  }
}

/** The browser runs this script and no other, and fetches nothing, whatever a journal may hold. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

/**
 * Renders the report of a run as one HTML file that needs nothing else. The same journal gives the same bytes. Journals
 * of runs that broke off are welcome: the page shows what there is.
 */
export function renderReport({ events, scorecard, run }: ReportInput): string {
  const view = viewRun(events)
  const sections = [
    header(view, scorecard, run),
    scorecardSection(scorecard),
    teamSection(view, scorecard),
    placeSection(view) ?? buildingSection(view),
    graphSection(view),
    timelineSection(view),
    troublesSection(view),
    planSection(view),
  ]
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${view.task?.title ?? scorecard.task} · ${run.id}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
${join(sections)}
<footer>Computed from the journal of ${run.id} (${events.length} events). Not affiliated with Mojang or Microsoft; block colours are our own.</footer>
<script>${trusted(SCRIPT)}</script>
</body>
</html>
`.text
}
