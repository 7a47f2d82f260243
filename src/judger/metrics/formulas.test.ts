import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completionRate } from '../../scenario/construction/completion.ts'
import { constructionComplexity, maxActionTime } from '../../scenario/construction/complexity.ts'
import { cell } from '../../task/testing.ts'
import { evenBalance, minMaxBalance, paperBalance, villagerBalance } from './balance.ts'
import { paperEfficiency, villagerEfficiency } from './efficiency.ts'
import { WorldState } from './world-state.ts'

const times = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 8 })

describe('balance', () => {
  it('of two agents with 100 s and 50 s is 0.75 in VillagerBench', () => {
    expect(villagerBalance([100_000, 50_000])).toBeCloseTo(0.75, 6)
  })

  it('of the same two under a limit of 200 s is 1 − σ(0.5, 0.25) = 0.875 in the paper', () => {
    expect(paperBalance([100_000, 50_000], 200_000)).toBeCloseTo(0.875, 12)
  })

  it('of any two unequal agents is 1 − √0.5 = 0.29 in the first VillagerBench', () => {
    expect(minMaxBalance([100_000, 50_000])).toBeCloseTo(0.2929, 4)
    expect(minMaxBalance([9, 1])).toBeCloseTo(0.2929, 4)
  })

  it('of three agents with 30, 60 and 90 s, calculated by hand', () => {
    // t/90 = 1/3, 2/3, 1: σ = √(2/27); scaled 0, ½, 1: √½ / 1.5.
    expect(villagerBalance([30, 60, 90])).toBeCloseTo(1 - Math.sqrt(2 / 27), 6)
    expect(paperBalance([30, 60, 90], 90)).toBeCloseTo(1 - Math.sqrt(2 / 27), 12)
    expect(minMaxBalance([30, 60, 90])).toBeCloseTo(1 - Math.SQRT1_2 / 1.5, 6)
  })

  it.each([
    ['one agent', [42_000]],
    ['an idle team', [0, 0, 0]],
    ['an even team', [7000, 7000]],
  ])('of %s is 1 in every form of the paper and of VillagerBench', (_name, even) => {
    expect(paperBalance(even, 300_000)).toBeCloseTo(1, 12)
    expect(villagerBalance(even)).toBeCloseTo(1, 6)
    expect(minMaxBalance(even)).toBeCloseTo(1, 12)
  })

  it('is 0 if one agent does everything, for any team size and limit; the paper’s form stays near 1', () => {
    const alone = [12_000, 0, 0, 0, 0, 0]
    expect(evenBalance(alone)).toBeCloseTo(0, 12)
    expect(evenBalance([12_000, 0])).toBeCloseTo(0, 12)
    expect(paperBalance(alone, 240_000)).toBeGreaterThan(0.98)
  })

  it('is 1 if all do the same or there is a single agent, and 0 if no agent does anything', () => {
    expect(evenBalance([7000, 7000, 7000])).toBeCloseTo(1, 12)
    expect(evenBalance([42_000])).toBe(1)
    expect(evenBalance([0, 0, 0])).toBe(0)
  })

  it('lies between 0 and 1, does not depend on the unit of time or the order of agents, and grows as work is shared', () => {
    const teams = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(teams, (some) => {
        const value = evenBalance(some)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1 + 1e-9)
        expect(evenBalance(some.map((time) => time / 1000))).toBeCloseTo(value, 9)
        expect(evenBalance([...some].reverse())).toBeCloseTo(value, 9)
        const middle = some.reduce((a, b) => a + b, 0) / some.length
        expect(evenBalance(some.map((time) => (time + middle) / 2))).toBeGreaterThanOrEqual(value - 1e-9)
      }),
      { seed: 23 },
    )
  })

  it('in the paper caps times at the limit', () => {
    expect(paperBalance([500_000, 300_000], 300_000)).toBe(1)
    expect(paperBalance([500_000, 0], 300_000)).toBeCloseTo(0.5, 12)
  })

  it('is between 0.5 and 1 in both current forms, in any order of agents', () => {
    fc.assert(
      fc.property(times, (some) => {
        for (const form of [villagerBalance, (values: number[]) => paperBalance(values, 304_020)]) {
          expect(form(some)).toBeGreaterThanOrEqual(0.5 - 1e-9)
          expect(form(some)).toBeLessThanOrEqual(1)
          expect(form([...some].reverse())).toBeCloseTo(form(some), 9)
        }
      }),
      { seed: 22 },
    )
  })
})

