import { lootOf } from '../mobs/animals.ts'
import {
  changedRecipe,
  dropsUnder,
  type GameRules,
  isDugOtherwise,
  madeOf,
  recipesUnder,
  smeltedFromUnder,
  toolsUnder,
} from '../rules/rule-book.ts'
import { placeOf } from './natural-blocks.ts'
import { type Recipe, recipe } from './recipe.ts'
import { recipesByItem } from './recipes/all-recipes.ts'
import { craftOf, smeltOf } from './recipes/making.ts'

/**
 * The recipes that are certain to work in an arena: digging blocks for their guaranteed drops, animals for their certain loot and
 * for what a tool gets from them, filled buckets, instant changes of a block by a tool or water, crafting, smelting, cutting and
 * smithing. The arena's contents decide which of them apply, and how often.
 */
export function arenaRecipes(item: string, { gameVersion, rules }: GameRules): readonly Recipe[] {
  const usual = (recipesByItem(gameVersion).get(item) ?? []).filter(isSure)
  if (rules === undefined) return usual
  const game = { gameVersion, rules }
  const smelted = smeltsUnder(game, item, usual)
  if (changedRecipe(rules, item) === undefined)
    return smelted.filter(({ kind, takes }) => kind !== 'craft' || madeOf(rules, takes) === undefined)
  const crafted = recipesUnder(game, item).map((made) => craftOf(item, made))
  return [...smelted.filter(({ kind }) => kind !== 'craft'), ...crafted]
}

/** Recipes of an item, including smelting recipes of a world with its own rules. */
function smeltsUnder(game: GameRules, item: string, usual: readonly Recipe[]): readonly Recipe[] {
  const from = new Set(smeltedFromUnder(game, item))
  const isSmelt = ({ kind }: Recipe) => kind === 'smelt'
  const takenOf = ({ takes }: Recipe) => takes[0]?.item ?? ''
  const known = new Set(usual.filter(isSmelt).map(takenOf))
  const isLeft = (one: Recipe) => !isSmelt(one) || from.has(takenOf(one))
  return [
    ...usual.filter(isLeft),
    ...[...from].flatMap((raw) => (known.has(raw) ? [] : [smeltOf(item, raw)])),
  ]
}

/**
 * The recipes that may fail in an arena: they depend on chance, on waiting, or on what a mob is willing to
 * trade.
 */
export const chanceRecipes = (item: string, version: string): readonly Recipe[] =>
  (recipesByItem(version).get(item) ?? []).filter((recipe) => !isSure(recipe))

function isSure({ kind, makes, source, takes, tools }: Recipe): boolean {
  switch (kind) {
    case 'dig':
      return source?.chance === 1
    case 'kill':
      return lootOf(source?.name ?? '').some((loot) => loot.item === makes.item)
    case 'milk':
      return true
    case 'shear':
      return takes.length === 0
    case 'alter':
      return source === undefined && (tools.length > 0 || takes.some(({ item }) => item === 'water_bucket'))
    case 'smelt':
    case 'craft':
    case 'cut':
    case 'smith':
    case 'fill':
      return true
    default:
      return false
  }
}

/** The recipe that digs a block for its guaranteed drop; undefined for blocks without one. */
export function diggingOf(block: string, item: string, game: GameRules): Recipe | undefined {
  const usual = arenaRecipes(item, game).find(
    ({ kind, source }) => kind === 'dig' && source?.blocks.includes(block) === true,
  )
  if (!isDugOtherwise(game.rules, block)) return usual
  const makes = dropsUnder(game, block).find((drop) => drop.item === item)
  if (makes === undefined) return undefined
  return recipe({
    id: `dig ${block} for ${item}`,
    kind: 'dig',
    makes,
    tools: toolsUnder(game, block),
    source: { name: block, blocks: [block], chance: 1, place: placeOf(block) },
  })
}

/** The tool that is used on an animal, and whether it is used up: a bucket is filled. */
export function tendingTool({ takes, tools }: Recipe): { tool: string; usesUp: boolean } | undefined {
  const [taken] = takes
  const tool = taken?.item ?? tools[0]
  return tool === undefined ? undefined : { tool, usesUp: taken !== undefined }
}
