import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { decimal } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import type { LookProvider } from '../../render/look/look.ts'
import { placeSection } from '../place-drawings.ts'
import { carriedMoments } from './carried.ts'
import type { Gathering, GatheringTask } from './gathering.ts'

/** The wanted items and when they were first carried, and the place before and after the run. */
export const itemsSection = (
  { gathering, arena }: GatheringTask,
  events: readonly GameEvent[],
  looks?: LookProvider,
): Html =>
  placeSection(events, {
    title: 'Wanted items',
    table: itemsTable(gathering, events),
    highest: arena.box.max.y,
    looks,
  })

/** When an agent first carried the amount of each check-point or required item; otherwise the largest amount carried. */
function itemsTable({ obtain, checkpoints }: Gathering, events: readonly GameEvent[]): Html {
  const wanted = checkpoints ?? obtain.map(({ item, count: n }) => ({ item, count: n, score: undefined }))
  const moments = eventsOf(events, 'items.changed')
  const held = [...carriedMoments(events)]
  const rows = wanted.map(({ item, count: n, score }) => {
    const at = held.findIndex(({ carried }) => (carried.get(item) ?? 0) >= n)
    const when = moments[at]
    const most = Math.max(0, ...held.map(({ carried }) => carried.get(item) ?? 0))
    return html`<tr><th scope="row"><code>${item}</code><td class="n">${decimal(n)}<td class="n">${score ?? '–'}<td class="n">${when === undefined ? 'never' : decimal(when.t / 1000, 1)}<td>${when?.data.agent ?? `at most ${most} at once`}</tr>`
  })
  return html`<div class="scroll" tabindex="0"><table class="wide"><thead><tr><th>Item<th class="n">Wanted<th class="n">Points<th class="n">First carried (s)<th>By</tr></thead><tbody>${rows}</tbody></table></div>`
}