describe('complexity', () => {
  it('of VillagerBench task 0 is 2.9067, its limit on action time 304.02 s', () => {
    const task0 = [cell('cut_sandstone', -8, 0, 0), cell('terracotta', -8, 1, 0), cell('torch', -8, 2, 0)]
    expect(constructionComplexity(task0)).toBeCloseTo(2.9067, 4)
    expect(maxActionTime(constructionComplexity(task0)) / 1000).toBeCloseTo(304.02, 2)
  })

  it.each([
    [20, 4, 3, '6.9', '356'],
    [41, 3, 9, '14.5', '401'],
    [60, 15, 3, '23.7', '430'],
    [68, 3, 16, '25.2', '434'],
  ])(
    'of VillagerBench task %i, a full layer of %i × %i, is %s, with a limit of %s s',
    (_task, width, depth, c, limit) => {
      const sheet = Array.from({ length: width * depth }, (_, i) =>
        cell('dirt', i % width, 0, Math.floor(i / width)),
      )
      const complexity = constructionComplexity(sheet)
      expect(complexity.toFixed(1)).toBe(c)
      expect((maxActionTime(complexity) / 1000).toFixed(0)).toBe(limit)
    },
  )

  it('of a single block is 2·(1 + 0.02), at any height', () => {
    expect(constructionComplexity([cell('stone', 0, 0, 0)])).toBeCloseTo(2.04, 12)
    expect(constructionComplexity([cell('stone', 5, -60, 5)])).toBeCloseTo(2.04, 12)
  })

  it.each([
    ['facing=west', [-1, 0, 0]],
    ['facing=east', [1, 0, 0]],
    ['facing=south', [0, 0, -1]],
    ['facing=north', [0, 0, 1]],
  ])(
    'ignores the neighbour that VillagerBench ignores for a block with %s',
    (property, [x = 0, y = 0, z = 0]) => {
      const other = cell('stone', x, y, z)
      const oriented = constructionComplexity([cell(`oak_stairs[${property}]`, 0, 0, 0), other])
      // 1/(0 + 1) for the stairs, 1/(1 + 1) for the stone.
      expect(oriented).toBeCloseTo(2 * (1 + 1 / 2 + 2 * 0.02), 12)
      const opposite = constructionComplexity([
        cell(`oak_stairs[${property}]`, 0, 0, 0),
        cell('stone', -x, y, -z),
      ])
      expect(opposite).toBeCloseTo(2 * (1 / 2 + 1 / 2 + 2 * 0.02), 12)
    },
  )

  it.each([
    ['axis=x', [0, 1, 0]],
    ['axis=y', [1, 0, 0]],
    ['axis=z', [0, 0, 1]],
  ])('of a log with %s counts only neighbours along one axis', (property, [x = 0, y = 0, z = 0]) => {
    const around = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]
    for (const [nx = 0, ny = 0, nz = 0] of around) {
      const counts = nx === x && ny === y && nz === z
      const c = constructionComplexity([cell(`oak_log[${property}]`, 0, 0, 0), cell('stone', nx, ny, nz)])
      expect(c).toBeCloseTo(2 * (counts ? 1 / 2 : 1) + 1 + 2 * 0.02 * (1 + 1 + ny), 12)
    }
  })

  it('leads to a limit that grows with its logarithm: 240 s at 1, 300 s at e', () => {
    expect(maxActionTime(1)).toBe(240_000)
    expect(maxActionTime(constructionComplexity([]))).toBe(240_000)
    expect(maxActionTime(Math.E)).toBeCloseTo(300_000, 6)
  })
})

