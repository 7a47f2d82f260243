import { describe, expect, it } from 'vitest'
import { differencesIn } from './differences.ts'
import { type GameRules, recipesUnder, ruleBookSchema } from './rule-book.ts'

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
      'The only recipe for stick takes 2 cobblestone and makes 2; these ingredients make nothing else.',
      'The only recipe for ladder takes 3 dirt and 2 water_bucket at a crafting table and makes 1; these ingredients make nothing else.',
    ])
  })

  it('refuses recipes that no table takes', () => {
    const recipes = { stick: { takes: [{ item: 'dirt', count: 10 }] } }
    expect(ruleBookSchema.safeParse({ name: 'test', recipes }).success).toBe(false)
  })

  it('says so in sentences that are right for plurals, too', () => {
    const plurals = ruleBookSchema.parse({
      name: 'plurals',
      recipes: { bricks: { takes: [{ item: 'sticks', count: 1 }] } },
      digs: { bricks: { tools: ['shears'], drops: { item: 'sticks', count: 2 } } },
      smelts: { bricks: 'leaves' },
      falls: { bricks: true, planks: false },
      needsBelow: { bricks: ['planks'] },
      growth: { carrots: 'leaves' },
    })
    const verbs = 'falls|never|breaks|drops|makes|smelts|is|takes|does'
    const subject = new RegExp(
      `(^|(?<! of |recipe for |Smelting |Feeding |to ))(bricks|planks|leaves|carrots|sticks) (${verbs}) `,
    )
    for (const text of differencesIn(plurals)) expect(text).not.toMatch(subject)
  })

  it('leaves nothing to the recipes of the game that take the same: a grid has one result', () => {
    const takes = [{ item: 'oak_log', count: 1 }]
    const sticks = ruleBookSchema.parse({ name: 'test', recipes: { stick: { makes: 4, takes } } })
    const planksOf = (game: GameRules) => recipesUnder(game, 'oak_planks').map((one) => one.takes[0]?.item)
    expect(planksOf({ gameVersion })).toContain('oak_log')
    expect(planksOf({ gameVersion, rules: sticks })).not.toContain('oak_log')
    expect(planksOf({ gameVersion, rules: sticks })).toContain('oak_wood')
  })
})
