import { z } from 'zod'
import { dropsOf } from '../blocks/drops.ts'
import { harvestTools } from '../blocks/mining.ts'
import { type ItemCount, itemCountSchema } from '../item-counts.ts'
import { type CraftingRecipe, recipesFor, remainderOf } from '../items/recipes.ts'

/** Slots of a crafting table, and of a player's own grid. */
const TABLE_SLOTS = 9
const OWN_SLOTS = 4

/** A crafting recipe that replaces all of the game's recipes for an item. Its ingredients may lie in any slots. */
const changedRecipeSchema = z.strictObject({
  makes: z.int().min(1).max(64).default(1),
  takes: z
    .array(itemCountSchema)
    .min(1)
    .refine((takes) => slotsOf(takes) <= TABLE_SLOTS, `expected at most ${TABLE_SLOTS} items in all`),
})
type ChangedRecipe = z.infer<typeof changedRecipeSchema>

/** Differences in digging a block. The time it takes stays the same. */
const changedDigSchema = z.strictObject({
  /** Tools with which it drops something, the weakest first; none: any tool will do, and the bare hand. Default: as in the game. */
  tools: z.array(z.string()).optional(),
  /** Its drops instead of the game's. Default: the game's. */
  drops: itemCountSchema.optional(),
})
type ChangedDig = z.infer<typeof changedDigSchema>

/** How a world differs from the unmodified game. */
export const ruleBookSchema = z.strictObject({
  /** Names the book in journals and reports. */
  name: z.string().min(1),
  /** Whether the task's text states the differences. */
  told: z.boolean().default(false),
  /** Recipes by the crafted item. */
  recipes: z.record(z.string(), changedRecipeSchema).default({}),
  /** Rules by the dug block. */
  digs: z.record(z.string(), changedDigSchema).default({}),
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

/** A book's recipe for an item; undefined if the game's own applies. */
export const changedRecipe = (rules: RuleBook | undefined, item: string): ChangedRecipe | undefined =>
  rules !== undefined && Object.hasOwn(rules.recipes, item) ? rules.recipes[item] : undefined

const changedDig = (rules: RuleBook | undefined, block: string): ChangedDig | undefined =>
  rules !== undefined && Object.hasOwn(rules.digs, block) ? rules.digs[block] : undefined

/** The tools with which a block drops something in a world with these rules, the weakest first; empty if the bare hand will do. */
export const toolsUnder = ({ gameVersion, rules }: GameRules, block: string): readonly string[] =>
  changedDig(rules, block)?.tools ?? harvestTools(block, gameVersion)

/** The guaranteed drops of a block that is dug with the right tool in a world with these rules. */
export function dropsUnder({ gameVersion, rules }: GameRules, block: string): readonly ItemCount[] {
  const drops = changedDig(rules, block)?.drops
  return drops === undefined ? dropsOf(block, gameVersion) : [drops]
}

/** Whether a book changes a block's drops, or the tools for it. */
export const isDugOtherwise = (rules: RuleBook | undefined, block: string): boolean =>
  changedDig(rules, block) !== undefined

function craftingBy({ makes, takes }: ChangedRecipe): CraftingRecipe {
  const leaves = takes.flatMap(({ item, count }) => {
    const rest = remainderOf(item)
    return rest === undefined ? [] : [{ item: rest, count }]
  })
  return { makes, takes, leaves, needsTable: slotsOf(takes) > OWN_SLOTS }
}

/** What differs, a sentence for each rule. */
export const differencesIn = ({ recipes, digs }: RuleBook): string[] => [
  ...Object.entries(recipes).map(([item, { makes, takes }]) => {
    const parts = takes.map(({ item: taken, count }) => `${count} ${taken}`).join(' and ')
    const where = slotsOf(takes) > OWN_SLOTS ? ' at a crafting table' : ''
    return `${makes} ${item} is crafted of ${parts}${where}, and of nothing else.`
  }),
  ...Object.entries(digs).flatMap(([block, { tools, drops }]) => [
    ...(tools === undefined ? [] : [`${block} drops something ${withTools(tools)}.`]),
    ...(drops === undefined ? [] : [`${block} drops ${drops.count} ${drops.item}, and nothing else.`]),
  ]),
]

const withTools = (tools: readonly string[]): string =>
  tools.length === 0
    ? 'whatever it is dug with, even the bare hand'
    : `only when it is dug with ${tools.join(' or ')}`

/** The number of rules in which a book differs from the game. */
export const changesIn = ({ recipes, digs }: RuleBook): number =>
  Object.keys(recipes).length + Object.keys(digs).length
