import type { AssignmentStrategy } from './assignment-strategy.ts'
import { wayTo } from './way-to.ts'

/** The path whose next subtask the agent reaches first, fetching materials on the way; the first among equals. */
export const nearest: AssignmentStrategy = {
  id: 'nearest',
  next(agent, board) {
    const ranked = board
      .candidates(agent.name)
      .map((id) => ({ id, way: wayTo(agent, board, board.nextOn(id, agent.name) as number) }))
    ranked.sort((a, b) => a.way - b.way || a.id - b.id)
    return ranked[0]?.id
  },
}
