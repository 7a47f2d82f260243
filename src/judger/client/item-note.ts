import { hasEnchantedComponent, nameIn, partsOf, potionIn } from './item-parts.ts'
import type { Item } from './library-types.ts'

/**
 * A text that distinguishes an item from others of its kind: `potion:swiftness`, `enchanted:sharpness 2,looting 1`
 * (`enchanted:yes` since 1.20.5), `named:Tom`, joined by `;`; empty for a plain one.
 */
export function noteOf(item: Item): string {
  const parts = partsOf(item)
  const { Enchantments = [], StoredEnchantments = [] } = parts.tag
  const enchantments = [...Enchantments, ...StoredEnchantments].map(({ id, lvl }) => `${plain(id)} ${lvl}`)
  return joined({
    potion: potionIn(parts) ?? '',
    enchanted: hasEnchantedComponent(parts) ? 'yes' : enchantments.join(','),
    named: nameIn(parts) ?? '',
  })
}

const plain = (id: unknown): string => String(id).replace('minecraft:', '')

const joined = (notes: Readonly<Record<string, string>>): string =>
  Object.entries(notes)
    .flatMap(([kind, what]) => (what === '' ? [] : [`${kind}:${what.replaceAll(';', ',')}`]))
    .join(';')
