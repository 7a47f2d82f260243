import { count } from '../../core/count.ts'
import { EDGE_LEGEND, edgeNote } from '../../graph/edge-words.ts'
import type { StatedDependency } from '../../graph/graph-course.ts'
import type { Dependency } from '../../graph/subtask.ts'
import type { TaskGraph } from '../../graph/task-graph.ts'
import { graphOf, type Plan } from '../../planner/plan.ts'
import { agentColour } from '../../render/agent-colours.ts'
import { px } from '../../render/format.ts'
import { type GraphLayout, layoutGraph, type NodeSize, smooth } from '../../render/graph-layout.ts'
import { type Html, html } from '../../render/html.ts'
import { labelOf, wrap } from '../../render/words.ts'
import { edgeClass } from '../graph/edge-class.ts'
import { alternativeText } from '../graph/requirements-text.ts'
import { coursePart } from './course-part.ts'
import { type RunView, type SubtaskStatus, standingOf } from './run-view.ts'
import { dot } from './team-section.ts'

/** Above this number of subtasks the nodes are drawn small, with one line of text. */
const MANY = 40
/** How far a wide graph may shrink before its frame scrolls instead. */
const LEAST_SCALE = 0.72

const MARKS: Record<SubtaskStatus, string> = { done: '✓', failed: '✕', unfinished: '…', 'not started': '' }

/** The graph of subtasks that the team worked on, without the edges that follow from others. */
export function graphSection(view: RunView): Html {
  const { plan } = view
  if (plan === undefined || plan.subtasks.length === 0) {
    return html`<section id="graph"><h2>Graph of subtasks</h2><p class="empty">The run ended before there was a plan.</p></section>`
  }
  const full = graphOf(plan)
  const reduced = full.transitiveReduction()
  const critical = full.criticalPath(() => 1)
  return html`<section id="graph"><h2>Graph of subtasks</h2>
<p>${count(full.size, 'subtask')} in ${count(full.generations().length, 'layer')}; the longest chain has ${critical.length}: <span class="chain">${critical.path.map((id) => `#${id}`).join(' → ')}</span></p>
<p class="note">${countsNote(plan, reduced)}</p>
<p class="legend">${view.agents.map((agent) => html`<span>${dot(view, agent)}${agent}</span>`)}
<span>✓ done</span>
<span>✕ failed</span>
<span>… unfinished</span>
<span>dashed: not started</span>${
    plan.dependencies.some(({ anyOf }) => anyOf !== undefined)
      ? html`
<span>dashed edge: one of several alternatives is enough</span>`
      : ''
  }</p>${
    hasWords(plan)
      ? html`
<p class="note">Dotted edges are preferred, thick ones certified. ${EDGE_LEGEND}.</p>`
      : ''
  }
${drawGraph(view, reduced)}
${coursePart(view, (stage) => drawGraph(view, stage))}</section>`
}

const hasWords = ({ dependencies }: Plan): boolean => dependencies.some((edge) => edgeNote(edge) !== '')

const REASONS: readonly (readonly [why: Plan['dropped'][number]['why'], words: string])[] = [
  ['implied', 'that others already say'],
  ['no_causal_effect', 'that no rule causes'],
  ['not_reproducible', 'that the model did not repeat'],
  ['closes_a_cycle', 'that would close a cycle'],
  ['not_needed', 'without which the world did not fail'],
  ['left_out_to_learn', 'to learn whether they are needed'],
]

function countsNote({ dependencies, dropped }: Plan, reduced: TaskGraph): Html {
  const shown = reduced.dependencies().length
  const kept = dependencies.length
  const implied =
    kept === shown
      ? 'all are drawn'
      : `${shown} are drawn, ${kept - shown} left out because a longer way says the same`
  const why = REASONS.flatMap(([reason, words]) => {
    const number = dropped.filter((edge) => edge.why === reason).length
    return number === 0 ? [] : [`${number} ${words}`]
  })
  const gone =
    why.length === 0
      ? 'The planner dropped none.'
      : `The planner dropped ${dropped.length} more: ${why.join(', ')}.`
  return html`${count(kept, 'dependency', 'dependencies')}: ${implied}. ${gone} Point at an edge to see the rules behind it.`
}

function drawGraph(view: RunView, graph: TaskGraph): Html {
  const size: NodeSize = graph.size > MANY ? { width: 172, height: 24 } : { width: 194, height: 46 }
  const layout = layoutGraph(graph, size)
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)]
  return html`<div class="scroll" tabindex="0"><svg class="graph" role="img" aria-label="Graph of subtasks" viewBox="0 0 ${width} ${height}" style="width:${width}px;min-width:${Math.round(width * LEAST_SCALE)}px">
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7.2" refY="4" markerUnits="userSpaceOnUse" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 .8 7.5 4 0 7.2Z"/></marker></defs>
${layout.edges.map((edge) => drawEdge(edge))}
${layout.nodes.map((node) => drawNode(view, graph, node, size))}
</svg></div>`
}

function drawEdge({ dependency, points }: GraphLayout<Dependency>['edges'][number]): Html {
  const path = smooth(points)
  const kind = edgeClass(dependency)
  return html`<g class="edge" data-from="${dependency.from}" data-to="${dependency.to}"><title>${edgeTitle(dependency)}</title><path class="hit" d="${path}"/><path class="${kind}" d="${path}" marker-end="url(#arrow)"/></g>`
}

const edgeTitle = (dependency: StatedDependency): string => {
  const { from, to, rules, reason, anyOf } = dependency
  return [
    `#${from} before #${to}`,
    ...alternativeText(anyOf),
    edgeNote(dependency),
    rules.length === 0 ? '' : `rules: ${rules.join(', ')}`,
    reason,
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function drawNode(
  view: RunView,
  graph: TaskGraph,
  { id, x, y }: GraphLayout<Dependency>['nodes'][number],
  size: NodeSize,
): Html {
  const subtask = graph.subtask(id)
  const { status, agent } = standingOf(view, id)
  const left = px(x - size.width / 2)
  const top = px(y - size.height / 2)
  const compact = size.height < 30
  const digits = Math.max(2, ...graph.subtasks().map((subtask) => String(subtask.id).length))
  const textLeft = px(left + 28 + 7.5 * digits)
  const lines = wrap(labelOf(subtask), compact ? 18 : 22, compact ? 1 : 2)
  const firstLine = top + size.height / 2 + (lines.length === 1 ? 4 : -3)
  const who = agent === undefined ? status : `${status}, ${agent}`
  return html`<g class="node ${status.replace(' ', '-')}" data-id="${id}"><title>#${id} (${who})\n${subtask.description}</title>
<rect class="box" x="${left}" y="${top}" width="${size.width}" height="${size.height}" rx="5"/>
<path fill="${agentColour(view.agents, agent)}" d="M${left + 5} ${top}h1v${size.height}h-1a5 5 0 0 1-5-5v-${size.height - 10}a5 5 0 0 1 5-5Z"/>
<text class="id" x="${left + 13}" y="${px(top + size.height / 2 + 4)}">#${id}</text>
${lines.map((line, index) => html`<text x="${textLeft}" y="${px(firstLine + 14 * index)}">${line}</text>`)}
<text class="mark" x="${px(left + size.width - 6)}" y="${px(top + (compact ? 16 : 14))}">${MARKS[status]}</text></g>`
}
