/** The dimension types that clients get at login, in the order of their numbers. */
import type { NbtCompound, NbtTag } from '../../library/nbt.ts'
import type { Registry } from '../../library/prismarine.ts'

export interface DimensionType {
  /** With its namespace. */
  readonly name: string
  readonly type: NbtCompound
}

const REGISTRY = 'minecraft:dimension_type'

/** In the form of the version's data: one tag up to 1.20.4, then a list of entries. */
export function dimensionTypes({ loginPacket }: Registry): DimensionType[] {
  const codec = loginPacket['dimensionCodec'] as Codec
  const apart = codec[REGISTRY]
  if (apart) return apart.entries.map(({ key, value }) => ({ name: key, type: value }))
  const listed = codec.value?.[REGISTRY].value.value.value.value ?? []
  return listed.map(({ name, element }) => ({
    name: String(name.value),
    type: { type: 'compound', name: '', value: element.value },
  }))
}

interface Codec {
  readonly [REGISTRY]?: {
    readonly entries: readonly { readonly key: string; readonly value: NbtCompound }[]
  }
  readonly value?: { readonly [REGISTRY]: Value<Value<Value<Value<readonly RegistryEntry[]>>>> }
}

interface Value<T> {
  readonly value: T
}

interface RegistryEntry {
  readonly name: NbtTag
  readonly element: NbtCompound
}
