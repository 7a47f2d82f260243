import { count } from '../../../core/count.ts'
import { createRandom } from '../../../core/random.ts'
import { duelsByScore } from '../../../evaluation/duels.ts'
import { standings } from '../../../mcu/autoeval/rating/standings.ts'
import { type Html, html } from '../../../render/html.ts'
import { renderPage } from '../page.ts'
import { arenaPicture } from './arena-picture.ts'
import { byCategory, byDifficulty, byLevel, type Group } from './groups.ts'
import { byJudge, type RatedRun, type RunWithJudgements } from './judged-run.ts'
import { profilePicture, type Teams, teamLegend } from './profile-picture.ts'
import { runsSection } from './runs-section.ts'
import { JUDGED_STYLE } from './style.ts'

const [WIDE, NARROW] = [760, 350]
const SEED = 1

/** Renders judgements of runs as a self-contained HTML page. The same judgements give the same bytes. */
export function renderJudgedReport(title: string, runs: readonly RunWithJudgements[]): string {
  const tasks = new Set(runs.map(({ run }) => run.task)).size
  const body = html`<header><p class="eyebrow">CausalMACE · judged runs</p><h1>${title}</h1>
<p class="verdict">${count(runs.length, 'run')} of ${count(tasks, 'task')} by ${count(teamsOf(runs).length, 'team')}</p></header>
${judgedSections(runs)}`
  return renderPage({
    title: `Judged: ${title}`,
    style: JUDGED_STYLE,
    body,
    footer: html`Computed from what is kept in the runs’ judgements folders. Where a task has a predicate it decides success; no judge overrules it.`,
  })
}

/** The sections of that page, for the pages of experiments too; empty without judgements. */
export function judgedSections(runs: readonly RunWithJudgements[]): Html | undefined {
  const judges = byJudge(runs)
  const [first] = judges
  if (first === undefined) return undefined
  const [, rated] = first
  const teams = teamsOf(runs)
  const [overview, ...others] = [...judges].map(([judge, own]) => judgeSection(judge, own, teams))
  return html`${overview}${runsSection(rated)}${others}`
}

const teamsOf = (runs: readonly RunWithJudgements[]): Teams =>
  [...new Set(runs.map(({ run }) => run.team))].sort()

function judgeSection(judge: string, runs: readonly RatedRun[], teams: Teams): Html {
  const categories = byCategory(runs)
  return html`<section class="judge"><h2>Six dimensions, by ${judge}</h2>
${teamLegend(runs, teams)}<div class="scroll wide-picture" tabindex="0">${profilePicture(runs, teams, WIDE)}</div>
<p class="note">Means over runs in per cent with 95 % intervals, tasks and seeds being random. A dimension that does not apply to a run is in no mean.</p>
${arenaPart(runs)}
${groupsPart('By level of the scene', byLevel(runs), teams)}
${groupsPart('By difficulty', byDifficulty(runs), teams, 'Thirds of the tasks by what they need from an empty inventory on: nodes and edges of the graph of prerequisites (E + V).')}
${categories === undefined ? undefined : groupsPart(`By category (${categories.system})`, categories.groups, teams)}</section>`
}

function groupsPart(title: string, groups: readonly Group[], teams: Teams, note?: string): Html | undefined {
  // A single group only repeats what is above.
  if (groups.length < 2) return undefined
  const panels = groups.map(({ title: name, runs }) => {
    const tasks = new Set(runs.map(({ run }) => run.task)).size
    return html`<figure><figcaption><b>${name}</b> ${count(runs.length, 'run')}, ${count(tasks, 'task')}</figcaption>${profilePicture(runs, teams, NARROW)}</figure>`
  })
  return html`<h3>${title}</h3><div class="panels">${panels}</div>${note === undefined ? undefined : html`<p class="note">${note}</p>`}`
}

/** Teams ranked by duels in Task Progress; nothing with one team. */
function arenaPart(runs: readonly RatedRun[]): Html | undefined {
  const scored = runs.map(({ run, scores }) => ({ ...run, judgement: { scores } }))
  const duels = duelsByScore(scored, 'Task Progress')
  if (duels.length === 0) return undefined
  const tasks = new Set(duels.map(({ task }) => task)).size
  return html`<h3>Arena</h3><div class="scroll wide-picture" tabindex="0">${arenaPicture(standings(duels, createRandom(SEED)))}</div>
<p class="note">${count(duels.length, 'duel')} over ${count(tasks, 'task')}, won by the higher Task Progress. Bradley–Terry on Elo’s scale with a mean of 1500; 95 % intervals from the bootstrap over tasks.</p>`
}
