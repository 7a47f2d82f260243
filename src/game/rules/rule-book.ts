import { z } from 'zod'
import { type ItemCount, itemCountSchema } from '../item-counts.ts'
import { type CraftingRecipe, recipesFor, remainderOf } from '../items/recipes.ts'

/** Slots of a crafting table, and of a player's own grid. */
const TABLE_SLOTS = 9
const OWN_SLOTS = 4

/** A crafting recipe in place of all recipes that the game has for an item. Its ingredients may lie in any slots. */
const changedRecipeSchema = z.strictObject({
  makes: z.int().min(1).max(64).default(1),
  takes: z
    .array(itemCountSchema)
    .min(1)
    .refine((takes) => slotsOf(takes) <= TABLE_SLOTS, `expected at most ${TABLE_SLOTS} items in all`),
})
type ChangedRecipe = z.infer<typeof changedRecipeSchema>

/** In what a world differs from the game as it is. */
export const ruleBookSchema = z.strictObject({
  /** Names the book in journals and reports. */
  name: z.string().min(1),
  /** Whether the task's text tells the differences. */
  told: z.boolean().default(false),
  /** By the item that is crafted. */
  recipes: z.record(z.string(), changedRecipeSchema),
})
export type RuleBook = z.infer<typeof ruleBookSchema>

/** A game version, with the rules of a world that differ. */
export interface GameRules {
  readonly gameVersion: string
  readonly rules?: RuleBook | undefined
}

const slotsOf = (takes: readonly ItemCount[]): number => takes.reduce((sum, { count }) => sum + count, 0)

/** All crafting recipes of an item in a world with these rules. */
export function recipesUnder({ gameVersion, rules }: GameRules, item: string): readonly CraftingRecipe[] {
  const changed = changedRecipe(rules, item)
  return changed === undefined ? recipesFor(item, gameVersion) : [craftingBy(changed)]
}

/** The recipe that a book has for an item; undefined where the game's own hold. */
export const changedRecipe = (rules: RuleBook | undefined, item: string): ChangedRecipe | undefined =>
  rules !== undefined && Object.hasOwn(rules.recipes, item) ? rules.recipes[item] : undefined

function craftingBy({ makes, takes }: ChangedRecipe): CraftingRecipe {
  const leaves = takes.flatMap(({ item, count }) => {
    const rest = remainderOf(item)
    return rest === undefined ? [] : [{ item: rest, count }]
  })
  return { makes, takes, leaves, needsTable: slotsOf(takes) > OWN_SLOTS }
}

/** What differs, a sentence for each rule. */
export const differencesIn = ({ recipes }: RuleBook): string[] =>
  Object.entries(recipes).map(([item, { makes, takes }]) => {
    const parts = takes.map(({ item: taken, count }) => `${count} ${taken}`).join(' and ')
    const where = slotsOf(takes) > OWN_SLOTS ? ' at a crafting table' : ''
    return `${makes} ${item} is crafted of ${parts}${where}, and of nothing else.`
  })
