import type { Story } from '../data/story.ts'
import { drawn, element } from '../dom.ts'

const MARKS = { working: '', done: '✓', failed: '✕' } as const

/** The graph of subtasks, which fills up as the team works. */
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
  readonly #nodes = new Map<
    number,
    { group: SVGGElement; mark: SVGTextElement; edge: SVGRectElement; words: SVGTitleElement; text: string }
  >()

  constructor(colours: ReadonlyMap<string, string>, jump: (subtask: number) => void) {
    this.#colours = colours
    this.#jump = jump
  }

  show(story: Story): void {
    if (story.graph !== this.#graph) this.#draw(story.graph)
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

  #draw(graph: Story['graph']): void {
    this.#graph = graph
    this.#nodes.clear()
    if (graph === undefined) {
      this.node.replaceChildren(element('p', { class: 'empty' }, 'There is no plan yet.'))
      return
    }
    const { width, height, nodeWidth, nodeHeight } = graph
    const arrow = drawn(
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
      drawn('path', { d: 'M0 .8 7.5 4 0 7.2Z' }),
    )
    const edges = graph.edges.map(({ d, any }) =>
      drawn('path', { class: any ? 'edge any' : 'edge', d, 'marker-end': 'url(#arrow)' }),
    )
    const svg = drawn(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, class: 'graph' },
      drawn('defs', {}, arrow),
      ...edges,
    )
    svg.style.width = `${width}px`
    for (const { id, x, y, lines, description } of graph.nodes) {
      const [left, top] = [x - nodeWidth / 2, y - nodeHeight / 2]
      const edge = drawn('rect', { class: 'who', x: left, y: top, width: 4, height: nodeHeight, rx: 2 })
      const mark = drawn('text', { class: 'mark', x: left + nodeWidth - 7, y: top + 14 })
      const words = drawn('title')
      const first = nodeHeight / 2 + (lines.length === 1 ? 4 : -3)
      const group = drawn(
        'g',
        { class: 'node waiting' },
        words,
        drawn('rect', { class: 'box', x: left, y: top, width: nodeWidth, height: nodeHeight, rx: 4 }),
        edge,
        drawn('text', { class: 'id', x: left + 11, y: top + nodeHeight / 2 + 4 }, String(id)),
        ...lines.map((line, index) => drawn('text', { x: left + 34, y: top + first + 13 * index }, line)),
        mark,
      )
      group.addEventListener('click', () => this.#jump(id))
      this.#nodes.set(id, { group, mark, edge, words, text: description })
      svg.append(group)
    }
    this.node.replaceChildren(svg)
  }
}
