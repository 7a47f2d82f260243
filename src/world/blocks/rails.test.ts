import { describe, expect, it } from 'vitest'
import { blockTable } from '../behaviours/index.ts'
import type { Vec } from '../geometry.ts'
import { Level } from '../kernel/level.ts'
import { loadRegistry } from '../library/registry.ts'
import { joinRails } from './rails.ts'

const registry = loadRegistry('1.19.2')

describe('rails', () => {
  const lay = (...places: [x: number, y: number, z: number][]) => {
    const level = new Level({ registry, blocks: blockTable(), onChange: () => {} })
    for (const [x, y, z] of places) {
      const p: Vec = { x, y, z }
      level.set(p, level.states.encode('rail'))
      joinRails(level, p, level.get(p))
    }
    return places.map(([x, y, z]) => level.get({ x, y, z }).properties['shape'])
  }

  it('keep their direction when alone', () => {
    expect(lay([0, 0, 0])).toEqual(['north_south'])
  })

  it('connect with a neighbour, which turns too', () => {
    expect(lay([0, 0, 0], [1, 0, 0], [2, 0, 0])).toEqual(['east_west', 'east_west', 'east_west'])
  })

  it('curve at a corner', () => {
    expect(lay([0, 0, 0], [1, 0, 0], [1, 0, 1])).toEqual(['east_west', 'south_west', 'north_south'])
  })

  it('do not change a rail that is connected at both ends', () => {
    expect(lay([0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 0, 1])).toEqual([
      'east_west',
      'east_west',
      'east_west',
      'north_south',
    ])
  })

  it('ascend to a rail one block up', () => {
    expect(lay([0, 0, 0], [1, 1, 0])).toEqual(['ascending_east', 'east_west'])
  })
})
