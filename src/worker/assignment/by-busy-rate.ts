import type { AssignmentStrategy } from './assignment-strategy.ts'
import { strangeness, wayTo } from './way-to.ts'

/**
 * The path with the least busy rate (paper, eq. 4); among equals what the agent has fetched the materials for, then the
 * one that is soonest begun, has the longest chain of work behind it and that no other agent means to do, then the first.
 */
export const byBusyRate: AssignmentStrategy = {
  id: 'busy-rate',
  next(agent, board) {
    const { name } = agent
    const ranked = board.candidates(name).map((id) => {
      const next = board.nextOn(id, name) as number
      const waiting = board.forecast.tail(next) - board.forecast.duration(next)
      const way = wayTo(agent, board, next) + strangeness(board, name, next) - waiting
      const isPlanned = Number(board.memory.ownerOf(next) === name)
      return { id, isPlanned, rate: board.busyRate(id, name), way, remaining: board.remaining(id) }
    })
    ranked.sort(
      (a, b) =>
        a.rate - b.rate ||
        b.isPlanned - a.isPlanned ||
        a.way - b.way ||
        b.remaining - a.remaining ||
        a.id - b.id,
    )
    return ranked[0]?.id
  },
}
