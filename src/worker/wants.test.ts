import { describe, expect, it } from 'vitest'
import type { Subtask } from '../graph/subtask.ts'
import type { GatheringTask } from '../scenario/gathering/gathering.ts'
import type { ActionCall } from '../task/action.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import type { Task } from '../task/task.ts'
import { cell, construction } from '../task/testing.ts'
import { wantsOf } from './wants.ts'

const kitchen: GatheringTask = {
  ...construction([]),
  scenario: 'gathering',
  gathering: { obtain: [{ item: 'cake', count: 1 }], animals: [] },
}
const call = (name: string, args: ActionCall['args']): ActionCall => ({ name, args })
const subtaskOf = (...actions: ActionCall[]): Subtask => ({
  id: 1,
  description: '',
  step: { function: 'f', arguments: {} },
  actions,
})
const wants = (
  task: Task,
  subtask: Subtask,
  there: string[] = [],
  left: readonly ActionCall[] = subtask.actions,
) =>
  wantsOf({ task, actions: builtInActions }, [subtask], {
    subtask,
    left,
    carried: (item) => (there.includes(item) ? 1 : 0),
  })

describe('the needs of a subtask', () => {
  it('are the ingredients of its crafts, with amounts', () => {
    expect(wants(kitchen, subtaskOf(call('Craft', { item: 'cake', amount: 1 })))).toEqual([
      { item: 'milk_bucket', count: 3 },
      { item: 'sugar', count: 2 },
      { item: 'egg', count: 1 },
      { item: 'wheat', count: 3 },
    ])
  })

  it('exclude items that it gets itself', () => {
    const both = subtaskOf(
      call('Craft', { item: 'oak_planks', amount: 4 }),
      call('Craft', { item: 'stick', amount: 4 }),
    )
    expect(wants(kitchen, both)).toEqual([{ item: 'oak_log', count: 1 }])
  })

  it('include a tool that an agent has, among all suitable ones', () => {
    const task: GatheringTask = {
      ...kitchen,
      gathering: { obtain: [{ item: 'coal', count: 1 }], animals: [] },
      sources: [{ position: { x: 0, y: 0, z: 0 }, block: { name: 'coal_ore', properties: {} } }],
    }
    const mine = subtaskOf(call('MineBlock', { pos: [0, 0, 0] }))
    expect(wants(task, mine, ['iron_pickaxe'])).toEqual([{ item: 'iron_pickaxe', count: 1 }])
    expect(wants(task, mine)).toEqual([])
  })

  it('include only the needs of the remaining calls', () => {
    const milk = call('UseOn', { target: 'cow' })
    const milking = subtaskOf(call('Equip', { item: 'bucket' }), milk, milk)
    expect(wants(kitchen, milking)).toEqual([{ item: 'bucket', count: 2 }])
    expect(wants(kitchen, milking, [], [milk])).toEqual([{ item: 'bucket', count: 1 }])
    expect(wants(kitchen, milking, [], [])).toEqual([])
  })

  it('exclude materials of a blueprint: those are in the containers', () => {
    const task = construction([cell('stone', 0, 0, 0)])
    expect(wants(task, subtaskOf(call('PlaceBlock', { item: 'stone', pos: [0, 0, 0] })))).toEqual([])
  })
})
