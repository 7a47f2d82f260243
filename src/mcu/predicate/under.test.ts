import { describe, expect, it } from 'vitest'
import type { Fact, Surroundings } from './facts.ts'
import { truthAfter } from './fold.ts'
import { predicateInWords } from './in-words.ts'
import type { Predicate } from './predicate.ts'
import { predicateSchema } from './schema.ts'
import { unknownNames } from './unknown-names.ts'

const counter = (t: number, category: string, name: string, value: number, agent = 'Alice'): Fact => ({
  type: 'counters',
  t,
  agent,
  counters: [{ category, name, value }],
})
const counters = (t: number, ...list: readonly (readonly [string, string, number])[]): Fact => ({
  type: 'counters',
  t,
  agent: 'Alice',
  counters: list.map(([category, name, value]) => ({ category, name, value })),
})
const hand = (t: number, item: string | null, agent = 'Alice'): Fact => ({ type: 'hand', t, agent, item })
const sky = (t: number, time: number, weather: 'clear' | 'rain' | 'thunder' = 'clear'): Fact => ({
  type: 'sky',
  t,
  time,
  weather,
})
const place = (
  t: number,
  {
    y = 64,
    biome = 'plains',
    near = [],
    light = 0,
    ...surroundings
  }: { y?: number; biome?: string; near?: string[]; light?: number } & Partial<Surroundings> = {},
): Fact => ({
  type: 'place',
  t,
  agent: 'Alice',
  position: { x: 0, y, z: 0 },
  biome,
  near,
  light,
  surroundings: { dimension: 'overworld', skyLight: 15, ...surroundings },
})
const mined = (count = 1): Predicate => ({ kind: 'mined', of: ['stone'], count })
const under = (
  terms: Extract<Predicate, { kind: 'under' }>['terms'],
  of: Predicate = mined(),
): Predicate => ({
  kind: 'under',
  terms,
  of,
})

