import { describe, expect, it } from 'vitest'
import { boundingBox, cellKey, distance, type Position } from '../../core/position.ts'
import { countByItem } from '../../game/item-counts.ts'
import { CHEST_SLOTS } from '../../task/chests.ts'
import { parseTask } from '../testing.ts'

/** A wall of six stones and two slabs in the middle of an arena, with one chest east of it. */
const wall = (stock: string, arena = '{ min: [-12, 0, -12], max: [12, 9, 12], spawn: [9, 0, 5] }') => `
schema: 1
id: wall
title: Wall
scenario: construction
goal: Build the wall.
arena: ${arena}
supply: { stock: ${stock}, chests: [{ at: [6, 0, 0], facing: west }] }
blueprint:
  origin: [-1, 0, 0]
  palette: { S: stone, L: 'stone_slab[type=bottom]' }
  layers: [SSS, SSS, L.L]
`
const taskFor = (agents: number, stock = 'stacks', arena?: string) =>
  parseTask(wall(stock, arena), 'wall.yaml', { agents })
const chestsOf = (task: ReturnType<typeof taskFor>) => task.containers.map(({ position }) => position)

/** The side of the wall on which a chest stands. */
function sideOf({ x, z }: Position): string {
  if (x > 1) return 'east'
  if (x < -1) return 'west'
  return z > 0 ? 'south' : 'north'
}

describe('the chests of a construction', () => {
  it('are those of the task file for teams of up to three', () => {
    for (const agents of [1, 2, 3]) {
      expect(chestsOf(taskFor(agents))).toEqual([{ x: 6, y: 0, z: 0 }])
      expect(Object.fromEntries(countByItem(taskFor(agents).containers[0]?.items ?? []))).toMatchObject({
        stone: 64,
        stone_slab: 64,
      })
    }
  })

  it('are where the agents of a large team appear, by turns; small ones appear at the spawn', () => {
    expect(taskFor(3).starts).toBeUndefined()
    expect(taskFor(6, 'exact').starts).toBeUndefined()
    const { starts = [], arena, containers } = taskFor(7)
    expect(starts).toHaveLength(3)
    expect(starts[0]).toEqual(arena.spawn)
    const taken = new Set(containers.map(({ position }) => cellKey(position)))
    for (const start of starts.slice(1)) {
      expect(taken.has(cellKey(start))).toBe(false)
      expect(Math.min(...containers.map(({ position }) => distance(position, start)))).toBe(1)
    }
  })

  it('are repeated for every three further agents, the opposite side first, on four sides at most', () => {
    const sides = (agents: number) => chestsOf(taskFor(agents)).map(sideOf)
    expect(sides(4)).toEqual(['east', 'west'])
    expect(sides(6)).toEqual(['east', 'west'])
    expect(sides(7)).toHaveLength(3)
    expect(sides(24).toSorted()).toEqual(['east', 'north', 'south', 'west'])
  })

  it('leave room to walk round the building, and face it', () => {
    const task = taskFor(24)
    const box = boundingBox(task.blueprint.map(({ position }) => position))
    const added = task.containers.slice(1)
    for (const { position, block } of added) {
      const nearest = task.blueprint.map((cell) => distance(cell.position, position))
      expect(Math.min(...nearest)).toBeGreaterThan(2)
      expect(position.y).toBe(box?.min.y)
      const facing = { east: 'west', west: 'east', north: 'south', south: 'north' }[sideOf(position)]
      expect(block.properties.facing).toBe(facing)
    }
    expect(new Set(chestsOf(task).map(cellKey)).size).toBe(4)
  })

  it('stand only where the arena has room, and never on the spawn', () => {
    const narrow = '{ min: [-2, 0, -9], max: [9, 9, 9], spawn: [0, 0, 3] }'
    expect(chestsOf(taskFor(24, 'stacks', narrow)).map(sideOf)).toEqual(['east', 'north'])
  })

  it('hold a further stack of each material from four agents on, in every depot', () => {
    const { containers } = taskFor(4)
    for (const { items } of containers) {
      const held = countByItem(items)
      expect([held.get('stone'), held.get('stone_slab')]).toEqual([128, 128])
      expect(items.length).toBeLessThanOrEqual(CHEST_SLOTS)
    }
  })

  it('hold what the blueprint takes and no more where the stock is exact, however large the team', () => {
    const { containers } = taskFor(24, 'exact')
    expect(containers).toHaveLength(1)
    const held = countByItem(containers[0]?.items ?? [])
    expect([held.get('stone'), held.get('stone_slab')]).toEqual([6, 2])
  })
})
