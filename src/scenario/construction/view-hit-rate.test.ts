import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { formatBlock } from '../../game/block.ts'
import { scorecardSchema } from '../../judger/metrics/scorecard.ts'
import { WorldState, worldAfter, worldBefore } from '../../judger/metrics/world-state.ts'
import type { BlueprintBlock } from '../../task/task.ts'
import { cell, construction, heaps } from '../../task/testing.ts'
import { scoreEvents } from '../testing.ts'
import { paperViewHitRate, villagerViewHitRate } from './view-hit-rate.ts'
import { boxAround, viewMaps } from './view-maps.ts'

const changes = (cells: readonly Pick<BlueprintBlock, 'position' | 'block'>[]): GameEvent[] =>
  cells.map(({ position, block }) => ({
    t: 1,
    type: 'block.changed',
    data: { position, from: 'air', to: formatBlock(block) },
  }))
const worldOf = (...cells: BlueprintBlock[]) => worldAfter(changes(cells))
const nothing = new WorldState()
const paper = (blueprint: BlueprintBlock[], world: WorldState) =>
  paperViewHitRate(blueprint, world, nothing)?.value
const villager = (blueprint: BlueprintBlock[], world: WorldState) =>
  villagerViewHitRate(blueprint, world)?.value

const tower = [0, 1, 2].map((y) => cell('stone', 0, y, 0))
const stone = (x: number, y: number, z: number) => cell('stone', x, y, z)

describe('first-hit maps', () => {
  const [east, north, south, west] = [stone(2, 0, 0), stone(0, 0, -2), stone(0, 0, 2), stone(-2, 0, 0)]
  const post = stone(0, 1, 0)
  const blueprint = [east, north, south, west, post].filter((entry) => entry !== undefined)
  const box = boxAround(blueprint, 0)
  const maps = box === undefined ? [] : viewMaps(blueprint, worldOf(...blueprint), box)
  const nearestInTheMiddle = (view: string) => {
    const map = maps.find((entry) => entry.view === view)
    return map?.pixels.find(({ column, row }) => column === 2 && row === (view === 'top' ? 2 : 1))?.wanted
  }

  it.each([
    ['front', 'east', east],
    ['right', 'north', north],
    ['left', 'south', south],
    ['back', 'west', west],
    ['top', 'above', post],
  ])('of the view %s hit the %s side first', (view, from, first) => {
    expect(maps.find((map) => map.view === view)?.from).toBe(from)
    expect(nearestInTheMiddle(view)).toEqual(first)
  })

  it('have the size of the box as seen from each side', () => {
    expect(maps.map(({ columns, rows }) => [columns, rows])).toEqual([
      [5, 2],
      [5, 2],
      [5, 2],
      [5, 2],
      [5, 5],
    ])
  })

  it('have the viewer’s right on the right: north, seen from the east', () => {
    const front = maps.find(({ view }) => view === 'front')
    const right = front?.pixels.find(({ wanted }) => wanted === north)
    expect([right?.column, right?.row]).toEqual([4, 1])
  })
})

describe('the view hit rate, calculated by hand', () => {
  it('of a tower of three without its top: the sides see 2 of 3, the view from above sees a block too low', () => {
    const world = worldOf(...tower.slice(0, 2))
    expect(paper(tower, world)).toBeCloseTo((4 * (2 / 3) + 0) / 5, 12)
    expect(villager(tower, world)).toBeCloseTo((4 * (2 / 3) + 1) / 5, 12)
  })

  it('of a tower with an extra block on top: one extra line from each side, and the wrong block from above', () => {
    const world = worldOf(...tower, stone(0, 3, 0))
    expect(paper(tower, world)).toBeCloseTo((4 * (3 / 4) + 0) / 5, 12)
    expect(villager(tower, world)).toBe(1)
  })

  it('of a tower with an extra block to the east of its base', () => {
    const world = worldOf(...tower, cell('dirt', 1, 0, 0))
    expect(paperViewHitRate(tower, world, nothing)?.views).toEqual([
      { view: 'front', hits: 2, of: 3 },
      { view: 'right', hits: 3, of: 4 },
      { view: 'left', hits: 3, of: 4 },
      { view: 'back', hits: 3, of: 3 },
      { view: 'top', hits: 1, of: 2 },
    ])
    expect(villager(tower, world)).toBe(1)
  })

  it('ignores blocks more than one block away from the blueprint', () => {
    expect(paper(tower, worldOf(...tower, stone(2, 0, 0)))).toBe(1)
  })

  it('distinguishes a horizontal log from a vertical one; VillagerBench’s form does not', () => {
    const log = [cell('oak_log[axis=y]', 0, 0, 0)]
    const world = worldOf(cell('oak_log[axis=x]', 0, 0, 0))
    expect([paper(log, world), villager(log, world)]).toEqual([0, 1])
  })

  it('accepts a flat wall instead of a room in VillagerBench’s form, but not in the paper’s', () => {
    const room = [stone(0, 0, 0), stone(2, 0, 0)]
    // Only the rear block exists: from the front it is visible through the gap.
    const world = worldOf(stone(0, 0, 0))
    expect(villagerViewHitRate(room, world)?.views[0]).toEqual({ view: 'front', hits: 1, of: 1 })
    expect(paperViewHitRate(room, world, nothing)?.views[0]).toEqual({ view: 'front', hits: 0, of: 1 })
  })

  it('sees through water and ignores blocks from before the run', () => {
    const before = worldOf(cell('chest', 1, 0, 0))
    const world = worldOf(...tower, cell('chest', 1, 0, 0), cell('water', 0, 0, 1))
    expect(paperViewHitRate(tower, world, before)?.value).toBe(1)
  })

  it('is undefined for an empty blueprint', () => {
    expect(paperViewHitRate([], worldOf(...tower), nothing)).toBeUndefined()
    expect(villagerViewHitRate([], worldOf(...tower))).toBeUndefined()
  })
})

