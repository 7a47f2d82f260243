import { SECONDS_PER_BLOCK } from '../bodies.ts'
import type { Place, Recipe, RecipeKind } from './recipe.ts'
import type { RecipeCosts } from './recipe-costs.ts'

/** Time to return to work after a walk (s). */
const BEGIN_S = 2
/** Rough time for one of each (s): digging by hand or with the right tool, including the walk and picking it up. */
const DIG_S = 2.5
const KILL_S = 12
const SMELT_S = 10
const CRAFT_S = 1
const FILL_S = 3

/** Rough time to find something at an unknown place (s): on the surface, and by a tunnel at the best height. */
const SEARCH_S: Readonly<Record<string, number>> = {
  stone: 15,
  dirt: 3,
  coal_ore: 100,
  iron_ore: 150,
  copper_ore: 120,
  lapis_ore: 400,
  gold_ore: 400,
  redstone_ore: 250,
  diamond_ore: 600,
  emerald_ore: 2000,
  deepslate: 90,
  tuff: 150,
  granite: 60,
  diorite: 60,
  andesite: 60,
  gravel: 60,
  sand: 60,
  clay: 200,
  cow: 60,
  pig: 60,
  sheep: 60,
  chicken: 60,
}
const WOOD_S = 30
const PLANT_S = 180
const CREATURE_S = 300

/**
 * Search time for items without an entry above, by place (s): a village is some minutes away, the right
 * structure a long walk.
 */
const PLACE_S: Readonly<Record<Place, number>> = {
  overworld: 0,
  'rare biome': 600,
  village: 900,
  structure: 1800,
  nether: 120,
  end: 300,
  built: Number.POSITIVE_INFINITY,
}

/** Time per item, by kind (s). Kinds that need preparation each time, such as growth, include the wait. */
const EACH_S: Readonly<Record<RecipeKind, number>> = {
  dig: DIG_S,
  kill: KILL_S,
  fill: FILL_S,
  smelt: SMELT_S,
  craft: CRAFT_S,
  milk: FILL_S,
  shear: FILL_S,
  cut: CRAFT_S,
  smith: CRAFT_S,
  brew: 25,
  alter: 5,
  grow: 600,
  fish: 20,
  buy: 5,
  sell: 5,
  barter: 10,
  loot: 30,
  brush: 15,
  'silk touch': DIG_S,
  enchant: 300,
  travel: 60,
}
/** Monsters that are stronger than the hunter take longer (s). */
const STRONG_S: Readonly<Record<string, number>> = {
  iron_golem: 60,
  blaze: 30,
  ghast: 60,
  wither_skeleton: 40,
  elder_guardian: 300,
  guardian: 40,
  evoker: 120,
  ravager: 120,
  shulker: 40,
  warden: 600,
  ender_dragon: 1800,
  wither: 1800,
}

/** A kind of block or creature that an agent knows of, and the path to the nearest one (blocks; heights count double). */
export interface KnownSource {
  readonly name: string
  readonly way: number
}

/**
 * Costs of recipes for a player (s): a walk to a known source or a search for an unknown one, and the work itself. All views of
 * the graph use this measure.
 */
export function playerCosts({ known }: { readonly known: readonly KnownSource[] }): RecipeCosts {
  const byName = new Map(known.map((thing) => [thing.name, thing]))
  return { once: (recipe) => onceFor(recipe, byName), each: eachOf }
}

function onceFor(recipe: Recipe, known: ReadonlyMap<string, KnownSource>): number {
  if (recipe.kind === 'fill') return recipe.makes.item === 'water_bucket' ? WOOD_S : PLANT_S
  if (recipe.source === undefined) return 0
  const { name, blocks, place } = recipe.source
  const things = (blocks.length === 0 ? [name] : blocks).flatMap((block) => known.get(block) ?? [])
  const walks = things.map(({ way }) => BEGIN_S + way * SECONDS_PER_BLOCK)
  return Math.min(...walks, PLACE_S[place] + searchFor(name, blocks))
}

function searchFor(name: string, blocks: readonly string[]): number {
  if (SEARCH_S[name] !== undefined) return SEARCH_S[name]
  if (name.endsWith('_log') || name.endsWith('_leaves')) return WOOD_S
  return blocks.length === 0 ? CREATURE_S : PLANT_S
}

function eachOf({ kind, source }: Recipe): number {
  const seconds = (kind === 'kill' ? STRONG_S[source?.name ?? ''] : undefined) ?? EACH_S[kind]
  return seconds / (source?.chance ?? 1)
}