describe('a part under a term on its deeds', () => {
  const night = { kind: 'time', from: 13_000, to: 23_000, name: 'at night' } as const

  it('counts only what is done while the term holds, and says what broke it and when', () => {
    const facts = [
      sky(0, 6000),
      counter(10, 'mined', 'stone', 1),
      sky(20, 14_000),
      counter(30, 'mined', 'stone', 2),
    ]
    expect(truthAfter(under([night], mined(2)), facts)).toEqual({
      done: false,
      score: 0.5,
      breaches: [{ t: 10, agent: 'Alice', term: 'at night' }],
      scoreApart: 1,
    })
    expect(truthAfter(under([night]), facts)).toMatchObject({ done: true, score: 1, doneAt: 30 })
  })

  it('is not broken by what does not serve the goal', () => {
    const facts = [
      sky(0, 6000),
      counter(10, 'mined', 'dirt', 9),
      sky(20, 14_000),
      counter(30, 'mined', 'stone', 1),
    ]
    expect(truthAfter(under([night]), facts)).toEqual({ done: true, score: 1, doneAt: 30 })
  })

  it('does not hold while its state is unknown', () => {
    expect(truthAfter(under([night]), [counter(10, 'mined', 'stone', 1)]).done).toBe(false)
  })

  it('goes over midnight where the span does', () => {
    const dark: Predicate = under([{ kind: 'time', from: 22_000, to: 2000, name: 'early' }])
    for (const [time, done] of [
      [23_500, true],
      [1000, true],
      [3000, false],
      [21_000, false],
    ] as const)
      expect(truthAfter(dark, [sky(0, time), counter(1, 'mined', 'stone', 1)]).done).toBe(done)
  })

  it.each([
    [{ kind: 'weather', of: 'rain' }, [sky(0, 0, 'rain'), place(0)], true],
    [{ kind: 'weather', of: 'rain' }, [sky(0, 0, 'thunder'), place(0)], true],
    [{ kind: 'weather', of: 'thunder' }, [sky(0, 0, 'rain'), place(0)], false],
    [{ kind: 'weather', of: 'rain' }, [sky(0, 0, 'rain'), place(0, { skyLight: 14 })], false],
    [{ kind: 'weather', of: 'rain' }, [sky(0, 0, 'rain'), place(0, { isDry: true })], false],
    [{ kind: 'weather', of: 'clear' }, [sky(0, 0), place(0)], true],
    [{ kind: 'biome', of: ['desert'] }, [place(0, { biome: 'desert' })], true],
    [{ kind: 'biome', of: ['desert'] }, [place(0)], false],
    [{ kind: 'dimension', of: 'the_nether' }, [place(0, { dimension: 'the_nether' })], true],
    [{ kind: 'dimension', of: 'the_nether' }, [place(0)], false],
    [{ kind: 'setting', of: 'cave' }, [place(0, { skyLight: 0, roof: 'andesite' })], true],
    [{ kind: 'setting', of: 'cave' }, [place(0, { skyLight: 0, roof: 'oak_planks' })], false],
    [{ kind: 'setting', of: 'cave' }, [place(0)], false],
    [{ kind: 'setting', of: 'house' }, [place(0, { skyLight: 0, roof: 'oak_planks' })], true],
    [{ kind: 'setting', of: 'house' }, [place(0)], false],
    [{ kind: 'setting', of: 'surface' }, [place(0)], true],
    [{ kind: 'setting', of: 'underwater' }, [place(0, { feet: 'water', head: 'water' })], true],
    [{ kind: 'setting', of: 'underwater' }, [place(0, { feet: 'water' })], false],
    [{ kind: 'setting', of: 'water' }, [place(0, { feet: 'water' })], true],
    [{ kind: 'height', below: 16 }, [place(0, { y: 15.9 })], true],
    [{ kind: 'height', below: 16 }, [place(0, { y: 16 })], false],
    [{ kind: 'height', above: 100 }, [place(0, { y: 101 })], true],
    [{ kind: 'brightness', atMost: 7 }, [sky(0, 18_000), place(0)], true],
    [{ kind: 'brightness', atMost: 7 }, [sky(0, 6000), place(0)], false],
    [{ kind: 'brightness', atMost: 7 }, [sky(0, 6000), place(0, { skyLight: 0 })], true],
    [{ kind: 'brightness', atLeast: 8 }, [sky(0, 18_000), place(0, { light: 14 })], true],
    [{ kind: 'vicinity', of: ['furnace'] }, [place(0, { near: ['furnace'] })], true],
    [{ kind: 'vicinity', of: ['furnace'] }, [place(0)], false],
    [{ kind: 'holding', of: ['wooden_pickaxe'] }, [hand(0, 'wooden_pickaxe')], true],
    [{ kind: 'holding', of: ['wooden_pickaxe'] }, [hand(0, 'iron_pickaxe')], false],
    [{ kind: 'holding', of: ['wooden_pickaxe'] }, [hand(0, null)], false],
    [{ kind: 'holding', of: [] }, [hand(0, null)], true],
    [{ kind: 'holding', of: [] }, [hand(0, 'dirt')], true],
    [{ kind: 'holding', of: [] }, [hand(0, 'iron_pickaxe')], false],
  ] as const)('%o holds as it should', (term, before, done) => {
    const goal = predicateSchema.parse(under([term as never]))
    expect(truthAfter(goal, [...before, counter(1, 'mined', 'stone', 1)]).done).toBe(done)
  })

  it('tells a kill by an arrow from one by a blow', () => {
    const kill: Predicate = { kind: 'killed', of: ['zombie'], count: 1 }
    const shot = [hand(0, 'bow'), counters(1, ['killed', 'zombie', 1], ['shot_dead', 'zombie', 1])]
    const struck = [hand(0, 'bow'), counters(1, ['killed', 'zombie', 1])]
    const slain = [hand(0, 'iron_sword'), counters(1, ['killed', 'zombie', 1])]
    const arrows = under([{ kind: 'weapon', of: ['bow', 'crossbow'] }], kill)
    const sword = under([{ kind: 'weapon', of: ['iron_sword'] }], kill)
    expect([shot, struck, slain].map((facts) => truthAfter(arrows, facts).done)).toEqual([true, false, false])
    expect([shot, struck, slain].map((facts) => truthAfter(sword, facts).done)).toEqual([false, false, true])
  })

  it('leaves out blocks that are placed, things that are gained and places that are seen while it does not hold', () => {
    const block = (t: number, x: number): Fact => ({
      type: 'block',
      t,
      position: { x, y: 0, z: 0 },
      from: 'air',
      name: 'torch',
    })
    const placed = under([{ kind: 'holding', of: [] }], { kind: 'placed', of: ['torch'], count: 2 })
    expect(truthAfter(placed, [hand(0, 'iron_axe'), block(1, 0), hand(2, 'torch'), block(3, 1)]).score).toBe(
      0.5,
    )
    const items = (t: number, count: number): Fact => ({
      type: 'items',
      t,
      agent: 'Alice',
      items: [{ item: 'egg', count }],
    })
    const held = under([night], { kind: 'held', of: ['egg'], count: 3 })
    expect(truthAfter(held, [sky(0, 0), items(1, 2), sky(2, 14_000), items(3, 4)]).score).toBeCloseTo(2 / 3)
    expect(truthAfter(held, [sky(0, 0), items(1, 2), sky(2, 14_000), items(3, 5)]).done).toBe(true)
    const seen = under([night], { kind: 'near', of: ['cow'] })
    expect(truthAfter(seen, [sky(0, 0), place(1, { near: ['cow'] })]).done).toBe(false)
    expect(truthAfter(seen, [sky(0, 14_000), place(1, { near: ['cow'] })]).done).toBe(true)
  })

  it('counts of a look only what comes after the term began to hold', () => {
    const look = (t: number, seconds: number): Fact => ({
      type: 'view',
      t,
      agent: 'Alice',
      sees: 'cow',
      seconds,
    })
    const looked = under([night], { kind: 'looked', of: ['cow'], seconds: 4 })
    const byDay = [sky(0, 6000), look(1, 2), look(2, 4)]
    expect(truthAfter(looked, byDay)).toMatchObject({ done: false, score: 0 })
    expect(truthAfter(looked, [...byDay, sky(3, 14_000), look(4, 6)])).toMatchObject({
      done: false,
      score: 0.5,
    })
    expect(truthAfter(looked, [...byDay, sky(3, 14_000), look(4, 8)]).done).toBe(true)
    expect(truthAfter(looked, [...byDay, sky(3, 14_000), look(4, 0), look(5, 4)]).done).toBe(true)
  })

  it('tells a block that was dug away from one that was placed over', () => {
    const gone: Predicate = { kind: 'gone', of: ['stone'], count: 1 }
    const to = (name: string): Fact => ({
      type: 'block',
      t: 1,
      position: { x: 0, y: 0, z: 0 },
      from: 'stone',
      name,
    })
    expect(truthAfter(gone, [to('air')]).done).toBe(true)
    expect(truthAfter(gone, [to('water')]).done).toBe(false)
    const bare = under([{ kind: 'holding', of: [] }], gone)
    expect(truthAfter(bare, [hand(0, 'iron_pickaxe'), to('air')]).done).toBe(false)
    expect(truthAfter(bare, [hand(0, null), to('air')]).done).toBe(true)
  })
})

