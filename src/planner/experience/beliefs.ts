import { isWithin, type Lesson } from './lessons.ts'

/** Knowledge about the needs of a subtask. */
export interface Beliefs {
  /** Subtasks that must be done first. */
  needed: readonly string[]
  /** Groups of which one member is enough. */
  alternatives: readonly (readonly string[])[]
  /** Subtasks that may be needed: predicted and never shown to be unnecessary, or in a group of which one was missing. */
  suspected: readonly string[]
}

/**
 * Predicted needs corrected by earlier attempts. A subtask that was undone at a success is not needed by itself. Of those undone
 * at a failure, at least one is needed: if all but one are unnecessary, that one; if each of them is, any one of them is enough.
 */
export function beliefsOf(
  predicted: readonly string[],
  lesson: Pick<Lesson, 'without' | 'missed'> | undefined,
): Beliefs {
  const { without = [], missed = [] } = lesson ?? {}
  const needless = new Set(without.flat())
  // A success without an entire set shows that the failure had another reason.
  const real = missed.filter((set) => !without.some((open) => isWithin(set, open)))
  const mayBe = real.map((set) => set.filter((name) => !needless.has(name)))
  const needed = new Set(mayBe.flatMap((set) => (set.length === 1 ? set : [])))
  const unexplained = mayBe.filter((set) => set.length > 1 && !set.some((name) => needed.has(name)))
  const alternatives = real.filter((set) => set.every((name) => needless.has(name)))
  const likely = unexplained.flatMap((set) => {
    const named = set.filter((name) => predicted.includes(name))
    return named.length > 0 ? named : set
  })
  const suspected = new Set([...predicted.filter((name) => !needless.has(name)), ...likely])
  return {
    needed: [...needed],
    alternatives,
    suspected: [...suspected].filter((name) => !needed.has(name)),
  }
}
