import type { AgentStory, Story } from './story.ts'

/** Maximum number of subtasks named in a reason. */
const MAX_NAMED = 3

/**
 * Why an agent without a subtask has none, in a few words: what the next subtask of its path still waits for, otherwise any open
 * subtask. Undefined while some subtask could be started, since the agent is then about to choose.
 */
export function waitingText(story: Story, { path }: Pick<AgentStory, 'path'>): string | undefined {
  const { graph, subtasks } = story
  if (graph === undefined || graph.nodes.length === 0) return undefined
  const statusOf = (id: number) => subtasks[id]?.status
  const open = graph.nodes.map(({ id }) => id).filter((id) => statusOf(id) !== 'done')
  const idle = open.filter((id) => statusOf(id) !== 'working')
  if (open.length === 0) return undefined
  if (idle.length === 0) return `nothing left to start: ${named(story, open)}`
  if (idle.some((id) => unmet(story, id).length === 0)) return undefined
  const next = path.find((id) => idle.includes(id)) ?? (idle[0] as number)
  return `waits before #${next}: ${named(story, unmet(story, next))}`
}

/** Unfinished subtasks that block another. Of alternatives, one finished subtask is enough. */
function unmet({ graph, subtasks }: Story, id: number): number[] {
  const held = (graph?.edges ?? []).filter(({ to, meaning }) => to === id && meaning === 'held')
  const isOpen = ({ from }: { from: number }) => subtasks[from]?.status !== 'done'
  const alternatives = held.filter(({ any }) => any)
  const needed = held.filter(({ any }) => !any).filter(isOpen)
  const choice = alternatives.every(isOpen) ? alternatives : []
  return [...needed, ...choice].map(({ from }) => from)
}

/** Subtasks with the agents working on them: `#3 (Bob), #4`. */
function named({ subtasks }: Story, ids: readonly number[]): string {
  const texts = ids.slice(0, MAX_NAMED).map((id) => {
    const subtask = subtasks[id]
    return subtask?.status === 'working' ? `#${id} (${subtask.agent})` : `#${id}`
  })
  const rest = ids.length - texts.length
  return rest > 0 ? `${texts.join(', ')} and ${rest} more` : texts.join(', ')
}
