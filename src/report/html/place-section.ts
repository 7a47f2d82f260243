import { eventsOf } from '../../core/journal/events.ts'
import { type WorldState, worldAfter, worldBefore } from '../../judger/metrics/world-state.ts'
import { count, decimal } from '../../render/format.ts'
import { type Html, html, trusted } from '../../render/html.ts'
import { renderIsometric } from '../../render/isometric.ts'
import { roomConditions } from '../../scenario/escape/completion.ts'
import type { Escape } from '../../scenario/escape/rooms.ts'
import { carriedMoments } from '../../scenario/gathering/carried.ts'
import type { Gathering } from '../../scenario/gathering/gathering.ts'
import type { Task } from '../../task/task.ts'
import type { RunView } from './run-view.ts'

/** Walls of rooms are drawn up to here above the floor (blocks), so that one can look in. */
const CUT_AT = 1

/** Where a task without a blueprint was played, before and after, and what of it was reached when. */
export function placeSection({ task, events }: RunView): Html | undefined {
  if (task?.gathering !== undefined)
    return section(task, { events }, 'What was wanted', itemsTable(task.gathering, events))
  if (task?.escape !== undefined) return section(task, { events }, 'Rooms', roomsTable(task.escape, events))
  return undefined
}

function section(task: Task, { events }: Pick<RunView, 'events'>, title: string, table: Html): Html {
  const drawn = (when: string, world: WorldState) => {
    const highest = task.escape === undefined ? task.arena.box.max.y : task.arena.box.min.y + CUT_AT
    const cells = [...world.cells()].filter(({ position }) => position.y <= highest)
    const label = `The place ${when} the run: ${count(cells.length, 'block')}`
    const svg = trusted(renderIsometric(cells, { label, scale: 9 }))
    return html`<figure>${svg}<figcaption><b>${when === 'before' ? 'Before' : 'After'}</b> the run</figcaption></figure>`
  }
  return html`<section id="place"><h2>${title}</h2>
${table}
<div class="drawings two">${drawn('before', worldBefore(events))}${drawn('after', worldAfter(events))}</div></section>`
}

/** When somebody first carried what a check-point asks for, or of what is wanted how much was carried most. */
function itemsTable({ obtain, checkpoints }: Gathering, events: RunView['events']): Html {
  const wanted = checkpoints ?? obtain.map(({ item, count: n }) => ({ item, count: n, score: undefined }))
  const moments = eventsOf(events, 'items.changed')
  const held = [...carriedMoments(events)]
  const rows = wanted.map(({ item, count: n, score }) => {
    const at = held.findIndex(({ carried }) => (carried.get(item) ?? 0) >= n)
    const when = moments[at]
    const most = Math.max(0, ...held.map(({ carried }) => carried.get(item) ?? 0))
    return html`<tr><th scope="row"><code>${item}</code><td class="n">${decimal(n)}<td class="n">${score ?? '–'}<td class="n">${when === undefined ? 'never' : decimal(when.t / 1000, 1)}<td>${when?.data.agent ?? `at most ${most} at once`}</tr>`
  })
  return html`<div class="scroll"><table class="wide"><thead><tr><th>Item<th class="n">Wanted<th class="n">Points<th class="n">First carried (s)<th>By</tr></thead><tbody>${rows}</tbody></table></div>`
}

/** How far each room came, and when it was done. */
function roomsTable(escapeTask: Escape, events: RunView['events']): Html {
  const done = new Map(eventsOf(events, 'room.done').map(({ t, data }) => [data.room, t]))
  const met = new Map(roomConditions(escapeTask, events).map((room) => [room.room, room]))
  const rows = escapeTask.rooms.map(({ id }) => {
    const at = done.get(id)
    const conditions = met.get(id)
    const held = conditions === undefined ? '–' : `${conditions.best} of ${conditions.of}`
    return html`<tr><th scope="row">${id}<td class="n">${held}<td class="n">${at === undefined ? (conditions === undefined && id !== escapeTask.exit ? '–' : 'never') : decimal(at / 1000, 1)}</tr>`
  })
  return html`<div class="scroll"><table class="wide"><thead><tr><th>Room<th class="n">Conditions met at once, at best<th class="n">Done (s)</tr></thead><tbody>${rows}</tbody></table></div>`
}
