import type { PathId } from '../board/path-board.ts'
import type { AssignmentStrategy } from './assignment-strategy.ts'

/** One path after another, for any agent: the first that can be started after the one given last. */
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
