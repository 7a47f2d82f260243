import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellKey, type Position } from '../../../core/position.ts'
import { type Goal, goalCell, goalNear, isAtGoal } from './goal.ts'
import { Moves } from './moves.ts'
import { PathSearch } from './path-search.ts'
import { Pocket } from './pocket.ts'
import { box, cellsWith, table } from './testing.ts'
import { WaySearch } from './way-search.ts'

const START = { x: 0, y: 0, z: 0 }
const at = (x: number, y: number, z: number): Position => ({ x, y, z })
const movesAmong = (blocks: Record<string, string>) => new Moves(cellsWith(blocks), table)

/** The path from the origin; undefined if there is none. */
function pathTo(goal: Goal, blocks: Record<string, string> = {}): Position[] | undefined {
  const search = new PathSearch(START, goal, movesAmong(blocks))
  return search.advance(Number.POSITIVE_INFINITY) === 'found' ? search.path() : undefined
}

/** Whether searching from the goal shows that no path leads there. */
const isShutIn = (goal: Goal, start: Position, moves: Moves): boolean =>
  new Pocket(goal, start, moves).advance(2000) === 'closed'

/** A wall along x = 2, three blocks high. */
const wall = (block: string) => box(at(2, 0, -36), at(2, 2, 36), block)

