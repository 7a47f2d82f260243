import {
  DIFFICULTIES,
  type DifficultyMap,
  type DifficultySources,
  difficultyMap,
  RATED_BY_PEOPLE,
  type TaskDifficulty,
} from '../../../experiment/analysis/difficulty.ts'
import type { EpisodeResult } from '../../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../../experiment/matrix/experiment-spec.ts'
import { decimal, percent, px } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'

const WIDTH = 760
const HEIGHT = 430
const MARGIN = 26
/** Minimum number of tasks for a map. */
const LEAST = 4
/** Colours of categories, in their order; further ones share the last. */
const COLOURS = ['bar', 'fetch', 'place', 'craft', 'mine', 'bad', 'good', 'other'] as const

/**
 * How hard the tasks are and how close they are to each other; empty if tasks have no categories, or few were
 * solved.
 */
export function difficultySection(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  sources: DifficultySources,
): Html | undefined {
  if (spec.tasks.every(({ planning }) => planning === undefined)) return undefined
  const map = difficultyMap(spec, results, sources)
  if (map.tasks.length < LEAST) return undefined
  const isRated = map.tasks.some(({ rated }) => Object.keys(rated).length > 0)
  return html`<section id="difficulty"><h2>Difficulty</h2>
<figure>${scatter(spec, map)}</figure>
<p class="note">The map of the tasks: each dot is a task that was solved${isRated ? ' or rated' : ''}, larger ones are several in one place; projected from ${map.dimensions.join(', ')} by their two principal components, which hold ${percent(map.explained)} of the variance. Time: frames to the goal, 20 a second. Effort: permutation entropy of keys, camera and clicks from frame to frame, where the run was recorded with them. Planning: edges and vertices of the graph of what the task takes from nothing on, in brackets without items. Each is calibrated to 0…5 by its quantiles over the tasks that have it; – is missing, not 0. ${peopleNote(map)}</p>
<details><summary>All tasks</summary><div class="scroll" tabindex="0"><table><thead><tr><th>Task<th class="n">solved<th class="n">frames<th class="n">entropy<th class="n">E + V${DIFFICULTIES.map((score) => html`<th class="n">${score}`)}<th class="n">all six</tr></thead><tbody>${map.tasks.map(row)}</tbody></table></div></details></section>`
}

/** How much people have rated; "all six" is for tasks that have every score. */
function peopleNote({ tasks }: DifficultyMap): string {
  const names = capitalized(RATED_BY_PEOPLE.join(', '))
  const rated = tasks.filter((task) => Object.keys(task.rated).length > 0).length
  if (rated === 0) return `${names} are for people to rate: not rated.`
  return `${names} are means over people who rated ${rated} of ${tasks.length} tasks. “All six” is the mean of the six scores of tasks that have every one.`
}

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const shown = (value: number | undefined, places: number): string =>
  value === undefined ? '–' : decimal(value, places)

const inTasks = (count: number | undefined): string => (count === undefined ? '' : ` (${shown(count, 0)})`)

const row = ({ task, solutions, raw, planningInTasks, calibrated, overall }: TaskDifficulty): Html =>
  html`<tr><td>${task}<td class="n">${solutions}<td class="n">${shown(raw.time, 0)}<td class="n">${shown(raw.effort, 3)}<td class="n">${shown(raw.planning, 0)}${inTasks(planningInTasks)}${DIFFICULTIES.map((score) => html`<td class="n">${shown(calibrated[score], 2)}`)}<td class="n">${shown(overall, 2)}</tr>`

/** Tasks in the plane of the map, with one dot for tasks in the same place. */
function scatter(spec: ExperimentSpec, { tasks }: DifficultyMap): Html {
  const system = spec.tasks.flatMap(({ labels = [] }) => labels)[0]?.system
  const filedUnder = new Map(
    spec.tasks.map(({ id, labels = [] }) => [id, labels.find((one) => one.system === system)?.value ?? '–']),
  )
  const values = [...new Set(tasks.map(({ task }) => filedUnder.get(task) ?? '–'))]
  const colour = (value: string) => COLOURS[Math.min(values.indexOf(value), COLOURS.length - 1)]
  const scale = (axis: 0 | 1, from: number, to: number) => {
    const all = tasks.map(({ at }) => at[axis])
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return (value: number) =>
      px(high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from))
  }
  const x = scale(0, MARGIN, WIDTH - MARGIN)
  const y = scale(1, HEIGHT - MARGIN, MARGIN)
  const dots = Map.groupBy(tasks, ({ task, at }) => `${filedUnder.get(task)} ${x(at[0])} ${y(at[1])}`)
  const drawn = [...dots.values()].map((own) => {
    const [first] = own
    if (first === undefined) return html``
    const names = own.map(({ task }) => task)
    const value = filedUnder.get(first.task) ?? '–'
    return html`<circle cx="${x(first.at[0])}" cy="${y(first.at[1])}" r="${px(4 + Math.sqrt(own.length - 1))}" style="fill:var(--${colour(value)})"><title>${value}: ${names.slice(0, 8).join(', ')}${names.length > 8 ? ` and ${names.length - 8} more` : ''}</title></circle>`
  })
  const legend = values.map(
    (value) => html`<span><i class="dot" style="background:var(--${colour(value)})"></i>${value}</span>`,
  )
  return html`<svg class="scatter" role="img" aria-label="Map of the tasks" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}"/>${drawn}</svg><p class="legend">${system === undefined ? '' : html`<span>${system}:</span>`}${legend}</p>`
}
