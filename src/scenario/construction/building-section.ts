import { count } from '../../core/count.ts'
import type { GameEvent } from '../../core/journal/events.ts'
import { worldAfter } from '../../judger/metrics/world-state.ts'
import type { RenderCell } from '../../render/cell.ts'
import { type Html, html, trusted } from '../../render/html.ts'
import { renderIsometric } from '../../render/isometric.ts'
import type { LookProvider } from '../../render/look/look.ts'
import type { Corner } from '../../render/view.ts'
import type { Task } from '../../task/task.ts'
import { type Difference, differenceOf, EXTRA, MISSING, RIGHT, WRONG } from './difference.ts'
import { viewPictures } from './view-pictures.ts'

const CORNERS: readonly Corner[] = ['south-east', 'north-west']

/** Blueprint, building and difference, seen from two sides. */
export function buildingSection(
  { blueprint }: Pick<Task, 'blueprint'>,
  events: readonly GameEvent[],
  looks?: LookProvider,
): Html {
  const difference = differenceOf(blueprint, worldAfter(events))
  if (difference === undefined)
    return html`<section id="building"><h2>Building</h2><p class="empty">The task has no blueprint.</p></section>`
  const { counts } = difference
  return html`<section id="building"><h2>Blueprint, built, difference</h2>
<p class="legend"><span>${swatch(RIGHT, 0.5)}${counts.right} right</span>
<span>${swatch(MISSING, 0.6)}${counts.missing} missing</span>
<span>${swatch(WRONG)}${counts.wrong} wrong</span>
<span>${swatch(EXTRA)}${counts.extra} extra inside the blueprint’s box</span></p>
<div class="drawings">
${CORNERS.map((from) => [
  drawing('Blueprint', difference.wanted, { ...difference, from, looks }),
  drawing('Built', difference.built, { ...difference, from, looks }),
  drawing('Difference', difference.marked, { ...difference, from, looks }),
])}
</div>${viewPictures(blueprint, events)}</section>`
}

function drawing(
  title: string,
  cells: readonly RenderCell[],
  { box, from, looks }: Pick<Difference, 'box'> & { from: Corner; looks: LookProvider | undefined },
): Html {
  const label = `${title}, seen from the ${from}: ${count(cells.length, 'block')}`
  const svg = trusted(renderIsometric(cells, { from, frame: box, label, looks }))
  return html`<figure>${svg}<figcaption><b>${title}</b> from the ${from}</figcaption></figure>`
}

const swatch = (colour: string, opacity = 1): Html =>
  html`<i class="swatch" style="background:${colour};opacity:${opacity}"></i>`
