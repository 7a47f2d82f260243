import { BUILTIN_KINDS } from '../../mcu/predicate/kind-list.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import type { Open } from './open.ts'

/** The leaves of a task's goal and milestones, each with its kind. */
export function leavesAskedBy({ success, milestones }: Pick<Open, 'success' | 'milestones'>) {
  const predicates = [
    ...(success === undefined ? [] : [success]),
    ...milestones.map(({ reached }) => reached),
  ]
  return predicates.flatMap(leavesOf).map((leaf) => ({ leaf, kind: BUILTIN_KINDS.of(leaf) }))
}
