import { describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import type { Block } from './edge-record.ts'
import { sensitivityOf } from './sensitivity.ts'
import { block } from './testing.ts'

const halves = [
  ['a', 'b'],
  ['c', 'd'],
] as const
const times = (count: number, of: Block): Block[] => Array.from({ length: count }, () => of)
const own = block(halves, [1, 0, 1])
const other = block(halves, [1, 1, 0])

describe('how much misapplication overturns an edge', () => {
  it('is the share that the evidence just exceeds, by hand', () => {
    const bound = sensitivityOf({ blocks: times(12, own) }, ['a'], 0.05)
    const evidence = [0.75, 0.9, 0.99].reduce((sum, p) => sum + (p / bound) ** 12, 0) / 3
    expect(evidence).toBeCloseTo(20, 0)
  })

  it('is none for few falls, grows with them, and falls with those on the other side', () => {
    const boundOf = (blocks: Block[]) => sensitivityOf({ blocks }, ['a'], 0.05)
    expect(boundOf(times(4, own))).toBe(0.5)
    const bounds = [8, 12, 20, 30].map((count) => boundOf(times(count, own)))
    for (const [index, bound] of bounds.entries()) expect(bound).toBeGreaterThan(bounds[index - 1] ?? 0.5)
    expect(bounds.at(-1)).toBeLessThan(0.99)
    expect(boundOf([...times(20, own), ...times(3, other)])).toBeLessThan(bounds[2] as number)
  })

  it('counts only falls on one side alone, in blocks that part the rules from others', () => {
    const parted = times(12, own)
    const besides = [
      ...times(5, block(halves, [1, 1, 1])),
      ...times(
        5,
        block(
          [
            ['a', 'c'],
            ['b', 'd'],
          ],
          [1, 0, 1],
        ),
      ),
    ]
    const bound = sensitivityOf({ blocks: [...parted, ...besides] }, ['a', 'b'], 0.05)
    expect(bound).toBe(sensitivityOf({ blocks: parted }, ['a', 'b'], 0.05))
  })

  it('exceeds the true share of an edge that a misapplied rule moves in at most a twentieth of the cases', () => {
    const random = createRandom(5)
    for (const share of [0.6, 0.8]) {
      const bounds = Array.from({ length: 400 }, () =>
        sensitivityOf(
          { blocks: times(14, own).map(() => (random.next() < share ? own : other)) },
          ['a'],
          0.05,
        ),
      )
      expect(bounds.filter((bound) => bound > share).length / bounds.length).toBeLessThanOrEqual(0.05)
    }
  })
})
