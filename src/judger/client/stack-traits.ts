import nbt from 'prismarine-nbt'
import { POTION_NUMBERS } from '../../game/items/potions.ts'
import type { Stack } from '../../task/actions/benches.ts'
import { adapt } from './adapt.ts'
import { enchantmentsOf } from './enchantments.ts'
import type { Item } from './library-types.ts'

/** Parts of an item since 1.20.5, by the name of the component. */
type Components = ReadonlyMap<string, { readonly data?: unknown }>

/** The parts of an item's tag until 1.20.4 that are read here. */
interface Tag {
  readonly Potion?: string
  readonly StoredEnchantments?: readonly unknown[]
  readonly display?: { readonly Name?: string }
}

const EMPTY: Components = new Map()

/** A stack as actions see it, in any version. */
export function stackOf(item: Item): Stack {
  const { components, tag } = partsOf(item)
  const potion = potionIn(components, tag)
  const customName = nameOf(components, tag)
  return {
    item: item.name,
    count: item.count,
    damage: item.durabilityUsed ?? 0,
    isEnchanted: isEnchanted(item, components, tag),
    ...(potion === undefined ? {} : { potion }),
    ...(customName === undefined ? {} : { customName }),
  }
}

function partsOf(item: Item): { components: Components; tag: Tag } {
  const { componentMap = EMPTY } = adapt<{ componentMap?: Components }>(item)
  return { components: componentMap, tag: item.nbt == null ? {} : (nbt.simplify(item.nbt) as Tag) }
}

function potionIn(components: Components, { Potion }: Tag): string | undefined {
  if (Potion !== undefined) return Potion.replace(/^minecraft:/, '')
  const contents = components.get('potion_contents')?.data as { readonly potionId?: number } | undefined
  return contents?.potionId === undefined ? undefined : POTION_NUMBERS[contents.potionId]
}

function nameOf(components: Components, { display }: Tag): string | undefined {
  const name = display?.Name ?? components.get('custom_name')?.data
  if (name === undefined) return undefined
  return textOf(typeof name === 'string' ? name : nbt.simplify(adapt(name)))
}

/** The plain text of a name: JSON until 1.20.4, later a text component. */
function textOf(name: unknown): string {
  if (typeof name !== 'string') return String((name as { readonly text?: string } | null)?.text ?? '')
  if (!name.startsWith('{') && !name.startsWith('"')) return name
  const parsed = JSON.parse(name) as string | { readonly text?: string }
  return typeof parsed === 'string' ? parsed : (parsed.text ?? '')
}

function isEnchanted(item: Item, components: Components, { StoredEnchantments = [] }: Tag): boolean {
  const listed = ['enchantments', 'stored_enchantments'].some((name) => {
    const data = components.get(name)?.data as { readonly enchantments?: readonly unknown[] } | undefined
    return (data?.enchantments?.length ?? 0) > 0
  })
  return listed || StoredEnchantments.length > 0 || enchantmentsOf(item).length > 0
}
