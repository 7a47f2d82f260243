import { createRandom, type Random } from '../../core/random.ts'
import { dropsOf } from '../../game/blocks/drops.ts'
import { falls } from '../../game/blocks/falling.ts'
import { harvestTools, needsBelow, ripeAge } from '../../game/blocks/mining.ts'
import { countOf, type ItemCount } from '../../game/item-counts.ts'
import { recipesFor } from '../../game/items/recipes.ts'
import { gameNamesOf } from '../../game/obtaining/game-names.ts'
import { changesIn, dropsUnder, type RuleBook } from '../../game/rules/rule-book.ts'
import { agentNames } from '../../task/agent-names.ts'
import { sceneBefore } from '../../task/scene.ts'
import { GatheringPlanner } from './decompose.ts'
import type { GatheringTask } from './gathering.ts'

/**
 * How many of a task's rules change: one, a percentage of those that its plan uses, or, as a control that moves
 * no dependency, as many as `single` that it does not use.
 */
export const RULE_CHANGES = ['single', '5', '20', '50', 'control'] as const
export type RuleChange = (typeof RULE_CHANGES)[number]

/** The rules that change: ingredients of items, drops of blocks and the tools for them, or both. */
export const RULE_KINDS = ['recipes', 'digs', 'both'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** Draws of a rule until one is found with which the task can still be done. */
const MAX_DRAWS = 30
/** Maximum amount of one ingredient. */
const MAX_COUNT = 2
/** Its tools are those of a block that drops something to the bare hand in the game. */
const PLAIN_ROCK = 'stone'

/** A rule that may change: the recipe of an item, or how a block is dug. */
interface Site {
  readonly kind: 'recipes' | 'digs'
  readonly name: string
}

/**
 * Draws a rule book for a task. Changed recipes use other items that the task's plan obtains anyway; changed
 * blocks need better tools, or swap their drops. The task can still be done. If no rule can be changed this
 * way, the book has fewer changes than requested, or none.
 * @param seed the same seed gives the same book
 */
export function drawRuleBook(
  task: GatheringTask,
  { seed, change, kind = 'recipes' }: { seed: number; change: RuleChange; kind?: RuleKind },
): RuleBook {
  const random = createRandom(seed).fork(`rule book ${task.id} ${change}`)
  const name = `${kind} ${change} seed ${seed}`
  const has = (site: Site) => kind === 'both' || site.kind === kind
  const used = usedBy(task)
  const sites = used.sites.filter(has)
  const candidates =
    change === 'control' ? unusedSites(task, used.sites, random).filter(has) : mixed(sites, random)
  const wanted =
    change === 'single' || change === 'control'
      ? 1
      : Math.max(1, Math.round((Number(change) / 100) * sites.length))
  let book: RuleBook = { name, told: false, recipes: {}, digs: {} }
  for (const site of candidates) {
    if (changesIn(book) >= wanted) break
    book = withChange(task, book, { site, used, random, isControl: change === 'control' }) ?? book
  }
  return book
}

interface Used {
  /** The rules that the plan of a task uses. */
  readonly sites: readonly Site[]
  /** The items that it takes out of the world. */
  readonly raw: readonly string[]
}

function usedBy(task: GatheringTask): Used {
  const { recipes } = plannerOf(task)
  const makes = (wanted: (kind: string) => boolean) =>
    [...recipes].flatMap(({ kind, makes: { item } }) => (wanted(kind) ? [item] : []))
  const stored = task.containers.flatMap(({ items }) => items.map(({ item }) => item))
  const dug = new Set(makes((kind) => kind === 'dig'))
  const blocks = new Set(task.sources.map(({ block }) => block.name))
  const raw = [...makes((kind) => kind !== 'craft'), ...stored]
  return {
    raw: [...new Set(raw)].sort(),
    sites: [
      ...[...new Set(makes((kind) => kind === 'craft'))].sort().map(recipeSite),
      ...[...blocks]
        .filter(
          (block) => isPlain(block) && dropsOf(block, task.gameVersion).some(({ item }) => dug.has(item)),
        )
        .sort()
        .map(digSite),
    ],
  }
}

const recipeSite = (name: string): Site => ({ kind: 'recipes', name })
const digSite = (name: string): Site => ({ kind: 'digs', name })

/** Whether a block drops the same whenever it is dug, and no other block moves with it. */
const isPlain = (block: string): boolean =>
  ripeAge(block) === undefined && !needsBelow(block) && !falls(block)

function plannerOf(task: GatheringTask): GatheringPlanner {
  const planner = new GatheringPlanner({ task, scene: sceneBefore(task, agentNames(task.agents)) })
  planner.needAll(task.gathering.obtain)
  return planner
}

/** Rules that the plan has nothing to do with. */
function unusedSites(task: GatheringTask, used: readonly Site[], random: Random): Site[] {
  const { gameVersion } = task
  const names = gameNamesOf(gameVersion)
  const isUsed = new Set([...used.map(({ name }) => name), ...task.gathering.obtain.map(({ item }) => item)])
  const blocks = new Set(task.sources.map(({ block }) => block.name))
  const items = names.items.filter((item) => !isUsed.has(item))
  const recipes = mixed(
    items.filter((item) => recipesFor(item, gameVersion).length > 0),
    random,
  ).slice(0, MAX_DRAWS)
  const digs = mixed(
    items.filter((item) => !blocks.has(item) && isPlain(item) && harvestTools(item, gameVersion).length > 1),
    random,
  ).slice(0, MAX_DRAWS)
  return recipes.flatMap((name, index) => [recipeSite(name), ...digs.slice(index, index + 1).map(digSite)])
}

interface Draw {
  readonly site: Site
  readonly used: Used
  readonly random: Random
  readonly isControl: boolean
}

/** The book with another rule at a site; undefined if none of the drawn rules leaves the task possible. */
function withChange(task: GatheringTask, book: RuleBook, drawn: Draw): RuleBook | undefined {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const changed = drawn.site.kind === 'recipes' ? withRecipe(task, book, drawn) : withDig(task, book, drawn)
    if (changed !== undefined && plannerOf({ ...task, rules: changed }).shortfalls.length === 0)
      return changed
  }
  return undefined
}

