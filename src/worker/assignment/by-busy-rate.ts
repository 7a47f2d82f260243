import type { PathBoard, PathId } from '../board/path-board.ts'
import type { AgentState, AssignmentStrategy } from './assignment-strategy.ts'
import { cheapestMatching } from './cheapest-matching.ts'
import { strangeness, wayTo } from './way-to.ts'

interface Ranked {
  id: PathId
  /** The subtask that the agent would do next on the path. */
  next: number
  isPlanned: number
  rate: number
  /** Time until the agent can start, less the length of the chain that waits for the subtask (ms). */
  way: number
  remaining: number
}

/**
 * The path with the lowest busy rate (paper, eq. 4). Ties: a path for which the agent has fetched materials, then the one that
 * starts earliest, has the longest chain behind it and is on no other agent's agenda, then the first. If several teammates ask at
 * once, the subtasks are matched to all of them together, so that the first to ask does not take the one nearest to another. If
 * there are too few, the nearest agents get them.
 */
export const byBusyRate: AssignmentStrategy = {
  id: 'busy-rate',
  next(agent, board) {
    const { name } = agent
    const ranked = board.candidates(name).map((id): Ranked => {
      const next = board.nextOn(id, name) as number
      const isPlanned = Number(board.memory.ownerOf(next) === name)
      const way = begunIn(agent, board, next) - waitsFor(board, next)
      return { id, next, isPlanned, rate: board.busyRate(id, name), way, remaining: board.remaining(id) }
    })
    ranked.sort(
      (a, b) =>
        a.rate - b.rate ||
        b.isPlanned - a.isPlanned ||
        a.way - b.way ||
        b.remaining - a.remaining ||
        a.id - b.id,
    )
    const share = shareOf(agent, board, ranked)
    // Running agents wake the waiting ones again, so no work is left behind if a teammate does not show up.
    if (share === 'others' && board.running().size > 0) return undefined
    return (ranked.find(({ next }) => next === share) ?? ranked[0])?.id
  },
}

/** Time until an agent can start a subtask (ms). */
const begunIn = (agent: AgentState, board: PathBoard, subtask: number): number =>
  wayTo(agent, board, subtask) + strangeness(board, agent.name, subtask)

/** Length of the chain of work that waits for a subtask (ms). */
const waitsFor = (board: PathBoard, subtask: number): number =>
  board.forecast.tail(subtask) - board.forecast.duration(subtask)

/** Cost of a subtask that the agent may not start (ms): more than any walk. */
const NEVER = 1e9

/** Cost to the team if an agent does a subtask (ms). Squared, so that two medium walks beat a short and a long one. */
function costOf(agent: AgentState, board: PathBoard, subtask: number): number {
  return begunIn(agent, board, subtask) ** 2 / board.policy.assignment.usualWayMs - waitsFor(board, subtask)
}

/**
 * The agent's subtask if all asking agents share the best ones: `others` if there are too few and teammates can start them
 * earlier; undefined when no other agent asks.
 */
function shareOf(
  agent: AgentState,
  board: PathBoard,
  ranked: readonly Ranked[],
): number | 'others' | undefined {
  const [first] = ranked
  if (first === undefined || agent.alsoFree === undefined) return undefined
  const best = ranked.filter(({ rate, isPlanned }) => rate === first.rate && isPlanned === first.isPlanned)
  const subtasks = [...new Set(best.map(({ next }) => next))]
  // If work has no position, as in searching, agents are served in the order in which they ask.
  if (subtasks.some((id) => board.forecast.errand(id).cells.length === 0)) return undefined
  const team = [agent, ...agent.alsoFree]
  if (team.length < 2) return undefined
  const costs = team.map((one) =>
    subtasks.map((id) => (board.canStart(id, one.name) ? costOf(one, board, id) : NEVER)),
  )
  if (team.length <= subtasks.length) return subtasks[cheapestMatching(costs)[0] as number]
  const rows = cheapestMatching(subtasks.map((_, column) => costs.map((row) => row[column] as number)))
  return subtasks[rows.indexOf(0)] ?? 'others'
}
