import { z } from 'zod'
import { areDistinct } from '../../core/distinct.ts'
import { dropsOf } from '../blocks/drops.ts'
import { falls } from '../blocks/falling.ts'
import { harvestTools } from '../blocks/mining.ts'
import { countOf, type ItemCount, itemCountSchema, totals } from '../item-counts.ts'
import { type CraftingRecipe, recipesFor, remainderOf } from '../items/recipes.ts'
import { smelted, smeltedFrom } from '../items/smelting.ts'

/** Slots of a crafting table. */
const TABLE_SLOTS = 9
/** Slots of a player's own grid. */
export const OWN_SLOTS = 4

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
  /** Tools with which it drops something, weakest first; empty: any tool or the bare hand. Default: as in the game. */
  tools: z.array(z.string()).optional(),
  /** Its drops instead of the game's. Default: the game's. */
  drops: itemCountSchema.optional(),
})
type ChangedDig = z.infer<typeof changedDigSchema>

/**
 * The condition that opens a gate or teleport of an escape: `any` one of these mechanisms, `each` of them once, or all held
 * `together`.
 */
const changedOpeningSchema = z.strictObject({
  openedBy: z.array(z.string()).refine(areDistinct, 'expected each mechanism once'),
  hold: z.enum(['any', 'each', 'together']).default('each'),
})

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
  /** By product of smelting: the item that smelts into it, replacing all those of the game. */
  smelts: z.record(z.string(), z.string()).default({}),
  /** By block: whether it falls if nothing is directly below it. */
  falls: z.record(z.string(), z.boolean()).default({}),
  /** By block: the blocks of which one must be directly below it, otherwise it breaks; empty: any block. */
  needsBelow: z.record(z.string(), z.array(z.string())).default({}),
  /** By crop: the item that makes it grow, instead of bone meal. */
  growth: z.record(z.string(), z.string()).default({}),
  /** By gate or teleport of an escape: what opens it, regardless of its description. */
  openings: z.record(z.string(), changedOpeningSchema).default({}),
})
export type RuleBook = z.infer<typeof ruleBookSchema>

/** A book without differences. */
export const emptyBook = (name: string): RuleBook => ruleBookSchema.parse({ name })

/** A game version, and the rules in which a world differs from it. */
export interface GameRules {
  readonly gameVersion: string
  readonly rules?: RuleBook | undefined
}

/** The number of slots that the ingredients take up. */
export const slotsOf = (takes: readonly ItemCount[]): number =>
  takes.reduce((sum, { count }) => sum + count, 0)

/** All crafting recipes of an item in a world with these rules. */
export function recipesUnder({ gameVersion, rules }: GameRules, item: string): readonly CraftingRecipe[] {
  const changed = changedRecipe(rules, item)
  if (changed !== undefined) return [craftingBy(changed)]
  const usual = recipesFor(item, gameVersion)
  return rules === undefined ? usual : usual.filter(({ takes }) => madeOf(rules, takes) === undefined)
}

/** The item that a book's recipe makes of exactly these ingredients: a grid has one result, and the book's comes first. */
export const madeOf = (rules: RuleBook | undefined, takes: readonly ItemCount[]): string | undefined =>
  Object.entries(rules?.recipes ?? {}).find(([, own]) => areSame(own.takes, takes))?.[0]

/** Whether two lists of ingredients fill a grid in the same way. */
export function areSame(one: readonly ItemCount[], other: readonly ItemCount[]): boolean {
  const counts = totals(one)
  return (
    slotsOf(one) === slotsOf(other) &&
    totals(other).every(({ item, count }) => countOf(counts, item) === count)
  )
}

/** A book's recipe for an item; undefined if the game's own applies. */
export const changedRecipe = (rules: RuleBook | undefined, item: string): ChangedRecipe | undefined =>
  ownOf(rules?.recipes, item)

const changedDig = (rules: RuleBook | undefined, block: string): ChangedDig | undefined =>
  ownOf(rules?.digs, block)

function ownOf<V>(table: Readonly<Record<string, V>> | undefined, name: string): V | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
}

/** The product of smelting an item in a world with these rules; undefined if it cannot be smelted. */
export function smeltedUnder({ gameVersion, rules }: GameRules, item: string): string | undefined {
  const [changed] = Object.entries(rules?.smelts ?? {}).find(([, raw]) => raw === item) ?? []
  if (changed !== undefined) return changed
  const usual = smelted(item, gameVersion)
  return usual === undefined || ownOf(rules?.smelts, usual) !== undefined ? undefined : usual
}

/** The items that smelt into a product in a world with these rules, the usual one first. */
export function smeltedFromUnder({ gameVersion, rules }: GameRules, product: string): readonly string[] {
  const changed = ownOf(rules?.smelts, product)
  if (changed !== undefined) return [changed]
  const taken = new Set(Object.values(rules?.smelts ?? {}))
  return smeltedFrom(product, gameVersion).filter((raw) => !taken.has(raw))
}

/** The item that makes every crop grow in the game. */
const USUAL_FOOD = 'bone_meal'

/** The item that makes a crop grow in a world with these rules. */
export const cropFood = (rules: RuleBook | undefined, crop: string): string =>
  ownOf(rules?.growth, crop) ?? USUAL_FOOD

/** The rules about what blocks can stand on. */
export type FootingRules = Pick<RuleBook, 'falls' | 'needsBelow'>

/** Whether a block falls if there is none below it in a world with these rules. */
export const fallsUnder = (rules: FootingRules | undefined, block: string): boolean =>
  ownOf(rules?.falls, block) ?? falls(block)

/** Whether a block stays only if another is directly below it; otherwise it falls or breaks. */
export const needsFoot = (rules: FootingRules | undefined, block: string): boolean =>
  fallsUnder(rules, block) || ownOf(rules?.needsBelow, block) !== undefined

/** Whether a block stays on another one directly below it, as far as these rules are concerned. */
export function isFootOf(rules: FootingRules | undefined, block: string, below: string): boolean {
  const wanted = ownOf(rules?.needsBelow, block)
  return wanted === undefined || wanted.length === 0 || wanted.includes(below)
}

/** The tools with which a block drops something in a world with these rules, weakest first; empty if the bare hand is enough. */
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