describe('a part under a term on its whole time', () => {
  it.each([
    [{ kind: 'unhurt' }, counter(5, 'custom', 'damage_taken', 10), 'without taking damage'],
    [{ kind: 'alive' }, counter(5, 'custom', 'deaths', 1), 'without dying'],
    [{ kind: 'unused', of: ['*_axe'] }, counter(5, 'used', 'iron_axe', 1), 'without using any axe'],
    [{ kind: 'unused', of: ['crafting_table'] }, counter(5, 'opened', 'crafting_table', 1), undefined],
    [
      { kind: 'unused', of: ['crafting_table'] },
      counter(5, 'custom', 'interact_with_crafting_table', 1),
      undefined,
    ],
  ] as const)('%o is over once it is broken, and keeps the score that it had', (term, fact, words) => {
    const goal = predicateSchema.parse(under([term as never], mined(2)))
    const kept = [counter(1, 'mined', 'stone', 1), counter(9, 'mined', 'stone', 2)]
    expect(truthAfter(goal, kept).done).toBe(true)
    const broken = truthAfter(goal, [kept[0] as Fact, fact, kept[1] as Fact])
    expect(broken).toMatchObject({ done: false, score: 0.5, scoreApart: 1 })
    if (words !== undefined) expect(broken.breaches).toEqual([{ t: 5, agent: 'Alice', term: words }])
  })

  it('does not ask what happened before the part began, or after it was done', () => {
    const goal: Predicate = {
      kind: 'then',
      of: [mined(), under([{ kind: 'unhurt' }], { kind: 'slept', count: 1 })],
    }
    const hurt = (t: number, value: number) => counter(t, 'custom', 'damage_taken', value)
    const slept = counter(5, 'custom', 'sleep_in_bed', 1)
    expect(truthAfter(goal, [hurt(1, 10), counter(2, 'mined', 'stone', 1), slept, hurt(6, 30)]).done).toBe(
      true,
    )
    expect(truthAfter(goal, [counter(2, 'mined', 'stone', 1), hurt(3, 10), slept]).done).toBe(false)
  })

  it('from nothing is broken by what is carried at the start, not by what is picked up', () => {
    const goal = under([{ kind: 'from nothing' }])
    const carried = (t: number): Fact => ({
      type: 'items',
      t,
      agent: 'Alice',
      items: [{ item: 'egg', count: 1 }],
    })
    const done = (facts: readonly Fact[]) =>
      truthAfter(goal, [...facts, counter(900, 'mined', 'stone', 1)]).done
    expect([done([carried(0)]), done([carried(50)]), done([carried(600)])]).toEqual([false, false, true])
  })
})

