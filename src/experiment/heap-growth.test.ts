import { describe, expect, it } from 'vitest'
import type { Task } from '../task/task.ts'
import { heapGrowthOf, LEAST_GROWTH, TERRAIN_GROWTH } from './heap-growth.ts'

const growthOf = (agents: number, blocks: number, terrain?: object) =>
  heapGrowthOf({
    task: {
      blueprint: Array(blocks).fill({}),
      ...(terrain === undefined ? {} : { terrain }),
    } as unknown as Task,
    agents: Array<string>(agents).fill('agent'),
  })

describe('how much the heap of an episode may grow', () => {
  it('gives a small team on a small task more room than a large one', () => {
    expect(growthOf(3, 400)).toBeGreaterThan(growthOf(12, 2000))
    expect(growthOf(12, 2000)).toBeGreaterThan(LEAST_GROWTH)
  })

  it('gives twenty agents on 5,000 blocks the least room', () => {
    expect(growthOf(20, 5000)).toBe(LEAST_GROWTH)
  })

  it('gives a world with terrain some room for any team, since its size is unknown', () => {
    expect([growthOf(1, 0, {}), growthOf(20, 5000, {})]).toEqual([TERRAIN_GROWTH, TERRAIN_GROWTH])
  })
})
