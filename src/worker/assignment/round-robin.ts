import type { PathId } from '../board/path-board.ts'
import type { AssignmentStrategy } from './assignment-strategy.ts'

/** Hands out paths in turn, regardless of the agent: the first startable path after the last one handed out. */
export function roundRobin(): AssignmentStrategy {
  let last: PathId = -1
  return {
    id: 'round-robin',
    next({ name }, board) {
      const candidates = board.candidates(name)
      const next = candidates.find((id) => id > last) ?? candidates[0]
      last = next ?? last
      return next
    },
  }
}
