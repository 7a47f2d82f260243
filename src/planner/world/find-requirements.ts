import type { Requirements } from '../../graph/requirements.ts'

/** Whether a subtask can be done once these others are. Having more subtasks done never makes it fail. */
export type Test = (done: readonly number[]) => Promise<boolean>

export interface Search {
  /** The others that it may need, most likely first. The test succeeds when all are done. */
  candidates: readonly number[]
  /** The ones that are each likely to be needed. */
  likely?: readonly number[]
  test: Test
  /** Maximum number of requirements, after which the search ends. */
  maxRequirements: number
}

export interface FoundRequirements {
  requirements: Requirements
  /** False if the search ended early: there may be more. */
  isComplete: boolean
}

/**
 * The needs of a subtask, as lists of alternatives, found by tests alone. Every minimal set of others that suffices is hit by
 * every requirement and the other way round (minimal hitting sets, Reiter 1987; enumerated as in MARCO, Liffiton et al. 2016): a
 * hitting set of the sufficient sets known so far either is a requirement, because the subtask fails without it, or its
 * complement contains a sufficient set that was not known.
 *
 * Each likely candidate is left out first, by itself: if the subtask then fails, the candidate is a requirement. Sufficient sets
 * are made minimal by delta debugging (Zeller and Hildebrandt 2002), after a search from these and the likeliest candidates on.
 * Results that follow from other tests are not tested. A subtask without needs costs one test; one with n likely single needs
 * costs n + 1.
 */
export async function findRequirements({
  candidates,
  likely = [],
  test: testAnew,
  maxRequirements,
}: Search): Promise<FoundRequirements> {
  const test = inferring(testAnew)
  const without = (left: readonly number[]) => candidates.filter((id) => !left.includes(id))
  const shown = await Promise.all(likely.map(async (id) => ((await test(without([id]))) ? [] : [id])))
  const needed = shown.flat()
  const requirements: number[][] = needed.map((id) => [id])
  const isAll = needed.length > 0 && (await test(needed))
  const sufficient = [isAll ? needed : await minimalSufficient([...needed, ...without(needed)], test)]
  for (;;) {
    const open = hittingSets(sufficient).find(
      (set) =>
        !requirements.some((known) => known.length === set.length && known.every((id) => set.includes(id))),
    )
    if (open === undefined) return { requirements, isComplete: true }
    if (requirements.length >= maxRequirements) return { requirements, isComplete: false }
    const rest = without(open)
    if (await test(rest)) sufficient.push(await minimalSufficient(rest, test))
    else requirements.push([...open].sort((a, b) => a - b))
  }
}

/**
 * Tests only sets whose result does not follow from earlier tests: with more done it never fails, with less it
 * never succeeds.
 */
function inferring(test: Test): Test {
  const enough: (readonly number[])[] = []
  const tooLittle: ReadonlySet<number>[] = []
  return async (done) => {
    const given = new Set(done)
    if (enough.some((known) => known.every((id) => given.has(id)))) return true
    if (tooLittle.some((known) => done.every((id) => known.has(id)))) return false
    const isEnough = await test(done)
    if (isEnough) enough.push(done)
    else tooLittle.push(given)
    return isEnough
  }
}

/**
 * A minimal part of a list with which the test still succeeds: the shortest prefix among those of doubling length, without the
 * pieces that are not needed (halves, quarters, single ones).
 * @param whole list with which the test succeeds
 */
export async function minimalSufficient(whole: readonly number[], test: Test): Promise<number[]> {
  let kept = await enoughOf(whole, test)
  for (let size = Math.floor(kept.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let end = kept.length; end > 0; end -= size) {
      const without = kept.filter((_, index) => index < end - size || index >= end)
      // The case in which no subtask is done was tested first.
      if (without.length > 0 && (await test(without))) kept = without
    }
  }
  return kept
}

async function enoughOf(whole: readonly number[], test: Test): Promise<number[]> {
  for (let length = 0; length < whole.length; length = Math.max(1, 2 * length)) {
    const beginning = whole.slice(0, length)
    if (await test(beginning)) return beginning
  }
  return [...whole]
}

/** The minimal sets that share a member with each of the given sets (Berge's algorithm), smallest first. */
export function hittingSets(sets: readonly (readonly number[])[]): number[][] {
  let hitting: number[][] = [[]]
  for (const set of sets) {
    const longer = hitting.flatMap((one) =>
      one.some((id) => set.includes(id)) ? [one] : set.map((id) => [...one, id]),
    )
    hitting = longer.filter(
      (one, index) =>
        !longer.some(
          (other, at) =>
            at !== index &&
            other.every((id) => one.includes(id)) &&
            (other.length < one.length || at < index),
        ),
    )
  }
  return hitting.sort((a, b) => a.length - b.length)
}
