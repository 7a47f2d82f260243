import { expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import type { ActionCall } from '../../task/action.ts'
import { sceneBefore } from '../../task/scene.ts'
import { asGathering, expertDecompose, parseTask, trueDependencies } from '../testing.ts'
import { isWantedAliveAndDead } from './last-chance.ts'

const herd = (cows: number, wanted = '{ item: beef }, { item: milk_bucket }') =>
  asGathering(
    parseTask(
      `schema: 1
id: herd
scenario: gathering
title: Herd
goal: Get it.
arena: { min: [0, 0, 0], max: [9, 3, 9], spawn: [1, 0, 1] }
supply: { chests: [{ at: [5, 0, 5], items: [{ item: bone_meal, count: 9 }] }] }
gathering:
  obtain: [${wanted}]
  blocks: [{ block: 'wheat[age=0]', at: [3, 0, 3] }, { block: 'wheat[age=6]', at: [3, 0, 4] }]
  animals: [{ kind: cow, at: [4, 0, 4], count: ${cows} }]
`,
      'herd.yaml',
    ),
  )
const act = (name: string, args: ActionCall['args']): ActionCall => ({ name, args })
const kill = (id: number, animal = 'cow') => subtask(id, [act('Attack', { target: animal })])
const milk = (id: number) => subtask(id, [act('UseOn', { target: 'cow' })])
const edges = (cows: number, plan: ReturnType<typeof subtask>[]) =>
  trueDependencies(herd(cows), plan).map(({ from, to, rules }) => `${from}→${to} ${rules}`)

it('milking comes before killing the last animal of its kind', () => {
  expect(edges(1, [kill(1), milk(2)])).toEqual(['2→1 last-chance'])
  expect(edges(2, [kill(1), kill(2), milk(3)])).toEqual(['3→2 last-chance'])
})

it('nothing waits where an animal survives, or one of another kind is killed', () => {
  expect(edges(2, [kill(1), milk(2)])).toEqual([])
  expect(edges(1, [kill(1, 'pig'), milk(2)])).toEqual([])
})

it('the rule is stated where an animal is needed alive and dead', () => {
  expect(isWantedAliveAndDead(herd(1))).toBe(true)
  expect(isWantedAliveAndDead(herd(1, '{ item: beef }'))).toBe(false)
  expect(isWantedAliveAndDead(herd(1, '{ item: milk_bucket }'))).toBe(false)
})

it('a crop is fed as much bone meal as is always enough for its age', () => {
  const task = herd(1, '{ item: wheat, count: 2 }')
  const { nodes } = expertDecompose({ task, scene: sceneBefore(task, ['Ann']) })
  const meals = nodes.filter(({ step }) => step?.function === 'feedCrop').map(({ step }) => step?.arguments)
  const z = (cells: unknown) => (cells as number[][]).map((cell) => cell[2])
  // Each piece adds at least two ages: from 0 to 7 it takes four, from 6 one.
  expect(meals.flatMap((args) => z(args?.cells)).sort()).toEqual([3, 3, 3, 3, 4])
})
