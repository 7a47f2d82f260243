import type { EventSink, Outcome } from '../core/journal/events.ts'
import type { TaskGraph } from '../graph/task-graph.ts'
import type { Episode } from '../judger/episode.ts'
import type { Agent } from './agent.ts'
import type { AssignmentStrategy } from './assignment/assignment-strategy.ts'
import { PathBoard, type PathId } from './path-board.ts'

export interface TeamOptions {
  graph: TaskGraph
  episode: Episode
  agents: readonly Agent[]
  strategy: AssignmentStrategy
  log: EventSink
  /** Stops the team from outside; an agent's error stops it from inside. */
  stop: AbortController
}

export interface TeamResult {
  outcome: Extract<Outcome, 'success' | 'task_failure' | 'agent_error' | 'cancelled'>
  reason: string
}

/**
 * Lets a team work on a task graph until all paths are done, nothing more can be done, or the signal stops it
 * (paper, §3.5): a free agent gets a path, works along it, and gets another when it is done or blocked.
 * @throws ModelError when the model fails an agent
 */
export async function runTeam(options: TeamOptions): Promise<TeamResult> {
  const { graph, episode, agents, stop } = options
  const { signal } = stop
  const board = new PathBoard(graph)
  const wake = () => board.wakeAll()
  signal.addEventListener('abort', wake, { once: true })
  const endings = await Promise.allSettled(
    agents.map((agent) =>
      work(agent, board, options).catch((error: unknown) => {
        stop.abort(error)
        throw error
      }),
    ),
  )
  signal.removeEventListener('abort', wake)
  const failed = endings.find((ending) => ending.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  const { done, of } = episode.progress()
  if (done === of) return { outcome: 'success', reason: `all ${of} blocks stand as the blueprint wants them` }
  if (signal.aborted) return { outcome: 'cancelled', reason: 'the run was stopped' }
  if (agents.every(({ name }) => episode.isGone(name)))
    return { outcome: 'agent_error', reason: 'every agent is gone' }
  const givenUp = board.givenUp()
  const why =
    givenUp.length === 0 ? 'the plan left blocks out' : `subtasks ${givenUp.join(', ')} failed too often`
  return { outcome: 'task_failure', reason: `${done} of ${of} blocks stand; ${why}` }
}

async function work(agent: Agent, board: PathBoard, options: TeamOptions): Promise<void> {
  const { episode, strategy, log } = options
  const { signal } = options.stop
  const history: PathId[] = []
  while (!signal.aborted && !episode.isGone(agent.name) && !board.isOver) {
    const candidates = board.candidates().length
    const id = strategy.next({ name: agent.name, history }, board)
    if (id === undefined) {
      await board.changed()
      continue
    }
    history.push(id)
    const path = [...(board.paths[id] ?? [])]
    log.emit('path.assigned', {
      agent: agent.name,
      path,
      strategy: strategy.id,
      busyRate: board.busyRate(id),
      candidates,
    })
    await follow(agent, path, board, options)
  }
  board.wakeAll()
}

/** Works along a path for as long as its next subtask can be had. */
async function follow(
  agent: Agent,
  path: readonly number[],
  board: PathBoard,
  options: TeamOptions,
): Promise<void> {
  for (const id of path) {
    if (board.isDone(id)) continue
    if (options.stop.signal.aborted || !board.take(id, agent.name)) return
    const done = await agent.execute(options.graph.subtask(id), board.failures(id) + 1)
    if (done) board.finish(agent.name)
    else if (options.episode.isGone(agent.name)) board.handBack(agent.name)
    else board.fail(agent.name)
    if (!done) return
  }
}
