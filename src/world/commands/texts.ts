import type { ItemStack } from '../items/stack.ts'
import type { Game } from '../kernel/game.ts'
import { type NbtTag, nbtCompound, plainNbt } from '../library/nbt.ts'
import type { EnchantmentDefinition } from '../library/prismarine.ts'
import { displayName } from '../player/display-name.ts'
import { styled, type Text, text, translate } from '../protocol/fields.ts'
import { componentsOf, hasComponents } from './components/convert.ts'
import { formatSnbt } from './snbt-format.ts'
import type { Target } from './source.ts'

/** A text about one target, using its name, or about several, using their number; vanilla has a key for each. */
export function oneOrMany(
  list: readonly Target[],
  one: (name: Text) => Text,
  many: (count: number) => Text,
): Text {
  const [first] = list
  return list.length === 1 && first ? one(displayName(first)) : many(list.length)
}

/** The name of an item in brackets; hovering over it shows the item (vanilla ItemStack.getDisplayName). */
export function itemText(game: Game, stack: ItemStack | null): Text {
  const { language } = game.registry
  const name = itemName(game, stack)
  // the data of 1.16 has no key for the brackets
  const label: Text =
    'chat.square_brackets' in language
      ? translate('chat.square_brackets', name)
      : { text: '[', extra: [name, text(']')] }
  if (!stack) return label
  const contents = { id: `minecraft:${stack.name}`, count: stack.count, ...extraOf(game, stack) }
  return styled(label, { hoverEvent: { action: 'show_item', contents } })
}

/** An item's data besides its name and count, in the form of the version's clients. */
function extraOf({ registry }: Game, { nbt }: ItemStack): object {
  if (!nbt) return {}
  if (!hasComponents(registry)) return { tag: formatSnbt({ type: 'compound', value: nbt.value }) }
  const components = componentsOf(nbt.value as Readonly<Record<string, NbtTag>>)
  return { components: plainNbt(nbtCompound({ ...components })) }
}

/** Only the name of an item. */
export function itemName({ registry: { language } }: Game, stack: ItemStack | null): Text {
  const item = `item.minecraft.${stack?.name ?? 'air'}`
  return translate(item in language ? item : `block.minecraft.${stack?.name ?? 'air'}`)
}

export const effectText = (name: string): Text => translate(`effect.minecraft.${name}`)

/** An enchantment and its level (vanilla Enchantment.getFullname). */
export function enchantmentText(name: string, { maxLevel }: EnchantmentDefinition, level: number): Text {
  const label = translate(`enchantment.minecraft.${name}`)
  if (level === 1 && maxLevel === 1) return styled(label, { color: 'gray' })
  return {
    ...styled(label, { color: 'gray' }),
    extra: [text(' '), translate(`enchantment.level.${level}`)],
  }
}

/** Texts with commas between them. */
export function listText(list: readonly Text[]): Text {
  return { text: '', extra: list.flatMap((entry, i) => (i === 0 ? [entry] : [text(', '), entry])) }
}
