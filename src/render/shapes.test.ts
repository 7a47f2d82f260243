import { describe, expect, test } from 'vitest'
import { type ShapeBox, shapeOf } from './shapes.ts'

const boxes = (name: string, properties: Record<string, string> = {}, sides: string[] = []): ShapeBox[] =>
  shapeOf({ name, properties }, (side) => sides.includes(side))

describe('shapes of blocks', () => {
  test('a block of no family is a full cube', () => {
    expect(boxes('stone')).toEqual([{ min: [0, 0, 0], max: [16, 16, 16] }])
  })

  test('the tall half of a stair is on the side that it faces', () => {
    expect(boxes('oak_stairs', { facing: 'east', half: 'bottom' })[1]).toEqual({
      min: [8, 8, 0],
      max: [16, 16, 16],
    })
    expect(boxes('oak_stairs', { facing: 'north', half: 'top' })).toEqual([
      { min: [0, 8, 0], max: [16, 16, 16] },
      { min: [0, 0, 0], max: [16, 8, 8] },
    ])
  })

  test('a closed door stands at the back of its cell and an open one at a side, by its hinge', () => {
    expect(boxes('oak_door', { facing: 'east', half: 'upper' })[0]).toEqual({
      min: [0, 0, 0],
      max: [3, 16, 16],
    })
    const open = (hinge: string) =>
      boxes('oak_door', { facing: 'east', half: 'upper', open: 'true', hinge })[0]
    expect(open('left')).toEqual({ min: [0, 0, 0], max: [16, 16, 3] })
    expect(open('right')).toEqual({ min: [0, 0, 13], max: [16, 16, 16] })
  })

  test('a wall torch is fixed to the block behind it', () => {
    expect(boxes('wall_torch', { facing: 'south' })[0]?.min[2]).toBe(0)
    expect(boxes('wall_torch', { facing: 'north' })[0]?.max[2]).toBe(16)
  })

  test('a fence reaches out as its state says, else as its neighbours suggest', () => {
    expect(boxes('oak_fence')).toHaveLength(1)
    expect(boxes('oak_fence', {}, ['north', 'west'])).toHaveLength(5)
    expect(boxes('oak_fence', { north: 'false', west: 'true' }, ['north'])).toHaveLength(3)
  })

  test.each([
    'oak_slab',
    'ladder',
    'lantern',
    'red_bed',
    'chest',
    'glass_pane',
    'stone_button',
    'lever',
    'chain',
    'snow',
    'oak_fence_gate',
    'oak_trapdoor',
    'white_carpet',
  ])('%s stays inside its cell', (name) => {
    for (const facing of ['north', 'east', 'south', 'west']) {
      for (const { min, max } of boxes(name, { facing, part: 'head', hanging: 'true' }, [
        'north',
        'east',
        'south',
        'west',
      ])) {
        for (const axis of [0, 1, 2] as const) {
          expect(min[axis]).toBeGreaterThanOrEqual(0)
          expect(max[axis]).toBeGreaterThan(min[axis])
          expect(max[axis]).toBeLessThanOrEqual(16)
        }
      }
    }
  })
})
