import type { MILK, SUGAR, WHEAT } from './sources.ts'

interface Step {
  item: string
  count: number
  score: number
  parts: string[]
}

const step = (item: string, count: number, score: number, ...parts: string[]): Step => ({
  item,
  count,
  score,
  parts,
})

/** Steps and scores of a cake (VillagerBench, §3.4). A step exists only if its source is used. */
export function cakePoints(from: {
  milk: (typeof MILK)[number]
  wheat: (typeof WHEAT)[number]
  sugar: (typeof SUGAR)[number]
}): Step[] {
  const fromIron = from.milk === 'iron_ingot in chest'
  const fromBucket = fromIron || from.milk === 'bucket in chest'
  const fromHay = from.wheat.startsWith('hay_block')
  const fromCane = from.sugar.startsWith('sugar_cane')
  return [
    step('cake', 1, 100, 'egg', 'milk_bucket', 'wheat', 'sugar'),
    step('egg', 1, 10),
    step('milk_bucket', 3, 30, ...(fromBucket ? ['bucket'] : [])),
    ...(fromBucket ? [step('bucket', 3, 15, ...(fromIron ? ['iron_ingot'] : []))] : []),
    ...(fromIron ? [step('iron_ingot', 9, 5)] : []),
    step('wheat', 3, 25, ...(fromHay ? ['hay_block'] : [])),
    ...(fromHay ? [step('hay_block', 1, 15)] : []),
    step('sugar', 2, 25, ...(fromCane ? ['sugar_cane'] : [])),
    ...(fromCane ? [step('sugar_cane', 2, 15)] : []),
  ]
}

/** Steps and scores of a rabbit stew. */
export function stewPoints(bowlIsMade: boolean): Step[] {
  return [
    step('rabbit_stew', 1, 100, 'cooked_rabbit', 'baked_potato', 'carrot', 'brown_mushroom', 'bowl'),
    step('cooked_rabbit', 1, 20, 'rabbit', 'coal'),
    step('baked_potato', 1, 20, 'potato', 'coal'),
    step('carrot', 1, 10),
    step('brown_mushroom', 1, 10),
    step('bowl', 1, 30, ...(bowlIsMade ? ['acacia_planks'] : [])),
    step('rabbit', 1, 10),
    step('potato', 1, 10),
    step('coal', 1, 10),
    ...(bowlIsMade ? [step('acacia_planks', 3, 20, 'acacia_log'), step('acacia_log', 1, 10)] : []),
  ]
}
