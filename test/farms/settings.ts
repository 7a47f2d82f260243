import type { FarmBlueprints } from '../../src/import/farm-blueprint.ts'
import { cakePoints, stewPoints } from '../../src/suite/cooking/check-points.ts'
import { MILK, SUGAR, WHEAT } from '../../src/suite/cooking/sources.ts'

type Cell = readonly [x: number, y: number, z: number]
type Block = FarmBlueprints[string]['blocks'][number]

/**
 * VillagerBench's 100 farm settings as `data/farm_setting.json` enumerates them: 36 cakes by the sources of milk, wheat and
 * sugar, 64 rabbit stews by which of six ingredients are in the chest.
 */
export const farmSettings = (): object[] => [...cakes(), ...stews()]

function cakes(): object[] {
  return MILK.flatMap((milk) => WHEAT.flatMap((wheat) => SUGAR.map((sugar) => ({ milk, wheat, sugar })))).map(
    (from, index) => {
      const items = [stack('egg', 1)]
      if (from.milk === 'milk_bucket in chest') items.push(stack('milk_bucket', 3))
      else items.push(from.milk === 'bucket in chest' ? stack('bucket', 3) : stack('iron_ingot', 9))
      if (from.wheat === 'wheat in chest') items.push(stack('wheat', 3))
      if (from.wheat === 'hay_block in chest') items.push(stack('hay_block', 1))
      if (from.sugar === 'sugar in chest') items.push(stack('sugar', 2))
      if (from.sugar === 'sugar_cane in chest') items.push(stack('sugar_cane', 2))
      const crops = [
        ...(from.sugar === 'sugar_cane in farm' ? ['sugar_cane'] : []),
        ...(from.wheat === 'wheat in farm' ? ['wheat'] : []),
        ...(from.wheat === 'hay_block in farm' ? ['hay'] : []),
      ]
      return {
        name: `cake_${index}`,
        target: 'cake',
        ...from,
        component: [
          { name: 'crafting_table', type: 'block', position: [0, 0, 10] },
          { name: 'chest', type: 'block', position: [-1, 0, 10], facing: 'north', items },
          ...(from.milk === 'milk_bucket in chest' ? [] : [structure('cow_pasture', [-6, 0, 7])]),
          ...(crops.length === 0 ? [] : [structure(`${crops.join('_and_')}_farm`, [5, 0, 7])]),
        ],
        check_point: pointsOf(cakePoints(from)),
      }
    },
  )
}

/** The stew's ingredients, most significant bit of the index first: 0 is in the chest, 1 is obtained elsewhere. */
const PARTS = [
  { name: 'cooked_rabbit', raw: 'rabbit', count: 1, source: 'rabbit in pasture' },
  { name: 'baked_potato', raw: 'potato', count: 1, source: 'potato in farm' },
  { name: 'carrot', raw: 'carrot', count: 1, source: 'carrot in farm' },
  { name: 'brown_mushroom', raw: 'brown_mushroom', count: 1, source: 'brown_mushroom in farm' },
  { name: 'bowl', raw: 'bowl', count: 1, source: 'acacia_log in pasture' },
  { name: 'coal', raw: 'coal', count: 4, source: 'coal in mine' },
] as const

function stews(): object[] {
  return Array.from({ length: 64 }, (_, index) => {
    const isGot = (place: number) => ((index >> (PARTS.length - 1 - place)) & 1) === 1
    const crops = ['potato', 'carrot', 'mushroom'].filter((_crop, place) => isGot(place + 1))
    const farm = crops.length === 3 ? 'potato_carrot_and_mushroom_farm' : `${crops.join('_and_')}_farm`
    return {
      name: `rabbit_stew_${index}`,
      target: 'rabbit_stew',
      ...Object.fromEntries(
        PARTS.map(({ name, raw, source }, place) => [name, isGot(place) ? source : `${raw} in chest`]),
      ),
      component: [
        structure('house', [5, 0, 6]),
        {
          name: 'chest',
          type: 'block',
          position: [-1, 0, 12],
          facing: 'north',
          items: [
            ...(isGot(0) ? [stack('iron_sword', 1)] : []),
            ...PARTS.flatMap(({ raw, count }, place) => (isGot(place) ? [] : [stack(raw, count)])),
          ],
        },
        ...(isGot(0) ? [structure('rabbit_pasture', [-6, 0, 7])] : []),
        ...(crops.length === 0 ? [] : [structure(farm, [-6, 0, 18])]),
        ...(isGot(4) || isGot(5) ? [structure('material_factory', [5, 0, 18])] : []),
      ],
      check_point: pointsOf(stewPoints(isGot(4))),
    }
  })
}

