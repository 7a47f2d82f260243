import { tablesOf } from '../../game/data/tables.ts'

/** The first version in which items have components instead of tags. */
const COMPONENTS_SINCE = '1.20.5'

const POTION = /(?:\bPotion:|\bpotion_contents=(?:\{potion:)?)\s*"?(?:minecraft:)?([a-z_]+)"?/
const DAMAGE = /\b(?:Damage:|damage=)\s*(\d+)/
const ENCHANTMENTS = /\b(Stored)?Enchantments:\s*\[(.*?)\]/g
const ENCHANTMENT = /id:\s*"?(?:minecraft:)?([a-z_]+)"?\s*,\s*lvl:\s*(\d+)/g

/** The potion in a bottle given the tags or components in a command. */
export const potionIn = (tags: string | undefined): string | undefined => POTION.exec(tags ?? '')?.[1]

/** The used durability of a tool given the tags or components in a command. */
export const damageIn = (tags: string | undefined): number => Number(DAMAGE.exec(tags ?? '')?.[1] ?? 0)

/**
 * The data after the name of an item in a command of a version: tags in braces until 1.20.4, since then
 * components in brackets. The tags that scenes use are understood: potions, damage and enchantments; others are
 * kept as raw data.
 */
export function itemTagsIn(tags: string, version: string): string {
  if (!tags.startsWith('{') || !tablesOf(version).isNewerOrEqualTo(COMPONENTS_SINCE)) return tags
  const potion = potionIn(tags)
  const damage = damageIn(tags)
  const enchantments = [...tags.matchAll(ENCHANTMENTS)].map(([, stored, list = '']) => {
    const levels = [...list.matchAll(ENCHANTMENT)].map(([, name, level]) => `"minecraft:${name}":${level}`)
    return `${stored === undefined ? 'enchantments' : 'stored_enchantments'}={levels:{${levels.join(',')}}}`
  })
  const parts = [
    ...(potion === undefined ? [] : [`potion_contents={potion:"minecraft:${potion}"}`]),
    ...(damage === 0 ? [] : [`damage=${damage}`]),
    ...enchantments,
  ]
  return `[${parts.length === 0 ? `custom_data=${tags}` : parts.join(',')}]`
}
