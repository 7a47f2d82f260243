import { describe, expect, it } from 'vitest'
import { createRandom } from '../core/random.ts'
import { type Requirements, ranksOf } from './requirements.ts'
import { needsGraph } from './score/needs-graph.ts'
import { randomOrder } from './score/random-order.ts'
import { type Pool, shareNeeds } from './shares.ts'

/** A pool of changes to an amount, listed in an order in which they are possible. */
function poolOf(...changes: number[]): Pool {
  const all = changes.map((count, index) => ({ id: index + 1, count }))
  return {
    supplies: all.filter(({ count }) => count > 0),
    uses: all.flatMap(({ id, count }) => (count < 0 ? [{ id, count: -count }] : [])),
  }
}

function needsIn(pool: Pool): Map<number, Requirements> {
  const byUse = Map.groupBy(shareNeeds(pool), ({ use }) => use.id)
  return new Map([...byUse].map(([id, own]) => [id, own.map(({ anyOf }) => anyOf.map((one) => one.id))]))
}

const needsOf = (...changes: number[]) => Object.fromEntries(needsIn(poolOf(...changes)))

describe('subtasks that share an item', () => {
  it('need any provider that has enough; later ones also need those that others have drawn from', () => {
    expect(needsOf(1, 1, -1, -1)).toEqual({ 3: [[1, 2]], 4: [[1], [2]] })
    expect(needsOf(1, 1, 1, -1, -1)).toEqual({
      4: [[1, 2, 3]],
      5: [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    })
  })

  it('need a provider alone if the others do not have enough', () => {
    expect(needsOf(3, 3, 2, -6)).toEqual({ 4: [[1], [2]] })
  })

  it('do not wait for the providers of a subtask that cannot take anything without them either', () => {
    expect(needsOf(4, -4, 2, -2)).toEqual({ 2: [[1]], 4: [[3]] })
  })

  it('do not wait for the provider of a subtask that needs it for another reason', () => {
    const pool = poolOf(1, 1, -1, -1)
    const fourth = shareNeeds(pool, (id, never) => !(id === 3 && never.has(1)))
    expect(fourth.filter(({ use }) => use.id === 4).map(({ anyOf }) => anyOf.map(({ id }) => id))).toEqual([
      [2],
    ])
  })

  it('replace earlier ones if there is too little for all', () => {
    expect(needsOf(1, -1, -1, -1)).toEqual({ 2: [[1]], 3: [[1]], 4: [[1]] })
    expect(needsOf(1, 1, -1, -1, -1)).toEqual({ 3: [[1, 2]], 4: [[1], [2]], 5: [[1], [2]] })
  })

  it('draw from the first providers in large pools', () => {
    const changes = Array.from({ length: 12 }, () => [1, -1]).flat()
    expect(needsOf(...changes)[24]).toEqual([[23]])
  })

  /** Changes that never take more than is available, so that the listed order is possible. */
  const someChanges = (seed: number): number[] => {
    const random = createRandom(seed)
    const changes: number[] = []
    let there = 0
    for (let index = 0; index < 9; index++) {
      const change = there > 0 && random.next() < 0.5 ? -1 - random.integer(there) : 1 + random.integer(4)
      changes.push(change)
      there += change
    }
    return changes
  }

  it('all find enough in every order that respects their needs, and the listed order does', () => {
    for (let seed = 0; seed < 200; seed++) {
      const changes = someChanges(seed)
      const needs = needsIn(poolOf(...changes))
      const ids = changes.map((_, index) => index + 1)
      const edges = [...needs].flatMap(([to, own]) =>
        own.flatMap((members, group) => members.map((from) => ({ from, to, anyOf: [group + 1] }))),
      )
      for (const [to, own] of needs) for (const members of own) expect(Math.min(...members)).toBeLessThan(to)
      for (let time = 0; time < 20; time++) {
        let there = 0
        for (const id of randomOrder(needsGraph(ids, edges), createRandom(time)) ?? []) {
          there += changes[id - 1] as number
          expect(there, `${changes} in the order of ${time}`).toBeGreaterThanOrEqual(0)
        }
      }
    }
  })

  it('find too little without all providers of a need, once the others have taken their shares', () => {
    for (let seed = 0; seed < 200; seed++) {
      const changes = someChanges(seed)
      const needs = needsIn(poolOf(...changes))
      const ids = changes.map((_, index) => index + 1)
      for (const [to, own] of needs) {
        for (const members of own) {
          const others = ids.filter((id) => id !== to && !members.includes(id))
          const done = [...ranksOf(others, (id) => needs.get(id) ?? []).keys()]
          const there = done.reduce((sum, id) => sum + (changes[id - 1] as number), 0)
          expect(there, `${changes}: #${to} without ${members}`).toBeLessThan(-(changes[to - 1] as number))
        }
      }
    }
  })
})
