import type { Path } from './board/paths.ts'

/**
 * Busy rate of a path: B(p) = Σ over the agents i on p of 1 / (d_i + 1), where d_i is the number of subtasks between the
 * path's entrance and the one agent i works on. It grows with the agents on the path and most with those near its
 * entrance (paper, §3.5; the symbols of eq. 3 are lost in the text we have, this is their description in words).
 *
 * On a graph where a subtask starts only after its prerequisites, nobody can be at work on a path that can be started: what
 * lies behind an unfinished subtask waits. Counting those at work alone, B was the same (0) for all candidates in each of 31
 * choices between several (5 constructions of `benchmarks/schedule`, 3 and 6 agents), and the tie rules decided them all.
 * An agent therefore counts as on its path from its assignment until the path is done, at the first subtask that is not
 * done, also while it waits or does other ready work. So counted, the candidates differed in 6 of 35 choices. What that is
 * worth could not be told apart from nothing: of 10 pairs of runs 8 had the same makespan, the others differed by what
 * befell single bots. Counting agents whose way merely leads over p was measured earlier: the demo took 18.4 s instead of 13.6 s.
 * @param current the subtask that each agent works on or, on a path without working on it, would do next; those off p do not
 * count
 */
export function busyRate(path: Path, current: Iterable<number>): number {
  let rate = 0
  for (const subtask of current) {
    const depth = path.indexOf(subtask)
    if (depth >= 0) rate += 1 / (depth + 1)
  }
  return rate
}
