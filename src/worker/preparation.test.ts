import { expect, it } from 'vitest'
import type { Subtask } from '../graph/subtask.ts'
import { TaskGraph } from '../graph/task-graph.ts'
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
