import type { TaskDraft } from '../scenario/builtin.ts'
import { cakePoints, stewPoints } from './cooking/check-points.ts'
import { type Larder, pantry, place } from './cooking/sites.ts'
import { MILK, SUGAR, WHEAT } from './cooking/sources.ts'
import { SUITE_VERSION } from './version.ts'

/**
 * VillagerBench's 100 cooking tasks, numbered as in `data/farm_setting.json` (§3.1 of its description): 36 cakes by the
 * sources of milk, wheat and sugar, and 64 rabbit stews by which of six ingredients are in the chest. The arenas are ours.
 */
export const villagerCooking = (): TaskDraft[] => [...cakes(), ...stews()]

function cakes(): TaskDraft[] {
  return MILK.flatMap((milk) => WHEAT.flatMap((wheat) => SUGAR.map((sugar) => ({ milk, wheat, sugar })))).map(
    (from, index) => {
      const larder: Larder = { chest: [{ item: 'egg', count: 1 }], sites: ['kitchen'] }
      if (from.milk === 'milk_bucket in chest') larder.chest.push({ item: 'milk_bucket', count: 3 })
      else {
        const tin = from.milk === 'bucket in chest'
        larder.chest.push(tin ? { item: 'bucket', count: 3 } : { item: 'iron_ingot', count: 9 })
        larder.sites.push('cow pasture')
      }
      if (from.wheat === 'wheat in chest') larder.chest.push({ item: 'wheat', count: 3 })
      else if (from.wheat === 'hay_block in chest') larder.chest.push({ item: 'hay_block', count: 1 })
      else larder.sites.push(from.wheat === 'wheat in farm' ? 'wheat field' : 'hay stack')
      if (from.sugar === 'sugar in chest') larder.chest.push({ item: 'sugar', count: 2 })
      else if (from.sugar === 'sugar_cane in chest') larder.chest.push({ item: 'sugar_cane', count: 2 })
      else larder.sites.push('cane field')
      const sources = `milk: ${from.milk}; wheat: ${from.wheat}; sugar: ${from.sugar}`
      return cookingTask(`cake-${two(index)}`, 'cake', sources, larder, cakePoints(from))
    },
  )
}

/**
 * The stew's ingredients, starting with the most significant bit of the index: 0 means in the chest, 1 means that it must be
 * obtained.
 */
const STEW_PARTS = [
  { name: 'cooked_rabbit', raw: 'rabbit', count: 1, site: 'rabbit pasture' },
  { name: 'baked_potato', raw: 'potato', count: 1, site: 'potato field' },
  { name: 'carrot', raw: 'carrot', count: 1, site: 'carrot field' },
  { name: 'brown_mushroom', raw: 'brown_mushroom', count: 1, site: 'mushroom bed' },
  { name: 'bowl', raw: 'bowl', count: 1, site: 'workshop' },
  { name: 'coal', raw: 'coal', count: 4, site: 'mine' },
] as const

function stews(): TaskDraft[] {
  return Array.from({ length: 64 }, (_, index) => {
    const isGot = (place: number) => ((index >> (STEW_PARTS.length - 1 - place)) & 1) === 1
    const larder: Larder = { chest: [], sites: ['kitchen', 'furnace'] }
    if (isGot(0)) larder.chest.push({ item: 'iron_sword', count: 1 })
    STEW_PARTS.forEach(({ raw, count, site }, place) => {
      if (isGot(place)) larder.sites.push(site)
      else larder.chest.push({ item: raw, count })
    })
    if (isGot(4) || isGot(5)) larder.sites.push('tools')
    const got = STEW_PARTS.filter((_part, place) => isGot(place)).map(({ name }) => name)
    const sources = got.length === 0 ? 'all in the chest' : `to be got: ${got.join(', ')}`
    return cookingTask(`rabbit-stew-${two(index)}`, 'rabbit_stew', sources, larder, stewPoints(isGot(4)))
  })
}

const two = (index: number): string => String(index).padStart(2, '0')

function cookingTask(
  name: string,
  target: 'cake' | 'rabbit_stew',
  sources: string,
  larder: Larder,
  checkpoints: ReturnType<typeof cakePoints>,
): TaskDraft {
  const dish = target.replaceAll('_', ' ')
  const { chests, blocks, animals } = place(larder)
  return {
    schema: 1,
    id: `villager-cooking-${name}`,
    scenario: 'cooking',
    title: `A ${dish} (${sources})`,
    goal: `Make a ${dish}. ${pantry(larder)}`,
    minecraft: SUITE_VERSION,
    arena: { min: [-14, -60, -14], max: [14, -50, 14], spawn: [0, -60, 0] },
    supply: { chests },
    gathering: { obtain: [{ item: target, count: 1 }], blocks, animals, checkpoints },
  }
}
