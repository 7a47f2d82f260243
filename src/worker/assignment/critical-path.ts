import { distance } from '../../core/position.ts'
import type { PathBoard } from '../board/path-board.ts'
import type { AgentState, AssignmentStrategy } from './assignment-strategy.ts'
import { strangeness, wayTo } from './way-to.ts'

/**
 * Ours: picks the subtask that delays the team least. The cost of a subtask is the time until the agent can start it, plus the
 * delay of the run if the longest remaining chain is left for later. The chain weighs more when it, rather than the amount of
 * work, determines when the team finishes. While work is scarce, subtasks that unblock others are preferred and places where
 * other agents work are avoided. The agent asks again after each subtask.
 */
export const criticalPath: AssignmentStrategy = {
  id: 'critical-path',
  commitment: 'subtask',
  next(agent, board) {
    const byNext = new Map<number, { id: number; remaining: number }>()
    for (const id of board.candidates(agent.name)) {
      const next = board.nextOn(id, agent.name) as number
      const remaining = board.remaining(id)
      if (remaining > (byNext.get(next)?.remaining ?? 0)) byNext.set(next, { id, remaining })
    }
    if (byNext.size === 0) return undefined
    const longest = Math.max(...[...byNext.keys()].map((id) => board.forecast.tail(id)))
    const agents = board.running().size + 1
    const share = board.forecast.workLeft / agents
    const urgency = Math.min(1, longest / Math.max(1, share)) ** 2
    const isScarce = byNext.size < agents
    let best: { id: number; cost: number; subtask: number } | undefined
    for (const [subtask, { id }] of byNext) {
      const delay = urgency * (longest - board.forecast.tail(subtask))
      const gain = isScarce ? board.policy.assignment.unblocksMs * board.unblocks(subtask).length : 0
      const cost =
        wayTo(agent, board, subtask) +
        strangeness(board, agent.name, subtask) +
        delay -
        gain +
        crowding(agent, board, subtask)
      const isBetter =
        best === undefined || cost < best.cost || (cost === best.cost && subtask < best.subtask)
      if (isBetter) best = { id, cost, subtask }
    }
    return best?.id
  },
}

/** Cost of other agents that work at the subtask's place or prepare for it. */
function crowding({ name }: AgentState, board: PathBoard, subtask: number): number {
  const { crowdBlocks, crowdMs, expectedMs } = board.policy.assignment
  let cost = 0
  const { place } = board.forecast.errand(subtask)
  for (const [other, at] of board.running()) {
    const there = board.forecast.errand(at).place
    if (other !== name && place !== undefined && there !== undefined && distance(place, there) <= crowdBlocks)
      cost += crowdMs
  }
  for (const [other, expected] of board.memory.expectations)
    if (other !== name && expected === subtask) cost += expectedMs
  return cost
}
