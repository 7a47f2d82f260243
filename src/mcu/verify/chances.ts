import { BUCKET_FILLS } from '../../game/items/bucket-fills.ts'
import { TRADES } from '../../game/mobs/trades.ts'
import { chanceRecipes } from '../../game/obtaining/arena.ts'
import type { Recipe } from '../../game/obtaining/recipe.ts'
import type { CheckedScene } from './goal-scene.ts'
import { Supplies } from './supplies.ts'

/** Mobs that trade. */
const TRADERS = ['villager', 'wandering_trader']

/**
 * Whether an item can be obtained in a scene by a way that may fail: flint from gravel, a fish, a purchase,
 * loot.
 */
export function hasChanceOf(
  item: string,
  scene: Pick<CheckedScene, 'operations' | 'blocks' | 'version'>,
): boolean {
  const names = scene.blocks.map(({ block }) => block.name)
  const supplies = new Supplies(scene.operations, { blocks: names, version: scene.version })
  const stands = new Set(names)
  if (stands.has(item) && JSON.stringify(scene.operations).includes('silk_touch')) return true
  return chanceRecipes(item, scene.version).some(
    (recipe) => recipe.kind !== 'silk touch' && isPossible(recipe, supplies, stands),
  )
}

function isPossible(
  { takes, tools, station, source, kind }: Recipe,
  supplies: Supplies,
  stands: ReadonlySet<string>,
): boolean {
  if (kind === 'travel') return false
  const has = (item: string) => stands.has(item) || supplies.carries(item) > 0
  const sources = source === undefined ? [] : sourcesOf(source.name, source.blocks)
  const isThere =
    sources.length === 0 ||
    sources.some((name) => stands.has(name) || supplies.summoned((mob) => mob === name) > 0)
  return (
    isThere &&
    takes.every(({ item }) => has(item) || has(BUCKET_FILLS[item] ?? '')) &&
    (tools.length === 0 || tools.some(has)) &&
    (station === undefined || has(station))
  )
}

/** Possible sources in a scene: its blocks or the mob; for a profession, every mob that trades. */
const sourcesOf = (name: string, blocks: readonly string[]): readonly string[] =>
  name in TRADES ? TRADERS : [name, ...blocks]
