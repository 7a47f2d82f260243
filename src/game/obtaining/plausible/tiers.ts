import { PLACES, type Place, RECIPE_KINDS, type Recipe, type RecipeKind, type Source } from '../recipe.ts'

/** Version of the tiers below and of the rules in this folder. Counts of other versions are not comparable. */
export const PLAUSIBLE_WAYS_VERSION = 1

/** Some kinds of recipes, the places of their sources, and how likely they yield anything. */
interface Rule {
  readonly kinds: readonly RecipeKind[]
  readonly places: readonly Place[]
  /** Minimum chance that one source yields the item, 0..1. */
  readonly chance: number
}

/** Below this chance, players do not attempt it for the item's sake. */
const WORTH_TRYING = 0.1

const MAKING: readonly RecipeKind[] = [
  'fill',
  'milk',
  'smelt',
  'craft',
  'smith',
  'brew',
  'alter',
  'enchant',
  'travel',
]
const LIVING: readonly RecipeKind[] = ['kill', 'shear', 'grow']
const REMOTE: readonly Place[] = ['rare biome', 'structure', 'nether', 'end']

/**
 * Ways for players to obtain an item, tier by tier. A way of a later tier counts only for items that no earlier tier gives:
 * 1. the surrounding overworld, its animals and monsters, and everything made by hand, with stations or with fire;
 * 2. sources that players must travel to: rare biomes, structures, other dimensions; fishing;
 * 3. chests, people, silk touch;
 * 4. everything else: bosses, golems, raiders, rare drops, and the stonecutter, which makes nothing that crafting does not.
 */
const TIERS: readonly (readonly Rule[])[] = [
  [
    { kinds: MAKING, places: PLACES, chance: 0 },
    { kinds: ['dig'], places: ['overworld', 'village'], chance: 0 },
    { kinds: LIVING, places: ['overworld'], chance: WORTH_TRYING },
  ],
  [
    { kinds: ['dig'], places: REMOTE, chance: 0 },
    { kinds: LIVING, places: REMOTE, chance: WORTH_TRYING },
    { kinds: ['fish'], places: PLACES, chance: WORTH_TRYING },
  ],
  [
    {
      kinds: ['silk touch', 'buy', 'sell', 'barter', 'loot', 'brush', 'fish'],
      places: PLACES,
      chance: 0,
    },
  ],
  [{ kinds: RECIPE_KINDS, places: PLACES.filter((place) => place !== 'built'), chance: 0 }],
]
export const LAST_TIER = TIERS.length

/** Mobs that players do not kill for items available elsewhere, and blocks of villages that players craft themselves. */
const LAST_RESORT: ReadonlySet<string> = new Set([
  'wither',
  'ender_dragon',
  'warden',
  'elder_guardian',
  'evoker',
  'vindicator',
  'ravager',
  'pillager',
  'iron_golem',
  'snow_golem',
  'villager',
  'farmland',
  'dirt_path',
  'grass_path',
  'tripwire',
])

/** Blocks that are rare according to the table of places, although lava pools create them everywhere. */
const COMMON: ReadonlySet<string> = new Set(['obsidian'])

/** The first tier that has a recipe, from 1; undefined for blocks that exist only where a player has placed them. */
export function tierOf(recipe: Recipe): number | undefined {
  const { source } = recipe
  const first = source !== undefined && LAST_RESORT.has(source.name) ? LAST_TIER - 1 : 0
  const index = TIERS.findIndex((rules, tier) => tier >= first && rules.some((rule) => has(rule, recipe)))
  return index < 0 ? undefined : index + 1
}

const has = ({ kinds, places, chance }: Rule, { kind, source }: Recipe): boolean =>
  kinds.includes(kind) &&
  (source === undefined || (places.includes(placeOfSource(source)) && source.chance >= chance))

const placeOfSource = ({ name, place }: Source): Place => (COMMON.has(name) ? 'overworld' : place)
