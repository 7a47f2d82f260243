import { describe, expect, it } from 'vitest'
import { BUILTIN_KINDS } from './kind-list.ts'
import type { Leaf } from './predicate.ts'
import { usingWays } from './using.ts'
import type { PlanScene } from './way.ts'

const SPAWN = { x: 0, y: -60, z: 0 }
const scene = (carried: Readonly<Record<string, number>>, parts: Partial<PlanScene> = {}): PlanScene => ({
  version: '1.19.2',
  carried: new Map(Object.entries(carried)),
  stacks: [],
  blocks: [],
  ground: [],
  mobs: [],
  arena: { box: { min: { x: -16, y: -64, z: -16 }, max: { x: 16, y: -44, z: 16 } }, spawn: SPAWN },
  terms: [],
  ...parts,
})
const cow = { kind: 'cow', position: { x: 3, y: -60, z: 0 } }

describe('a carried item', () => {
  it.each([
    ['potion', 'drinkIt'],
    ['bread', 'eatItem'],
    ['snowball', 'throwItem'],
    ['water_bucket', 'useToolOn'],
    ['flint_and_steel', 'useToolOn'],
    ['shield', 'raiseShieldTo'],
    ['fishing_rod', 'hookIt'],
    ['lead', 'useOnAnimals'],
  ])('is used for what it is there for: %s by %s', (item, name) => {
    const [way] = usingWays(item, 1, scene({ [item]: 1 }, { mobs: [cow] }))
    expect(way?.[0]).toMatchObject({ do: 'call', name })
    expect(usingWays(item, 1, scene({}, { mobs: [cow] }))).toEqual([])
  })

  it('is planted where a carried hoe has tilled the ground', () => {
    const [way = []] = usingWays('wheat_seeds', 1, scene({ wheat_seeds: 1, iron_hoe: 1 }))
    expect(way.map((step) => step.do)).toEqual(['call', 'place'])
    expect(usingWays('wheat_seeds', 1, scene({ wheat_seeds: 1 }))).toEqual([])
  })

  it('becomes a portal where there is enough of it and something to light it with', () => {
    const goal = { kind: 'placed', of: ['nether_portal'], count: 1 } as const
    const waysWith = (carried: Readonly<Record<string, number>>) =>
      BUILTIN_KINDS.of(goal).ways(goal, scene(carried))
    expect(waysWith({ obsidian: 14, flint_and_steel: 1 })[0]).toHaveLength(15)
    expect(waysWith({ obsidian: 13, flint_and_steel: 1 })).toEqual([])
    expect(waysWith({ obsidian: 14 })).toEqual([])
  })
})

describe('goals that places decide', () => {
  it('have places recorded', () => {
    const goal: Leaf = { kind: 'light', atLeast: 10 }
    expect(BUILTIN_KINDS.of(goal).recording(goal)).toEqual({ places: true })
  })
})
