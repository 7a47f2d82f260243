/** NBT values as prismarine-nbt and minecraft-protocol carry them. */
export interface NbtTag {
  readonly type: string
  readonly value: unknown
  readonly name?: string
}

export interface NbtCompound {
  readonly type: 'compound'
  readonly name?: string
  readonly value: Readonly<Record<string, NbtTag | undefined>>
}

export const nbtInt = (value: number): NbtTag => ({ type: 'int', value })
export const nbtString = (value: string): NbtTag => ({ type: 'string', value })
export const nbtCompound = (value: Record<string, NbtTag>): NbtCompound => ({
  type: 'compound',
  name: '',
  value,
})
export const nbtLongs = (longs: [number, number][]): NbtTag => ({ type: 'longArray', value: longs })

/** NBT as plain JSON values (for replies to data get). */
export function plainNbt(tag: NbtTag | undefined): unknown {
  if (!tag) return undefined
  if (tag.type === 'compound')
    return Object.fromEntries(
      Object.entries(tag.value as Record<string, NbtTag>).map(([key, value]) => [key, plainNbt(value)]),
    )
  if (tag.type === 'list') {
    const list = tag.value as { type: string; value: unknown[] }
    return list.value.map((value) => plainNbt({ type: list.type, value }))
  }
  return tag.value
}
