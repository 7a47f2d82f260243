/* The language model's knowledge of the game: a few recipes, tools and drops. */

interface Recipe {
  takes: Readonly<Record<string, number>>
  makes: number
  table: boolean
}

const recipe = (takes: Recipe['takes'], makes = 1, table = true): Recipe => ({ takes, makes, table })

/** Crafted by hand if it fits a two-by-two grid. `planks` and `log` stand for any wood. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  planks: recipe({ log: 1 }, 4, false),
  stick: recipe({ planks: 2 }, 4, false),
  crafting_table: recipe({ planks: 4 }, 1, false),
  bowl: recipe({ planks: 3 }, 4),
  wooden_pickaxe: recipe({ planks: 3, stick: 2 }),
  stone_pickaxe: recipe({ cobblestone: 3, stick: 2 }),
  iron_pickaxe: recipe({ iron_ingot: 3, stick: 2 }),
  furnace: recipe({ cobblestone: 8 }),
  bucket: recipe({ iron_ingot: 3 }),
  sugar: recipe({ sugar_cane: 1 }, 1, false),
  wheat: recipe({ hay_block: 1 }, 9, false),
  cake: recipe({ milk_bucket: 3, sugar: 2, egg: 1, wheat: 3 }),
  rabbit_stew: recipe({ cooked_rabbit: 1, baked_potato: 1, carrot: 1, brown_mushroom: 1, bowl: 1 }),
}

export const SMELTED: Readonly<Record<string, string>> = {
  cooked_rabbit: 'rabbit',
  baked_potato: 'potato',
  iron_ingot: 'raw_iron',
}

/** The block that gives an item, and the tool that it takes. */
export const DUG: Readonly<Record<string, { block: string; tool?: string }>> = {
  cobblestone: { block: 'stone', tool: 'wooden_pickaxe' },
  raw_iron: { block: 'iron_ore', tool: 'stone_pickaxe' },
  coal: { block: 'coal_ore', tool: 'wooden_pickaxe' },
  log: { block: 'log' },
  potato: { block: 'potatoes' },
  carrot: { block: 'carrots' },
  brown_mushroom: { block: 'brown_mushroom' },
  sugar_cane: { block: 'sugar_cane' },
  hay_block: { block: 'hay_block' },
  wheat: { block: 'wheat' },
}

export const PREY: Readonly<Record<string, string>> = { rabbit: 'rabbit' }
export const MILKED: Readonly<Record<string, { animal: string; tool: string }>> = {
  milk_bucket: { animal: 'cow', tool: 'bucket' },
}

/** A tool will do if it is of the kind wanted and no worse. */
const TIERS = ['wooden', 'stone', 'iron', 'diamond']
export const isGoodEnough = (tool: string, wanted: string): boolean => {
  const [tier = '', kind] = tool.split('_')
  const [least = '', wantedKind] = wanted.split('_')
  return kind === wantedKind && TIERS.indexOf(tier) >= TIERS.indexOf(least)
}
