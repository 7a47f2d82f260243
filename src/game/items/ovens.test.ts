import { describe, expect, it } from 'vitest'
import { cheapestPlan } from '../obtaining/cheapest-plan.ts'
import { AGENTS_IN_THE_WILD } from '../obtaining/economy.ts'
import { recipeGraph } from '../obtaining/recipe-graph.ts'
import { recipesByItem } from '../obtaining/recipes/all-recipes.ts'
import { ovensFor } from './smelting.ts'

describe('the ovens that smelt an item', () => {
  it.each([
    ['raw_iron', ['furnace', 'blast_furnace']],
    ['beef', ['furnace', 'smoker']],
    ['stone', ['furnace']],
    ['chorus_fruit', ['furnace']],
    ['oak_log', ['furnace']],
  ])('%s: %j', (item, ovens) => {
    expect(ovensFor(item)).toEqual(ovens)
  })

  it('are the stations of its recipes, and plans from nothing on use the furnace', () => {
    const stations = (item: string) =>
      recipesByItem('1.21.4')
        .get(item)
        ?.flatMap(({ kind, station }) => (kind === 'smelt' ? [station] : []))
    expect(new Set(stations('iron_ingot'))).toEqual(new Set(['furnace', 'blast_furnace']))
    expect(stations('smooth_stone')).toEqual(['furnace'])
    const plan = cheapestPlan(recipeGraph('1.21.4', AGENTS_IN_THE_WILD), {
      goal: [{ item: 'iron_ingot', count: 3 }],
    })
    expect(plan?.steps.flatMap(({ recipe }) => recipe.station ?? [])).toContain('furnace')
    expect(plan?.steps.flatMap(({ recipe }) => recipe.station ?? [])).not.toContain('blast_furnace')
  })
})
