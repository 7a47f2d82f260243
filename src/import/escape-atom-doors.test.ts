import { describe, expect, it } from 'vitest'
import { escapeOf, exit, lever, read } from './testing/escape-atom.ts'

describe('a door', () => {
  const doors = (...cells: [number, number][]) =>
    escapeOf(
      read({
        init: [
          lever,
          ...cells.map(([x, y]) => ({ name: 'iron_door', position: [x, y, 4], facing: 'north' })),
        ],
        effect: cells.map(([x, y]) => ({ name: 'iron_door', position: [x, y, 4], open: true })),
      }),
    ).room.gates[0]?.cells.map(({ position: { x, y }, block }) => [x, y, block.properties.half])

  it('of two entries, a lower and an upper one, is one door', () => {
    expect(doors([0, 0], [0, 1])).toEqual([
      [0, -60, 'lower'],
      [0, -59, 'upper'],
    ])
    expect(doors([0, 1], [0, 0])).toEqual(doors([0, 0], [0, 1]))
    expect(doors([0, 0])).toEqual(doors([0, 0], [0, 1]))
  })

  it('beside another one belongs to the same gate', () => {
    expect(doors([0, 0], [1, 0])).toEqual([
      [0, -60, 'lower'],
      [0, -59, 'upper'],
      [1, -60, 'lower'],
      [1, -59, 'upper'],
    ])
  })

  it('is gone as a whole if its halves are removed one by one', () => {
    const { room } = escapeOf(
      read({ init: [lever, { name: 'iron_door', position: [0, 0, 4], facing: 'north' }], effect: exit }),
    )
    expect(room.gates[0]?.cells.map(({ block }) => block.name)).toEqual(['iron_door', 'iron_door'])
  })
})
