import { TERRAIN_BIOMES } from '../../game/terrain-biomes.ts'
import { constraintsOf, type Reading } from '../../mcu/meaning/reading.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import type { Predicate } from '../../mcu/predicate/predicate.ts'
import type { OpenDraft } from '../../scenario/open/draft.ts'

type Terrain = NonNullable<OpenDraft['terrain']>

/** One of the environment seeds of the papers, although the terrain is our own. */
const SEED = 19_961_103
/** Biomes of our terrain where there is something to climb. */
const MOUNTAINS = ['windswept_hills', 'stony_peaks', 'snowy_slopes']

/** A world that a task's words need, with the reason; or why there is none. */
export type WorldChoice = { readonly terrain: Terrain; readonly why: string } | { readonly obstacle: string }

/** Terrain for whatever a scene leaves to the world. */
export const anyTerrain = (why: string): WorldChoice => ({ terrain: { seed: SEED }, why })

/** The world that a task's text requires; undefined if flat ground is enough. */
export function worldFor(meaning: Reading | undefined, goal: Predicate | undefined): WorldChoice | undefined {
  const leaves = goal === undefined ? [] : leavesOf(goal)
  const biomes = leaves.flatMap((leaf) => (leaf.kind === 'stays' ? (leaf.biome ?? []) : []))
  if (biomes.length > 0) return nearBiomes(biomes, 'to be found')
  const world = meaning?.parts.find((part) => part.world !== undefined)?.world
  if (world === 'nether' || world === 'end')
    return { obstacle: `no way leads from the start into the ${world === 'nether' ? 'Nether' : 'End'}` }
  if (leaves.some((leaf) => leaf.kind === 'offset' && (leaf.up ?? 0) > 0))
    return nearBiomes(MOUNTAINS, 'to climb')
  if (leaves.some((leaf) => leaf.kind === 'offset' && (leaf.horizontal ?? 0) > 0))
    return anyTerrain('a world to explore')
  if (meaning === undefined) return undefined
  for (const constraint of constraintsOf(meaning)) {
    if (constraint.kind === 'from scratch') return anyTerrain('everything from scratch')
    if (constraint.kind === 'biome') return inBiome(constraint.of)
  }
  return world === 'terrain' ? anyTerrain('a world with terrain') : undefined
}

const known = (biomes: readonly string[]): string[] =>
  biomes.filter((biome) => TERRAIN_BIOMES.includes(biome))

function nearBiomes(biomes: readonly string[], what: string): WorldChoice {
  return known(biomes).length === 0
    ? { obstacle: `our terrain has no ${biomes.join(' or ')}` }
    : { terrain: { seed: SEED, near: [...biomes] }, why: `${known(biomes).join(' or ')} ${what}` }
}

function inBiome(biomes: readonly string[]): WorldChoice {
  const [biome] = known(biomes)
  return biome === undefined
    ? { obstacle: `our terrain has no ${biomes.join(' or ')}` }
    : { terrain: { seed: SEED, biome }, why: `a start in the ${biome}` }
}
