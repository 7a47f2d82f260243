import { describe, expect, it } from 'vitest'
import { scaffoldFor, scaffoldOf } from './scaffold.ts'

describe('dirt to climb on', () => {
  it('is not needed up to five blocks above the feet, and as much as the height beyond', () => {
    expect([-3, 0, 5, 6, 12].map(scaffoldFor)).toEqual([0, 0, 0, 6, 12])
  })

  it('is counted for the highest cell, once for each agent, and at least a stack', () => {
    const cells = [-60, -48, -55].map((y) => ({ position: { x: 0, y, z: 0 } }))
    expect(scaffoldOf(cells, -60, 3)).toEqual([{ item: 'dirt', count: 64 }])
    expect(scaffoldOf(cells, -60, 6)).toEqual([{ item: 'dirt', count: 72 }])
  })

  it('is none for what is built from the ground', () => {
    expect(scaffoldOf([{ position: { x: 0, y: -55, z: 0 } }], -60, 3)).toEqual([])
  })
})
