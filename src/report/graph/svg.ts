import { edgeNote } from '../../graph/edge-words.ts'
import { graphOf, type Plan } from '../../planner/plan.ts'
import { px } from '../../render/format.ts'
import { layoutGraph, smooth } from '../../render/graph-layout.ts'
import { html } from '../../render/html.ts'
import { labelOf, wrap } from '../../render/words.ts'
import { edgeClass } from './edge-class.ts'
import { alternativeText } from './requirements-text.ts'

/** Number of characters per line; two lines fit next to the number of a subtask, even in a wide font. */
const CHARACTERS = 24
const CHARACTER_WIDTH = 7
const HEIGHT = 46
/** Free space around the drawing. */
const MARGIN = 12
/** Room for the edges to turn in, so that those of one layer can be distinguished. */
const BETWEEN_LAYERS = 72

const STYLE = `
text{font:12px system-ui,sans-serif;fill:#1f2328}.id{font-weight:600;fill:#59636e}
rect{fill:#fff;stroke:#8b949e}.line{fill:none;stroke:#8b949e;stroke-width:1.2}
.preferred{stroke-dasharray:1.5 3}.any{stroke-dasharray:5 3}.certified{stroke-width:2.2}
.line:hover{stroke:#0969da;stroke-width:2.5}`

/**
 * A plan as a standalone drawing, layers from left to right; an edge's rules and reason show on hover.
 * Alternatives are dashed, preferences dotted, certified dependencies thick.
 */
export function svgOf(plan: Plan): string {
  const graph = graphOf(plan)
  const textLeft = 20 + 8 * `#${Math.max(0, ...plan.subtasks.map(({ id }) => id))}`.length
  const size = { width: textLeft + CHARACTERS * CHARACTER_WIDTH + 4, height: HEIGHT }
  const layout = layoutGraph(graph, size, { betweenLayers: BETWEEN_LAYERS })
  const [width, height] = [Math.ceil(layout.width) + 2 * MARGIN, Math.ceil(layout.height) + 2 * MARGIN]
  const edges = layout.edges.map(({ dependency, points }) => {
    const { from, to, rules, reason, anyOf } = dependency
    const words = [...rules, ...alternativeText(anyOf), edgeNote(dependency)].filter((word) => word !== '')
    return html`<path class="${edgeClass(dependency)}" d="${smooth(points)}" marker-end="url(#arrow)"><title>#${from} before #${to}: ${words.join(', ')}\n${reason}</title></path>\n`
  })
  const nodes = layout.nodes.map(({ id, x, y }) => {
    const subtask = graph.subtask(id)
    const lines = wrap(labelOf(subtask), CHARACTERS, 2)
    const first = HEIGHT / 2 + (lines.length === 1 ? 4 : -3)
    // A nested drawing clips text that is wider than its box.
    return html`<svg x="${px(x - size.width / 2)}" y="${px(y - HEIGHT / 2)}" width="${size.width}" height="${HEIGHT}"><title>#${id} ${subtask.description}</title><rect x="0.5" y="0.5" width="${size.width - 1}" height="${HEIGHT - 1}" rx="5"/><text class="id" x="8" y="${HEIGHT / 2 + 4}">#${id}</text>${lines.map((line, index) => html`<text x="${textLeft}" y="${first + 14 * index}">${line}</text>`)}</svg>\n`
  })
  const page = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}">
<style>${STYLE}</style><defs><marker id="arrow" viewBox="0 0 8 8" refX="7.2" refY="4" markerUnits="userSpaceOnUse" markerWidth="8" markerHeight="8" orient="auto"><path fill="#8b949e" d="M0 .8 7.5 4 0 7.2Z"/></marker></defs>
<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" style="fill:#f6f8fa;stroke:none"/>
${edges}${nodes}</svg>`
  return String(page)
}
