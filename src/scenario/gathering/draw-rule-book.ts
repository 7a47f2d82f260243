import { isDeepStrictEqual } from 'node:util'
import type { Random } from '../../core/random.ts'
import { dropsOf } from '../../game/blocks/drops.ts'
import { falls } from '../../game/blocks/falling.ts'
import { isPlain as isWhole } from '../../game/blocks/kinds/plain.ts'
import { harvestTools, isUnripe, needsBelow, ripeAge } from '../../game/blocks/mining.ts'
import { countOf, type ItemCount } from '../../game/item-counts.ts'
import { isPlanted } from '../../game/items/kinds/planted.ts'
import { recipesFor } from '../../game/items/recipes.ts'
import { smeltedFrom } from '../../game/items/smelting.ts'
import { gameNamesOf } from '../../game/obtaining/game-names.ts'
import { dropsUnder, madeOf, type RuleBook } from '../../game/rules/rule-book.ts'
import { agentNames } from '../../task/agent-names.ts'
import { sceneBefore } from '../../task/scene.ts'
import { mixed, type RuleSites, type Site } from '../rules/drawing.ts'
import { planGathering } from './decompose.ts'
import type { GatheringTask } from './gathering.ts'
import type { GatheringPlanner } from './gathering-planner.ts'

/** Maximum number of rules of one kind that a control may change. */
const MAX_UNUSED = 30
/** Maximum amount of one ingredient. */
const MAX_COUNT = 2
/** Crops that grow when they are fed. */
const CROPS = ['beetroots', 'carrots', 'potatoes', 'wheat']
/** The block whose tools are required for a changed block that drops something for the bare hand in the game. */
const PLAIN_ROCK = 'stone'

/**
 * The rules of a gathering task that may change. Changed recipes, smeltings and crops take other items that the task's plan obtains
 * anyway; changed blocks need better tools, swap their drops, or fall.
 */
export function gatheringRules(task: GatheringTask): RuleSites {
  const used = usedBy(task)
  return {
    used: used.sites,
    unused: (random) => unusedSites(task, used.sites, random),
    changed: (book, site, { random, isControl }) =>
      CHANGES[site.kind]?.(task, book, { site, used, random, isControl }),
    isDoable: (rules) => plannerOf({ ...task, rules }).shortfalls.length === 0,
    isPlannedAsUsual: (rules) =>
      isDeepStrictEqual(plannerOf({ ...task, rules }).reply(), plannerOf(task).reply()),
  }
}

interface Draw {
  readonly site: Site
  readonly used: Used
  readonly random: Random
  readonly isControl: boolean
}

type Change = (task: GatheringTask, book: RuleBook, draw: Draw) => RuleBook | undefined

const CHANGES: Readonly<Partial<Record<Site['kind'], Change>>> = {
  recipes: withRecipe,
  digs: withDig,
  smelts: withSmelt,
  growth: withGrowth,
  falls: (_, book, { site: { name } }) => ({ ...book, falls: { ...book.falls, [name]: !falls(name) } }),
  needsBelow: ({ arena }, book, { site: { name } }) => ({
    ...book,
    needsBelow: { ...book.needsBelow, [name]: [arena.floor] },
  }),
}

interface Used {
  /** The rules that the plan of a task uses. */
  readonly sites: readonly Site[]
  /** The items that it takes out of the world, and those that it smelts. */
  readonly raw: readonly string[]
  /** Those that it does not smelt. */
  readonly found: readonly string[]
}

