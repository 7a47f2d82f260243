import type { GameEvent } from '../../core/journal/events.ts'
import { formatBlock } from '../../game/block.ts'
import { worldAfter, worldBefore } from '../../judger/metrics/world-state.ts'
import { css } from '../../render/colour.ts'
import { type Html, html } from '../../render/html.ts'
import { lookOf } from '../../render/look/look.ts'
import { meanOfBlock } from '../../render/look/mean.ts'
import type { BlueprintBlock } from '../../task/task.ts'
import { EXTRA, MISSING, RIGHT, WRONG } from './difference.ts'
import { isSame, paperViewMaps } from './view-hit-rate.ts'
import type { ViewMap, ViewPixel } from './view-maps.ts'

/** The first-hit maps of blueprint, building and difference side by side, one row per view. */
export function viewPictures(
  blueprint: readonly BlueprintBlock[],
  events: readonly GameEvent[],
): Html | undefined {
  const maps = paperViewMaps(blueprint, worldAfter(events), worldBefore(events))
  if (maps === undefined) return undefined
  return html`<h3>What the view hit rate sees</h3>
<p class="note">The first block on each line of sight. Only the same block in the same cell is right; a block in front or behind is wrong.</p>
<div class="views">${maps.map(viewRow)}</div>`
}

function viewRow(map: ViewMap): Html {
  const hits = map.pixels.filter(isSame).length
  const top = map.view === 'top'
  return html`<div class="view"><h4>${map.view} <small>from ${map.from} · ${hits} of ${map.pixels.length}</small></h4>
${picture(map, 'Blueprint', ({ wanted }) => wanted && { fill: colourOf(wanted.block.name, top), title: formatBlock(wanted.block) })}
${picture(map, 'Built', ({ built }) => built && { fill: colourOf(built.block.name, top), title: formatBlock(built.block) })}
${picture(map, 'Difference', differenceAt)}</div>`
}

interface Paint {
  fill: string
  title: string
}

function picture(map: ViewMap, title: string, paint: (pixel: ViewPixel) => Paint | undefined): Html {
  const cells = map.pixels.flatMap((pixel) => {
    const found = paint(pixel)
    return found === undefined
      ? []
      : [
          html`<rect x="${pixel.column}" y="${pixel.row}" width="1" height="1" fill="${found.fill}"><title>${found.title}</title></rect>`,
        ]
  })
  const size = `0 0 ${map.columns} ${map.rows}`
  return html`<figure><svg class="flat" role="img" aria-label="${title}, ${map.view} view" viewBox="${size}" style="aspect-ratio:${map.columns}/${map.rows}" stroke="var(--panel)" stroke-width=".06">${cells}</svg><figcaption>${title}</figcaption></figure>`
}

function differenceAt(pixel: ViewPixel): Paint {
  const { wanted, built } = pixel
  if (isSame(pixel)) return { fill: RIGHT, title: 'right' }
  if (built === undefined) return { fill: MISSING, title: 'missing' }
  const there = formatBlock(built.block)
  if (wanted === undefined) return { fill: EXTRA, title: `extra: ${there}` }
  return { fill: WRONG, title: `${there}, wanted ${formatBlock(wanted.block)}` }
}

const colourOf = (name: string, fromAbove: boolean): string =>
  css(meanOfBlock({ name, properties: {} }, lookOf, fromAbove ? 'up' : 'south'))
