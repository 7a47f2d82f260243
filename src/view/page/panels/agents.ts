import type { AgentStory, Story } from '../data/story.ts'
import { waitingText } from '../data/waiting.ts'
import { element, nameText, setText } from '../dom.ts'

interface Row {
  button: HTMLButtonElement
  doing: HTMLElement
  last: HTMLElement
  held: HTMLElement
}

/** The name of a subtask, from the drawing of the graph. */
function subtaskText(story: Story, subtask: number | undefined): string {
  if (subtask === undefined) return ''
  const node = story.graph?.nodes.find(({ id }) => id === subtask)
  return node === undefined ? `subtask ${subtask}` : node.lines.join(' ')
}

/** An agent's activity, in a few words. */
export function doingText(story: Story, agent: AgentStory | undefined): string {
  if (agent === undefined) return 'has not joined'
  if (!agent.present) return 'has left'
  if (agent.subtask !== undefined) return subtaskText(story, agent.subtask)
  return story.end === undefined ? (waitingText(story, agent) ?? 'looks for work') : 'is done'
}

/** The team panel: one button per agent, which follows that agent. */
export class AgentsPanel {
  readonly node = element('ul', { class: 'agents' })
  readonly #rows = new Map<string, Row>()

  /** @param follow called with the name of the selected agent */
  constructor(agents: readonly { name: string; colour: string }[], follow: (name: string) => void) {
    for (const { name, colour } of agents) {
      const [doing, last, held] = [
        element('span', { class: 'doing' }),
        element('span', { class: 'last' }),
        element('span', { class: 'held' }),
      ]
      const dot = element('i', { class: 'dot', 'aria-hidden': 'true' })
      dot.style.background = colour
      const button = element(
        'button',
        { type: 'button', 'aria-pressed': 'false', title: `Follow ${name}` },
        dot,
        element('b', {}, name),
        held,
        doing,
        last,
      )
      button.addEventListener('click', () => follow(name))
      this.#rows.set(name, { button, doing, last, held })
      this.node.append(element('li', {}, button))
    }
    this.node.classList.toggle('many', agents.length > 8)
  }

  show(story: Story, followed: string | undefined): void {
    for (const [name, { button, doing, last, held }] of this.#rows) {
      const agent = story.agents[name]
      button.setAttribute('aria-pressed', String(followed === name))
      button.classList.toggle('gone', agent?.present !== true)
      setText(doing, doingText(story, agent))
      setText(last, agent?.action ?? '')
      last.classList.toggle('refused', agent?.isRefused === true)
      setText(held, agent?.held ? nameText(agent.held) : '')
    }
  }
}
