import type { Dependency, DependencyMeaning } from './subtask.ts'

/** Words for a dependency in addition to its rules: its meaning for the team, and its standing. */
export interface EdgeWords {
  /** `held`: the later subtask waits. `preferred`: it may be tried earlier. */
  meaning: DependencyMeaning
  /**
   * `certified`: the test shows that rules cause it; the error rate of the test is about these dependencies only. `moot`: it is
   * not certified and can no longer make a difference, since one of its subtasks is done. `untested`: no test has decided it.
   * undefined: its planner does not run such a test.
   */
  standing: 'certified' | 'untested' | 'moot' | undefined
}

type Stated = Pick<Dependency, 'from' | 'to' | 'meaning'> & {
  standing?: string | undefined
  evidence?: { standing?: string | undefined } | undefined
}

/** @param isDone whether a subtask is done at the shown moment; by default, none is */
export function edgeWords(
  { from, to, meaning = 'held', evidence, standing = evidence?.standing }: Stated,
  isDone: (subtask: number) => boolean = () => false,
): EdgeWords {
  if (standing === undefined || standing === 'certified') return { meaning, standing }
  return { meaning, standing: standing === 'moot' || isDone(from) || isDone(to) ? 'moot' : 'untested' }
}

/** `preferred, certified`; empty for a held dependency that its planner does not test. */
export function edgeNote(edge: Stated, isDone?: (subtask: number) => boolean): string {
  const { meaning, standing } = edgeWords(edge, isDone)
  if (standing === undefined) return meaning === 'held' ? '' : meaning
  return `${meaning}, ${standing}`
}

/** The meaning of the words, for legends. */
export const EDGE_LEGEND =
  'held: the later subtask waits; preferred: an agent without other work may try it before. certified: a test shows that rules cause it (a false dependency among these in at most 5 % of graphs); untested: no test has decided it; moot: it can no longer make a difference'
