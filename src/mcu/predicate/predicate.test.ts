import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesTest } from '../../game/names.ts'
import type { Fact } from './facts.ts'
import { PredicateFold, truthAfter } from './fold.ts'
import { predicateInWords } from './in-words.ts'
import type { Predicate } from './predicate.ts'
import { predicateSchema } from './schema.ts'

const COUNTED = ['mined', 'crafted', 'used', 'broken', 'picked_up', 'dropped', 'killed'] as const
const DEEDS = [
  'tamed',
  'bred',
  'leashed',
  'sheared',
  'ridden',
  'trapped',
  'opened',
  'eaten',
  'enchanted',
  'traded',
  'brewed',
] as const

const counter = (t: number, category: string, name: string, value: number, agent = 'Alice'): Fact => ({
  type: 'counters',
  t,
  agent,
  counters: [{ category, name, value }],
})
const carried = (t: number, item: string, count: number, agent = 'Alice'): Fact => ({
  type: 'items',
  t,
  agent,
  items: [{ item, count }],
})
const at = (
  t: number,
  x: number,
  y: number,
  z: number,
  more: Partial<Extract<Fact, { type: 'place' }>> = {},
): Fact => ({
  type: 'place',
  t,
  agent: 'Alice',
  position: { x, y, z },
  near: [],
  ...more,
})
const block = (t: number, x: number, y: number, z: number, name = 'stone'): Fact => ({
  type: 'block',
  t,
  position: { x, y, z },
  name,
})
const read = (given: unknown): Predicate => predicateSchema.parse(given)
const done = (given: unknown, ...facts: Fact[]): boolean => truthAfter(read(given), facts).done

describe('a predicate about what was done', () => {
  it.each([...COUNTED, ...DEEDS])('is true exactly when the thing was %s often enough', (kind) => {
    const wanted = { kind, of: 'minecraft:thing', count: 2 }
    expect(done(wanted, counter(1, kind, 'thing', 1))).toBe(false)
    expect(done(wanted, counter(1, kind, 'thing', 2))).toBe(true)
    expect(done(wanted, counter(1, kind, 'other', 2))).toBe(false)
    expect(done(wanted, counter(1, kind === 'mined' ? 'used' : 'mined', 'thing', 2))).toBe(false)
  })

  it('counts what all agents did together', () => {
    const wanted = { kind: 'mined', of: ['*_log'], count: 3 }
    const both = [counter(1, 'mined', 'oak_log', 2), counter(2, 'mined', 'birch_log', 1, 'Bob')]
    expect(done(wanted, ...both)).toBe(true)
    expect(done(wanted, both[0] as Fact)).toBe(false)
  })

  it('knows sleep, other statistics, and distances in blocks', () => {
    expect(done({ kind: 'slept' }, counter(1, 'custom', 'sleep_in_bed', 1))).toBe(true)
    expect(done({ kind: 'did', what: 'jump', count: 3 }, counter(1, 'custom', 'jump', 2))).toBe(false)
    expect(done({ kind: 'moved', by: 'boat', blocks: 10 }, counter(1, 'custom', 'boat_one_cm', 999))).toBe(
      false,
    )
    expect(done({ kind: 'moved', by: 'boat', blocks: 10 }, counter(1, 'custom', 'boat_one_cm', 1000))).toBe(
      true,
    )
  })
})

