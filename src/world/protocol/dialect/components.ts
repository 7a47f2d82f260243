/** Items with components (1.20.5 and later): damage, enchantments and name. Other NBT is not sent. */
import {
  type NbtCompound,
  type NbtTag,
  nbtCompound,
  nbtInt,
  nbtList,
  nbtShort,
  nbtString,
} from '../../library/nbt.ts'
import type { PacketFields } from '../../library/network.ts'
import type { Registry } from '../../library/prismarine.ts'

interface PlainSlot {
  readonly present: boolean
  readonly itemId?: number
  readonly itemCount?: number
  readonly nbtData?: NbtCompound
}

interface Component {
  readonly type: string
  readonly data: unknown
}

type EnchantmentList = readonly { readonly id: number; readonly level: number }[]

interface ComponentSlots {
  readonly toWire: (slot: unknown) => PacketFields
  readonly fromWire: (slot: unknown) => PacketFields
}

export function componentSlots(registry: Registry): ComponentSlots {
  const nameOf = new Map(Object.entries(registry.enchantmentsByName).map(([name, it]) => [it?.id, name]))

  function components(nbt: NbtCompound | undefined): Component[] {
    const list: Component[] = []
    const damage = nbt?.value['Damage']?.value
    if (typeof damage === 'number' && damage > 0) list.push({ type: 'damage', data: damage })
    const enchantments = enchantmentsOf(nbt).flatMap(({ name, level }) => {
      const id = registry.enchantmentsByName[name]?.id
      return id === undefined ? [] : [{ id, level }]
    })
    if (enchantments.length > 0)
      list.push({ type: 'enchantments', data: { enchantments, showTooltip: true } })
    return list
  }

  function nbtOf(list: readonly Component[]): NbtCompound | undefined {
    const tags: Record<string, NbtTag> = {}
    for (const { type, data } of list) {
      if (type === 'damage') tags['Damage'] = nbtInt(Number(data))
      if (type === 'enchantments')
        tags['Enchantments'] = nbtList(
          'compound',
          (data as { enchantments: EnchantmentList }).enchantments.map(({ id, level }) => ({
            id: nbtString(`minecraft:${nameOf.get(id)}`),
            lvl: nbtShort(level),
          })),
        )
    }
    return Object.keys(tags).length > 0 ? nbtCompound(tags) : undefined
  }

  return {
    toWire: (slot) => {
      const { present, itemId, itemCount, nbtData } = slot as PlainSlot
      if (!present) return { itemCount: 0 }
      const list = components(nbtData)
      return {
        itemCount,
        itemId,
        addedComponentCount: list.length,
        removedComponentCount: 0,
        components: list,
        removeComponents: [],
      }
    },
    fromWire: (slot) => {
      const fields = slot as
        | { itemCount?: number; itemId?: number; components?: readonly Component[] }
        | undefined
      if (!fields?.itemCount) return { present: false }
      const { itemCount, itemId, components: list = [] } = fields
      return { present: true, itemId, itemCount, nbtData: nbtOf(list) }
    },
  }
}

function enchantmentsOf(nbt: NbtCompound | undefined): { name: string; level: number }[] {
  const list = nbt?.value['Enchantments']?.value as
    | { value?: { id?: { value: string }; lvl?: { value: number } }[] }
    | undefined
  return (list?.value ?? []).map(({ id, lvl }) => ({
    name: String(id?.value ?? '').replace('minecraft:', ''),
    level: Number(lvl?.value ?? 1),
  }))
}
