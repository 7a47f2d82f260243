import type { PathBoard, PathId } from '../board/path-board.ts'
import type { AgentState, AssignmentStrategy } from './assignment-strategy.ts'
import { cheapestMatching } from './cheapest-matching.ts'
import { strangeness, wayTo } from './way-to.ts'

interface Ranked {
  id: PathId
  /** The subtask that the agent would do on it. */
  next: number
  isPlanned: number
  rate: number
  /** How soon it is begun, less how long a chain waits for it (ms). */
  way: number
  remaining: number
}

/**
 * The path with the least busy rate (paper, eq. 4); among equals what the agent has fetched the materials for, then the
 * one that is soonest begun, has the longest chain of work behind it and that no other agent means to do, then the first.
 * Where teammates ask for work at the same time, what is soonest begun is shared out for all of them at once: the first does not take
 * what lies before the feet of the last, and leaves it to the nearest where there is too little for all.
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
    // While somebody works, whoever waits is woken again, so that nothing stays behind if a teammate does not come.
    if (share === 'others' && board.running().size > 0) return undefined
    return (ranked.find(({ next }) => next === share) ?? ranked[0])?.id
  },
}

/** How soon an agent can begin a subtask (ms). */
const begunIn = (agent: AgentState, board: PathBoard, subtask: number): number =>
  wayTo(agent, board, subtask) + strangeness(board, agent.name, subtask)

/** How long a chain of work waits for a subtask (ms). */
const waitsFor = (board: PathBoard, subtask: number): number =>
  board.forecast.tail(subtask) - board.forecast.duration(subtask)

/** A way of so many milliseconds costs as much as it lasts; one that is twice as long costs four times as much. */
const USUAL_WAY_MS = 1000

/** The cost of what an agent may not start (ms): more than any way. */
const NEVER = 1e9

/**
 * What it costs the team that an agent does a subtask (ms): two ways of middle length are better than a short one and a long one.
 */
function costOf(agent: AgentState, board: PathBoard, subtask: number): number {
  return begunIn(agent, board, subtask) ** 2 / USUAL_WAY_MS - waitsFor(board, subtask)
}

/**
 * The subtask that falls to the agent where all that ask for work share the best ones; `others` where there are too few for
 * all and teammates begin them sooner; undefined where nobody else asks.
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
  // Where work has no place, as in searching, the order of asking decides.
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
