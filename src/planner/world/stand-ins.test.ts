import { describe, expect, it } from 'vitest'
import { isSatisfied } from '../../graph/requirements.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { subtask } from '../../graph/testing.ts'
import type { Trials } from '../trials.ts'
import { withStandIns } from './stand-ins.ts'
import { tryOut } from './try-out.ts'

type Change = Readonly<Record<string, number>>

const CHANGES: Readonly<Record<string, Change>> = {
  fell: { log: 1 },
  fellTwo: { log: 2 },
  planks: { log: -1, planks: 4 },
  table: { planks: -4, table: 1 },
  chest: { planks: -8, chest: 1 },
}

const changeOf = ({ actions }: Subtask): Change => CHANGES[actions[0]?.name ?? ''] as Change
const isSame = (a: Subtask, b: Subtask) => a.actions[0]?.name === b.actions[0]?.name

/** A world in which subtasks use what others have left, as long as it lasts. */
function economyOf(subtasks: readonly Subtask[]): Trials {
  const byId = new Map(subtasks.map((one) => [one.id, one]))
  const stockAfter = (done: readonly number[]) => {
    const stock: Record<string, number> = {}
    for (const id of done)
      for (const [item, count] of Object.entries(changeOf(byId.get(id) as Subtask)))
        stock[item] = (stock[item] ?? 0) + count
    return stock
  }
  const isEnough = (one: Subtask, stock: Change) =>
    Object.entries(changeOf(one)).every(([item, count]) => count > 0 || (stock[item] ?? 0) >= -count)
  return {
    async rehearse() {
      const order: number[] = []
      for (let before = -1; before < order.length; ) {
        before = order.length
        for (const one of subtasks)
          if (!order.includes(one.id) && isEnough(one, stockAfter(order))) order.push(one.id)
      }
      const standIns = subtasks.flatMap((one): [number, number][] => {
        const index = order.findIndex((id) => isSame(byId.get(id) as Subtask, one))
        const isFirst = order.includes(one.id) || index < 0
        return isFirst || !isEnough(one, stockAfter(order.slice(0, index)))
          ? []
          : [[one.id, order[index] as number]]
      })
      const items = new Map(order.map((id) => [id, changeOf(byId.get(id) as Subtask)]))
      return { order, together: [], standIns: new Map(standIns), failures: new Map(), items }
    },
    async attempt({ subtask: id, done, items = {} }) {
      const isDone = isEnough(byId.get(id) as Subtask, { ...stockAfter(done), ...items })
      return isDone ? { kind: 'succeeded' } : { kind: 'failed', reason: 'too little', hangs: false }
    },
    distance: () => 0,
    cost: { trials: 0, gameSeconds: 0 },
    close: async () => undefined,
  }
}

function* permutations<T>(list: readonly T[]): Generator<T[]> {
  if (list.length === 0) yield []
  for (const [index, first] of list.entries())
    for (const rest of permutations(list.toSpliced(index, 1))) yield [first, ...rest]
}

/** The findings for each subtask if they are listed in this order, by names that do not depend on the order. */
async function shownOf(names: readonly string[]): Promise<string[]> {
  const subtasks = names.map((name, index) =>
    subtask(index + 1, [{ name: name.split(' ')[0] as string, args: {} }]),
  )
  const shown = await tryOut(subtasks, economyOf(subtasks))
  const nameOf = (id: number) => names[id - 1] as string
  return [...shown]
    .map(([id, { requirements, closedBy, unknown }]) => {
      const groups = requirements.map((members) => members.map(nameOf).sort().join('|')).sort()
      return `${nameOf(id)}: ${[...groups, ...closedBy, ...(unknown === undefined ? [] : [unknown])].join(' & ')}`
    })
    .sort()
}

describe('equal subtasks of which there is not enough for all', () => {
  it('are alternatives, whichever is listed first', async () => {
    for (const names of permutations(['fell', 'planks a', 'planks b', 'planks c', 'table']))
      expect(await shownOf(names), names.join()).toEqual([
        'fell: ',
        'planks a: fell',
        'planks b: fell',
        'planks c: fell',
        'table: planks a|planks b|planks c',
      ])
  })

  it('are needed in the same number, whichever is listed first', async () => {
    for (const names of permutations(['fellTwo', 'planks a', 'planks b', 'planks c', 'chest']))
      expect((await shownOf(names))[0], names.join()).toBe(
        'chest: planks a|planks b & planks a|planks c & planks b|planks c',
      )
  })

  it('are exchanged in what others need, so that exactly as many of them are enough', () => {
    const done = [1, 2, 3]
    const peers = [{ done, standIns: [4, 5] }]
    const all = [1, 2, 3, 4, 5]
    const needed = {
      1: [[1, 2, 3, 9]],
      2: [
        [1, 2, 9],
        [1, 3, 9],
        [2, 3, 9],
      ],
      3: [
        [1, 9],
        [2, 9],
        [3, 9],
      ],
    }
    for (const [count, requirements] of Object.entries(needed)) {
      const exchanged = withStandIns([...requirements, [7]], peers)
      for (let set = 0; set < 2 ** all.length; set++) {
        const isDone = (id: number) => id === 7 || (set & (1 << (id - 1)) && id < 6) !== 0
        expect(isSatisfied(exchanged, isDone)).toBe(all.filter(isDone).length >= Number(count))
      }
    }
  })

  it('keep the needs of a subtask that only one of them meets', () => {
    expect(withStandIns([[1], [6, 7]], [{ done: [1, 2], standIns: [3] }])).toEqual([
      [1, 3],
      [6, 7],
    ])
  })
})
