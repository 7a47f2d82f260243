import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSatisfied, type Requirements } from '../../graph/requirements.ts'
import { findRequirements, hittingSets, minimalSufficient } from './find-requirements.ts'

const ids = [1, 2, 3, 4, 5, 6, 7, 8]

/** A subtask with known needs, which counts how often it is tried. */
function subject(needs: Requirements) {
  let tests = 0
  const test = async (done: readonly number[]) => {
    tests++
    return isSatisfied(needs, (id) => done.includes(id))
  }
  return { test, tests: () => tests }
}

const find = async (needs: Requirements, candidates = ids, maxRequirements = 1000) => {
  const { test, tests } = subject(needs)
  return { ...(await findRequirements({ candidates, test, maxRequirements })), tests: tests() }
}

/** Needs without those that others imply. */
const minimal = (needs: Requirements): number[][] =>
  needs
    .map((members) => [...new Set(members)].sort((a, b) => a - b))
    .filter(
      (members, index, all) =>
        !all.some(
          (other, at) =>
            at !== index &&
            other.every((id) => members.includes(id)) &&
            (other.length < members.length || at < index),
        ),
    )
    .sort()

describe('the search for requirements', () => {
  it('finds exactly the minimal ones for any set of requirements', async () => {
    const needs = fc.array(fc.subarray(ids, { minLength: 1, maxLength: 3 }), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(needs, fc.shuffledSubarray(ids, { minLength: ids.length }), async (hidden, order) => {
        const { requirements, isComplete } = await find(hidden, order)
        expect(isComplete).toBe(true)
        expect([...requirements].sort()).toEqual(minimal(hidden))
      }),
      { seed: 31, numRuns: 200 },
    )
  })

  it('is cheap where little is needed: one test for nothing, a few for what is tried first', async () => {
    expect(await find([])).toMatchObject({ requirements: [], tests: 1 })
    expect(await find([[1]])).toMatchObject({ requirements: [[1]], tests: 3 })
    expect((await find([[1, 2]])).tests).toBeLessThanOrEqual(6)
    expect((await find([[1], [2]])).tests).toBeLessThanOrEqual(8)
  })

  it('leaves out what is likely first, and needs one more test for what that shows', async () => {
    const needs = [[1], [2], [3]]
    const told = subject(needs)
    const about = { candidates: ids, test: told.test, maxRequirements: 1000 }
    const { requirements, isComplete } = await findRequirements({ ...about, likely: [1, 2, 3] })
    expect([requirements, isComplete, told.tests()]).toEqual([needs, true, 4])
    expect((await find(needs)).tests).toBeGreaterThan(4)
  })

  it('finds the same for any hints', async () => {
    const needs = fc.array(fc.subarray(ids, { minLength: 1, maxLength: 3 }), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(needs, fc.subarray(ids), async (hidden, likely) => {
        const { test } = subject(hidden)
        const found = await findRequirements({ candidates: ids, likely, test, maxRequirements: 1000 })
        expect(found.requirements.toSorted()).toEqual(minimal(hidden))
      }),
      { seed: 32, numRuns: 200 },
    )
  })

  it('finds any two of three', async () => {
    const { requirements } = await find([
      [1, 2],
      [1, 3],
      [2, 3],
    ])
    expect([...requirements].sort()).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ])
  })

  it('says when it has ended early', async () => {
    expect(await find([[1], [2], [3]], ids, 2)).toMatchObject({ isComplete: false })
  })
})

describe('a minimal sufficient set', () => {
  it('suffices, and no member can be left out', async () => {
    const needs = fc.array(fc.subarray(ids, { minLength: 1 }), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(needs, async (hidden) => {
        const { test } = subject(hidden)
        const kept = await minimalSufficient(ids, test)
        expect(await test(kept)).toBe(true)
        for (const id of kept) expect(await test(kept.filter((other) => other !== id))).toBe(false)
      }),
      { seed: 32, numRuns: 300 },
    )
  })
})

describe('hitting sets', () => {
  it('are those of an example by hand', () => {
    expect(hittingSets([])).toEqual([[]])
    expect(hittingSets([[]])).toEqual([])
    expect(
      hittingSets([
        [1, 2],
        [2, 3],
      ]),
    ).toEqual([[2], [1, 3]])
  })
})