describe('a predicate about the state of the game', () => {
  it('is true as soon as the team carries enough, and stays true', () => {
    const wanted = { kind: 'held', of: 'iron_ingot', count: 3 }
    expect(done(wanted, carried(1, 'iron_ingot', 2), carried(2, 'iron_ingot', 1, 'Bob'))).toBe(true)
    expect(done(wanted, carried(1, 'iron_ingot', 3), carried(2, 'iron_ingot', 0))).toBe(true)
    expect(done(wanted, carried(1, 'iron_ingot', 2), carried(2, 'iron_ingot', 1))).toBe(false)
  })

  it('sees a pillar only where blocks stand on each other', () => {
    const pillar = { kind: 'standing', of: 'stone', shape: 'pillar', size: 3 }
    const up = [0, 1, 2].map((y) => block(y, 4, y, 4))
    expect(done(pillar, ...up)).toBe(true)
    expect(done(pillar, ...up.slice(0, 2), block(3, 4, 3, 4))).toBe(false)
    expect(done(pillar, ...up.slice(0, 2), block(3, 5, 2, 4))).toBe(false)
    expect(done(pillar, ...up.slice(0, 2), block(3, 4, 2, 4, 'dirt'))).toBe(false)
    expect(truthAfter(read(pillar), up.slice(0, 2)).score).toBeCloseTo(2 / 3)
  })

  it('sees walls and lines along either axis, and floors', () => {
    const wall = { kind: 'standing', of: 'stone', shape: 'wall', size: 2, length: 3 }
    const cells = (put: (i: number, j: number) => Fact) =>
      [0, 1, 2].flatMap((i) => [0, 1].map((j) => put(i, j)))
    expect(done(wall, ...cells((i, j) => block(1, i, j, 7)))).toBe(true)
    expect(done(wall, ...cells((i, j) => block(1, 7, j, i)))).toBe(true)
    expect(done(wall, ...cells((i, j) => block(1, i, 7, j)))).toBe(false)
    expect(done({ ...wall, shape: 'floor' }, ...cells((i, j) => block(1, i, 7, j)))).toBe(true)
    expect(done({ ...wall, shape: 'line', size: 3 }, ...cells((i) => block(1, 0, 0, i)))).toBe(true)
  })

  it('counts cells in which a block was placed once each', () => {
    const wanted = { kind: 'placed', of: 'torch', count: 2 }
    const twice = [block(1, 0, 0, 0, 'torch'), block(2, 0, 0, 0, 'air'), block(3, 0, 0, 0, 'torch')]
    expect(done(wanted, ...twice)).toBe(false)
    expect(done(wanted, ...twice, block(4, 1, 0, 0, 'torch'))).toBe(true)
  })

  it('measures offsets from where the agent was first', () => {
    const start = at(0, 10, 64, 10)
    expect(done({ kind: 'offset', horizontal: 5 }, start, at(1, 13, 64, 14))).toBe(true)
    expect(done({ kind: 'offset', horizontal: 5 }, start, at(1, 13, 90, 13))).toBe(false)
    expect(done({ kind: 'offset', up: 4, horizontal: 1 }, start, at(1, 10, 70, 10))).toBe(false)
    expect(done({ kind: 'offset', down: 4 }, start, at(1, 10, 60, 10))).toBe(true)
  })

  it('asks for a stay without a break', () => {
    const stay = { kind: 'stays', biome: '*forest', seconds: 10 }
    const here = (t: number, biome: string) => at(t * 1000, 0, 0, 0, { biome })
    const time = (t: number): Fact => ({ type: 'time', t: t * 1000 })
    expect(done(stay, here(0, 'birch_forest'), time(9.9))).toBe(false)
    expect(done(stay, here(0, 'birch_forest'), time(10))).toBe(true)
    expect(done(stay, here(0, 'forest'), here(5, 'plains'), here(6, 'forest'), time(15))).toBe(false)
  })

  it('knows a box around the start, what is near, and light', () => {
    const box = { min: [-1, 0, -1], max: [1, 3, 1] }
    const inside = { kind: 'stays', box, seconds: 1 }
    expect(done(inside, at(0, 50, 64, 50), { type: 'time', t: 1000 })).toBe(true)
    expect(done(inside, at(0, 50, 64, 50), at(500, 52, 64, 50), { type: 'time', t: 1000 })).toBe(false)
    expect(done({ kind: 'near', of: 'diamond_ore' }, at(0, 0, 0, 0, { near: ['diamond_ore'] }))).toBe(true)
    expect(done({ kind: 'light', atLeast: 8 }, at(0, 0, 0, 0, { light: 7 }))).toBe(false)
    expect(done({ kind: 'light', atLeast: 8 }, at(0, 0, 0, 0, { light: 8 }))).toBe(true)
  })
})

describe('composed predicates', () => {
  const mine = (of: string, count = 1) => ({ kind: 'mined', of, count })

  it('join as AND by the mean and as OR by the best', () => {
    const parts = [mine('a', 2), mine('b', 4)]
    const facts = [counter(1, 'mined', 'a', 1), counter(2, 'mined', 'b', 1)]
    expect(truthAfter(read({ kind: 'and', of: parts }), facts).score).toBeCloseTo((0.5 + 0.25) / 2)
    expect(truthAfter(read({ kind: 'or', of: parts }), facts).score).toBe(0.5)
  })

  it('count what comes after in a sequence from the moment that the part before is done', () => {
    const wanted = { kind: 'then', of: [mine('a'), mine('b')] }
    const [a, b] = [counter(1, 'mined', 'a', 1), counter(2, 'mined', 'b', 1)]
    expect(done(wanted, a, b)).toBe(true)
    expect(done(wanted, b, a)).toBe(false)
    expect(done(wanted, b, a, counter(3, 'mined', 'b', 2))).toBe(true)
  })

  it('are in time or not at all', () => {
    const wanted = { kind: 'within', seconds: 2, of: mine('a') }
    expect(done(wanted, counter(2000, 'mined', 'a', 1))).toBe(true)
    expect(done(wanted, counter(2001, 'mined', 'a', 1))).toBe(false)
    expect(done(wanted, { type: 'time', t: 2001 }, counter(2002, 'mined', 'a', 1))).toBe(false)
  })

  it('come true several times only when a state ends in between', () => {
    const wanted = { kind: 'times', count: 2, of: { kind: 'held', of: 'egg' } }
    expect(done(wanted, carried(1, 'egg', 1), carried(2, 'egg', 2))).toBe(false)
    expect(done(wanted, carried(1, 'egg', 1), carried(2, 'egg', 0), carried(3, 'egg', 1))).toBe(true)
    const often = { kind: 'times', count: 2, of: mine('a') }
    expect(done(often, counter(1, 'mined', 'a', 1))).toBe(false)
    expect(done(often, counter(1, 'mined', 'a', 1), counter(2, 'mined', 'a', 2))).toBe(true)
  })

  it('say when they became true', () => {
    const fold = new PredicateFold(read(mine('a')))
    for (const fact of [
      { type: 'time', t: 5 } as const,
      counter(70, 'mined', 'a', 1),
      counter(90, 'mined', 'a', 2),
    ])
      fold.apply(fact)
    expect(fold.now()).toEqual({ done: true, score: 1, doneAt: 70 })
  })

  it('read in words as a goal', () => {
    const wanted = read({
      kind: 'then',
      of: [{ kind: 'and', of: [mine('oak_log', 2), mine('dirt')] }, { kind: 'slept' }],
    })
    expect(predicateInWords(wanted)).toBe('mine 2 oak log and mine 1 dirt, then sleep in a bed')
  })
})

