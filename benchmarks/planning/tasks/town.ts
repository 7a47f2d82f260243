import type { Position } from '../../../src/core/position.ts'
import type { Subtask } from '../../../src/graph/subtask.ts'
import type { Task } from '../../../src/task/task.ts'
import { baseTask, GROUND } from './base.ts'
import { type PlanningTask, sceneFor } from './planned.ts'

/** Layers per tower, and subtasks per layer. */
const LAYERS = 6
const HALVES = 2
/** Distance between towers (cells). */
const PITCH = 4
const STACK = 64
const SLOTS = 27

/**
 * A town of towers with the given number of subtasks, generated without a model. Towers are two by two blocks wide. Each
 * layer consists of two subtasks that lie across both of the layer below, so that each needs either of these, or its other half.
 */
export function town(subtasks: number): PlanningTask {
  const towers = Math.ceil(subtasks / (LAYERS * HALVES))
  const side = Math.ceil(Math.sqrt(towers))
  const chests = Math.ceil((subtasks * HALVES) / (STACK * SLOTS))
  const chestAt = (index: number): Position => ({ x: -2 - index, y: GROUND, z: -2 })
  const list = Array.from({ length: subtasks }, (_, index): Subtask => {
    const half = index % HALVES
    const layer = Math.floor(index / HALVES) % LAYERS
    const number = Math.floor(index / (HALVES * LAYERS))
    const corner = { x: (number % side) * PITCH, z: Math.floor(number / side) * PITCH }
    const cells = [0, 1].map((step): [number, number, number] => {
      const [x, z] = layer % 2 === 0 ? [step, half] : [half, step]
      return [corner.x + x, GROUND + layer, corner.z + z]
    })
    const { x, y, z } = chestAt(Math.floor((index * HALVES) / (STACK * SLOTS)))
    return {
      id: index + 1,
      description: `place 2 stone_bricks at ${cells.map((cell) => `(${cell.join(', ')})`).join(', ')}`,
      step: {
        function: 'placeBlocks',
        arguments: { container: [x, y, z], item: 'stone_bricks', amount: 2, cells },
      },
      actions: [
        { name: 'NavigateTo', args: { pos: [x, y, z], range: 3 } },
        { name: 'WithdrawItem', args: { container: [x, y, z], item: 'stone_bricks', amount: 2 } },
        { name: 'Equip', args: { item: 'stone_bricks' } },
        ...cells.map((pos) => ({ name: 'PlaceBlock', args: { item: 'stone_bricks', pos, state: {} } })),
      ],
    }
  })
  const base = baseTask(`town-${subtasks}`, 'A town', 'Build the town.', side * PITCH + chests + 4)
  const stone = { name: 'stone_bricks', properties: {} }
  const task: Task = {
    ...base,
    scenario: 'construction',
    containers: Array.from({ length: chests }, (_, index) => ({
      position: chestAt(index),
      block: { name: 'chest', properties: { facing: 'north' } },
      items: Array.from({ length: SLOTS }, () => ({ item: 'stone_bricks', count: STACK })),
    })),
    blueprint: list.flatMap(({ actions }) =>
      actions.flatMap(({ name, args }) => {
        if (name !== 'PlaceBlock') return []
        const [x = 0, y = 0, z = 0] = args.pos as number[]
        return [{ position: { x, y, z }, block: stone, item: stone.name }]
      }),
    ),
  }
  return { family: 'construction', task, scene: sceneFor(task), subtasks: list }
}
