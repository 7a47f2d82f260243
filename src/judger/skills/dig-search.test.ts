import { describe, expect, it } from 'vitest'
import { cellKey, type Position } from '../../core/position.ts'
import { box, cellsWith, stateOf, table } from '../motion/search/testing.ts'
import { atHeight, besideBlock, near, withAir } from './dig-goals.ts'
import { DigMoves } from './dig-moves.ts'
import { findDigWay } from './dig-search.ts'

const at = (x: number, y: number, z: number): Position => ({ x, y, z })
const START = at(0, 0, 0)

/** The moves among blocks above a stone floor, with this many blocks to place. */
const movesAmong = (blocks: Readonly<Record<string, string>>, carried = 0) =>
  new DigMoves(cellsWith(blocks), table, {
    digSeconds: (state) => (state === stateOf('bedrock') ? Number.POSITIVE_INFINITY : 0.6),
    blocks: carried,
    open: 0,
  })

const dug = (way: ReturnType<typeof findDigWay>): string[] =>
  (way?.steps ?? []).flatMap(({ clear }) => clear.map(cellKey))

describe('a way that is dug', () => {
  it('goes round what is in the way where that is faster, and through it where it is not', () => {
    const pillar = box(at(2, 0, 0), at(2, 2, 0), 'stone')
    expect(dug(findDigWay(movesAmong(pillar), START, near(at(4, 0, 0), 0)))).toEqual([])
    const wall = box(at(2, 0, -40), at(2, 5, 40), 'stone')
    expect(dug(findDigWay(movesAmong(wall), START, near(at(4, 0, 0), 0)))).toEqual(['2,1,0', '2,0,0'])
  })

  it('goes straight down through rock, and around a deep cave or lava below', () => {
    const cellsTo = (blocks: Readonly<Record<string, string>>) =>
      (findDigWay(movesAmong(blocks), START, atHeight(-8))?.steps ?? []).map(({ to }) => cellKey(to))
    const columns = new Set(cellsTo({}).map((cell) => cell.replace(/,-?\d+,/, ' ')))
    expect([cellsTo({}).length, columns.size]).toEqual([8, 1])
    const cave = box(at(0, -9, 0), at(0, -3, 0), 'air')
    const lava = box(at(0, -4, 0), at(0, -3, 0), 'lava')
    for (const below of [cave, lava]) {
      const cells = cellsTo(below)
      expect(cells.at(-1)).toMatch(/,-8,/)
      expect(cells).not.toContain('0,-2,0')
    }
  })

  it('digs nothing that touches lava, and nothing that water would run out of', () => {
    for (const liquid of ['lava', 'water']) {
      const wall = { ...box(at(2, 0, -40), at(2, 5, 40), 'stone'), '3,0,0': liquid, '3,1,0': liquid }
      const cells = dug(findDigWay(movesAmong(wall), START, near(at(6, 0, 0), 0)))
      expect(cells.length).toBeGreaterThan(0)
      expect(cells).not.toContain('2,0,0')
      expect(cells).not.toContain('2,1,0')
    }
  })

  it('bridges a gap and climbs a cliff with blocks that are carried, and not without', () => {
    const gap = box(at(2, -12, -60), at(6, -1, 60), 'air')
    const floor = box(at(2, -13, -60), at(6, -13, 60), 'lava')
    const across = findDigWay(movesAmong({ ...gap, ...floor }, 20), START, near(at(8, 0, 0), 0))
    expect(across?.steps.filter(({ put }) => put !== undefined)).toHaveLength(5)
    const up = findDigWay(movesAmong({}, 20), START, near(at(0, 4, 0), 0))
    expect(up?.steps.map(({ put }) => put && cellKey(put))).toEqual(['0,0,0', '0,1,0', '0,2,0', '0,3,0'])
    expect(findDigWay(movesAmong({}), START, near(at(0, 4, 0), 0))?.isWhole).not.toBe(true)
  })

  it('ends on the shore or in shallow water for what is dug from there, not where one swims', () => {
    const lake = {
      ...box(at(2, -4, -9), at(9, -1, 9), 'water'),
      ...box(at(2, -4, -9), at(2, -2, 9), 'stone'),
    }
    const moves = movesAmong(lake)
    const goal = withAir(moves, besideBlock(at(3, 0, 0)))
    const ends = [at(1, 0, 0), at(2, -1, 0), at(3, -1, 1), at(4, -2, 0)]
    expect(ends.map(({ x, y, z }) => goal.isReached(x, y, z))).toEqual([true, true, false, false])
  })

  it('ends beside a block that is to be dug, not on top of it', () => {
    const way = findDigWay(movesAmong({}), START, besideBlock(at(6, -3, 0)))
    const end = way?.steps.at(-1)?.to ?? START
    expect(way?.isWhole).toBe(true)
    expect([end.x, end.z]).not.toEqual([6, 0])
  })

  it('never leads through what cannot be dug', () => {
    const cage = {
      ...box(at(-1, -1, -1), at(1, 2, 1), 'bedrock'),
      '0,0,0': 'air',
      '0,1,0': 'air',
    }
    expect(findDigWay(movesAmong(cage, 20), START, near(at(9, 0, 0), 0))).toBeUndefined()
  })
})
