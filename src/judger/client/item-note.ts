import nbt from 'prismarine-nbt'
import { POTIONS } from '../../world/items/potions.ts'
import type { Item } from './library-types.ts'

/** The tag of an item, from 1.13 to 1.20.4. */
interface ItemTag {
  readonly Potion?: string
  readonly Enchantments?: readonly Leveled[]
  readonly StoredEnchantments?: readonly Leveled[]
  readonly display?: { readonly Name?: string }
}
interface Leveled {
  readonly id: unknown
  readonly lvl: number
}

/** Components of an item since 1.20.5, as minecraft-protocol reads them. */
type Components = ReadonlyMap<string, { readonly data?: unknown }>

/**
 * What tells an item from others of its kind: `potion:swiftness`, `enchanted:sharpness 2,looting 1`, `named:Tom`, joined by `;`; empty
 * for a plain one.
 */
export function noteOf(item: Item): string {
  const { componentMap } = item as Item & { componentMap?: Components }
  // items with components have a tag of their damage beside them
  if (componentMap !== undefined && componentMap.size > 0) return noteOfComponents(componentMap)
  const tag = item.nbt
  return tag === null || tag === undefined ? '' : noteOfTag(nbt.simplify(tag) as ItemTag)
}

const plain = (id: unknown): string => String(id).replace('minecraft:', '')

function noteOfTag({ Potion, Enchantments = [], StoredEnchantments = [], display }: ItemTag): string {
  const enchantments = [...Enchantments, ...StoredEnchantments].map(({ id, lvl }) => `${plain(id)} ${lvl}`)
  return joined({
    potion: Potion === undefined ? '' : plain(Potion),
    enchanted: enchantments.join(','),
    named: textOf(display?.Name),
  })
}

function noteOfComponents(components: Components): string {
  const dataOf = (type: string) => components.get(type)?.data as Record<string, unknown> | undefined
  const potion = dataOf('potion_contents')?.['potionId']
  const enchanted = ['enchantments', 'stored_enchantments'].some(
    (type) => ((dataOf(type)?.['enchantments'] as unknown[] | undefined) ?? []).length > 0,
  )
  return joined({
    potion: typeof potion === 'number' ? (POTIONS[potion] ?? '') : '',
    enchanted: enchanted ? 'yes' : '',
    named: textOf(dataOf('custom_name')),
  })
}

const joined = (notes: Readonly<Record<string, string>>): string =>
  Object.entries(notes)
    .flatMap(([kind, what]) => (what === '' ? [] : [`${kind}:${what.replaceAll(';', ',')}`]))
    .join(';')

/** The letters of a text of the game, which is JSON in older versions. */
function textOf(text: unknown): string {
  if (typeof text === 'string') {
    try {
      return textOf(JSON.parse(text))
    } catch {
      return text
    }
  }
  if (typeof text !== 'object' || text === null) return ''
  const { value, text: inner, extra = [] } = text as { value?: unknown; text?: unknown; extra?: unknown[] }
  if (typeof value === 'string') return value
  if (typeof value === 'object') return textOf(value)
  return `${typeof inner === 'string' ? inner : textOf(inner)}${extra.map(textOf).join('')}`
}
