import { expect, it } from 'vitest'
import { trueDependencies } from '../../scenario/testing.ts'
import type { ActionCall } from '../../task/action.ts'
import { construction } from '../../task/testing.ts'
import { subtask } from '../testing.ts'

type Pos = [number, number, number]
const CHEST: Pos = [7, 0, 0]
const act = (name: string, args: Record<string, unknown>): ActionCall => ({ name, args })
const store = (item: string, amount: number, container = CHEST) => act('Deposit', { container, item, amount })
const withdraw = (item: string, amount: number, container = CHEST) =>
  act('WithdrawItem', { container, item, amount })

/** Brings bread from a chest outside the task, which holds everything that a plan takes out of it. */
const bring = (amount: number, to = CHEST) => [
  withdraw('bread', amount, [50, 0, 0]),
  store('bread', amount, to),
]

/** True dependencies between subtasks, with a chest that holds some bread. */
function edges(bread: number, ...plan: ActionCall[][]): string[] {
  const items = bread === 0 ? [] : [{ item: 'bread', count: bread }]
  const [x, y, z] = CHEST
  const containers = [{ position: { x, y, z }, block: { name: 'chest', properties: {} }, items }]
  const subtasks = plan.map((actions, index) => subtask(index + 1, actions))
  return trueDependencies({ ...construction([]), containers }, subtasks).map(
    ({ from, to, rules }) => `${from}→${to} ${rules.join('+')}`,
  )
}

it('a withdrawal waits for the subtask that stores the item', () => {
  expect(edges(0, [withdraw('bread', 2)], bring(2))).toEqual(['2→1 hand-over-before-use'])
})

it('only items that the container lacks at the start cause waiting', () => {
  expect(edges(2, [withdraw('bread', 2)], bring(2))).toEqual([])
  expect(edges(2, [withdraw('bread', 3)], bring(2))).toEqual(['2→1 hand-over-before-use'])
})

it('another item, or another container, causes no waiting', () => {
  expect(edges(0, [withdraw('bread', 2)], [store('egg', 2)])).toEqual([])
  expect(edges(0, [withdraw('bread', 2)], bring(2, [9, 0, 0]))).toEqual([])
})

it('a stored item must be obtained first, like a placed one', () => {
  expect(edges(4, [store('bread', 2, [9, 0, 0])], [withdraw('bread', 2)])).toEqual(['2→1 have-before-place'])
})

it('a chest that the team places holds what subtasks store in it, and nothing else', () => {
  const own: Pos = [1, 0, 1]
  const chest = act('PlaceBlock', { item: 'chest', pos: own })
  const plan = [[chest], [withdraw('bread', 1, own)], bring(1, own)]
  expect(edges(0, ...plan)).toEqual([
    '1→2 container-access',
    '1→3 container-access',
    '3→2 hand-over-before-use',
  ])
})