const stack = (name: string, count: number) => ({ name, count })
const structure = (name: string, position: Cell) => ({ name, type: 'structure', position })
const pointsOf = (points: ReturnType<typeof cakePoints>) =>
  points.map(({ item, count, score, parts }) => ({ name: item, count, score, sub_check_point: parts }))

/** One side of a farm: the soil, and the crop on it. */
const CROPS = {
  wheat: [{ name: 'farmland', moisture: 7 }, { name: 'wheat', age: 7 }, 1],
  hay: [{ name: 'dirt' }, { name: 'hay_block', axis: 'y' }, 1],
  sugar_cane: [{ name: 'dirt' }, { name: 'sugar_cane', age: 9 }, 3],
  potato: [{ name: 'farmland' }, { name: 'potatoes', age: 7 }, 1],
  carrot: [{ name: 'farmland' }, { name: 'carrots', age: 7 }, 1],
  mushroom: [{ name: 'podzol' }, { name: 'brown_mushroom' }, 1],
} as const satisfies Record<string, readonly [object, object, number]>

/**
 * The farms that a sample of the blueprints lacks, laid out as the original's: a frame of 5 × 9, water in the middle, one
 * crop on each side of it.
 */
export function withAllFarms(known: FarmBlueprints): FarmBlueprints {
  const pairs: [string, keyof typeof CROPS, keyof typeof CROPS][] = [
    ['sugar_cane_farm', 'sugar_cane', 'sugar_cane'],
    ['sugar_cane_and_wheat_farm', 'sugar_cane', 'wheat'],
    ['sugar_cane_and_hay_farm', 'sugar_cane', 'hay'],
    ['wheat_farm', 'wheat', 'wheat'],
    ['hay_farm', 'hay', 'hay'],
    ['potato_farm', 'potato', 'potato'],
    ['carrot_farm', 'carrot', 'carrot'],
    ['mushroom_farm', 'mushroom', 'mushroom'],
    ['potato_and_carrot_farm', 'carrot', 'potato'],
    ['potato_and_mushroom_farm', 'mushroom', 'potato'],
    ['carrot_and_mushroom_farm', 'mushroom', 'carrot'],
  ]
  return { ...Object.fromEntries(pairs.map(([name, right, left]) => [name, farm(right, left)])), ...known }
}

function farm(right: keyof typeof CROPS, left: keyof typeof CROPS): FarmBlueprints[string] {
  const blocks: Block[] = []
  const put = (block: object, position: Cell) => blocks.push({ ...block, position } as unknown as Block)
  for (let x = -2; x <= 2; x++)
    for (let z = -4; z <= 4; z++)
      if (Math.abs(x) === 2 || Math.abs(z) === 4) put({ name: 'smooth_sandstone' }, [x, 0, z])
  for (let z = -3; z <= 3; z++) put({ name: 'water' }, [0, 0, z])
  for (const [x, crop] of [
    [1, right],
    [-1, left],
  ] as const) {
    const [soil, plant, height] = CROPS[crop]
    for (let z = -3; z <= 3; z++) {
      put(soil, [x, 0, z])
      for (let y = 1; y <= height; y++) put(plant, [x, y, z])
    }
  }
  return { blocks, size: [5, 2, 9] }
}
