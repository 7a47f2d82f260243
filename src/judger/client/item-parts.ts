import nbt from 'prismarine-nbt'
import { POTION_NUMBERS } from '../../game/items/potions.ts'
import { adapt } from './adapt.ts'
import type { Item } from './library-types.ts'

/** Components of an item since 1.20.5, as minecraft-protocol reads them. */
type Components = ReadonlyMap<string, { readonly data?: unknown }>

interface Leveled {
  readonly id: unknown
  readonly lvl: number
}

/** The parts of an item's tag, from 1.13 to 1.20.4, that are read here. Since 1.20.5 it only holds the damage. */
interface Tag {
  readonly Potion?: string
  readonly Enchantments?: readonly Leveled[]
  readonly StoredEnchantments?: readonly Leveled[]
  readonly display?: { readonly Name?: string }
}

/** Properties of an item besides its name and count, in any version. */
interface ItemParts {
  readonly components: Components
  readonly tag: Tag
}

const NO_COMPONENTS: Components = new Map()

export function partsOf(item: Item): ItemParts {
  const { componentMap = NO_COMPONENTS } = adapt<{ componentMap?: Components }>(item)
  return { components: componentMap, tag: item.nbt == null ? {} : (nbt.simplify(item.nbt) as Tag) }
}

/** Name of the potion in a bottle or on a tipped arrow. */
export function potionIn({ components, tag: { Potion } }: ItemParts): string | undefined {
  if (Potion !== undefined) return Potion.replace(/^minecraft:/, '')
  const contents = components.get('potion_contents')?.data as { readonly potionId?: number } | undefined
  return contents?.potionId === undefined ? undefined : POTION_NUMBERS[contents.potionId]
}

/** The name that an item was given. */
export function nameIn({ components, tag: { display } }: ItemParts): string | undefined {
  const name = display?.Name ?? components.get('custom_name')?.data
  return name === undefined ? undefined : textOf(name)
}

/** Whether components list enchantments; clients of 1.20.5 and later learn from a server registry which ones. */
export const hasEnchantedComponent = ({ components }: ItemParts): boolean =>
  ['enchantments', 'stored_enchantments'].some((type) => {
    const data = components.get(type)?.data as { readonly enchantments?: readonly unknown[] } | undefined
    return (data?.enchantments?.length ?? 0) > 0
  })

/** The characters of a Minecraft text component: JSON until 1.20.4, later a tag. */
function textOf(text: unknown): string {
  if (typeof text === 'string') return lettersOf(parsed(text))
  const isTag = typeof text === 'object' && text !== null && 'value' in text
  return lettersOf(isTag ? nbt.simplify(adapt(text)) : text)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The characters of a text component and its siblings. */
function lettersOf(component: unknown): string {
  if (typeof component === 'string') return component
  if (typeof component !== 'object' || component === null) return ''
  const { text, extra = [] } = component as { text?: unknown; extra?: readonly unknown[] }
  return `${lettersOf(text)}${extra.map(lettersOf).join('')}`
}
