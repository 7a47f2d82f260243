import { describe, expect, it } from 'vitest'
import { builtInActions } from '../task/actions/built-in.ts'
import { cell, construction } from '../task/testing.ts'
import { subtask } from './testing.ts'
import { wantedCells } from './wanted-cells.ts'

const lower = cell('oak_door[facing=north,half=lower]', 0, 0, 0)
const upper = { ...cell('oak_door[facing=north,half=upper]', 0, 1, 0), placedWith: lower.position }
const beam = cell('oak_log[axis=x]', 1, 0, 0)
const task = construction([lower, upper, beam])
const place = (item: string, pos: unknown) => ({ name: 'PlaceBlock', args: { item, pos } })

describe('the cells that a subtask must fill', () => {
  it('are those of its PlaceBlock calls, with the blocks of the blueprint and what these lean on', () => {
    const cells = wantedCells(
      subtask(1, [{ name: 'Equip', args: { item: 'oak_log' } }, place('oak_log', [1, 0, 0])]),
      task,
      builtInActions,
    )
    expect(cells).toEqual([{ ...beam, leansOn: lower.position }])
  })

  it('include the upper half of a door', () => {
    const cells = wantedCells(subtask(1, [place('oak_door', { x: 0, y: 0, z: 0 })]), task, builtInActions)
    expect(cells.map(({ position }) => position.y)).toEqual([0, 1])
  })

  it('must hold the item itself if they are outside the blueprint', () => {
    const cells = wantedCells(subtask(1, [place('dirt', [5, 0, 5])]), task, builtInActions)
    expect(cells).toEqual([
      { position: { x: 5, y: 0, z: 5 }, block: { name: 'dirt', properties: {} }, item: 'dirt' },
    ])
  })

  it('hold the plant that grows of seeds', () => {
    const planted = ['wheat_seeds', 'potato', 'sweet_berries'].flatMap((item) =>
      wantedCells(subtask(1, [place(item, [5, 0, 5])]), task, builtInActions),
    )
    expect(planted.map(({ block }) => block.name)).toEqual(['wheat', 'potatoes', 'sweet_berry_bush'])
  })

  it('do not include calls without a valid cell', () => {
    expect(wantedCells(subtask(1, [place('dirt', 'here')]), task, builtInActions)).toEqual([])
  })
})
