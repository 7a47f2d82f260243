/** Items with components (1.20.5 and later): those in `component-kinds.ts`. Other NBT is not sent. */
import { type NbtCompound, type NbtTag, nbtCompound } from '../../library/nbt.ts'
import type { PacketFields } from '../../library/network.ts'
import type { Registry } from '../../library/prismarine.ts'
import { COMPONENT_KINDS } from './component-kinds.ts'

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

interface ComponentSlots {
  readonly toWire: (slot: unknown) => PacketFields
  readonly fromWire: (slot: unknown) => PacketFields
}

export function componentSlots(registry: Registry): ComponentSlots {
  function components(nbt: NbtCompound | undefined): Component[] {
    if (!nbt) return []
    return Object.entries(COMPONENT_KINDS).flatMap(([type, kind]) => {
      const data = kind.toWire(nbt.value, registry)
      return data === undefined ? [] : [{ type, data }]
    })
  }

  function nbtOf(list: readonly Component[]): NbtCompound | undefined {
    const tags: Record<string, NbtTag> = {}
    for (const { type, data } of list) {
      const kind = Object.hasOwn(COMPONENT_KINDS, type) ? COMPONENT_KINDS[type] : undefined
      for (const [key, tag] of Object.entries(kind?.fromWire(data as never, registry) ?? {}))
        tags[key] = key === 'display' ? withDisplay(tags['display'], tag) : tag
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

/** Name, lore and colour share one tag. */
const withDisplay = (before: NbtTag | undefined, tag: NbtTag): NbtTag =>
  nbtCompound({
    ...(before?.value as Record<string, NbtTag> | undefined),
    ...(tag.value as Record<string, NbtTag>),
  })
