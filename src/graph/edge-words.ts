import type { Dependency, DependencyMeaning } from './subtask.ts'

/** What readers are told of a dependency beside its rules: what it means for the team, and what is known about it. */
export interface EdgeWords {
  /** `held`: the later subtask waits. `preferred`: it may be tried before. */
  meaning: DependencyMeaning
  /**
   * `certified`: the test shows that rules cause it; the error rate of the test is about these dependencies only. `moot`: it is
   * not certified and can make no difference any more, since one of its subtasks is done. `untested`: no test has decided it.
   * undefined: its planner makes no such test.
   */
  standing: 'certified' | 'untested' | 'moot' | undefined
}

type Stated = Pick<Dependency, 'from' | 'to' | 'meaning'> & {
  standing?: string | undefined
  evidence?: { standing?: string | undefined } | undefined
}

/** @param isDone whether a subtask is done at the moment that is shown; none is where it is left out */
export function edgeWords(
  { from, to, meaning = 'held', evidence, standing = evidence?.standing }: Stated,
  isDone: (subtask: number) => boolean = () => false,
): EdgeWords {
  if (standing === undefined || standing === 'certified') return { meaning, standing }
  return { meaning, standing: standing === 'moot' || isDone(from) || isDone(to) ? 'moot' : 'untested' }
}

/** `preferred, certified`; of a dependency that is held and was not meant to be tested, nothing. */
export function edgeNote(edge: Stated, isDone?: (subtask: number) => boolean): string {
  const { meaning, standing } = edgeWords(edge, isDone)
  if (standing === undefined) return meaning === 'held' ? '' : meaning
  return `${meaning}, ${standing}`
}

/** What the words mean, for legends. */
export const EDGE_LEGEND =
  'held: the later subtask waits; preferred: an agent without other work may try it before. certified: a test shows that rules cause it (a false dependency among these in at most 5 % of graphs); untested: no test has decided it; moot: it can make no difference any more'
