import { describe, expect, it } from 'vitest'
import { builtInActions } from '../task/actions/built-in.ts'
import { navigateTo } from '../task/actions/navigate-to.ts'
import { placeBlock } from '../task/actions/place-block.ts'
import type { Subtask } from './subtask.ts'
import { nameSubtasks } from './subtask-names.ts'

const placing = (
  id: number,
  cells: readonly (readonly [item: string, x: number, y: number, z: number])[],
): Subtask => ({
  id,
  description: `place ${cells.length} blocks`,
  step: { function: 'placeBlocks', arguments: {} },
  actions: cells.map(([item, x, y, z]) => placeBlock.call({ item, pos: [x, y, z] })),
})
const named = (subtasks: readonly Subtask[]) => nameSubtasks(subtasks, builtInActions).map(({ name }) => name)

describe('names of subtasks', () => {
  it('list all placed blocks, in order', () => {
    const bedroom = placing(1, [
      ['stone_bricks', 0, 0, 0],
      ['stone_bricks', 0, 1, 0],
      ['red_bed', 1, 0, 0],
      ['torch', 2, 0, 0],
      ['torch', 3, 0, 0],
    ])
    expect(named([bedroom])).toEqual(['2 stone bricks, 1 red bed, 2 torches'])
  })

  it('count the kinds that have no room', () => {
    const kinds = ['stone', 'dirt', 'glass', 'torch', 'ladder', 'lever']
    const many = placing(
      1,
      kinds.map((item, x) => [item, x, 0, 0] as const),
    )
    expect(named([many])).toEqual(['1 stone, 1 dirt, 1 glass, 1 torch, 2 more kinds'])
  })

  it('add the place if two would have the same name', () => {
    const west = placing(1, [['oak_planks', 0, 0, 4]])
    const east = placing(2, [['oak_planks', 9, 0, 4]])
    const post = placing(3, [['oak_log', 4, 0, 9]])
    const other = placing(4, [['oak_log', 4, 0, 0]])
    expect(named([west, east, post, other])).toEqual([
      '1 oak planks (west)',
      '1 oak planks (east)',
      '1 oak log (south)',
      '1 oak log (north)',
    ])
  })

  it('never call two subtasks the same', () => {
    const alike = Array.from({ length: 40 }, (_, x) =>
      placing(x + 1, [['stone', x % 4, Math.floor(x / 4), 0]]),
    )
    expect(new Set(named(alike)).size).toBe(40)
  })

  it('leave subtasks that place nothing to their descriptions', () => {
    const walk = { ...placing(1, []), actions: [navigateTo.call({ pos: [0, 0, 0] })] }
    expect(named([walk])).toEqual([undefined])
  })
})
