import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupsOf } from './requirements.ts'
import type { Dependency } from './subtask.ts'
import { TaskGraph } from './task-graph.ts'
import { dependency, graphWith, subtask } from './testing.ts'

type Needs = readonly (readonly number[])[]

const subtasks = (size: number) => Array.from({ length: size }, (_, index) => subtask(index + 1))

/** Needs as dependencies: alternatives are linked only by the numbers of their groups. */
const dependenciesOf = (needs: readonly Needs[]): Dependency[] =>
  needs.flatMap((own, index) =>
    [...groupsOf(own)].map(([from, anyOf]) => ({
      ...dependency(from, index + 1),
      ...(anyOf === undefined ? {} : { anyOf }),
    })),
  )

const graphOf = (...needs: Needs[]) => new TaskGraph(subtasks(needs.length), dependenciesOf(needs))

/** Up to six subtasks with any needs, including ones that wait for each other. */
const anyNeeds = fc.integer({ min: 1, max: 6 }).chain((size) => {
  const ids = Array.from({ length: size }, (_, index) => index + 1)
  return fc.tuple(
    ...ids.map((id) => {
      const others = ids.filter((other) => other !== id)
      if (others.length === 0) return fc.constant([])
      return fc.array(fc.subarray(others, { minLength: 1 }), { maxLength: 3 })
    }),
  )
})

/** Needs that some order can satisfy. */
const executable = anyNeeds.filter((needs) => allowedOrders(needs, 1).length > 0)

const isReady = (own: Needs, done: ReadonlySet<number>) =>
  own.every((members) => members.some((id) => done.has(id)))

/** All orders in which every subtask is ready when its turn comes, as strings. */
function allowedOrders(needs: readonly Needs[], limit = Number.POSITIVE_INFINITY): string[] {
  const orders: string[] = []
  const go = (done: readonly number[]) => {
    if (orders.length >= limit) return
    if (done.length === needs.length) orders.push(done.join())
    const before = new Set(done)
    needs.forEach((own, index) => {
      if (!before.has(index + 1) && isReady(own, before)) go([...done, index + 1])
    })
  }
  go([])
  return orders
}

const needsIn = (graph: TaskGraph): Needs[] => graph.subtasks().map(({ id }) => graph.requirements(id))

