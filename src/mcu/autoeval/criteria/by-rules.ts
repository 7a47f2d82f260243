import { predicateInWords } from '../../predicate/in-words.ts'
import { BUILTIN_KINDS } from '../../predicate/kind-list.ts'
import { leavesOf } from '../../predicate/parts.ts'
import type { Predicate } from '../../predicate/predicate.ts'
import { termsInWords } from '../../predicate/terms-of.ts'
import type { Dimension } from '../dimension.ts'

/** Criteria for a run by dimension. A dimension without criteria does not apply. */
export type Criteria = Readonly<Record<Dimension, readonly string[]>>

/** Inputs for criteria. */
export interface CriteriaBasis {
  readonly goal: string
  readonly success?: Predicate | undefined
  /** Names of the items that agents start with. */
  readonly given: readonly string[]
  readonly limitSeconds: number
}

/** Derives criteria from a task's own fields, without a model. */
export function criteriaByRules({ goal, success, given, limitSeconds }: CriteriaBasis): Criteria {
  const leaves = success === undefined ? [] : leavesOf(success)
  const uses = leaves.map((leaf) => BUILTIN_KINDS.of(leaf).uses)
  const builds = uses.includes('building materials')
  const makes = uses.some((materials) => materials !== undefined)
  const names = given.map((item) => item.replaceAll('_', ' '))
  return {
    'Task Progress': [
      ...stepsOf(success).map((step) => `whether the agent does this: ${step}`),
      ...(success === undefined ? [`how much of the goal is reached: ${goal}`] : []),
      ...(success?.kind === 'then' ? ['whether these steps come in this order'] : []),
      ...termsInWords(success).map(keptCriterion),
    ],
    'Action Control': [
      'whether what the agent does serves the task',
      'e.g. walking about, digging or placing blocks that no step of the goal needs',
      'whether it does the same thing again without need',
    ],
    'Error Recognition and Correction': [
      'whether the agent notices that an action was refused or changed nothing',
      'whether it then does something else that works, instead of the same again',
    ],
    'Creative Attempts': [
      'whether the agent finds a good way that the task does not name',
      ...(builds
        ? ['e.g. several materials, a pattern or a shape beyond what was asked for']
        : ['e.g. a shorter way, or a tool or a place that nobody pointed out']),
    ],
    'Task Completion Efficiency': [
      `whether the goal is reached well within ${limitSeconds} s`,
      'whether the agent goes about it directly, without waiting or detours',
    ],
    'Material Selection and Usage':
      makes || given.length > 0
        ? [
            names.length === 0
              ? 'whether the agent gets the materials that the task needs'
              : `whether the agent uses what it was given as it is meant: ${names.join(', ')}`,
            'whether materials are wasted, e.g. crafted or placed and not needed',
          ]
        : [],
  }
}

/** The criterion for a constraint or condition, in words. */
export const keptCriterion = (words: string): string =>
  `whether this is kept: ${words}; what is done otherwise does not count`

/** The steps of a predicate in words: its parts, if all are required, or each in order. */
function stepsOf(predicate: Predicate | undefined): string[] {
  if (predicate === undefined) return []
  if (predicate.kind === 'and' || predicate.kind === 'then') return predicate.of.flatMap(stepsOf)
  return [predicateInWords(predicate)]
}
