import { describe, expect, it } from 'vitest'
import { volumeOf } from '../task/world-bounds.ts'
import { importStructure } from './building-blueprint.ts'
import { taskFileText } from './task-file-text.ts'
import { type Block, cellsOf, lamp, read, task } from './testing/building-blueprint.ts'
import { refusalOf, taskOf } from './testing.ts'

const VERSION = '1.19.2'

describe('a building blueprint that is not on the ground, or not where the original has its room,', () => {
  it('keeps its height above the ground', () => {
    const found = task(read([0, 3, 0], ['stone', 0, 2, 0], ['stone', 0, 3, 0]))
    expect(cellsOf(found)).toEqual(['stone -8,-57,0', 'stone -8,-58,0'])
  })

  it('has the original’s limit on wall time, and more if it is large', () => {
    // VillagerBench's task 0: c = 2.9067, 972.06 s.
    expect(task(importStructure(lamp, 0, { minecraft: VERSION })).timeLimitMs).toBe(972_000)
    const floor = Array.from({ length: 900 }, (_, i): Block => ['stone', i % 30, 0, Math.floor(i / 30)])
    expect(task(read([29, 0, 29], ...floor)).timeLimitMs).toBe(1000 * 5 * 900)
  })

  it('is moved up if it reaches below the ground, and a note says so', () => {
    const found = taskOf(read([0, 30, 0], ['stone', 0, -20, 0], ['stone', 0, -19, 0]))
    expect(cellsOf(task(found))).toEqual(['stone -8,-59,0', 'stone -8,-60,0'])
    expect(found.notes).toEqual(['moved up by 20: it reached below the ground'])
  })

  it.each([
    [0, 500],
    [-4000, -4000],
    [25, 0],
  ])('has its chest within a few blocks, at x %i and z %i', (x, z) => {
    const { arena, containers, blueprint } = task(read([0, 0, 0], ['stone', x, 0, z]))
    const { position } = blueprint[0] ?? expect.fail('there is no block')
    const reach = Math.max(
      ...containers.map((chest) =>
        Math.max(Math.abs(chest.position.x - position.x), Math.abs(chest.position.z - position.z)),
      ),
    )
    expect(reach).toBeLessThan(40)
    expect(volumeOf(arena.box)).toBeLessThan(30_000)
  })

  it('has an arena above its highest block, up to the height of the world', () => {
    const tower = (height: number) =>
      read([0, height - 1, 0], ...Array.from({ length: height }, (_, y): Block => ['stone', 0, y, 0]))
    expect(task(tower(40)).arena.box.max.y).toBeGreaterThan(-60 + 40)
    expect(task(tower(380)).arena.box.max.y).toBe(319)
    expect(refusalOf(tower(381))).toMatchObject({ field: 'blocks.380.position' })
  })
})

describe('an extent that no world has is refused before anything is made of it:', () => {
  const four = (x: number): Block[] =>
    [0, 1, 2].map((i): Block => ['stone', i, 0, 0]).concat([['stone', x, 0, 0]])
  it.each([
    ['a size', [2 ** 31, 0, 0], four(3), 'size.0', /larger than the world/],
    ['a negative size', [-1, 0, 0], four(3), 'size.0', /expected at least 0, got -1/],
    ['positions', [0, 0, 0], [['stone', 0, 0, 40_000_000]], 'blocks.0.position', /outside the world/],
    ['a volume', [20_000, 30, 0], [...four(20_000), ['stone', 0, 30, 2000]], 'size.2', /size allows/],
    [
      'an arena',
      [20_000, 30, 2000],
      [...four(20_000), ['stone', 0, 30, 2000]],
      'blocks',
      /too many for an arena/,
    ],
  ] as [string, number[], Block[], string, RegExp][])('%s', (_name, size, blocks, field, reason) => {
    const refusal = refusalOf(read(size, ...blocks))
    expect([refusal.field, refusal.reason]).toEqual([field, expect.stringMatching(reason)])
  })

  it('but blocks far from each other are listed one by one', () => {
    const { draft } = taskOf(read([2000, 0, 300], ['stone', 0, 0, 0], ['stone', 2000, 0, 300]))
    expect(draft).toMatchObject({ blueprint: { blocks: [{}, {}] } })
    expect(taskFileText(draft).length).toBeLessThan(2000)
  })
})