function usedBy(task: GatheringTask): Used {
  const { recipes } = plannerOf(task)
  const makes = (wanted: (kind: string) => boolean) => [
    ...new Set([...recipes].flatMap(({ kind, makes: { item } }) => (wanted(kind) ? [item] : []))),
  ]
  const stored = task.containers.flatMap(({ items }) => items.map(({ item }) => item))
  const dug = new Set(makes((kind) => kind === 'dig'))
  const isDug = (block: string) => dropsOf(block, task.gameVersion).some(({ item }) => dug.has(item))
  const blocks = [...new Set(task.sources.map(({ block }) => block.name))].filter(isDug).sort()
  const crops = task.sources.flatMap(({ block }) => (isUnripe(block) ? [block.name] : []))
  const sites = (kind: Site['kind'], names: readonly string[]) => names.map((name): Site => ({ kind, name }))
  return {
    raw: sorted([...makes((kind) => kind !== 'craft'), ...stored]),
    found: sorted([...makes((kind) => kind !== 'craft' && kind !== 'smelt'), ...stored]),
    sites: [
      ...sites('recipes', makes((kind) => kind === 'craft').sort()),
      ...sites('digs', blocks.filter(isPlain)),
      ...sites('smelts', makes((kind) => kind === 'smelt').sort()),
      ...sites(
        'growth',
        blocks.filter((block) => crops.includes(block)),
      ),
      ...sites(
        'falls',
        blocks.filter(
          (block) => isStacked(task, block) && ripeAge(block) === undefined && !needsBelow(block),
        ),
      ),
    ],
  }
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort()

/** Whether a block of this kind stands on another of the same kind: digging the lower one shows whether it falls. */
function isStacked({ sources }: GatheringTask, name: string): boolean {
  const own = sources.filter(({ block }) => block.name === name).map(({ position }) => position)
  return own.some(({ x, y, z }) => own.some((other) => other.x === x && other.z === z && other.y === y + 1))
}

/** Whether a block drops the same whenever it is dug, and no other block moves with it. */
const isPlain = (block: string): boolean =>
  ripeAge(block) === undefined && !needsBelow(block) && !falls(block)

const plannerOf = (task: GatheringTask): GatheringPlanner =>
  planGathering({ task, scene: sceneBefore(task, agentNames(task.agents)) })

/** Rules that the plan does not use. */
function unusedSites(task: GatheringTask, used: readonly Site[], random: Random): Site[] {
  const { gameVersion } = task
  const names = gameNamesOf(gameVersion)
  const isUsed = new Set([...used.map(({ name }) => name), ...task.gathering.obtain.map(({ item }) => item)])
  const blocks = new Set(task.sources.map(({ block }) => block.name))
  const items = names.items.filter((item) => !isUsed.has(item))
  const recipes = mixed(
    items.filter((item) => recipesFor(item, gameVersion).length > 0),
    random,
  ).slice(0, MAX_UNUSED)
  const digs = mixed(
    items.filter((item) => !blocks.has(item) && isPlain(item) && harvestTools(item, gameVersion).length > 1),
    random,
  ).slice(0, MAX_UNUSED)
  const both = recipes.flatMap((name, index): Site[] => [
    { kind: 'recipes', name },
    ...digs.slice(index, index + 1).map((block): Site => ({ kind: 'digs', name: block })),
  ])
  const others = random.fork('other kinds')
  const some = (kind: Site['kind'], all: readonly string[]) =>
    mixed(all, others)
      .slice(0, MAX_UNUSED)
      .map((name): Site => ({ kind, name }))
  const solid = items.filter((item) => names.isBlock(item) && !blocks.has(item) && isWhole(item))
  return [
    ...both,
    ...some(
      'smelts',
      items.filter((item) => smeltedFrom(item, gameVersion).length > 0),
    ),
    ...some(
      'growth',
      CROPS.filter((crop) => !blocks.has(crop)),
    ),
    ...some('falls', solid),
    ...some('needsBelow', solid),
  ]
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

/** Requires better tools, or swaps the drops with those of another block that the plan digs. */
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

/** Another item that the plan takes out of the world is smelted to the product. */
function withSmelt(
  { gameVersion }: GatheringTask,
  book: RuleBook,
  { site: { name }, used: { found }, random }: Draw,
): RuleBook | undefined {
  const usual = smeltedFrom(name, gameVersion)
  const taken = random.pick(found.filter((item) => item !== name && !usual.includes(item)))
  const isFree = taken !== undefined && !Object.values(book.smelts).includes(taken)
  return isFree ? { ...book, smelts: { ...book.smelts, [name]: taken } } : undefined
}

/** Another item makes a crop grow: one that places no block where it is used. */
function withGrowth(
  { gameVersion }: GatheringTask,
  book: RuleBook,
  { site: { name }, used: { found }, random }: Draw,
): RuleBook | undefined {
  const { isBlock } = gameNamesOf(gameVersion)
  const food = random.pick(found.filter((item) => item !== 'bone_meal' && !isBlock(item) && !isPlanted(item)))
  return food === undefined ? undefined : { ...book, growth: { ...book.growth, [name]: food } }
}

/** Whether a recipe of the book takes the same items: a grid must have one result. */
const isTaken = (book: RuleBook, takes: readonly ItemCount[]): boolean => madeOf(book, takes) !== undefined

/** One or two ingredients. */
function drawnTakes(raw: readonly string[], random: Random): ItemCount[] {
  const items = mixed(raw, random).slice(0, 1 + random.integer(2))
  return items.sort().map((item) => ({ item, count: 1 + random.integer(MAX_COUNT) }))
}
