import { namesOfSort } from '../../../game/data/names-of-sort.ts'
import { recipesFor } from '../../../game/items/recipes.ts'
import { smeltedFrom } from '../../../game/items/smelting.ts'
import { namesTest } from '../../../game/names.ts'
import type { GameVersion } from '../../../game/version.ts'
import { byRule, type Meaning, type Phrase, type Verb } from './verb.ts'

const isMade = (item: string, version: GameVersion): boolean =>
  recipesFor(item, version).length > 0 || smeltedFrom(item, version).length > 0

/** Why no item with one of these names can be made in a version; undefined if one can. */
export function recipeLack(names: readonly string[], version: GameVersion): string | undefined {
  const items = namesOfSort('item', version).filter(namesTest(names))
  if (items.some((item) => isMade(item, version))) return undefined
  return `no recipe and no furnace makes ${names.join(' or ').replaceAll('_', ' ')} in Minecraft ${version}`
}

/** Items at a crafting table, in the inventory or in a furnace; potions are brewed. */
export const craft: Verb = {
  id: 'craft',
  forms: ['craft', 'craft to', 'craft into', 'make', 'create', 'produce', 'construct', 'forge'],
  example: 'craft to clock',
  instrument: 'material',
  category: 'Crafting',
  read: readCraft,
}

function readCraft({ text, count, lexicon }: Phrase): Meaning | undefined {
  const item = lexicon.item(text)
  if (item !== undefined) {
    const obstacle = recipeLack(item.names, lexicon.version)
    return byRule(
      { kind: 'crafted', of: item.names, count },
      { object: item, count, atom: `craft_${item.first}`, ...(obstacle === undefined ? {} : { obstacle }) },
    )
  }
  const potion = lexicon.potion(text)
  if (potion === undefined) return undefined
  return byRule(
    { kind: 'brewed', of: potion.names, count },
    { object: potion, count, atom: `brew_${potion.first}_potion` },
  )
}
