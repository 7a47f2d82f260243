import { graphOf, type Plan } from '../../planner/plan.ts'
import { html } from '../html/html.ts'
import { essence, wrap } from '../html/words.ts'
import { layoutGraph, smooth } from './layout.ts'

const SIZE = { width: 200, height: 46 }

const STYLE = `
text{font:12px system-ui,sans-serif;fill:#1f2328}.id{font-weight:600;fill:#59636e}
rect{fill:#fff;stroke:#8b949e}.line{fill:none;stroke:#8b949e;stroke-width:1.2}.rules{font-size:10px;fill:#59636e}`

/** A plan as a drawing of its own, layers from left to right; an edge's rules and reason show when it is pointed at. */
export function svgOf(plan: Plan): string {
  const graph = graphOf(plan)
  const layout = layoutGraph(graph, SIZE)
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)]
  const edges = layout.edges.map(
    ({ dependency: { from, to, rules, reason }, points }) =>
      html`<path class="line" d="${smooth(points)}" marker-end="url(#arrow)"><title>#${from} before #${to}: ${rules.join(', ')}\n${reason}</title></path>`,
  )
  const nodes = layout.nodes.map(({ id, x, y }) => {
    const { description } = graph.subtask(id)
    const [left, top] = [x - SIZE.width / 2, y - SIZE.height / 2]
    const lines = wrap(essence(description), 24, 2)
    const first = y + (lines.length === 1 ? 4 : -3)
    return html`<g><title>#${id} ${description}</title><rect x="${left}" y="${top}" width="${SIZE.width}" height="${SIZE.height}" rx="5"/>
<text class="id" x="${left + 8}" y="${y + 4}">#${id}</text>${lines.map((line, index) => html`<text x="${left + 46}" y="${first + 14 * index}">${line}</text>`)}</g>`
  })
  const page = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>${STYLE}</style><defs><marker id="arrow" viewBox="0 0 8 8" refX="7.2" refY="4" markerUnits="userSpaceOnUse" markerWidth="8" markerHeight="8" orient="auto"><path fill="#8b949e" d="M0 .8 7.5 4 0 7.2Z"/></marker></defs>
<rect x="0" y="0" width="${width}" height="${height}" style="fill:#f6f8fa;stroke:none"/>
${edges}
${nodes}
</svg>`
  return String(page)
}
