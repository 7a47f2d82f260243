import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellKey } from '../../core/position.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { dependency, subtask } from '../../graph/testing.ts'
import { formatBlock } from '../../task/block.ts'
import { buildOrder } from '../../task/build-order.ts'
import type { BlueprintBlock } from '../../task/task.ts'
import { arena, cell, heaps } from '../../task/testing.ts'
import { groupCells } from './group-cells.ts'

const keys = (blocks: readonly BlueprintBlock[]): string[] => blocks.map(({ position }) => cellKey(position))

function grouped(heap: readonly BlueprintBlock[], max: number) {
  const { order } = buildOrder(heap, arena)
  const groups = groupCells(order, max)
  return { order, groups }
}

describe('groups of cells', () => {
  it('contain every block exactly once, within the maximum size, and one kind of block each', () => {
    fc.assert(
      fc.property(heaps, fc.integer({ min: 1, max: 8 }), (heap, max) => {
        const { order, groups } = grouped(heap, max)
        expect(keys(groups.flat()).sort()).toEqual(keys(order.map(({ block }) => block)).sort())
        for (const group of groups) {
          expect(group.length).toBeLessThanOrEqual(max)
          expect(new Set(group.map(({ block }) => formatBlock(block))).size).toBe(1)
        }
      }),
      { seed: 23, numRuns: 100 },
    )
  })

  it('are within one layer or one column', () => {
    fc.assert(
      fc.property(heaps, (heap) => {
        for (const group of grouped(heap, 5).groups) {
          const layers = new Set(group.map(({ position }) => position.y))
          const columns = new Set(group.map(({ position: { x, z } }) => `${x},${z}`))
          expect(Math.min(layers.size, columns.size)).toBe(1)
        }
      }),
      { seed: 24, numRuns: 100 },
    )
  })

  it('keep the build order, and can be built one after another: no two wait for each other', () => {
    fc.assert(
      fc.property(heaps, fc.integer({ min: 1, max: 8 }), (heap, max) => {
        const { order, groups } = grouped(heap, max)
        const rank = new Map(order.map(({ block }, index) => [cellKey(block.position), index]))
        const groupOf = new Map(
          groups.flatMap((group, index) => keys(group).map((key) => [key, index + 1] as const)),
        )
        const graph = new TaskGraph(groups.map((_, index) => subtask(index + 1)))
        for (const group of groups) {
          const ranks = keys(group).map((key) => rank.get(key) ?? -1)
          expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
        }
        for (const { block, leansOn } of order) {
          if (leansOn === undefined) continue
          const [first, later] = [groupOf.get(cellKey(leansOn)), groupOf.get(cellKey(block.position))]
          if (first === undefined || later === undefined || first === later) continue
          expect(graph.add(dependency(first, later))).toBe(true)
        }
      }),
      { seed: 25, numRuns: 500 },
    )
  })

  it('combine adjacent equal blocks, and free-standing columns', () => {
    const wall = [cell('stone', 0, 0, 0), cell('stone', 1, 0, 0), cell('glass', 2, 0, 0)]
    const column = [
      cell('oak_log[axis=y]', 5, 0, 5),
      cell('oak_log[axis=y]', 5, 1, 5),
      cell('oak_log[axis=y]', 5, 2, 5),
    ]
    const { groups } = grouped([...wall, ...column], 5)
    expect(groups.map(keys)).toEqual([['0,0,0', '1,0,0'], ['2,0,0'], ['5,0,5', '5,1,5', '5,2,5']])
  })
})
