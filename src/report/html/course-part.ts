import { edgeNote } from '../../graph/edge-words.ts'
import { drawableGraph, type GraphStage, type StatedDependency } from '../../graph/graph-course.ts'
import type { TaskGraph } from '../../graph/task-graph.ts'
import { type Html, html } from '../../render/html.ts'
import type { RunView } from './run-view.ts'

/** Graphs with more subtasks than this are not drawn for each change. */
const MAX_DRAWN = 40

const NAMES: Record<GraphStage['kind'], string> = {
  planned: 'first plan',
  revised: 'revised by the planner',
  repaired: 'repaired by the team',
  replanned: 'new plan for what was left',
}

/** How the team's graph changed over time; empty if it never did. */
export function coursePart({ course }: RunView, draw: (graph: TaskGraph) => Html): Html | '' {
  if (course.length < 2) return ''
  return html`<h3>The graph over time</h3>
<p class="note">The team worked by each of these graphs from its time on.</p>
${course.map((stage) => stagePart(stage, draw))}`
}

function stagePart(stage: GraphStage, draw: (graph: TaskGraph) => Html): Html {
  const { t, kind, why, isFinal, dependencies, done, abandoned } = stage
  const end = kind === 'revised' && isFinal ? ', final' : ''
  const lost = abandoned === undefined || abandoned === 0 ? '' : ` Open questions abandoned: ${abandoned}.`
  const graph = stage.subtasks.length > MAX_DRAWN ? undefined : drawableGraph(stage)
  return html`<details class="stage"><summary><b>${(t / 1000).toFixed(1)} s</b> ${NAMES[kind]}${end}: ${why}. ${changesText(stage)}</summary>
<p class="note">${dependencies.length === 0 ? 'No dependencies' : dependencies.map((edge) => edgeText(edge, done)).join(', ')}.${lost}</p>
${graph === undefined ? '' : draw(graph)}</details>`
}

function changesText({ kind, added, removed, restated }: GraphStage): string {
  if (kind === 'planned') return ''
  const parts = [
    { label: 'added', edges: added },
    { label: 'removed', edges: removed },
    { label: 'restated', edges: restated },
  ].flatMap(({ label, edges }) =>
    edges.length === 0 ? [] : [`${label} ${edges.map(({ from, to }) => `${from} → ${to}`).join(', ')}`],
  )
  return parts.length === 0 ? 'No dependency changed.' : `${parts.join('; ')}.`
}

function edgeText(edge: StatedDependency, done: ReadonlySet<number>): string {
  const note = edgeNote(edge, (id) => done.has(id))
  return `${edge.from} → ${edge.to}${note === '' ? '' : ` (${note})`}`
}
