import type { ItemCount } from '../item-counts.ts'
import { cheapestPlan } from './cheapest-plan.ts'
import { allows, type Economy, SURVIVAL } from './economy.ts'
import { gameNamesOf } from './game-names.ts'
import { playerCosts } from './player-costs.ts'
import type { Place, Recipe, RecipeKind } from './recipe.ts'
import { recipeGraph } from './recipe-graph.ts'
import { recipesByItem } from './recipes/all-recipes.ts'
import { whyUnobtainable } from './unobtainable.ts'

/** Descriptions of each kind of recipe, for refusals. */
const DEEDS: Readonly<Record<RecipeKind, string>> = {
  dig: 'dug',
  kill: 'dropped by what is killed',
  fill: 'filled into a bucket or bottle',
  smelt: 'smelted',
  craft: 'crafted',
  milk: 'milked',
  shear: 'sheared',
  cut: 'cut at a stonecutter',
  smith: 'forged at a smithing table',
  brew: 'brewed',
  alter: 'made by using a tool or a liquid on a block',
  grow: 'grown',
  fish: 'fished',
  buy: 'bought from villagers',
  sell: 'paid by villagers',
  barter: 'bartered from piglins',
  loot: 'found in chests of structures',
  brush: 'brushed out of ruins',
  'silk touch': 'dug with silk touch',
  enchant: 'enchanted',
  travel: 'reached through a portal',
}

const WHERE: Readonly<Record<Place, string>> = {
  overworld: 'in the overworld',
  'rare biome': 'in rare biomes',
  village: 'in villages',
  structure: 'in structures',
  nether: 'in the Nether',
  end: 'in the End',
  built: 'where a player has put it',
}

/**
 * Why an economy does not yield an item: it does not exist, it is unobtainable in survival, or the economy lacks recipes of its
 * cheapest plan; undefined if the economy yields it.
 */
export function whyNot(goal: ItemCount, version: string, economy: Economy): string | undefined {
  const { item } = goal
  if (recipeGraph(version, economy).recipes.has(item)) return undefined
  if (!gameNamesOf(version).isItem(item)) return `there is no ${item} in Minecraft ${version}`
  const plan = cheapestPlan(recipeGraph(version, SURVIVAL), {
    goal: [goal],
    costs: playerCosts({ known: [] }),
  })
  if (plan === undefined)
    return `no player obtains it in survival: ${whyUnobtainable(item, version) ?? 'no recipe for it is known'}`
  const lacking = plan.steps.filter(({ recipe }) => !allows(economy, recipe))
  return lacking
    .slice(0, MAX_REASONS)
    .map(({ recipe }) => reasonOf(recipe))
    .join('; ')
}

/**
 * Why no recipe of an economy makes an item, whatever the supplies: it does not exist, players cannot obtain it, or the economy
 * lacks a step for it; undefined if some recipe makes it.
 */
export function whyNoRecipe(item: string, version: string, economy: Economy): string | undefined {
  if (!gameNamesOf(version).isItem(item)) return `there is no ${item} in Minecraft ${version}`
  const recipes = (recipesByItem(version).get(item) ?? []).filter((recipe) => allows(SURVIVAL, recipe))
  if (recipes.length === 0)
    return `no player obtains it in survival: ${whyUnobtainable(item, version) ?? 'no recipe for it is known'}`
  if (recipes.some((recipe) => allows(economy, recipe))) return undefined
  return [...new Set(recipes.map(reasonOf))].slice(0, MAX_REASONS).join('; or ')
}

/** Maximum number of obstacles to list in a refusal. */
const MAX_REASONS = 3

function reasonOf({ makes, kind, source }: Recipe): string {
  const where = source === undefined || source.place === 'overworld' ? '' : ` ${WHERE[source.place]}`
  return `${makes.item.replace(/^\w+:/, '')} is ${DEEDS[kind]}${where}`
}