describe('the view hit rate', () => {
  const junk = fc.array(
    fc.record({
      x: fc.integer({ min: -2, max: 6 }),
      y: fc.integer({ min: 0, max: 5 }),
      z: fc.integer({ min: -2, max: 6 }),
    }),
    { maxLength: 20 },
  )
  const isWish = (blueprint: readonly BlueprintBlock[], { x, y, z }: { x: number; y: number; z: number }) =>
    blueprint.some(({ position: p }) => p.x === x && p.y === y && p.z === z)

  it('is between 0 and 1: 1 for exactly the blueprint, and 0 for an empty world', () => {
    fc.assert(
      fc.property(heaps, junk, (blueprint, extra) => {
        for (const form of [paper, villager]) {
          expect(form(blueprint, worldOf(...blueprint))).toBe(1)
          expect(form(blueprint, worldOf())).toBe(0)
          const mess = extra.map(({ x, y, z }) => cell('dirt', x, y, z))
          const value = form(blueprint, worldOf(...blueprint.slice(0, 5), ...mess)) ?? -1
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
      }),
      { seed: 40, numRuns: 100 },
    )
  })

  it('in the paper’s form never drops when a correct block is placed, with any other blocks around', () => {
    fc.assert(
      fc.property(heaps, junk, (blueprint, extra) => {
        const mess = extra
          .filter((place) => !isWish(blueprint, place))
          .map(({ x, y, z }) => cell('dirt', x, y, z))
        let last = 0
        for (let built = 0; built <= blueprint.length; built++) {
          const value = paper(blueprint, worldOf(...mess, ...blueprint.slice(0, built))) ?? 0
          expect(value).toBeGreaterThanOrEqual(last - 1e-12)
          last = value
        }
      }),
      { seed: 41, numRuns: 60 },
    )
  })

  it('in VillagerBench’s form can drop when a correct block is placed', () => {
    const blueprint = [stone(2, 0, 0), cell('glass', 1, 0, 0), stone(0, 0, 0)]
    const rear = worldOf(stone(0, 0, 0))
    const both = worldOf(stone(0, 0, 0), cell('glass', 1, 0, 0))
    const front = (world: WorldState) => villagerViewHitRate(blueprint, world)?.views[0]?.hits
    expect([front(rear), front(both)]).toEqual([1, 0])
  })

  it('is part of the scorecard, whoever built the blocks', () => {
    const card = (name: string) => {
      const events: GameEvent[] = [
        {
          t: 0,
          type: 'run.started',
          data: {
            schema: 1,
            task: construction(tower),
            agents: [name],
            options: {
              seed: 1,
              clock: 'fast',
              server: 'x',
              planner: 'causal',
              model: 'x',
              assignment: 'busy-rate',
            },
          },
        },
        {
          t: 0,
          type: 'arena.prepared',
          data: { blocks: [{ position: { x: 1, y: 0, z: 0 }, block: 'chest' }], containers: [] },
        },
        ...changes(tower),
      ]
      return scoreEvents(events)
    }
    expect(card('alice').viewHitRate?.paper.value).toBe(1)
    expect(card('alice').viewHitRate).toEqual(card('bob').viewHitRate)
    expect(scorecardSchema.parse(card('alice'))).toEqual(card('alice'))
    const { viewHitRate: _left, ...old } = card('alice')
    expect(scorecardSchema.parse(old)).toEqual(old)
  })

  it('distinguishes prepared blocks from built ones', () => {
    const position = { x: 0, y: 0, z: 0 }
    const events: GameEvent[] = [
      { t: 0, type: 'arena.prepared', data: { blocks: [{ position, block: 'dirt' }], containers: [] } },
      ...changes([stone(0, 0, 0)]),
    ]
    expect([worldBefore(events).textAt(position), worldAfter(events).textAt(position)]).toEqual([
      'dirt',
      'stone',
    ])
  })
})
