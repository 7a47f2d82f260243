import type { ItemStack } from '../../items/stack.ts'
import type { Game } from '../../kernel/game.ts'
import { lookup, namespaced, readName } from '../names.ts'
import { readCompound } from '../snbt.ts'
import type { ArgumentType } from '../tree/node.ts'
import type { StringReader } from '../tree/reader.ts'
import { suggestResources } from '../tree/suggestions.ts'

const suggestItems = suggestResources(({ game }) => Object.keys(game.registry.itemsByName))

/** An item with optional tags: diamond_pickaxe{Damage:3}. Air is null. */
export const ITEM: ArgumentType<ItemStack | null> = {
  parser: { id: 'minecraft:item_stack' },
  parse: readItem,
  suggest: suggestItems,
}

/** What items are compared with: their name, and the tags given. */
export const ITEM_FILTER: ArgumentType<ItemStack | null> = {
  ...ITEM,
  parser: { id: 'minecraft:item_predicate' },
}

function readItem(reader: StringReader, game: Game): ItemStack | null {
  const start = reader.cursor
  if (reader.peek() === '#') throw reader.problem('argument.item.tag.disallowed')
  const name = readName(reader)
  if (!lookup(game.registry.itemsByName, name))
    throw reader.fails('not_found', start, 'argument.item.id.invalid', namespaced(name))
  const nbt = reader.peek() === '{' ? readCompound(reader) : null
  return name === 'air' ? null : game.items.make(name, 1, nbt)
}
