import type { Stack } from '../../task/actions/benches.ts'
import { hasEnchantedComponent, nameIn, partsOf, potionIn } from './item-parts.ts'
import type { Item } from './library-types.ts'

/** A stack as actions see it, in any version. */
export function stackOf(item: Item): Stack {
  const parts = partsOf(item)
  const { Enchantments = [], StoredEnchantments = [] } = parts.tag
  const potion = potionIn(parts)
  const customName = nameIn(parts)
  return {
    item: item.name,
    count: item.count,
    damage: item.durabilityUsed ?? 0,
    isEnchanted: hasEnchantedComponent(parts) || Enchantments.length + StoredEnchantments.length > 0,
    ...(potion === undefined ? {} : { potion }),
    ...(customName === undefined ? {} : { customName }),
  }
}
