import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atomsOf } from '../atoms/atoms.ts'
import {
  isExplained,
  naiveChain,
  planningComplexity,
  prerequisitesOf,
  reachability,
} from './prerequisites.ts'
import { chainTo, chosenNeeds, reach, type Way } from './ways.ts'

const MADE = new Set(['craft', 'smelt', 'mine'])
const way = (makes: string, takes: string[], anyOf: string[][] = [], cost = 1): Way => ({
  id: `${makes} from ${takes.join('+')}`,
  makes,
  takes,
  anyOf,
  cost,
})

describe('the cheapest ways', () => {
  it('take the cheaper of two, and of each group the cheapest member', () => {
    const found = reach([
      way('a', [], [], 5),
      way('b', []),
      way('c', ['a']),
      way('c', ['b']),
      way('d', [], [['a', 'b']]),
    ])
    expect(found.ways.get('c')?.takes).toEqual(['b'])
    expect(found.cost.get('d')).toBe(2)
  })

  it('break cycles where that costs least', () => {
    const found = reach([way('block', ['ingot']), way('ingot', ['block']), way('ingot', [], [], 7)])
    expect(found.ways.get('ingot')?.takes).toEqual([])
    expect(chainTo('block', found)).toEqual(['ingot', 'block'])
  })

  it('leave out what only a cycle could give', () => {
    expect(reach([way('a', ['b']), way('b', ['a'])]).ways.size).toBe(0)
  })

  it('never need themselves, in any graph', () => {
    const name = fc.constantFrom(...'abcdefgh')
    const anyWay = fc.record({
      id: fc.constant('way'),
      makes: name,
      takes: fc.array(name, { maxLength: 3 }),
      anyOf: fc.array(fc.array(name, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
      cost: fc.integer({ min: 1, max: 5 }),
    })
    fc.assert(
      fc.property(fc.array(anyWay, { maxLength: 25 }), (ways) => {
        const found = reach(ways)
        for (const [node, chosen] of found.ways) {
          for (const need of chosenNeeds(chosen, found))
            expect(found.cost.get(need)).toBeLessThan(found.cost.get(node) as number)
          const chain = chainTo(node, found)
          expect(chain.at(-1)).toBe(node)
          expect(new Set(chain).size).toBe(chain.length)
        }
      }),
      { seed: 2, numRuns: 300 },
    )
  })
})

describe('the graph of prerequisites', () => {
  it.each(['1.16.5', '1.19.2', '1.21.4'] as const)(
    'of %s reaches 98 of 100 atoms of crafting, smelting and mining, or says why not',
    (version) => {
      const graph = prerequisitesOf(version)
      const made = atomsOf(version).filter(({ family }) => MADE.has(family))
      const known = made.filter((atom) => {
        const found = reachability(atom, graph)
        return found.reached || isExplained(found.reason)
      })
      expect(known.length / made.length).toBeGreaterThanOrEqual(0.98)
    },
  )

  it('gives each atom a naive version whose every step comes after what it needs', () => {
    const graph = prerequisitesOf('1.19.2')
    const atom = atomsOf('1.19.2').find(({ id }) => id === 'craft_diamond_pickaxe')
    if (atom === undefined) throw new Error('no such atom')
    const chain = naiveChain(atom, graph)
    const place = (node: string) => chain.indexOf(node)
    expect(place('item:diamond')).toBeGreaterThan(place('item:iron_pickaxe'))
    expect(place('item:iron_pickaxe')).toBeGreaterThan(place('item:furnace'))
    expect(chain.at(-1)).toBe('task:craft_diamond_pickaxe')
    expect(planningComplexity([atom], graph)).toBeGreaterThan(chain.length)
  })
})
