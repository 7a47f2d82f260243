import { count } from '../core/count.ts'
import type { GameEvent } from '../core/journal/events.ts'
import { type WorldState, worldAfter, worldBefore } from '../judger/metrics/world-state.ts'
import { type Html, html, trusted } from '../render/html.ts'
import { renderIsometric } from '../render/isometric.ts'
import type { LookProvider } from '../render/look/look.ts'

/** A section with a table and drawings of the place before and after the run, up to the given height. */
export function placeSection(
  events: readonly GameEvent[],
  {
    title,
    table,
    highest,
    looks,
  }: { title: string; table: Html; highest: number; looks?: LookProvider | undefined },
): Html {
  const drawn = (when: 'before' | 'after', world: WorldState) => {
    const cells = [...world.cells()].filter(({ position }) => position.y <= highest)
    const label = `The place ${when} the run: ${count(cells.length, 'block')}`
    const svg = trusted(renderIsometric(cells, { label, scale: 9, looks }))
    return html`<figure>${svg}<figcaption><b>${when === 'before' ? 'Before' : 'After'}</b> the run</figcaption></figure>`
  }
  return html`<section id="place"><h2>${title}</h2>
${table}
<div class="drawings two">${drawn('before', worldBefore(events))}${drawn('after', worldAfter(events))}</div></section>`
}
