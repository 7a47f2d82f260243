import { mean } from '../../../core/statistics/bootstrap.ts'
import {
  type ChargedCalibration,
  calibrationCharge,
} from '../../../experiment/analysis/calibration-charge.ts'
import { summarizeSchedules } from '../../../experiment/analysis/schedule-summary.ts'
import { SUPPOSED_TEAMS } from '../../../experiment/analysis/schedule-truth.ts'
import { summarize } from '../../../experiment/analysis/summary.ts'
import { labelsOf } from '../../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { decimal, percent } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'

/** Minimum width of a part of a bar that has room for its percentage (share of the bar). */
const LEAST_LABELLED = 0.2

/** What an episode of each condition costs: model calls, tokens and machine time. */
export function costSection(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  sheets: readonly ChargedCalibration[] = [],
): Html {
  const labels = labelsOf(spec.conditions)
  const summaries = spec.conditions.map(({ id }) => summarize(id, results))
  const charges = new Map(
    spec.conditions.map((condition) => [condition.id, calibrationCharge(condition, results, sheets)]),
  )
  const isCalibrated = [...charges.values()].some((charge) => charge !== undefined)
  const most = Math.max(1, ...summaries.map(({ tokens }) => tokens.mean || 0))
  const rows = summaries.map(
    ({ condition, calls, tokens, dependencies, failedAttempts, falseDone, falseFailed }) => {
      const those = results.filter((result) => result.condition === condition)
      const charge = charges.get(condition)
      const cpu = mean(those.flatMap(({ cpuSeconds }) => (cpuSeconds === null ? [] : [cpuSeconds])))
      const input = mean(those.map(({ inputTokens }) => inputTokens))
      const output = mean(those.map(({ outputTokens }) => outputTokens))
      return html`<tr><th scope="row">${labels.get(condition) ?? condition}<td class="n">${decimal(calls.mean, 1)}${isCalibrated ? html`<td class="n">${charge === undefined ? '–' : decimal(charge.calls)}<td class="n">${decimal(charge?.callsAn.amortised ?? calls.mean, 1)}` : undefined}<td class="n">${decimal(input)}<td class="n">${decimal(output)}<td class="busy"><span class="meter"><i style="width:${decimal((100 * (tokens.mean || 0)) / most, 1)}%"></i></span><td class="n">${decimal(dependencies, 1)}<td class="n">${decimal(failedAttempts, 1)}<td class="n">${falseDone.hits} / ${falseFailed.hits} of ${falseDone.n}<td class="n">${decimal(cpu, 1)}</tr>`
    },
  )
  return html`<section id="cost"><h2>Cost of an episode</h2>
<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Condition<th class="n">Model calls${isCalibrated ? html`<th class="n">Calibration (calls, once)<th class="n">Calls with its share` : undefined}<th class="n">Tokens in<th class="n">Tokens out<th>Tokens<th class="n">Dependencies<th class="n">Failed attempts<th class="n">Falsely done / failed<th class="n">Processor (s)</tr></thead><tbody>${rows}</tbody></table></div>
<p class="note">Means over episodes. Tokens of simulated models are counted as four characters each. Falsely done / failed: what agents believed of their subtasks against what the world shows, over all episodes.</p></section>`
}

/** How close the teams came to the shortest schedule their own durations allow. */
export function scheduleSection(spec: ExperimentSpec, results: readonly EpisodeResult[]): Html {
  const labels = labelsOf(spec.conditions)
  const summaries = summarizeSchedules(spec, results)
  if (summaries.length === 0) return html``
  const times = (value: number) => (Number.isNaN(value) ? '–' : `×${decimal(value, 2)}`)
  const rows = summaries.map(
    ({ condition, kind, n, ratio, withFurnaces, median, overFloor, working, waiting, idle, whatIf }) =>
      html`<tr><th scope="row">${kind ?? labels.get(condition) ?? condition}<td class="n">${n}<td class="n"><b>${decimal(ratio.mean, 2)}</b> <small>[${decimal(ratio.low, 2)}, ${decimal(ratio.high, 2)}]</small><td class="n">${decimal(withFurnaces.mean, 2)} <small>[${decimal(withFurnaces.low, 2)}, ${decimal(withFurnaces.high, 2)}]</small><td class="n">${decimal(median, 2)}<td class="n">${overFloor.n === 0 ? '–' : html`${decimal(overFloor.mean, 2)} <small>[${decimal(overFloor.low, 2)}, ${decimal(overFloor.high, 2)}]</small>`}<td class="stack"><span><i class="s-working" style="width:${decimal(100 * working, 1)}%" title="working">${working > LEAST_LABELLED ? percent(working) : ''}</i><i class="s-waiting" style="width:${decimal(100 * waiting, 1)}%" title="waiting">${waiting > LEAST_LABELLED ? percent(waiting) : ''}</i><i class="s-idle" style="width:${decimal(100 * idle, 1)}%" title="idle">${idle > LEAST_LABELLED ? percent(idle) : ''}</i></span><td class="n">${times(whatIf.criticalPath)}<td class="n">${times(whatIf.inOrder)}<td class="n">${times(whatIf.random)}${whatIf.teams.map(([, value]) => html`<td class="n">${times(value)}`)}</tr>`,
  )
  return html`<section id="schedule"><h2>Schedules against their lower bound</h2>
<p class="legend"><span><i class="swatch s-working"></i>working on a subtask</span><span><i class="swatch s-waiting"></i>waiting: nothing could be started</span><span><i class="swatch s-idle"></i>idle: something could</span></p>
<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th rowspan="2">Condition<th class="n" rowspan="2">Runs<th class="n" colspan="3">Makespan ÷ bound<th class="n" rowspan="2">Makespan ÷ floor<th rowspan="2">The team’s time<th class="n" colspan="3">What if: other order<th class="n" colspan="${SUPPOSED_TEAMS.length}">What if: number of agents</tr>
<tr><th class="n">mean<th class="n">with furnaces<th class="n">median<th class="n">critical path<th class="n">in order<th class="n">random${SUPPOSED_TEAMS.map((size) => html`<th class="n">${size}`)}</tr></thead><tbody>${rows}</tbody></table></div>
<p class="note">Only runs in which every subtask was done. Bound: max(critical path, work / agents) of the run’s own durations; with furnaces: which few subtasks can use at a time. What if: the same durations in a list schedule, as a share of the makespan that was played; it knows neither walks between subtasks nor failures. Floor: what no team of this size can beat, by walking, reach, clicks and carrying alone.</p></section>`
}
