import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/core/random.ts'
import { subtask } from '../../src/graph/testing.ts'
import { ItemShares } from '../../src/planner/world/item-shares.ts'
import type { GatheringTask } from '../../src/scenario/gathering/gathering.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import { cell, construction } from '../../src/task/testing.ts'
import { type Change, carriedOut, type Lists, needlessLists, tooFewNeeds, unequalPeers } from './ledger.ts'

/*
 * Plans whose subtasks share items: the true dependencies, the results of trials of a rehearsal, and a ledger that knows neither.
 */

const craft = (item: string, amount: number) => [{ name: 'Craft', args: { item, amount } }]
const KINDS = {
  log: {
    actions: [{ name: 'WithdrawItem', args: { container: [7, 0, 0], item: 'oak_log', amount: 1 } }],
    change: { oak_log: 1 },
  },
  planks: { actions: craft('oak_planks', 4), change: { oak_log: -1, oak_planks: 4 } },
  chest: { actions: craft('chest', 1), change: { oak_planks: -8, chest: 1 } },
  stick: { actions: craft('stick', 4), change: { oak_planks: -2, stick: 4 } },
  ladder: { actions: craft('ladder', 3), change: { stick: -7, ladder: 3 } },
  door: { actions: craft('oak_door', 3), change: { oak_planks: -6, oak_door: 3 } },
} as const
type Kind = keyof typeof KINDS
/** Kinds of subtasks that provide nothing for others. */
const PRODUCTS: readonly Kind[] = ['chest', 'ladder', 'door']

const task: GatheringTask = {
  ...construction([]),
  scenario: 'gathering',
  gathering: { obtain: [{ item: 'stick', count: 1 }], animals: [] },
  sources: [{ position: { x: 3, y: 0, z: 3 }, block: cell('crafting_table', 0, 0, 0).block }],
  containers: [
    {
      position: { x: 7, y: 0, z: 0 },
      block: { name: 'chest', properties: {} },
      items: [{ item: 'oak_log', count: 64 }],
    },
  ],
}

const changesOf = (plan: readonly Kind[]): Change[] => plan.map((kind) => KINDS[kind].change)

/** The true dependencies, as lists of ids; one of each list must be done. */
function truthOf(plan: readonly Kind[]): Lists {
  const subtasks = plan.map((kind, index) => subtask(index + 1, [...KINDS[kind].actions]))
  const into = Map.groupBy(trueDependencies(task, subtasks), ({ to }) => to)
  return new Map(
    [...into].map(([to, edges]) => {
      const single = edges.flatMap(({ from, anyOf }) => (anyOf === undefined ? [[from]] : []))
      const numbers = [...new Set(edges.flatMap(({ anyOf = [] }) => anyOf))]
      const groups = numbers.map((number) =>
        edges.flatMap(({ from, anyOf = [] }) => (anyOf.includes(number) ? [from] : [])),
      )
      return [to, [...single, ...groups]]
    }),
  )
}

/** Result of trials for a rehearsal with these changes, in the order in which a team carries the plan out. */
function triedOf(plan: readonly Kind[]): Lists {
  const changes = changesOf(plan)
  const items = new Map(carriedOut(changes).map((id) => [id, changes[id - 1] as Change]))
  return new ItemShares(items).needed(() => true)
}

/** Plans of up to nine subtasks, in any order, of which all can be carried out. */
function somePlans(count: number): Kind[][] {
  const random = createRandom(1).fork('shared items')
  const plans: Kind[][] = []
  while (plans.length < count) {
    const size = 4 + random.integer(6)
    const plan = Array.from({ length: size }, () => random.pick(Object.keys(KINDS)) as Kind)
    if (carriedOut(changesOf(plan)).length === size) plans.push(plan)
  }
  return plans
}
const plans = somePlans(150)
const checked = plans.map((plan) => ({ plan, changes: changesOf(plan), lists: truthOf(plan) }))

const inOrder = (lists: Lists) =>
  [...lists]
    .map(([to, own]) => `${to}: ${own.map((members) => members.toSorted((a, b) => a - b).join('|')).sort()}`)
    .sort()

describe('those who share items', () => {
  it('need, in the true dependencies, neither more nor less than a ledger shows, and peers are alike', () => {
    for (const { plan, ...ledger } of checked) {
      expect([plan.join(), tooFewNeeds(ledger)]).toEqual([plan.join(), []])
      expect([plan.join(), needlessLists(ledger)]).toEqual([plan.join(), []])
      expect([plan.join(), unequalPeers(ledger)]).toEqual([plan.join(), []])
    }
    expect(checked.flatMap(({ lists }) => [...lists.values()].flat()).length).toBeGreaterThan(500)
  })

  it('need the same by trials, whatever order they are listed in', () => {
    for (const { plan, lists } of checked)
      expect([plan.join(), ...inOrder(triedOf(plan))]).toEqual([plan.join(), ...inOrder(lists)])
    const mixed: Kind[] = ['log', 'log', 'log', 'planks', 'chest', 'stick', 'planks', 'planks']
    expect(inOrder(truthOf(mixed))).toEqual(inOrder(triedOf(mixed)))
    expect(truthOf(mixed).get(6)).toEqual([[4, 7, 8]])
  })
})

describe('the ledger', () => {
  it('finds each need that is missing', () => {
    let missed = 0
    for (const { changes, lists } of checked)
      for (const [id, own] of lists)
        for (const left of own) {
          const fewer = new Map([...lists, [id, own.filter((members) => members !== left)]])
          if (tooFewNeeds({ changes, lists: fewer }).length === 0) missed++
        }
    expect(missed).toBe(0)
  })

  it('finds a need that is one too many', () => {
    let added = 0
    for (const { plan, changes, lists } of checked)
      for (const [id] of lists)
        for (const other of plan.flatMap((kind, index) => (PRODUCTS.includes(kind) ? [index + 1] : []))) {
          if (other === id) continue
          const more = { changes, lists: new Map([...lists, [id, [...(lists.get(id) ?? []), [other]]]]) }
          added++
          expect(needlessLists(more).length + tooFewNeeds(more).length).toBeGreaterThan(0)
        }
    expect(added).toBeGreaterThan(100)
  })

  it('finds peers that only the listed order tells apart', () => {
    // A stick needs any of two crafts of planks, not the first of them.
    const changes = changesOf(['log', 'log', 'planks', 'planks', 'stick'])
    const lists: Lists = new Map([
      [3, [[1, 2]]],
      [4, [[1], [2]]],
      [5, [[3]]],
    ])
    expect(unequalPeers({ changes, lists })).toEqual(['#5 needs #3 and not #4'])
  })
})
