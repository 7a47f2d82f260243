import { BUILTIN_KINDS } from '../../mcu/predicate/kind-list.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import type { Term } from '../../mcu/predicate/terms/index.ts'
import { termsOf } from '../../mcu/predicate/terms-of.ts'
import type { Open } from './open.ts'

type Goals = Pick<Open, 'success' | 'milestones'>

const predicatesOf = ({ success, milestones }: Goals) => [
  ...(success === undefined ? [] : [success]),
  ...milestones.map(({ reached }) => reached),
]

/** The leaves of a task's goal and milestones, each with its kind. */
export const leavesAskedBy = (goals: Goals) =>
  predicatesOf(goals)
    .flatMap(leavesOf)
    .map((leaf) => ({ leaf, kind: BUILTIN_KINDS.of(leaf) }))

/** The terms that apply to a task's goal and milestones. */
export const termsAskedBy = (goals: Goals): readonly Term[] => predicatesOf(goals).flatMap(termsOf)
