import type { Random } from '../../core/random.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { IrreversibleFamily } from './family.ts'
import { Grounds } from './grounds.ts'

/**
 * The material of which the chest holds three, its ore, the block that only a pickaxe made of it can dig, and the ornament made
 * of the same material.
 */
interface Material {
  item: string
  ore: string
  /** Number of ore blocks: enough for the ornaments. */
  ores: number
  isSmelted: boolean
  /** The treasure block, and its drop. */
  treasure: { block: string; item: string; count: number }
  ornament: ItemCount
}

const MATERIALS: readonly Material[] = [
  {
    item: 'iron_ingot',
    ore: 'iron_ore',
    ores: 3,
    isSmelted: true,
    treasure: { block: 'gold_ore', item: 'raw_gold', count: 1 },
    ornament: { item: 'bucket', count: 1 },
  },
  {
    item: 'cobblestone',
    ore: 'stone',
    ores: 3,
    isSmelted: false,
    treasure: { block: 'iron_ore', item: 'raw_iron', count: 2 },
    ornament: { item: 'cobblestone_slab', count: 6 },
  },
  {
    item: 'diamond',
    ore: 'diamond_ore',
    ores: 2,
    isSmelted: false,
    treasure: { block: 'obsidian', item: 'obsidian', count: 1 },
    ornament: { item: 'diamond_sword', count: 1 },
  },
  {
    item: 'iron_ingot',
    ore: 'iron_ore',
    ores: 5,
    isSmelted: true,
    treasure: { block: 'diamond_ore', item: 'diamond', count: 3 },
    ornament: { item: 'shears', count: 2 },
  },
]

/**
 * Material for one pickaxe, for which it must be used: with the pickaxe, the team digs more of the material for the ornament. The
 * ornament can be made at once, but then there is neither a pickaxe nor a treasure.
 */
export const onlyIngots: IrreversibleFamily = {
  id: 'only-ingots',
  loss: 'the only material for a pickaxe, made into something else',
  task(id, size, random) {
    const material = MATERIALS[size] as Material
    const { item, treasure, ornament } = material
    return drawGrounds(material, random).draft(
      {
        id,
        title: `Three ${item} for a pickaxe and ${ornament.count} ${ornament.item}`,
        goal: `Get ${treasure.count} ${treasure.item} and ${ornament.count} ${ornament.item}. The chest holds three ${item}; all others have to be dug with a pickaxe made of these.`,
      },
      [{ item: treasure.item, count: treasure.count }, ornament],
    )
  },
}

function drawGrounds({ item, ore, ores, isSmelted, treasure }: Material, random: Random): Grounds {
  const x = 4 + random.integer(3)
  const grounds = new Grounds(random)
    .row('oak_log', [-8, 8], 2)
    .row('crafting_table', [2, -3])
    .row(treasure.block, [x, 6], treasure.count)
    .row(ore, [x, 9], ores)
  const fuel = isSmelted ? [{ item: 'coal', count: 1 }] : []
  if (isSmelted) grounds.row('furnace[facing=north]', [4, -3])
  return grounds.chest([-3, -3], [{ item, count: 3 }, ...fuel])
}
