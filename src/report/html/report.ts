import { count } from '../../core/count.ts'
import type { JournalEvent } from '../../core/journal/events.ts'
import type { Damage } from '../../core/records/damage.ts'
import type { Scorecard, Scoring } from '../../judger/metrics/scorecard.ts'
import type { TimedRequest } from '../../model/transcript/call-times.ts'
import { calibrationCalls } from '../../planner/plan-in-events.ts'
import { html, join } from '../../render/html.ts'
import type { LookProvider } from '../../render/look/look.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import type { Watchable } from '../../view/embedded.ts'
import { graphSection } from './graph-section.ts'
import { header } from './header.ts'
import { renderPage } from './page.ts'
import { planSection } from './plan-section.ts'
import { recordsSection } from './records-section.ts'
import { replaySection } from './replay-section.ts'
import { viewRun } from './run-view.ts'
import { scorecardSection } from './scorecard-section.ts'
import { teamSection } from './team-section.ts'
import { timelineSection } from './timeline-section.ts'
import { transcriptSection } from './transcript-section.ts'
import { trialsSection } from './trials-section.ts'
import { troublesSection } from './troubles-section.ts'

/** The definitions of scenarios, actions and metrics that the report of a run needs. */
export interface RunCatalogue extends Scoring {
  readonly scenarios: readonly Scenario[]
}

export interface ReportInput {
  catalogue: RunCatalogue
  events: readonly JournalEvent[]
  scorecard: Scorecard
  /** The run's replay, if it was recorded. */
  watch?: Watchable
  /** Requests to a language model, if they were recorded. */
  requests?: readonly TimedRequest[]
  /** Changes to the run's records since they were written. */
  damages?: readonly Damage[]
  /** Replacements for our own look of blocks. */
  looks?: LookProvider | undefined
  run: {
    id: string
    /** Everything needed to repeat the run, in the order in which it is shown. */
    facts: readonly (readonly [label: string, value: string])[]
  }
}

/** The note on a page whose run is damaged. */
const DAMAGED_RUN =
  'The page shows the intact parts. The scorecard is the one written at the end of the run, if that is intact; otherwise it covers the events up to the damage.'

/**
 * Renders the report of a run as one self-contained HTML file. The same journal gives the same bytes. Journals
 * of interrupted runs work too: the page shows what is there.
 */
export function renderReport({
  events,
  scorecard,
  run,
  catalogue,
  watch = {},
  requests = [],
  damages = [],
  looks,
}: ReportInput): string {
  const view = viewRun(events, catalogue)
  const { replay } = watch
  const sections = [
    header(view, scorecard, run),
    recordsSection({ damages, unproven: 0 }, DAMAGED_RUN),
    scorecardSection(scorecard, catalogue.metrics, calibrationCalls(events)),
    teamSection(view, scorecard),
    replaySection(watch),
    view.task && view.scenario?.placeSection(view.task, events, looks),
    graphSection(view),
    timelineSection(view),
    troublesSection(view, replay !== undefined),
    planSection(view),
    trialsSection(view),
    transcriptSection(requests, events, { run: run.id, hasReplay: replay !== undefined }),
  ]
  return renderPage({
    title: `${view.task?.title ?? scorecard.task} · ${run.id}`,
    ...(replay === undefined ? {} : { style: replay.style, script: replay.script }),
    body: join(sections),
    footer: html`Computed from the journal of ${run.id} (${count(events.length, 'event')}). Not affiliated with Mojang or Microsoft; block colours are our own.`,
  })
}
