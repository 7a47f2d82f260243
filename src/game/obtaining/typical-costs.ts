import type { WayCosts } from './cheapest-plan.ts'
import type { Way } from './tech-tree.ts'

/** Walking (blocks a second), and coming back to work after a walk (s). */
const PACE = 4
const BEGIN_S = 2
/** Time of one of each, roughly (s): digging by hand or with the tool for it, with going to it and picking up. */
const DIG_S = 2.5
const KILL_S = 12
const SMELT_S = 10
const CRAFT_S = 1
const FILL_S = 3

/** Time to find what is not known of yet, roughly (s): on the surface, and by a tunnel at the best height. */
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

/** A kind of block or creature that an agent knows of, and the path to the nearest one (blocks; heights count double). */
export interface KnownSource {
  readonly name: string
  readonly way: number
}

/** What ways cost an agent by what it knows of its surroundings (s): a walk to what is known, a search for what is not. */
export function wildCosts({ known }: { readonly known: readonly KnownSource[] }): WayCosts {
  const byName = new Map(known.map((thing) => [thing.name, thing]))
  return { once: (way) => onceFor(way, byName), each: eachOf }
}

function onceFor(way: Way, known: ReadonlyMap<string, KnownSource>): number {
  if (way.kind === 'fill') return way.makes.item === 'water_bucket' ? WOOD_S : PLANT_S
  if (way.source === undefined) return 0
  const { name, blocks } = way.source
  const things = (blocks.length === 0 ? [name] : blocks).flatMap((block) => known.get(block) ?? [])
  const walks = things.map(({ way: blocksAway }) => BEGIN_S + blocksAway / PACE)
  return Math.min(...walks, searchFor(name, blocks))
}

function searchFor(name: string, blocks: readonly string[]): number {
  if (SEARCH_S[name] !== undefined) return SEARCH_S[name]
  if (name.endsWith('_log') || name.endsWith('_leaves')) return WOOD_S
  return blocks.length === 0 ? CREATURE_S : PLANT_S
}

function eachOf({ kind, source }: Way): number {
  if (kind === 'smelt') return SMELT_S
  if (kind === 'craft') return CRAFT_S
  if (kind === 'fill') return FILL_S
  return (kind === 'kill' ? KILL_S : DIG_S) / (source?.chance ?? 1)
}
