import { describe, expect, it } from 'vitest'
import { scaffoldFor, scaffoldOf } from './scaffold.ts'

describe('scaffold dirt', () => {
  it('is not needed up to five blocks above the feet, and equals the height beyond that', () => {
    expect([-3, 0, 5, 6, 12].map(scaffoldFor)).toEqual([0, 0, 0, 6, 12])
  })

  it('is counted for the highest cell, once per agent, and is at least a stack', () => {
    const cells = [-60, -48, -55].map((y) => ({ position: { x: 0, y, z: 0 } }))
    expect(scaffoldOf(cells, -60, 3)).toEqual([{ item: 'dirt', count: 64 }])
    expect(scaffoldOf(cells, -60, 6)).toEqual([{ item: 'dirt', count: 72 }])
  })

  it('is not needed if everything can be built from the ground', () => {
    expect(scaffoldOf([{ position: { x: 0, y: -55, z: 0 } }], -60, 3)).toEqual([])
  })
})
