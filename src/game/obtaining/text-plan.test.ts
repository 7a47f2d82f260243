import { describe, expect, it } from 'vitest'
import { allows, OVERWORLD } from './economy.ts'
import { growGraph, recipeGraph } from './recipe-graph.ts'
import { recipesOf } from './recipes/all-recipes.ts'
import { shortestTextPlan } from './text-plan.ts'
import { TextRules, TextWorld } from './text-world.ts'

const VERSION = '1.19.2'
/** The brute-force search gives up beyond this many states. */
const MAX_STATES = 1_500_000

/** Rules of a world that has only these sources. */
const rulesWith = (...names: string[]): TextRules =>
  new TextRules(
    growGraph(
      VERSION,
      recipesOf(VERSION).filter(
        (recipe) =>
          allows(OVERWORLD, recipe) && (recipe.source === undefined || names.includes(recipe.source.name)),
      ),
    ),
  )

/** Length of a shortest plan by breadth-first search over all ingredients of an item; −1 if that takes too long. */
function bruteForce(rules: TextRules, target: string): number {
  const goal = rules.idOf(target) as number
  const relevant = new Set([goal])
  const atoms = new Set<number>()
  for (const item of relevant)
    for (const [index, { takes, gives, tools, station, fuel }] of rules.atoms.entries()) {
      if (!gives.some((given, at) => at % 2 === 0 && given === item)) continue
      atoms.add(index)
      for (const needed of [...takes.filter((_, at) => at % 2 === 0), ...tools, station, fuel])
        if (needed >= 0) relevant.add(needed)
    }
  const items = [...relevant]
  const placeOf = new Map(items.map((item, place) => [item, place]))
  const at = (item: number) => placeOf.get(item) as number
  const list = [...atoms].map((index) => rules.atoms[index] as (typeof rules.atoms)[number])
  /** Amounts of the relevant items, then the heat in units of 50 ticks. */
  const start = new Uint16Array(items.length + 1)
  let front = [start]
  const seen = new Set([String.fromCharCode(...start)])
  for (let length = 1; front.length > 0; length++) {
    const next: Uint16Array<ArrayBuffer>[] = []
    for (const state of front)
      for (const { takes, gives, tools, station, fuel, burns, isSmelting } of list) {
        if (station >= 0 && state[at(station)] === 0) continue
        if (tools.length > 0 && tools.every((tool) => state[at(tool)] === 0)) continue
        const after = state.slice()
        let isPossible = true
        const add = (item: number, amount: number) => {
          const place = placeOf.get(item)
          if (place === undefined) return
          const now = (after[place] as number) + amount
          if (now < 0) isPossible = false
          else after[place] = now
        }
        for (let pair = 0; pair < takes.length; pair += 2)
          add(takes[pair] as number, -(takes[pair + 1] as number))
        if (isSmelting) {
          const heat = (after.at(-1) as number) * 50
          if (fuel < 0 ? heat < 200 : heat >= 200) continue
          const burnt = fuel < 0 ? 0 : Math.ceil((200 - heat) / burns)
          if (burnt > 0) add(fuel, -burnt)
          after[items.length] = (heat + burnt * burns - 200) / 50
        }
        if (!isPossible) continue
        for (let pair = 0; pair < gives.length; pair += 2)
          add(gives[pair] as number, gives[pair + 1] as number)
        if ((after[at(goal)] as number) > 0) return length
        const key = String.fromCharCode(...after)
        if (seen.has(key)) continue
        seen.add(key)
        next.push(after)
      }
    if (seen.size > MAX_STATES) return -1
    front = next
  }
  return -1
}

describe('the shortest plan in the text world', () => {
  const wood = rulesWith('oak_log', 'birch_log', 'dead_bush')
  const rock = rulesWith('oak_log', 'stone', 'coal_ore', 'sand')
  const plants = rulesWith('oak_log', 'sugar_cane', 'cow', 'sheep', 'gravel', 'skeleton', 'chicken', 'spider')
  it.each([
    ...`oak_planks birch_planks stick crafting_table oak_slab oak_stairs oak_fence oak_door oak_trapdoor chest
    barrel bowl ladder oak_sign wooden_sword wooden_pickaxe wooden_axe wooden_shovel wooden_hoe oak_boat
    composter birch_fence_gate oak_button oak_pressure_plate`
      .split(/\s+/)
      .map((item) => [item, wood] as const),
    ...`cobblestone stone_sword stone_shovel stone_pickaxe lever torch coal cobblestone_slab stone_hoe
    sandstone`
      .split(/\s+/)
      .map((item) => [item, rock] as const),
    ...`paper book white_bed item_frame painting arrow bow leather_boots map fishing_rod white_carpet`
      .split(/\s+/)
      .filter((item) => plants.idOf(item) !== undefined)
      .map((item) => [item, plants] as const),
  ])('is as long for %s as one found by brute force', (item, rules) => {
    expect(shortestTextPlan(rules, item)).toHaveLength(bruteForce(rules, item))
  })

  it('burns what is left over before it gathers fuel', () => {
    const rules = new TextRules(recipeGraph(VERSION, OVERWORLD))
    const plan = shortestTextPlan(rules, 'iron_sword') ?? []
    const said = plan.map((index) => rules.atoms[index]?.atom.id)
    expect(said).toHaveLength(28)
    expect(said.filter((id) => id?.startsWith('smelt'))).toEqual([
      'smelt raw_iron with stick',
      'smelt raw_iron with oak_planks',
    ])
  })

  it('can be carried out for everything that the version’s wild gives', () => {
    const rules = new TextRules(recipeGraph(VERSION, OVERWORLD))
    const some = rules.items.filter((_, index) => index % 8 === 0)
    for (const item of some) {
      const world = new TextWorld(rules)
      for (const index of shortestTextPlan(rules, item) ?? []) world.do(index)
      expect([item, world.carried(item) > 0]).toEqual([item, true])
    }
  })
})

describe('the text world', () => {
  const rules = new TextRules(recipeGraph(VERSION, OVERWORLD))
  const atom = (id: string) => rules.atoms.findIndex((one) => one.atom.id === id)

  it('lists the possible steps with empty hands: dig blocks that need no tool, and kill', () => {
    const listed = new TextWorld(rules).list()
    expect(listed.map(({ id }) => id)).toContain('dig oak_log')
    expect(listed.map(({ id }) => id)).not.toContain('dig stone for cobblestone')
    expect(new Set(listed.map(({ recipe }) => recipe.kind))).toEqual(new Set(['dig', 'kill']))
  })

  it('refuses an atom whose prerequisites do not hold', () => {
    expect(() => new TextWorld(rules).do(atom('craft crafting_table from oak_planks'))).toThrow(
      'cannot be done',
    )
  })

  it('keeps the list of possible steps equal to a new list after each step', () => {
    const world = new TextWorld(rules)
    for (const index of shortestTextPlan(rules, 'diamond_pickaxe') ?? []) {
      world.do(index)
      const anew = rules.atoms.flatMap((_, other) => (world.isPossible(other) ? [other] : []))
      expect([...world.possible()].sort((a, b) => a - b)).toEqual(anew)
    }
  })

  it('wears tools out', () => {
    const world = new TextWorld(rules)
    for (const index of shortestTextPlan(rules, 'wooden_pickaxe') ?? []) world.do(index)
    for (let dug = 0; dug < 59; dug++) world.do(atom('dig stone for cobblestone'))
    expect([world.carried('wooden_pickaxe'), world.carried('cobblestone')]).toEqual([0, 59])
    expect(world.list().map(({ id }) => id)).not.toContain('dig stone for cobblestone')
  })
})
