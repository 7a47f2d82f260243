import type { Position } from '../../core/position.ts'
import type { PathBoard } from '../board/path-board.ts'
import { reachingTime, walkingTime } from '../work-estimates.ts'
import type { AgentState } from './assignment-strategy.ts'

/** Cost of doing a subtask on another agent's agenda (ms); 0 when it is on no other agenda. */
export function strangeness(board: PathBoard, agent: string, subtask: number): number {
  const owner = board.memory.ownerOf(subtask)
  return owner === undefined || owner === agent ? 0 : board.policy.assignment.strangeMs
}

/** Time until an agent can start a subtask, including a detour to the container when it lacks materials (ms). */
export function wayTo(
  { position, carries, sourceOf }: AgentState,
  board: PathBoard,
  subtask: number,
): number {
  const { place, cells, source, items } = board.forecast.errand(subtask)
  if (position === undefined || place === undefined) return 0
  const lacked = items.find(({ item, count }) => (carries?.(item) ?? 0) < count)
  const fromThere = (start: Position) =>
    Math.min(
      ...(cells.length > 0 ? cells : [place]).map((cell) =>
        reachingTime(start, cell, board.policy.estimates),
      ),
    )
  if (lacked === undefined) return fromThere(position)
  const container = (cells.length > 0 ? sourceOf?.(lacked.item, place) : undefined) ?? source
  if (container === undefined) return fromThere(position)
  return walkingTime(position, container) + board.policy.estimates.withdrawMs + fromThere(container)
}
