import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { decimal } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { groundLevel } from '../../task/arena-ground.ts'
import { placeSection } from '../place-drawings.ts'
import { roomConditions } from './completion.ts'
import type { Escape, EscapeTask } from './rooms.ts'

/** Height above the floor up to which walls are drawn (blocks), so that the inside is visible. */
const CUT_AT = 1

/** The progress in each room, and the place before and after the run. */
export const roomsSection = (
  { escape: escapeTask, arena }: EscapeTask,
  events: readonly GameEvent[],
  looks?: LookProvider,
): Html =>
  placeSection(events, {
    title: 'Rooms',
    table: roomsTable(escapeTask, events),
    highest: groundLevel(arena) + CUT_AT,
    looks,
  })

/** The progress in each room, and when it was done. */
function roomsTable(escapeTask: Escape, events: readonly GameEvent[]): Html {
  const done = new Map(eventsOf(events, 'room.done').map(({ t, data }) => [data.room, t]))
  const met = new Map(roomConditions(escapeTask, events).map((room) => [room.room, room]))
  const rows = escapeTask.rooms.map(({ id }) => {
    const at = done.get(id)
    const conditions = met.get(id)
    const held = conditions === undefined ? '–' : `${conditions.best} of ${conditions.of}`
    return html`<tr><th scope="row">${id}<td class="n">${held}<td class="n">${at === undefined ? (conditions === undefined && id !== escapeTask.exit ? '–' : 'never') : decimal(at / 1000, 1)}</tr>`
  })
  return html`<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Room<th class="n">Conditions met at once, at best<th class="n">Done (s)</tr></thead><tbody>${rows}</tbody></table></div>`
}
