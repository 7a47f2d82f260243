import { expect, it } from 'vitest'
import { countByItem } from '../game/item-counts.ts'
import type { Subtask } from '../graph/subtask.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { dependency } from '../graph/testing.ts'
import { groundLevel } from '../task/arena-ground.ts'
import { cell, construction } from '../task/testing.ts'
import type { OwnActions } from './own-actions.ts'
import { Preparation } from './preparation.ts'
import { Supplies } from './supplies.ts'
import type { Team } from './team.ts'
import { boardOf, fakeAvatar, fakeWorld } from './testing.ts'

const LAYERS = [0, 9]

it('names dirt to climb on before the materials of later subtasks, which may fill all slots', () => {
  const task = construction(LAYERS.flatMap((y) => [0, 1].map((x) => cell('stone', x, y, 0))))
  const ground = groundLevel(task.arena)
  const subtasks = LAYERS.map((y, index): Subtask => {
    const placed = [0, 1].map((x) => ({ item: 'stone', pos: [x, ground + y, 0], state: {} }))
    const actions = placed.map((args) => ({ name: 'PlaceBlock', args }))
    return { id: index + 1, description: '', step: { function: 'work', arguments: {} }, actions }
  })
  const avatar = fakeAvatar('alice')
  const world = fakeWorld([avatar], { task })
  const board = boardOf(new TaskGraph(subtasks), { team: ['alice'] })
  const team = { board, world, supplies: new Supplies(world) } as unknown as Team
  const materials = new Preparation({ avatar } as unknown as OwnActions, team).materialsAfter(1)()
  expect(materials.map(({ item }) => item)).toEqual(['dirt', 'stone'])
})

/** Subtasks one after another, each with four kinds of its own, and a chest that holds them all. */
function chain(length: number) {
  const kinds = Array.from({ length: 4 * length }, (_, index) => `kind_${index}`)
  const ids = Array.from({ length }, (_, index) => index + 1)
  const subtasks = ids.map((id): Subtask => {
    const own = kinds.slice(4 * (id - 1), 4 * id)
    const actions = own.map((item, x) => ({ name: 'PlaceBlock', args: { item, pos: [x, id, 0], state: {} } }))
    return { id, description: '', step: { function: 'work', arguments: {} }, actions }
  })
  const graph = new TaskGraph(
    subtasks,
    ids.slice(1).map((id) => dependency(id - 1, id)),
  )
  const chest = { x: 0, y: 0, z: 2 }
  const items = kinds.map((item) => ({ item, count: 1 }))
  return { graph, containers: [{ position: chest, items }] }
}

/** An agent whose withdrawals and deposits succeed at once. */
function carrier(name: string, held: readonly string[], acts: string[]) {
  const inventory = countByItem(held.map((item) => ({ item, count: 1 })))
  const avatar = fakeAvatar(name, {
    carries: (item) => inventory.get(item) ?? 0,
    observe: () => ({ inventory: [...inventory].map(([item, count]) => ({ item, count })) }),
  })
  const own = {
    avatar,
    mayGoOn: true,
    walk: () => Promise.resolve({ ok: true, data: {} }),
    act: ({ name: action, args }: { name: string; args: { item: string } }) => {
      acts.push(`${action} ${args.item}`)
      if (action === 'Deposit') inventory.delete(args.item)
      else inventory.set(args.item, 1)
      return Promise.resolve({ ok: true, data: {} })
    },
  }
  return { avatar, own: own as unknown as OwnActions }
}

it('prepares another stretch of a chain for each agent without work', async () => {
  const { graph, containers } = chain(20)
  const agents = ['bob', 'carol'].map((name) => carrier(name, [], []))
  const [alice] = [carrier('alice', [], [])]
  const world = fakeWorld(
    [alice, ...agents].map(({ avatar }) => avatar),
    { task: construction([]) },
  )
  const board = boardOf(graph, { team: ['alice', 'bob', 'carol'] })
  const supplies = new Supplies({ ...world, task: { containers } } as never)
  const team = { board, world, supplies } as unknown as Team
  board.memory.enter('alice', graph.topologicalOrder())
  board.start(1, 'alice')
  board.memory.setAgenda('alice', [2, 3, 4])
  for (const { own } of agents) await new Preparation(own, team).prepare()
  const prepared = agents.map(({ avatar }) =>
    graph
      .subtasks()
      .filter(({ id }) => avatar.carries(`kind_${4 * (id - 1)}`) > 0)
      .map(({ id }) => id),
  )
  expect(prepared.map((ids) => ids[0])).toEqual([5, 6])
  expect(new Set(prepared.flat()).size).toBe(prepared.flat().length)
})

it('puts back items that its next subtasks do not need, to make room for theirs', async () => {
  const { graph, containers } = chain(3)
  const acts: string[] = []
  const junk = Array.from({ length: 36 }, (_, index) => `junk_${index}`)
  const bob = carrier('bob', junk, acts)
  const world = fakeWorld([carrier('alice', [], []).avatar, bob.avatar], { task: construction([]) })
  const board = boardOf(graph, { team: ['alice', 'bob'] })
  const supplies = new Supplies({ ...world, task: { containers } } as never)
  board.start(1, 'alice')
  await new Preparation(bob.own, { board, world, supplies } as unknown as Team).prepare()
  expect(acts.slice(0, 2)).toEqual(['Deposit junk_0', 'WithdrawItem kind_4'])
  expect([4, 5, 6, 7].map((kind) => bob.avatar.carries(`kind_${kind}`))).toEqual([1, 1, 1, 1])
})
