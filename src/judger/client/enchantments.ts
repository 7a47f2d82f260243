import nbt from 'prismarine-nbt'
import type { Item } from './library-types.ts'

/** An enchantment in the form that prismarine-block's `digTime` takes. */
export interface Enchantment {
  /** Without namespace, e.g. `efficiency`. */
  readonly name: string
  readonly lvl: number
}

/** The part of an item's tag that holds its enchantments, from 1.13 to 1.20.4. */
interface EnchantedTag {
  readonly Enchantments?: readonly { readonly id: unknown; readonly lvl: number }[]
}

/** The enchantments of an item; empty without a tag, e.g. since 1.20.5, where items have components instead. */
export function enchantmentsOf(item: Pick<Item, 'nbt'> | null | undefined): Enchantment[] {
  const tag = item?.nbt
  if (tag === undefined || tag === null) return []
  const { Enchantments: enchantments = [] } = nbt.simplify(tag) as EnchantedTag
  return enchantments.map(({ id, lvl }) => ({ name: String(id).replace('minecraft:', ''), lvl }))
}
