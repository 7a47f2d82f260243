import { onceByName } from '../../core/once.ts'
import { durabilityOf, harvestTools } from '../blocks/mining.ts'
import { tablesOf } from '../data/tables.ts'
import type { ItemCount } from '../item-counts.ts'
import { recipesFor } from '../items/recipes.ts'
import { burnTicks, smelted } from '../items/smelting.ts'
import { giftsOf } from '../mobs/animals.ts'
import { WILD_SOURCES, type WildSource } from './wild.ts'

/** Ticks of a furnace's fire that smelt one item (vanilla). */
export const SMELT_TICKS = 200
export const TABLE = 'crafting_table'
export const FURNACE = 'furnace'

/** One way to come by an item: an AND of what it takes, with an OR of tools. All ways to an item are an OR. */
export interface Way {
  /** Unique among all ways, and what listings call it: `craft stick from oak_planks`. */
  readonly id: string
  readonly kind: 'dig' | 'kill' | 'fill' | 'smelt' | 'craft'
  readonly makes: ItemCount
  /** What is used up. */
  readonly takes: readonly ItemCount[]
  /** What is left over beside the product, e.g. buckets. */
  readonly leaves: readonly ItemCount[]
  /** Tools of which one is needed and wears by one use, weakest first; empty where the bare hand will do. */
  readonly tools: readonly string[]
  /** The block that must stand nearby. */
  readonly station?: typeof TABLE | typeof FURNACE
  /** What is dug or killed. */
  readonly source?: WildSource
}

/** A fuel and the ticks that one of it burns. */
export interface Fuel {
  readonly item: string
  readonly ticks: number
}

/**
 * Everything that can be obtained in the wild overworld of a version with bare hands at first, and all ways to it: an
 * AND/OR graph over items.
 */
export interface TechTree {
  readonly version: string
  /** Obtainable items, each with its ways; in the order in which they become obtainable. */
  readonly ways: ReadonlyMap<string, readonly Way[]>
  /** Steps to an item at least: 0 for what is dug by hand, one more than all that a way needs. */
  readonly depth: ReadonlyMap<string, number>
  readonly fuels: readonly Fuel[]
  /** Uses until the tool breaks. */
  durability(tool: string): number
}

/** The tree of a version, made once in a process. */
export const techTreeOf = onceByName((version): TechTree => growTree(version, WILD_SOURCES))

/** The tree of a world that has only these sources. Keeps the ways that can be gone, round by round. */
export function growTree(version: string, sources: readonly WildSource[]): TechTree {
  let open = allWays(version, sources)
  const depth = new Map<string, number>()
  const usable: Way[] = []
  for (let round = 0; open.length > 0; round++) {
    const can = (item: string) => depth.has(item)
    const isOpen = (way: Way) =>
      way.takes.every(({ item }) => can(item)) &&
      (way.tools.length === 0 || way.tools.some(can)) &&
      (way.station === undefined || can(way.station))
    const now = open.filter(isOpen)
    if (now.length === 0) break
    open = open.filter((way) => !now.includes(way))
    for (const { makes } of now) if (!depth.has(makes.item)) depth.set(makes.item, round)
    usable.push(...now)
  }
  const kept = usable.map((way) => ({ ...way, tools: way.tools.filter((tool) => depth.has(tool)) }))
  const ways = Map.groupBy(kept, ({ makes }) => makes.item)
  const fuels = [...ways.keys()].flatMap((item) => {
    const ticks = burnTicks(item)
    return ticks === 0 ? [] : [{ item, ticks }]
  })
  return { version, ways, depth, fuels, durability: (tool) => durabilityOf(tool, version) }
}

function allWays(version: string, sources: readonly WildSource[]): Way[] {
  const { itemsByName, blocksByName } = tablesOf(version)
  const items = Object.keys(itemsByName)
  const isItem = (item: string) => Object.hasOwn(itemsByName, item)
  const wild = sources.filter(({ blocks, gives }) => {
    const isThere = blocks.length === 0 || blocks.some((block) => Object.hasOwn(blocksByName, block))
    return isThere && isItem(gives.item)
  })
  return [
    ...wild.map((source) => fromTheWild(source, version)),
    ...filling(isItem),
    ...items.flatMap((item) => smelting(item, isItem)),
    ...items.flatMap((item) => crafting(item, version)),
  ]
}

function fromTheWild(source: WildSource, version: string): Way {
  const { name, blocks, gives, tools } = source
  const [first] = blocks
  const verb = first === undefined ? 'kill' : 'dig'
  const what = name === gives.item ? name : `${name} for ${gives.item}`
  const needed = tools.length > 0 || first === undefined ? tools : harvestTools(first, version)
  return { id: `${verb} ${what}`, kind: verb, makes: gives, takes: [], leaves: [], tools: needed, source }
}

function filling(isItem: (item: string) => boolean): Way[] {
  const cows = giftsOf('cow').map(({ gives }) => gives.item)
  return ['water_bucket', 'lava_bucket', ...cows].filter(isItem).map((item) => ({
    id: `fill ${item}`,
    kind: 'fill',
    makes: { item, count: 1 },
    takes: [{ item: 'bucket', count: 1 }],
    leaves: [],
    tools: [],
  }))
}

function smelting(from: string, isItem: (item: string) => boolean): Way[] {
  const product = smelted(from)
  if (product === undefined || !isItem(product)) return []
  return [
    {
      id: `smelt ${from}`,
      kind: 'smelt',
      makes: { item: product, count: 1 },
      takes: [{ item: from, count: 1 }],
      leaves: [],
      tools: [],
      station: FURNACE,
    },
  ]
}

function crafting(item: string, version: string): Way[] {
  const recipes = recipesFor(item, version)
  return recipes.map(({ makes, takes, leaves, needsTable }) => {
    const from = takes.map((taken) => taken.item).sort()
    return {
      id: recipes.length === 1 ? `craft ${item}` : `craft ${item} from ${from.join(' + ')}`,
      kind: 'craft',
      makes: { item, count: makes },
      takes,
      leaves,
      tools: [],
      ...(needsTable ? { station: TABLE } : {}),
    }
  })
}