function withRecipe(
  task: GatheringTask,
  book: RuleBook,
  { site: { name }, used: { raw }, random }: Draw,
): RuleBook | undefined {
  const usual = recipesFor(name, task.gameVersion)[0]
  if (usual === undefined) return undefined
  const takes = drawnTakes(raw, random)
  const isUsual = takes.every(({ item: taken }) => countOf(usual.takes, taken) > 0)
  if (takes.length === 0 || isUsual || takes.some((taken) => taken.item === name) || isTaken(book, takes))
    return undefined
  return { ...book, recipes: { ...book.recipes, [name]: { makes: usual.makes, takes } } }
}

/** Better tools, or the drops of another block that the plan digs, which gets the drops of this one. */
function withDig(
  { gameVersion }: GatheringTask,
  book: RuleBook,
  { site: { name }, used: { sites }, random, isControl }: Draw,
): RuleBook | undefined {
  const change = (block: string, rule: RuleBook['digs'][string]): RuleBook['digs'] => ({
    [block]: { ...book.digs[block], ...rule },
  })
  const others = sites.filter((site) => site.kind === 'digs' && site.name !== name).map((site) => site.name)
  const other = isControl || random.next() < 0.5 ? undefined : mixed(others, random)[0]
  if (other === undefined) {
    const usual = harvestTools(name, gameVersion)
    const tools = usual.length > 0 ? usual : ['hand', ...harvestTools(PLAIN_ROCK, gameVersion)]
    const better = tools.slice(1 + random.integer(tools.length - 1))
    return better.length === 0
      ? undefined
      : { ...book, digs: { ...book.digs, ...change(name, { tools: better }) } }
  }
  const [own] = dropsUnder({ gameVersion, rules: book }, name)
  const [its] = dropsUnder({ gameVersion, rules: book }, other)
  if (own === undefined || its === undefined || own.item === its.item) return undefined
  const swapped = { ...change(name, { drops: its }), ...change(other, { drops: own }) }
  return { ...book, digs: { ...book.digs, ...swapped } }
}

/** Whether a recipe of the book uses the same items: a grid must have one result. */
const isTaken = ({ recipes }: RuleBook, takes: readonly ItemCount[]): boolean =>
  Object.values(recipes).some(
    (other) =>
      other.takes.length === takes.length &&
      other.takes.every(({ item, count }) => countOf(takes, item) === count),
  )

/** One or two ingredients. */
function drawnTakes(raw: readonly string[], random: Random): ItemCount[] {
  const items = mixed(raw, random).slice(0, 1 + random.integer(2))
  return items.sort().map((item) => ({ item, count: 1 + random.integer(MAX_COUNT) }))
}

function mixed<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
