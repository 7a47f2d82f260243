import nbt from 'prismarine-nbt'
import { adapt } from './adapt.ts'
import type { Bot } from './bot.ts'
import { itemClassOf } from './item-class.ts'
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

/** The component that holds them since 1.20.5, as minecraft-protocol reads it. */
interface EnchantedComponent {
  readonly enchantments?: readonly { readonly id: number; readonly level: number }[]
}

/** An item as a class of prismarine-item. */
type ItemLike = Pick<Item, 'nbt'> & {
  readonly enchants?: unknown
  readonly componentMap?: ReadonlyMap<string, unknown>
}

/** The enchantments of an item of a bot that has joined by `joinBot`. */
export function enchantmentsOf(item: ItemLike | null | undefined): Enchantment[] {
  if (item?.componentMap?.has('enchantments')) return adapt<Enchantment[]>(item.enchants)
  const tag = item?.nbt
  if (tag === undefined || tag === null) return []
  const { Enchantments: enchantments = [] } = nbt.simplify(tag) as EnchantedTag
  return enchantments.map(({ id, lvl }) => ({ name: String(id).replace('minecraft:', ''), lvl }))
}

/**
 * Makes `enchants` of prismarine-item list a component's enchantments by name. The library returns the component's raw data, and
 * mineflayer's `digTime` throws on it: since 1.20.5 no enchanted tool could dig. Called once per version.
 */
export function listEnchantments(registry: Bot['registry']): void {
  const { prototype } = itemClassOf(registry)
  const own = Object.getOwnPropertyDescriptor(prototype, 'enchants')
  if (own?.get === undefined) return
  const { get } = own
  const list = function (this: object): unknown {
    const listed: unknown = get.call(this)
    return Array.isArray(listed) ? listed : named(listed as EnchantedComponent, registry)
  }
  Object.defineProperty(prototype, 'enchants', { ...own, get: list })
}

const named = ({ enchantments = [] }: EnchantedComponent, registry: Bot['registry']): Enchantment[] =>
  enchantments.flatMap(({ id, level }) => {
    const name = registry.enchantments[id]?.name
    return name === undefined ? [] : [{ name, lvl: level }]
  })
