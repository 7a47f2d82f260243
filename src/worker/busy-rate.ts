import type { Path } from './paths.ts'

/**
 * Busy rate of a path: B(p) = Σ over the agents i on p of 1 / (d_i + 1), where d_i is the number of subtasks between the
 * path's entrance and the one agent i works on. It grows with the agents on the path and most with those near its
 * entrance (paper, §3.5; the symbols of eq. 3 are lost in the text we have, this is their description in words).
 *
 * Mind that on a graph where a subtask starts only after its prerequisites, a path that can be started has no agent on it:
 * what lies behind an unfinished subtask cannot be in work. Between startable paths B is then 0, and the tie rules decide.
 * It tells paths apart where agents may wait on a path or repeat its subtasks. Counting agents whose way merely leads over
 * p was measured too: a house of 414 blocks took 200 s instead of 220 s, the demo 18.4 s instead of 13.6 s.
 * @param current the subtasks that agents are working on; those off the path do not count
 */
export function busyRate(path: Path, current: Iterable<number>): number {
  let rate = 0
  for (const subtask of current) {
    const depth = path.indexOf(subtask)
    if (depth >= 0) rate += 1 / (depth + 1)
  }
  return rate
}
