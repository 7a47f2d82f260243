import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellKey } from '../../core/position.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { dependency, subtask } from '../../graph/testing.ts'
import { buildOrder } from '../../task/build-order.ts'
import type { BlueprintBlock } from '../../task/task.ts'
import { arena, cell, heaps, site } from '../../task/testing.ts'
import { cutPieces } from './cut-pieces.ts'

const keys = (blocks: readonly BlueprintBlock[]): string[] => blocks.map(({ position }) => cellKey(position))

function cut(blueprint: readonly BlueprintBlock[], wanted: number, agents = 3) {
  const { order, impossible } = buildOrder(blueprint, site)
  const placements = [...order, ...impossible.map((block) => ({ block }))]
  return { order, impossible, pieces: cutPieces(placements, { wanted, ground: arena.min.y, agents }) }
}

const box = (text: string, [w, h, d]: [number, number, number]): BlueprintBlock[] =>
  Array.from({ length: w * h * d }, (_, i) => cell(text, i % w, Math.floor(i / w / d), Math.floor(i / w) % d))

/** The pieces that lean on others, as `piece: others`. */
function leaning({ order, pieces }: ReturnType<typeof cut>): string[] {
  const pieceOf = new Map(pieces.flatMap((piece, index) => keys(piece).map((key) => [key, index] as const)))
  return pieces.flatMap((piece, index) => {
    const own = new Set(keys(piece))
    const others = order.flatMap(({ block, leansOn }) =>
      own.has(cellKey(block.position)) && leansOn ? [pieceOf.get(cellKey(leansOn))] : [],
    )
    const before = [...new Set(others)].filter((other) => other !== undefined && other !== index)
    return before.length === 0 ? [] : [`${index}: ${before.join(' ')}`]
  })
}

