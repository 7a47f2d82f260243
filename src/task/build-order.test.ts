import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, cellKey } from '../core/position.ts'
import { pavilion } from '../scenario/testing.ts'
import { buildOrder } from './build-order.ts'
import { offsetOf, placementOptions } from './placement.ts'
import type { BlueprintBlock } from './task.ts'
import { arena, cell, heaps } from './testing.ts'

const keysOf = (blocks: readonly BlueprintBlock[]): string[] =>
  blocks.map(({ position }) => cellKey(position))

/** The same answer by another algorithm: keeps searching for any block that can be placed next. */
function buildable(blueprint: readonly BlueprintBlock[]): Set<string> {
  const placed = new Set<string>()
  const canPlace = (block: BlueprintBlock) =>
    placementOptions(block.block).some(({ against }) => {
      const support = add(block.position, offsetOf(against))
      return support.y === arena.min.y - 1 || placed.has(cellKey(support))
    })
  for (;;) {
    const next = blueprint.find((block) => !placed.has(cellKey(block.position)) && canPlace(block))
    if (next === undefined) return placed
    placed.add(cellKey(next.position))
  }
}

describe('the build order', () => {
  it('places every block against the ground or an earlier block, in the wanted orientation', () => {
    fc.assert(
      fc.property(heaps, (heap) => {
        const placed = new Set<string>()
        for (const { block, option, support, onGround } of buildOrder(heap, arena).order) {
          expect(support).toEqual(add(block.position, offsetOf(option.against)))
          expect(placementOptions(block.block)).toContainEqual(option)
          expect(onGround).toBe(support.y === -1)
          expect(onGround || placed.has(cellKey(support))).toBe(true)
          placed.add(cellKey(block.position))
        }
      }),
      { seed: 5, numRuns: 100 },
    )
  })

  it('leaves out exactly the blocks that cannot be placed in any order', () => {
    fc.assert(
      fc.property(heaps, (heap) => {
        const { order, impossible } = buildOrder(heap, arena)
        expect(new Set(order.map(({ block }) => cellKey(block.position)))).toEqual(buildable(heap))
        expect(order.length + impossible.length).toBe(heap.length)
      }),
      { seed: 6, numRuns: 100 },
    )
  })

  it('reports floating blocks and what is attached to them', () => {
    const ground = cell('stone', 0, 0, 0)
    const floating = cell('stone', 3, 2, 3)
    const torch = cell('wall_torch[facing=east]', 4, 2, 3)
    const { order, impossible } = buildOrder([torch, floating, ground], arena)
    expect(keysOf(order.map(({ block }) => block))).toEqual(['0,0,0'])
    expect(keysOf(impossible).sort()).toEqual(['3,2,3', '4,2,3'])
  })

  it('places a hanging lantern after the beam above it', () => {
    const lantern = cell('lantern[hanging=true]', 1, 1, 0)
    const post = [cell('stone', 0, 0, 0), cell('stone', 0, 1, 0), cell('stone', 0, 2, 0)]
    const beam = cell('oak_log[axis=x]', 1, 2, 0)
    const { order, impossible } = buildOrder([lantern, beam, ...post], arena)
    expect(impossible).toEqual([])
    expect(keysOf(order.map(({ block }) => block))).toEqual(['0,0,0', '0,1,0', '0,2,0', '1,2,0', '1,1,0'])
  })

  it('builds upwards if nothing prevents it', () => {
    const tower = [cell('stone', 0, 2, 0), cell('stone', 0, 0, 0), cell('stone', 0, 1, 0)]
    expect(keysOf(buildOrder(tower, arena).order.map(({ block }) => block))).toEqual([
      '0,0,0',
      '0,1,0',
      '0,2,0',
    ])
  })

  it('treats the upper half of a door as placed with the door, never on its own', () => {
    const lower = cell('oak_door[facing=north,half=lower]', 0, 0, 0)
    const upper = { ...cell('oak_door[facing=north,half=upper]', 0, 1, 0), placedWith: lower.position }
    const above = cell('stone', 0, 2, 0)
    const { order, impossible } = buildOrder([upper, above, lower], arena)
    expect(keysOf(order.map(({ block }) => block))).toEqual(['0,0,0', '0,2,0'])
    expect(impossible).toEqual([])
  })

  it('covers every cell of the demo', () => {
    const {
      blueprint,
      arena: { box },
    } = pavilion()
    const { order, impossible } = buildOrder(blueprint, box)
    expect(impossible).toEqual([])
    expect(order).toHaveLength(57)
  })
})
