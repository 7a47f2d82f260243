import { expect, it } from 'vitest'
import type { Position } from '../../core/position.ts'
import { cellsOf } from '../motion/perch.ts'
import { planPlacement } from './plan-placement.ts'
import { fakeView } from './testing.ts'

/** A keep of two storeys, closed up to above the second floor; the stairwells are in one corner, the door is in the middle of a side. */
function keep([width, depth]: [number, number], hole: Position): Record<string, string> {
  const blocks: Record<string, string> = {}
  for (let x = 0; x < width; x++)
    for (let z = 0; z < depth; z++) {
      const isWall = x === 0 || z === 0 || x === width - 1 || z === depth - 1
      const isStairwell = (x === 1 || x === 2) && (z === 1 || z === 2)
      for (let y = 0; y <= 14; y++)
        if (isWall || ((y === 5 || y === 11) && !isStairwell)) blocks[`${x},${y},${z}`] = 'stone'
    }
  const door = Math.floor(width / 2)
  for (const y of [0, 1]) delete blocks[`${door},${y},${depth - 1}`]
  delete blocks[`${hole.x},${hole.y},${hole.z}`]
  return blocks
}

it('the way up leads through a stairwell, even in the corner farthest from the target', () => {
  const hole = { x: 15, y: 11, z: 11 }
  const blocks = keep([22, 18], hole)
  const view = fakeView({ blocks, position: { x: 16.5, y: 0, z: 20.5 } })
  const order = { pos: hole, item: 'stone', wanted: { name: 'stone', properties: {} } }
  const plan = planPlacement(view, order, { held: 'stone', count: () => 64 })
  const legs = plan.kind === 'placing' ? (plan.ways[0]?.legs ?? []) : []
  const inStairwell = legs.flatMap(cellsOf).filter(({ x, z }) => x <= 2 && z <= 2)
  expect(inStairwell.length).toBeGreaterThan(4)
})