describe('a search for a path', () => {
  it('goes straight over open ground', () => {
    expect(pathTo(goalCell(at(3, 0, 0)))).toEqual([at(1, 0, 0), at(2, 0, 0), at(3, 0, 0)])
    expect(pathTo(goalCell(at(2, 0, 2)))).toEqual([at(1, 0, 1), at(2, 0, 2)])
  })

  it('ends within the range of a goal', () => {
    expect(pathTo(goalNear(at(5, 0, 0), 2))?.at(-1)).toEqual(at(3, 0, 0))
  })

  it('goes around a pressure plate without cutting its corner, and over it where it must', () => {
    const plate = { '2,0,0': 'stone_pressure_plate' }
    expect(pathTo(goalCell(at(4, 0, 0)), plate)).not.toContainEqual(at(2, 0, 0))
    const corner = { '1,0,0': 'oak_pressure_plate' }
    expect(pathTo(goalCell(at(1, 0, 1)), corner)).toEqual([at(0, 0, 1), at(1, 0, 1)])
    expect(pathTo(goalCell(at(2, 0, 0)), plate)).toEqual([at(1, 0, 0), at(2, 0, 0)])
    const gap = { ...wall('oak_fence'), ...plate, '2,1,0': 'air' }
    expect(pathTo(goalCell(at(3, 0, 0)), gap)).toEqual([at(1, 0, 0), at(2, 0, 0), at(3, 0, 0)])
  })

  it('leads through a door along its facing where the way round is longer than opening it, and ends in none', () => {
    const doorway = (facing: string, from: number, to: number) => ({
      ...box(at(2, 0, from), at(2, 2, to), 'stone'),
      '2,0,0': `oak_door[facing=${facing},half=lower]`,
      '2,1,0': `oak_door[facing=${facing},half=upper]`,
    })
    const way = (goal: Goal, blocks: Record<string, string>, opensDoors = true) => {
      const moves = new Moves(cellsWith(blocks), table, undefined, opensDoors)
      const search = new PathSearch(START, goal, moves)
      return search.advance(Number.POSITIVE_INFINITY) === 'found' ? search.path() : undefined
    }
    const straight = [at(1, 0, 0), at(2, 0, 0), at(3, 0, 0)]
    const goal = goalCell(at(3, 0, 0))
    expect(way(goal, doorway('east', -9, 9))).toEqual(straight)
    expect(way(goal, doorway('east', -9, 9), false)).not.toContainEqual(at(2, 0, 0))
    expect(way(goal, doorway('east', -9, 1))).not.toContainEqual(at(2, 0, 0))
    expect(way(goal, doorway('north', -36, 36))).toBeUndefined()
    expect(way(goalCell(at(2, 0, 0)), doorway('east', -9, 9))).toBeUndefined()
  })

  it('climbs one block at a time, and neither two nor a fence', () => {
    const steps = { '1,0,0': 'stone', ...box(at(2, 0, 0), at(2, 1, 0), 'stone') }
    expect(pathTo(goalCell(at(2, 2, 0)), steps)).toEqual([at(1, 1, 0), at(2, 2, 0)])
    expect(pathTo(goalCell(at(2, 2, 0)), box(at(2, 0, 0), at(2, 1, 0), 'stone'))).toBeUndefined()
    expect(pathTo(goalCell(at(1, 1, 0)), { '1,0,0': 'oak_fence' })).toBeUndefined()
  })

  it('goes from a slab onto a block and not from the floor onto a block with a slab', () => {
    const slab = { '1,0,0': 'oak_slab', '2,0,0': 'stone' }
    expect(pathTo(goalCell(at(2, 1, 0)), slab)).toEqual([at(1, 1, 0), at(2, 1, 0)])
    const high = { '1,0,0': 'stone', '1,1,0': 'oak_slab' }
    expect(pathTo(goalCell(at(1, 2, 0)), high)).toBeUndefined()
  })

  it('drops at most three blocks', () => {
    const tower = (height: number) => box(at(0, -height, 0), at(0, -1, 0), 'stone')
    const down = (height: number) => {
      const cells = { ...box(at(-9, -height, -9), at(9, -1, 9), 'air'), ...tower(height) }
      const search = new PathSearch(START, goalCell(at(1, -height, 0)), movesAmong(cells))
      return search.advance(Number.POSITIVE_INFINITY)
    }
    expect([down(3), down(4)]).toEqual(['found', 'no_path'])
  })

  it('goes up and down ladders, and through open gates', () => {
    const ladder = { ...wall('stone'), ...box(at(1, 0, 0), at(1, 3, 0), 'ladder[facing=west]') }
    expect(pathTo(goalCell(at(3, 0, 0)), ladder)).toContainEqual(at(2, 3, 0))
    const gate = { ...wall('stone'), '2,0,0': 'oak_fence_gate[open=true]', '2,1,0': 'air' }
    expect(pathTo(goalCell(at(4, 0, 0)), gate)).toHaveLength(4)
    expect(pathTo(goalCell(at(4, 0, 0)), { ...gate, '2,0,0': 'oak_fence_gate' })).toBeUndefined()
  })

  it('passes no corner that is closed on both sides', () => {
    const corner = { ...box(at(1, 0, 0), at(1, 2, 0), 'stone'), ...box(at(0, 0, 1), at(0, 2, 1), 'stone') }
    expect(pathTo(goalCell(at(1, 0, 1)), corner)).not.toContainEqual(START)
    expect(pathTo(goalCell(at(1, 0, 1)), corner)?.length).toBeGreaterThan(2)
  })

  it('walks into no fire and no lava', () => {
    for (const harm of ['fire', 'lava', 'sweet_berry_bush', 'cobweb'])
      expect(pathTo(goalCell(at(4, 0, 0)), { '2,0,0': harm })).not.toContainEqual(at(2, 0, 0))
  })

  it('gives the same path whether it stops in between or not', () => {
    const blocks = box(at(3, 0, -6), at(3, 3, 6), 'stone')
    const search = new PathSearch(START, goalCell(at(6, 0, 0)), movesAmong(blocks))
    while (search.advance(7) === 'searching');
    expect(search.path()).toEqual(pathTo(goalCell(at(6, 0, 0)), blocks))
  })

  it('takes only steps that there are, from cell to cell, to the goal', () => {
    const heap = fc.array(
      fc.tuple(
        fc.integer({ min: -4, max: 6 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: -4, max: 4 }),
      ),
      { maxLength: 60 },
    )
    const kinds = fc.constantFrom('stone', 'oak_slab', 'oak_fence', 'ladder', 'red_carpet', 'water')
    fc.assert(
      fc.property(heap, kinds, (cells, block) => {
        const blocks = Object.fromEntries(cells.map(([x, y, z]) => [`${x},${y},${z}`, block]))
        const goal = goalNear(at(5, 0, 0), 1)
        const path = pathTo(goal, blocks)
        if (path === undefined) return
        const moves = movesAmong(blocks)
        let here: Position = START
        for (const next of path) {
          const count = moves.from(here.x, here.y, here.z)
          const steps = Array.from({ length: count }, (_, i) =>
            at(moves.x[i] ?? 0, moves.y[i] ?? 0, moves.z[i] ?? 0),
          )
          expect(steps.map(cellKey)).toContain(cellKey(next))
          here = next
        }
        expect(isAtGoal(goal, here)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a goal that is shut in', () => {
  const closet = { ...box(at(4, 0, -1), at(6, 2, 1), 'stone'), '5,0,0': 'air', '5,1,0': 'air' }

  it('is known without a search', () => {
    expect(isShutIn(goalCell(at(5, 0, 0)), START, movesAmong(closet))).toBe(true)
    expect(isShutIn(goalCell(at(5, 0, 0)), at(5, 0, 0), movesAmong(closet))).toBe(false)
    expect(isShutIn(goalCell(at(8, 5, 0)), START, movesAmong({}))).toBe(true)
    expect(isShutIn(goalCell(at(8, 0, 0)), START, movesAmong({}))).toBe(false)
  })

  it('is given up after a look at the roof on which it lies, and found once a stair leads up', () => {
    const roof = box(at(10, 4, -10), at(30, 4, 10), 'stone')
    const goal = goalCell(at(20, 5, 0))
    const alone = new PathSearch(START, goal, movesAmong(roof))
    expect(alone.advance(Number.POSITIVE_INFINITY)).toBe('no_path')
    const both = new WaySearch(START, goal, movesAmong(roof))
    expect(both.advance(Number.POSITIVE_INFINITY)).toBe('no_path')
    expect(both.visited).toBeLessThan(alone.visited / 4)
    const stair = Object.fromEntries([0, 1, 2, 3].map((y) => [cellKey(at(6 + y, y, 0)), 'stone']))
    const withStair = new WaySearch(START, goal, movesAmong({ ...roof, ...stair }))
    expect(withStair.advance(Number.POSITIVE_INFINITY)).toBe('found')
    expect(withStair.path()).toEqual(pathTo(goal, { ...roof, ...stair }))
  })

  it('is never one that a search finds', () => {
    const heap = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: -3, max: 3 }),
      ),
      { maxLength: 90 },
    )
    fc.assert(
      fc.property(heap, fc.integer({ min: 0, max: 3 }), (cells, height) => {
        const blocks = Object.fromEntries(cells.map(([x, y, z]) => [`${x},${y},${z}`, 'stone']))
        const goal = goalCell(at(4, height, 0))
        if (pathTo(goal, blocks) !== undefined) expect(isShutIn(goal, START, movesAmong(blocks))).toBe(false)
      }),
      { numRuns: 40 },
    )
  })
})
