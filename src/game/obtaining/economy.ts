import { PLACES, type Place, RECIPE_KINDS, type Recipe, type RecipeKind } from './recipe.ts'

/** Which recipes a consumer of the graph can use, as data. */
export interface Economy {
  /** Unique; names the economy in caches and messages. */
  readonly id: string
  readonly kinds: readonly RecipeKind[]
  /** Places where its sources may be found. */
  readonly places: readonly Place[]
  /** Minimum chance that a kill yields the item. */
  readonly killChance: number
}

/** Everything that a player can do in survival. Blocks that only players place do not count as sources of new items. */
export const SURVIVAL: Economy = {
  id: 'survival',
  kinds: RECIPE_KINDS,
  places: PLACES.filter((place) => place !== 'built'),
  killChance: 0,
}

/** The natural overworld without structures and villages: the world of text, and the tree of technology. */
export const OVERWORLD: Economy = {
  id: 'overworld',
  kinds: ['dig', 'kill', 'fill', 'milk', 'smelt', 'craft'],
  places: ['overworld', 'rare biome'],
  killChance: 0.1,
}

/** Everything that agents can do in an arena with the task's blocks and items. */
export const ARENA: Economy = {
  id: 'arena',
  kinds: ['dig', 'kill', 'milk', 'shear', 'smelt', 'craft'],
  places: PLACES.filter((place) => place !== 'built'),
  killChance: 0.1,
}

/**
 * Everything that agents do in survival terrain: it has no structures, and agents dig, fight, craft and smelt there, but they do
 * not fill buckets or look for rare biomes.
 */
export const AGENTS_IN_THE_WILD: Economy = {
  id: 'agents in the wild',
  kinds: ['dig', 'kill', 'smelt', 'craft'],
  places: ['overworld'],
  killChance: 0.1,
}

/** Whether an economy includes a recipe. */
export const allows = ({ kinds, places, killChance }: Economy, { kind, source }: Recipe): boolean =>
  kinds.includes(kind) &&
  (source === undefined ||
    (places.includes(source.place) && (kind !== 'kill' || source.chance >= killChance)))
