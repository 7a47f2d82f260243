import { describe, expect, it } from 'vitest'
import { SpatialMemory } from './spatial-memory.ts'

const HERE = { x: 0, y: 60, z: 0 }

describe('the memory of a team', () => {
  it('is listed nearest first; heights count double', () => {
    const memory = new SpatialMemory()
    memory.see('iron_ore', 0, 50, 0)
    memory.see('iron_ore', 15, 60, 0)
    expect(memory.nearest(['iron_ore'], HERE).map(({ y }) => y)).toEqual([60, 50])
    expect(memory.nearest(['iron_ore'], HERE, 10)).toEqual([])
  })

  it('holds a few of a common block in each region, all of others', () => {
    const memory = new SpatialMemory()
    for (let x = 0; x < 8; x++) {
      memory.see('stone', x, 56, 0, 2)
      memory.see('coal_ore', x, 57, 0)
    }
    expect(memory.nearest(['stone'], HERE)).toHaveLength(2)
    expect(memory.nearest(['coal_ore'], HERE)).toHaveLength(8)
    memory.forget({ x: 0, y: 56, z: 0 })
    memory.see('stone', 7, 56, 0, 2)
    expect(memory.nearest(['stone'], HERE).map(({ x }) => x)).toEqual([1, 7])
  })

  it('knows the targets of teammates', () => {
    const memory = new SpatialMemory()
    memory.engage('Ann', { x: 3, y: 70, z: 0 })
    memory.engage('Ben', 17)
    expect(memory.isTaken('Ben', { x: 3, y: 70, z: 0 })).toBe(true)
    expect(memory.isTaken('Ben', { x: 0, y: 60, z: 0 })).toBe(false)
    expect(memory.isTaken('Ben', { x: 0, y: 60, z: 0 }, 4)).toBe(true)
    expect(memory.isTaken('Ann', { x: 3, y: 70, z: 0 })).toBe(false)
    expect(memory.isTaken('Ann', 17)).toBe(true)
    memory.engage('Ben')
    expect(memory.isTaken('Ann', 17)).toBe(false)
  })

  it('replaces blocks that have changed', () => {
    const memory = new SpatialMemory()
    memory.see('grass_block', 1, 60, 1)
    memory.see('dirt', 1, 60, 1)
    expect(memory.blockAt({ x: 1, y: 60, z: 1 })).toBe('dirt')
    expect(memory.nearest(['grass_block'], HERE)).toEqual([])
  })

  it('sums up known blocks, without unreachable ones', () => {
    const memory = new SpatialMemory()
    memory.see('oak_log', 4, 60, 0)
    memory.see('oak_log', 9, 60, 0)
    memory.see('diamond_ore', 0, -50, 0)
    memory.giveUp({ x: 4, y: 60, z: 0 })
    memory.giveUp({ x: 0, y: -50, z: 0 })
    expect(memory.summary(HERE)).toEqual([
      { name: 'oak_log', count: 1, nearest: { x: 9, y: 60, z: 0 }, way: 10 },
    ])
  })

  it('seeks nothing around the place of a death except rock within reach: it is everywhere', () => {
    const memory = new SpatialMemory()
    memory.see('stone', 2, 60, 0)
    memory.see('stone', 12, 60, 0)
    memory.see('iron_ore', 2, 61, 0)
    memory.dread({ x: 5, y: 60, z: 0 })
    expect(memory.nearest(['stone', 'iron_ore'], HERE)).toEqual([{ block: 'stone', x: 2, y: 60, z: 0 }])
    expect(memory.summary(HERE)).toMatchObject([{ name: 'stone', count: 1 }])
  })

  it('tells cells apart that are far from each other, on both sides of the origin', () => {
    const memory = new SpatialMemory()
    const cells = [-4000, -1, 0, 1, 4000].flatMap((x) => [-64, 0, 319].map((y) => ({ x, y, z: -x })))
    for (const { x, y, z } of cells) memory.see('gold_ore', x, y, z)
    expect(memory.nearest(['gold_ore'], HERE)).toHaveLength(cells.length)
  })
})
