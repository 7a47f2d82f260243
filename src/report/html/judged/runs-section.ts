import { count } from '../../../core/count.ts'
import { isCausalMaceError } from '../../../core/errors.ts'
import type { Judgement } from '../../../evaluation/judgement.ts'
import { JudgementFolder } from '../../../evaluation/judgement-folder.ts'
import type { RunFolder } from '../../../experiment/run-folder.ts'
import { DIMENSIONS } from '../../../mcu/autoeval/dimension.ts'
import type { Evidence } from '../../../mcu/autoeval/judge/judge.ts'
import { cut, decimal } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import { HEADS } from '../../terminal/judgement-tables.ts'
import { failuresFirst, type RatedRun } from './judged-run.ts'
import { type KeyMoment, keyMoments } from './key-moments.ts'

/** Maximum number of runs shown in detail, and of characters of a judge's words. */
const [MOST_RUNS, MOST_WORDS] = [12, 4000]

/** Runs in detail, failures first: the scores, the judges' words, and pictures of the key moments that they were shown. */
export function runsSection(runs: readonly RatedRun[]): Html {
  const sorted = failuresFirst(runs)
  const rest = sorted.length - MOST_RUNS
  return html`<section id="judged-runs"><h2>Runs, failures first</h2>
${sorted.slice(0, MOST_RUNS).map(runFromNear)}
${rest > 0 ? html`<p class="note">and ${rest} more, which did better; their judgements are in their folders.</p>` : undefined}</section>`
}

function runFromNear({ run, success, judgements }: RatedRun): Html {
  const folder = new JudgementFolder(run.folder.path)
  const seen = judgements.find(({ judge: { looksAt } }) => looksAt.frames) ?? judgements[0]
  const evidence = seen === undefined ? undefined : evidenceIn(folder, seen)
  const moments = evidence === undefined ? [] : keyMoments(evidence, beginningOf(run.folder, evidence))
  const outcome = success === undefined ? 'no predicate' : success ? 'goal reached' : 'goal not reached'
  const badge = success === undefined ? '' : success ? 'good' : 'bad'
  const head = html`<h3>${run.task} <small>seed ${run.seed} · ${run.team} · <code>${run.folder.id}</code></small> <span class="badge ${badge}">${outcome}</span></h3>`
  const scores = html`<div class="scroll" tabindex="0"><table><thead><tr><th>Judge${DIMENSIONS.map((name) => html`<th class="n">${HEADS[name]}`)}</tr></thead><tbody>${judgements.map(scoreRow)}</tbody></table></div>`
  return html`<article class="judged">${head}${evidence === undefined ? undefined : html`<p class="goal">${evidence.goal}</p>`}${scores}
<div class="beside">${moments.length === 0 ? html`<p class="note">No judge was shown pictures of this run.</p>` : picturesOf(moments, evidence?.frames ?? [], seen)}
<div>${judgements.map(wordsOf)}</div></div></article>`
}

const scoreRow = ({ judge, scores }: Judgement): Html =>
  html`<tr><td>${judge.id}${DIMENSIONS.map((name) => {
    const { value, low, high, rated } = scores[name]
    const spread =
      rated > 1 && low !== high
        ? html` <small>${decimal(100 * (low ?? 0))}–${decimal(100 * (high ?? 0))}</small>`
        : undefined
    return html`<td class="n">${value === null ? 'N/A' : decimal(100 * value)}${spread}`
  })}</tr>`

function picturesOf(
  moments: readonly KeyMoment[],
  shown: Evidence['frames'],
  judgement: Judgement | undefined,
): Html {
  const figures = moments.map(({ frame: { tick, agent, jpeg }, what }) => {
    const caption = `tick ${tick}, ${agent}`
    return html`<figure><img alt="${caption}" src="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"><figcaption><b>${caption}</b> ${what.join('; ')}</figcaption></figure>`
  })
  const ticks = shown.map(({ tick }) => tick).join(', ')
  return html`<div><div class="moments">${figures}</div><details><summary>${judgement?.judge.id ?? ''} was shown ${count(shown.length, 'picture')}</summary><p class="note">At ticks ${ticks}.</p></details></div>`
}

/** A judge's text: the first readable reply. */
function wordsOf({ judge, samples }: Judgement): Html {
  const said = samples.find(({ status }) => status === 'rated') ?? samples[0]
  const which = samples.length > 1 ? ` (reply ${(said?.sample ?? 0) + 1} of ${samples.length})` : ''
  const status = said === undefined || said.status === 'rated' ? '' : `, ${said.status}`
  return html`<details open><summary>${judge.id}${which}${status}</summary><pre class="words" tabindex="0">${cut(said?.reply ?? said?.error?.message ?? 'nothing', MOST_WORDS)}</pre></details>`
}

/** The pictures that a judge was shown; undefined if they were moved or changed. */
function evidenceIn(folder: JudgementFolder, { evidence }: Judgement): Evidence | undefined {
  try {
    return folder.evidence(evidence)
  } catch (error) {
    if (isCausalMaceError(error)) return undefined
    throw error
  }
}

/** Game time at which the facts of a run begin (s): they end with the journal. */
function beginningOf(folder: RunFolder, { facts }: Evidence): number {
  const last = folder.journal().events.at(-1)
  return last === undefined ? 0 : last.t / 1000 - facts.seconds
}
