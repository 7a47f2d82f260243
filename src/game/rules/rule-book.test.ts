import { describe, expect, it } from 'vitest'
import { differencesIn } from './differences.ts'
import { recipesUnder, ruleBookSchema } from './rule-book.ts'

const gameVersion = '1.19.2'
const rules = ruleBookSchema.parse({
  name: 'test',
  recipes: {
    stick: { makes: 2, takes: [{ item: 'cobblestone', count: 2 }] },
    ladder: {
      takes: [
        { item: 'dirt', count: 3 },
        { item: 'water_bucket', count: 2 },
      ],
    },
  },
})

describe('a rule book', () => {
  it('replaces every recipe of an item, and leaves the others', () => {
    expect(recipesUnder({ gameVersion, rules }, 'stick')).toEqual([
      { makes: 2, takes: [{ item: 'cobblestone', count: 2 }], leaves: [], needsTable: false },
    ])
    expect(recipesUnder({ gameVersion, rules }, 'chest')).toEqual(recipesUnder({ gameVersion }, 'chest'))
    expect(recipesUnder({ gameVersion, rules }, 'constructor')).toEqual([])
  })

  it('knows what fits into hands and what is left', () => {
    expect(recipesUnder({ gameVersion, rules }, 'ladder')).toMatchObject([
      { needsTable: true, leaves: [{ item: 'bucket', count: 2 }] },
    ])
  })

  it('says what differs', () => {
    expect(differencesIn(rules)).toEqual([
      '2 stick is crafted of 2 cobblestone, and of nothing else.',
      '1 ladder is crafted of 3 dirt and 2 water_bucket at a crafting table, and of nothing else.',
    ])
  })

  it('refuses recipes that no table takes', () => {
    const recipes = { stick: { takes: [{ item: 'dirt', count: 10 }] } }
    expect(ruleBookSchema.safeParse({ name: 'test', recipes }).success).toBe(false)
  })
})
