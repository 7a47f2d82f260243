import type { GraphChange, Story } from '../data/story.ts'
import { element, svgElement } from '../dom.ts'

const MARKS = { working: '', done: '✓', failed: '✕' } as const

const LEGEND =
  'Solid: held until done. Dotted: preferred, may be tried before. Thick: certified by the test. Thin: untested. Faint: moot, it can no longer make a difference. Coloured: new.'

/** The changes of the graph up to now, latest first. */
const changesList = (changes: readonly GraphChange[]): HTMLElement =>
  element(
    'ol',
    { class: 'graph-changes', reversed: '' },
    ...changes.toReversed().map((change) => element('li', {}, changeText(change))),
  )

function changeText({ t, what, why, isFinal, added, removed, restated }: GraphChange): string {
  const edges = (label: string, list: readonly [number, number][]) =>
    list.length === 0 ? '' : `; ${label} ${list.map(([from, to]) => `#${from}→#${to}`).join(', ')}`
  const end = what === 'revised' && isFinal ? ' (final)' : ''
  return `${(t / 1000).toFixed(1)} s ${what}${end}: ${why}${edges('added', added)}${edges('removed', removed)}${edges('restated', restated)}`
}

/** The graph of subtasks, which is filled in as the team works. */
export class GraphPanel {
  readonly node = element('div', {
    class: 'graph-panel',
    tabindex: '0',
    role: 'region',
    'aria-label': 'Graph of subtasks',
  })
  readonly #colours: ReadonlyMap<string, string>
  readonly #jump: (subtask: number) => void
  #graph: Story['graph']
  #edges: { line: SVGPathElement; from: number; to: number; standing: string | null }[] = []
  readonly #nodes = new Map<
    number,
    { group: SVGGElement; mark: SVGTextElement; edge: SVGRectElement; words: SVGTitleElement; text: string }
  >()

  constructor(colours: ReadonlyMap<string, string>, jump: (subtask: number) => void) {
    this.#colours = colours
    this.#jump = jump
  }

  show(story: Story): void {
    if (story.graph !== this.#graph) this.#draw(story)
    this.#fade(story)
    for (const [id, { group, mark, edge, words, text }] of this.#nodes) {
      const subtask = story.subtasks[id]
      const status = subtask?.status ?? 'waiting'
      if (group.dataset['status'] === `${status} ${subtask?.agent}`) continue
      group.dataset['status'] = `${status} ${subtask?.agent}`
      group.setAttribute('class', `node ${status}`)
      edge.style.fill = subtask === undefined ? '' : (this.#colours.get(subtask.agent) ?? '')
      mark.textContent = subtask === undefined ? '' : MARKS[subtask.status]
      words.textContent = `#${id} ${text}\n${subtask === undefined ? 'not started' : `${status}, ${subtask.agent}${subtask.attempts > 1 ? `, attempt ${subtask.attempts}` : ''}`}`
    }
  }

  /** Certified edges stay certified; others can make no difference once one of their ends is done. */
  #fade({ subtasks }: Story): void {
    for (const { line, from, to, standing } of this.#edges) {
      const isDone = [from, to].some((id) => subtasks[id]?.status === 'done')
      line.classList.toggle('moot', standing === 'moot' || (standing === 'untested' && isDone))
    }
  }

  #draw({ graph, changes }: Story): void {
    this.#graph = graph
    this.#nodes.clear()
    this.#edges = []
    if (graph === undefined) {
      this.node.replaceChildren(element('p', { class: 'empty' }, 'There is no plan yet.'))
      return
    }
    const { width, height, nodeWidth, nodeHeight } = graph
    const arrow = svgElement(
      'marker',
      {
        id: 'arrow',
        viewBox: '0 0 8 8',
        refX: 7.2,
        refY: 4,
        markerUnits: 'userSpaceOnUse',
        markerWidth: 7,
        markerHeight: 7,
        orient: 'auto',
      },
      svgElement('path', { d: 'M0 .8 7.5 4 0 7.2Z' }),
    )
    const edges = graph.edges.map(({ d, any, from, to, meaning, standing, isNew }) => {
      const names = ['edge', any ? 'any' : '', meaning, standing ?? '', isNew ? 'new' : ''].filter(Boolean)
      const words = svgElement('title')
      words.textContent = `#${from} before #${to}: ${[meaning, standing].filter(Boolean).join(', ')}`
      const line = svgElement('path', { class: names.join(' '), d, 'marker-end': 'url(#arrow)' }, words)
      this.#edges.push({ line, from, to, standing })
      return line
    })
    const svg = svgElement(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, class: 'graph' },
      svgElement('defs', {}, arrow),
      ...edges,
    )
    svg.style.width = `${width}px`
    for (const { id, x, y, lines, description } of graph.nodes) {
      const [left, top] = [x - nodeWidth / 2, y - nodeHeight / 2]
      const edge = svgElement('rect', { class: 'who', x: left, y: top, width: 4, height: nodeHeight, rx: 2 })
      const mark = svgElement('text', { class: 'mark', x: left + nodeWidth - 7, y: top + 14 })
      const words = svgElement('title')
      const first = nodeHeight / 2 + (lines.length === 1 ? 4 : -3)
      const group = svgElement(
        'g',
        { class: 'node waiting' },
        words,
        svgElement('rect', { class: 'box', x: left, y: top, width: nodeWidth, height: nodeHeight, rx: 4 }),
        edge,
        svgElement('text', { class: 'id', x: left + 11, y: top + nodeHeight / 2 + 4 }, String(id)),
        ...lines.map((line, index) =>
          svgElement('text', { x: left + 34, y: top + first + 13 * index }, line),
        ),
        mark,
      )
      group.addEventListener('click', () => this.#jump(id))
      this.#nodes.set(id, { group, mark, edge, words, text: description })
      svg.append(group)
    }
    this.node.replaceChildren(svg, element('p', { class: 'empty' }, LEGEND), changesList(changes))
  }
}
