import type { Path } from './board/paths.ts'

/**
 * Busy rate of a path: B(p) = Σ over the agents i on p of 1 / (d_i + 1), where d_i is the number of subtasks between the path's
 * entrance and agent i's subtask. It increases with the number of agents on the path, most with those near its entrance (paper,
 * §3.5; the description of eq. 3 in words).
 *
 * An agent counts as on its path from its assignment until the path is done, at the first open subtask, even while it waits or
 * works elsewhere (docs/decisions/0008-busy-rate-counts-assignments.md).
 * @param current the subtask that each agent works on or, if it is on a path without working, would do next; subtasks off p do
 * not count
 */
export function busyRate(path: Path, current: Iterable<number>): number {
  let rate = 0
  for (const subtask of current) {
    const depth = path.indexOf(subtask)
    if (depth >= 0) rate += 1 / (depth + 1)
  }
  return rate
}