describe('terms in a composition', () => {
  const bare = { kind: 'holding', of: [] } as const
  const dirt: Predicate = { kind: 'mined', of: ['dirt'], count: 1 }

  it('bind the part that they stand behind and no other', () => {
    const goal: Predicate = { kind: 'and', of: [under([bare]), dirt] }
    const withPickaxe = [
      hand(0, 'iron_pickaxe'),
      counter(1, 'mined', 'dirt', 1),
      counter(2, 'mined', 'stone', 1),
    ]
    expect(truthAfter(goal, withPickaxe)).toMatchObject({ score: 0.5, scoreApart: 1 })
    const whole = under([bare], { kind: 'and', of: [mined(), dirt] })
    expect(truthAfter(whole, withPickaxe)).toMatchObject({ score: 0, scoreApart: 1 })
  })

  it('may be nested, and repeated', () => {
    const goal: Predicate = {
      kind: 'times',
      count: 2,
      of: under([{ kind: 'unhurt' }], under([bare])),
    }
    const facts = [
      hand(0, null),
      counter(1, 'mined', 'stone', 1),
      hand(2, 'iron_axe'),
      counter(3, 'mined', 'stone', 2),
    ]
    expect(truthAfter(goal, facts).score).toBe(0.5)
    expect(truthAfter(goal, [...facts, hand(4, null), counter(5, 'mined', 'stone', 3)]).done).toBe(true)
  })

  it('are read by the schema, put in words, and their names are checked against the version', () => {
    const goal = predicateSchema.parse(under([{ kind: 'biome', of: 'desert' } as never, bare]))
    expect(predicateInWords(goal)).toBe('mine 1 stone (in the biome desert, with bare hands)')
    expect(unknownNames(goal, '1.19.2')).toEqual([])
    expect(unknownNames(under([{ kind: 'holding', of: ['iron_pikaxe'] }]), '1.19.2')).toMatchObject([
      { path: ['terms', 0, 'of'], message: expect.stringContaining('iron_pickaxe') },
    ])
    expect(predicateSchema.safeParse(under([{ kind: 'height' }])).success).toBe(false)
  })
})
