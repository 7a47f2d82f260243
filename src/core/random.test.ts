import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from './random.ts'

const take = (random: Random, count = 8): number[] => Array.from({ length: count }, () => random.next())

describe('random streams', () => {
  it('give the same numbers for the same seed and different ones for another seed', () => {
    expect(take(createRandom(7))).toEqual(take(createRandom(7)))
    expect(take(createRandom(7))).not.toEqual(take(createRandom(8)))
  })

  it('give the same numbers in every version, so that old runs can be repeated', () => {
    const random = createRandom(42)
    expect([random.integer(1000), random.integer(1000), random.integer(1000)]).toEqual([605, 225, 535])
  })

  it('draw numbers in [0, 1) and whole numbers below the bound', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, bound) => {
        const random = createRandom(seed)
        for (let i = 0; i < 20; i++) {
          const number = random.next()
          expect(number >= 0 && number < 1).toBe(true)
          const whole = random.integer(bound)
          expect(Number.isInteger(whole) && whole >= 0 && whole < bound).toBe(true)
        }
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  it('draw every whole number below the bound about equally often', () => {
    const random = createRandom(3)
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 4000; i++) {
      const value = random.integer(4)
      counts[value] = (counts[value] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('pick one of the items, and nothing from an empty list', () => {
    const random = createRandom(5)
    expect(['a', 'b', 'c']).toContain(random.pick(['a', 'b', 'c']))
    expect(random.pick([])).toBeUndefined()
  })

  it('give a fork the same numbers regardless of what the parent has drawn', () => {
    const early = createRandom(9).fork('world')
    const parent = createRandom(9)
    take(parent, 100)
    expect(take(parent.fork('world'))).toEqual(take(early))
  })

  it('are not affected by the draws of a fork', () => {
    const parent = createRandom(9)
    take(parent.fork('world'), 50)
    expect(take(parent)).toEqual(take(createRandom(9)))
  })

  it('differ between the names of forks, between seeds, and from the parent', () => {
    const streams = [1, 2, 3].flatMap((seed) => {
      const parent = createRandom(seed)
      return [
        parent,
        parent.fork('world'),
        parent.fork('assignment'),
        parent.fork('world').fork('assignment'),
      ]
    })
    const firsts = streams.map((stream) => stream.next())
    expect(new Set(firsts).size).toBe(streams.length)
  })
})