describe('the schema of predicates', () => {
  it.each([
    [{ kind: 'mined' }],
    [{ kind: 'mined', of: [] }],
    [{ kind: 'stolen', of: 'egg' }],
    [{ kind: 'offset' }],
    [{ kind: 'stays', seconds: 3 }],
    [{ kind: 'and', of: [] }],
    [{ kind: 'mined', of: 'egg', count: 0 }],
    [{ kind: 'mined', of: 'egg', amount: 3 }],
    [null],
  ])('refuses %j', (given) => {
    expect(predicateSchema.safeParse(given).success).toBe(false)
  })

  it('refuses what is nested without end, quickly', () => {
    let deep: unknown = { kind: 'slept' }
    for (let i = 0; i < 5000; i++) deep = { kind: 'within', seconds: 1, of: deep }
    expect(predicateSchema.safeParse(deep).success).toBe(false)
  })
})

const leaf: fc.Arbitrary<Predicate> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...COUNTED),
    of: fc.constantFrom<string[]>(['a'], ['b'], ['a', 'b'], ['*']),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('held' as const),
    of: fc.constant(['a']),
    count: fc.integer({ min: 1, max: 4 }),
  }),
)
const { tree } = fc.letrec<{ tree: Predicate }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const, 'then' as const),
      of: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('within' as const),
      seconds: fc.integer({ min: 1, max: 9 }),
      of: tie('tree'),
    }),
    fc.record({
      kind: fc.constant('times' as const),
      count: fc.integer({ min: 1, max: 3 }),
      of: tie('tree'),
    }),
  ),
}))
/** Facts in chronological order, with counters that only increase. */
const course = fc
  .array(
    fc.record({
      wait: fc.integer({ min: 0, max: 900 }),
      what: fc.constantFrom(...COUNTED, 'held' as const),
      name: fc.constantFrom('a', 'b', 'c'),
      agent: fc.constantFrom('Alice', 'Bob'),
      by: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 30 },
  )
  .map((steps) => {
    const values = new Map<string, number>()
    let t = 0
    return steps.map(({ wait, what, name, agent, by }): Fact => {
      t += wait
      if (what === 'held') return carried(t, name, by, agent)
      const key = `${agent}/${what}/${name}`
      values.set(key, (values.get(key) ?? 0) + by)
      return counter(t, what, name, values.get(key) as number, agent)
    })
  })

describe('any predicate', () => {
  it('only grows in truth, scores 1 exactly when it is done, and never ends before its time', () => {
    fc.assert(
      fc.property(tree, course, (predicate, facts) => {
        const fold = new PredicateFold(predicate)
        let before = fold.now()
        for (const fact of facts) {
          fold.apply(fact)
          const now = fold.now()
          expect(now.score).toBeGreaterThanOrEqual(0)
          expect(now.score === 1).toBe(now.done)
          expect(before.done && !now.done).toBe(false)
          if (now.done && !before.done) expect(now.doneAt).toBe(fact.t)
          before = now
        }
      }),
      { seed: 4, numRuns: 300 },
    )
  })

  it('survives being written and read', () => {
    fc.assert(
      fc.property(tree, (predicate) => {
        expect(predicateSchema.parse(JSON.parse(JSON.stringify(predicate)))).toEqual(predicate)
      }),
      { seed: 5, numRuns: 200 },
    )
  })
})

describe('names', () => {
  it('match exactly or by their pattern, and nothing else of a pattern is special', () => {
    const test = namesTest(['*_log', 'dirt', 'a.b'])
    expect(['oak_log', 'dirt', 'log', 'oak_logs', 'axb', 'constructor'].map(test)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
