import type { Path } from './paths.ts'

/**
 * Busy rate of a path: B(p) = Σ over the agents i on p of 1 / (d_i + 1), where d_i is the number of subtasks between the
 * path's entrance and agent i. It grows with the agents on the path and most with those near its entrance (paper, §3.5;
 * the symbols of eq. 3 are lost in the text we have, this is their description in words).
 *
 * Paths of a graph share subtasks, so an agent counts as on p as soon as its own way leads over p, and d_i is measured to
 * where that way first meets it. Counting only agents that work on p right now would make the rate of every path that can
 * be started 0: what lies behind an unfinished subtask cannot be in work.
 * @param ways for each agent what it still has before it, its present subtask first
 */
export function busyRate(path: Path, ways: Iterable<readonly number[]>): number {
  let rate = 0
  for (const way of ways) {
    const depth = path.findIndex((subtask) => way.includes(subtask))
    if (depth >= 0) rate += 1 / (depth + 1)
  }
  return rate
}
