import type { AssignmentStrategy } from './assignment-strategy.ts'

/** The path with the least busy rate (paper, eq. 4); among equals the one with most work left, then the first. */
export const byBusyRate: AssignmentStrategy = {
  id: 'busy-rate',
  next({ name }, board) {
    const ranked = board
      .candidates(name)
      .map((id) => ({ id, rate: board.busyRate(id), remaining: board.remaining(id) }))
    ranked.sort((a, b) => a.rate - b.rate || b.remaining - a.remaining || a.id - b.id)
    return ranked[0]?.id
  },
}