describe('alternatives', () => {
  /** A bridge from both banks: 1 and 5 stand on the ground, 2, 3 and 4 each hang on one neighbour. */
  const bridge = () => graphOf([], [[1, 3]], [[2, 4]], [[3, 5]], [])

  it('make a subtask ready as soon as one of them is done, and may wait for each other', () => {
    const graph = bridge()
    expect([
      graph.isReady(2, new Set()),
      graph.isReady(2, new Set([3])),
      graph.isReady(3, new Set([4])),
    ]).toEqual([false, true, true])
    expect(graph.generations()).toEqual([[1, 5], [2, 4], [3]])
    expect(graph.criticalPath(() => 1).length).toBe(3)
    expect(graph.roots()).toEqual([1, 5])
  })

  it('leave one of each group on the backbone', () => {
    const edges = bridge()
      .backbone()
      .dependencies()
      .map(({ from, to, anyOf }) => [from, to, anyOf])
    expect(edges).toEqual([
      [1, 2, undefined],
      [2, 3, undefined],
      [5, 4, undefined],
    ])
  })

  it('that can only be reached through each other are refused', () => {
    expect(() => graphOf([[2, 3]], [[1, 3]], [[1, 2]])).toThrow('between the subtasks 1, 2, 3 close a cycle')
  })

  it('become necessary when they are added as such, unless no order is left', () => {
    const graph = bridge()
    expect(graph.isNecessary(3, 2)).toBe(false)
    expect(graph.add(dependency(3, 2))).toBe(true)
    expect([graph.isNecessary(3, 2), graph.requirements(2)]).toEqual([true, [[3]]])
    expect(graph.generations()).toEqual([[1, 5], [4], [3], [2]])
    expect(graph.add(dependency(2, 4))).toBe(false)
    expect(graph.requirements(4)).toEqual([[3, 5]])
  })

  it('may be in several groups: any two of three', () => {
    const graph = graphOf(
      [],
      [],
      [],
      [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    )
    const ready = [[1], [1, 2], [1, 3], [2, 3]].map((done) => graph.isReady(4, new Set(done)))
    expect(ready).toEqual([false, true, true, true])
    expect(graph.dependencies().map(({ anyOf }) => anyOf)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ])
  })

  it('make a subtask ready exactly when all single prerequisites are done and one of each group', () => {
    fc.assert(
      fc.property(executable, fc.array(fc.integer({ min: 1, max: 6 })), (needs, finished) => {
        const graph = graphOf(...needs)
        const done = new Set(finished)
        needs.forEach((own, index) => {
          expect(graph.isReady(index + 1, done)).toBe(isReady(own, done))
        })
      }),
      { seed: 21, numRuns: 300 },
    )
  })

  it('are accepted exactly when some order meets all needs', () => {
    fc.assert(
      fc.property(anyNeeds, (needs) => {
        if (allowedOrders(needs, 1).length > 0) expect(graphOf(...needs).size).toBe(needs.length)
        else expect(() => graphOf(...needs)).toThrow('close a cycle')
      }),
      { seed: 22, numRuns: 300 },
    )
  })

  it('keep exactly the same orders when they are reduced, and nothing that others imply', () => {
    fc.assert(
      fc.property(executable, (needs) => {
        const reduced = needsIn(graphOf(...needs).transitiveReduction())
        const orders = allowedOrders(needs)
        expect(allowedOrders(reduced)).toEqual(orders)
        reduced.forEach((own, index) => {
          for (const left of own) {
            const rest = own.filter((members) => members !== left)
            const without = reduced.map((other, at) => (at === index ? rest : other))
            expect(allowedOrders(without).length).toBeGreaterThan(orders.length)
          }
        })
      }),
      { seed: 23, numRuns: 200 },
    )
  })

  it('have a backbone whose orders are all allowed, and the ranks of the whole graph', () => {
    fc.assert(
      fc.property(executable, (needs) => {
        const graph = graphOf(...needs)
        const allowed = new Set(allowedOrders(needs))
        for (const order of allowedOrders(needsIn(graph.backbone()))) expect(allowed).toContain(order)
        expect(allowed).toContain(graph.topologicalOrder().join())
      }),
      { seed: 24, numRuns: 200 },
    )
  })

  it('bound the time that a large team needs: nothing ends before the critical path, and some order keeps to it', () => {
    fc.assert(
      fc.property(executable, fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }), (needs, lengths) => {
        const length = (id: number) => lengths[id - 1] ?? 0
        const { path, length: total } = graphOf(...needs).criticalPath(length)
        expect(path.reduce((sum, id) => sum + length(id), 0)).toBe(total)
        // Time passes; each ready subtask starts at once.
        const ends = new Map<number, number>()
        for (let now = 0; ends.size < needs.length; now++) {
          for (let hasBegun = true; hasBegun; ) {
            const done = new Set([...ends].flatMap(([id, end]) => (end <= now ? [id] : [])))
            const ready = needs.flatMap((own, index) =>
              !ends.has(index + 1) && isReady(own, done) ? [index + 1] : [],
            )
            for (const id of ready) ends.set(id, now + length(id))
            hasBegun = ready.length > 0
          }
        }
        expect(Math.max(...ends.values())).toBe(total)
      }),
      { seed: 25, numRuns: 200 },
    )
  })

  it('change nothing in a graph that has none', () => {
    const plain = graphWith(3, [
      [1, 2],
      [2, 3],
    ])
    expect(plain.backbone()).toBe(plain)
  })
})