describe('pieces of a building', () => {
  it('contain every block exactly once', () => {
    fc.assert(
      fc.property(heaps, fc.integer({ min: 1, max: 12 }), (heap, wanted) => {
        expect(keys(cut(heap, wanted).pieces.flat()).sort()).toEqual(keys(heap).sort())
      }),
      { seed: 23, numRuns: 100 },
    )
  })

  it('keep the build order, and can be built one after another: no two wait for each other', () => {
    fc.assert(
      fc.property(heaps, fc.integer({ min: 1, max: 12 }), (heap, wanted) => {
        const { order, pieces } = cut(heap, wanted)
        const rank = new Map(order.map(({ block }, index) => [cellKey(block.position), index]))
        const pieceOf = new Map(
          pieces.flatMap((piece, index) => keys(piece).map((key) => [key, index + 1] as const)),
        )
        const graph = new TaskGraph(pieces.map((_, index) => subtask(index + 1)))
        for (const piece of pieces) {
          const ranks = keys(piece).map((key) => rank.get(key) ?? order.length)
          expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
        }
        for (const { block, leansOn } of order) {
          const { x, y, z } = block.position
          for (const before of [...(leansOn ? [leansOn] : []), { x, y: y - 1, z }]) {
            const [first, later] = [pieceOf.get(cellKey(before)), pieceOf.get(cellKey(block.position))]
            const isBefore =
              (rank.get(cellKey(before)) ?? order.length) < (rank.get(cellKey(block.position)) ?? 0)
            if (first === undefined || later === undefined || first === later || !isBefore) continue
            expect(first).toBeLessThan(later)
            graph.add(dependency(first, later))
          }
        }
      }),
      { seed: 25, numRuns: 300 },
    )
  })

  it('never mix blocks that can be placed with blocks that cannot', () => {
    fc.assert(
      fc.property(heaps, (heap) => {
        const { impossible, pieces } = cut(heap, 8)
        const never = new Set(keys(impossible))
        for (const piece of pieces) expect(new Set(keys(piece).map((key) => never.has(key))).size).toBe(1)
      }),
      { seed: 26, numRuns: 100 },
    )
  })

  it('combine blocks of different kinds that lie among each other', () => {
    const checkerboard = Array.from({ length: 16 }, (_, i) => {
      const [x, z] = [i % 4, Math.floor(i / 4)]
      return cell((x + z) % 2 === 0 ? 'white_wool' : 'black_wool', x, 0, z)
    })
    expect(cut(checkerboard, 16).pieces).toHaveLength(1)
  })

  it('cut a floor into tiles that wait for nothing', () => {
    const floor = cut(box('stone', [8, 1, 8]), 16)
    expect(floor.pieces.map((piece) => piece.length)).toEqual([16, 16, 16, 16])
    expect(leaning(floor)).toEqual([])
  })

  it('cut a wall into panels that stand by themselves', () => {
    const wall = cut(box('stone', [12, 4, 1]), 16)
    expect(wall.pieces.map((piece) => piece.length)).toEqual([16, 16, 16])
    expect(leaning(wall)).toEqual([])
  })

  it('cut a bridge over air in the middle, so that it begins at both ends', () => {
    const posts = [0, 9].flatMap((x) => [cell('stone', x, 0, 0), cell('stone', x, 1, 0)])
    const beam = Array.from({ length: 8 }, (_, i) => cell('stone', i + 1, 1, 0))
    const bridge = cut([...posts, ...beam], 6)
    expect(bridge.pieces).toHaveLength(2)
    expect(leaning(bridge)).toEqual([])
  })

  it('put what is in water after what the water would wash over', () => {
    const walls = box('stone', [8, 1, 5]).filter(
      ({ position: { x, z } }) => x === 0 || x === 7 || z === 0 || z === 4,
    )
    const { pieces } = cut([...walls, cell('oak_slab[type=bottom,waterlogged=true]', 1, 0, 1)], 12)
    expect(pieces.length).toBeGreaterThan(2)
    expect(keys(pieces.at(-1) ?? [])).toContain('1,0,1')
  })

  it('take as many climbs as there are agents where a climb takes longer than the work up there', () => {
    const hall = (height: number) => [
      ...box('stone', [18, height, 14]).filter(
        ({ position: { x, z } }) => x === 0 || x === 17 || z === 0 || z === 13,
      ),
      ...box('stone', [18, 1, 14]).map((block) => ({ ...block, position: { ...block.position, y: height } })),
    ]
    const roofPieces = (height: number, agents: number) =>
      cut(hall(height), 6, agents).pieces.filter((piece) => piece.some(({ position: { y } }) => y === height))
        .length
    expect(roofPieces(3, 12)).toBeGreaterThan(25)
    expect(roofPieces(12, 12)).toBeLessThanOrEqual(16)
    expect(roofPieces(12, 12)).toBeGreaterThanOrEqual(10)
    expect(roofPieces(12, 3)).toBeLessThan(roofPieces(12, 12))
  })

  it.each([
    ['corners of a tower, for a team that can use them', 7, 6, 2],
    ['all around a needle, which is within reach from one place', 4, 6, 1],
    ['all around a tower, for a team that would only climb more often', 7, 2, 1],
  ])('of high walls are %s', (_, width, agents, parts) => {
    const walls = box('stone', [width, 30, width]).filter(({ position: { x, z } }) =>
      [x, z].some((at) => at === 0 || at === width - 1),
    )
    const { pieces } = cut(walls, 26, agents)
    const columnsOf = (piece: readonly BlueprintBlock[]) =>
      new Set(
        piece.map(
          ({ position: { x, z } }) => `${Math.floor((x * parts) / width)} ${Math.floor((z * parts) / width)}`,
        ),
      )
    const high = pieces.filter((piece) => piece.every(({ position }) => position.y >= 10))
    expect(new Set(high.map((piece) => columnsOf(piece).size))).toEqual(new Set([1]))
    expect(new Set(high.flatMap((piece) => [...columnsOf(piece)])).size).toBe(parts ** 2)
  })

  it('hold no more kinds than an agent can carry, however high they are', () => {
    const kinds = ['white', 'red', 'blue', 'lime', 'pink', 'gray', 'cyan', 'black', 'brown', 'green']
    const wall = Array.from({ length: 60 }, (_, i) => {
      const colour = kinds[i % kinds.length]
      const sort = ['wool', 'concrete', 'terracotta', 'stained_glass'][Math.floor(i / kinds.length) % 4]
      return cell(`${colour}_${sort}`, i % 12, 30 + Math.floor(i / 12), 0)
    })
    const column = Array.from({ length: 30 }, (_, y) => cell('stone', 0, y, 0))
    for (const piece of cut([...column, ...wall], 6, 1).pieces)
      expect(new Set(piece.map(({ item }) => item)).size).toBeLessThanOrEqual(24)
  })

  it('are few and large for a wanted effort that is large, and many for a small one', () => {
    const house = [...box('stone', [9, 1, 9])]
    const counts = [40, 20, 10, 4].map((wanted) => cut(house, wanted).pieces.length)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(new Set(counts).size).toBe(4)
  })
})