describe('efficiency', () => {
  it('in the paper is percent per minute, for each reading of the time', () => {
    const time = { union: 120_000, sum: 240_000, max: 90_000, elapsed: 300_000 }
    expect(paperEfficiency(0.5, time)).toEqual({ union: 25, sum: 12.5, max: 50 / 1.5, elapsed: 10 })
  })

  it('in the paper is 0 if no time passed', () => {
    const none = { union: 0, sum: 0, max: 0, elapsed: 0 }
    expect(paperEfficiency(1, none)).toEqual(none)
  })

  it('in VillagerBench is the limit divided by the time', () => {
    expect(villagerEfficiency(304_020, 152_010)).toBe(2)
  })

  it('in VillagerBench is 1 if no agent acted, at the limit and beyond it', () => {
    expect(villagerEfficiency(304_020, 0)).toBe(1)
    expect(villagerEfficiency(304_020, 304_020)).toBe(1)
    expect(villagerEfficiency(304_020, 400_000)).toBe(1)
  })
})

describe('the completion rate', () => {
  const blueprint = [cell('stone', 0, 0, 0), cell('oak_stairs[facing=east]', 1, 0, 0), cell('glass', 2, 0, 0)]

  function worldOf(...blocks: [string, number][]): WorldState {
    const world = new WorldState()
    for (const [to, x] of blocks) {
      world.apply({ t: 0, type: 'block.changed', data: { position: { x, y: 0, z: 0 }, from: 'air', to } })
    }
    return world
  }

  it('is the share of cells with the right block, ignoring properties that the blueprint does not name', () => {
    const world = worldOf(['stone', 0], ['oak_stairs[facing=east,half=bottom,waterlogged=false]', 1])
    expect(completionRate(blueprint, world)).toEqual({ value: 2 / 3, done: 2, of: 3 })
  })

  it('ignores blocks with another facing and blocks elsewhere', () => {
    const world = worldOf(['oak_stairs[facing=west,half=bottom]', 1], ['stone', 7], ['stone', 2])
    expect(completionRate(blueprint, world)).toMatchObject({ value: 0, done: 0 })
  })

  it('drops when a block is removed', () => {
    expect(completionRate(blueprint, worldOf(['stone', 0], ['air', 0])).done).toBe(0)
  })

  it('is between 0 and 1, and a correct block never lowers it, in any order and among any other blocks', () => {
    const order = fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(order, fc.array(fc.integer({ min: 12, max: 20 })), (cells, mess) => {
        const wishes = cells.map((x) => cell('stone', x, 0, 0))
        const built: [string, number][] = mess.map((x) => ['dirt', x])
        let last = 0
        for (const x of cells) {
          built.push(['stone', x])
          const { value } = completionRate(wishes, worldOf(...built))
          expect(value).toBeGreaterThan(last)
          last = value
        }
        expect(last).toBe(1)
      }),
      { seed: 12, numRuns: 60 },
    )
  })

  it('of an empty blueprint is 1', () => {
    expect(completionRate([], worldOf())).toEqual({ value: 1, done: 0, of: 0 })
  })
})

describe('the world according to a journal', () => {
  it('is air by default, then what was prepared, then what changed', () => {
    const world = new WorldState()
    const position = { x: 1, y: 2, z: 3 }
    expect(world.textAt(position)).toBe('air')
    world.apply({
      t: 0,
      type: 'arena.prepared',
      data: { blocks: [{ position, block: 'dirt' }], containers: [] },
    })
    expect(world.textAt(position)).toBe('dirt')
    world.apply({ t: 9, type: 'block.changed', data: { position, from: 'dirt', to: 'oak_log[axis=x]' } })
    expect(world.blockAt(position)).toEqual({ name: 'oak_log', properties: { axis: 'x' } })
  })
})
