import type { JournalEvent } from '../../core/journal/events.ts'
import type { Scorecard } from '../../judger/metrics/scorecard.ts'
import { html, join } from '../../render/html.ts'
import { buildingSection } from '../../scenario/construction/building-section.ts'
import { graphSection } from './graph-section.ts'
import { header } from './header.ts'
import { renderPage } from './page.ts'
import { placeSection } from './place-section.ts'
import { planSection } from './plan-section.ts'
import { viewRun } from './run-view.ts'
import { scorecardSection } from './scorecard-section.ts'
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
  return renderPage({
    title: `${view.task?.title ?? scorecard.task} · ${run.id}`,
    body: join(sections),
    footer: html`Computed from the journal of ${run.id} (${events.length} events). Not affiliated with Mojang or Microsoft; block colours are our own.`,
  })
}
