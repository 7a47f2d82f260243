/** An NBT tag in the form of prismarine-nbt and minecraft-protocol. */
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
export const nbtByte = (value: number): NbtTag => ({ type: 'byte', value })
export const nbtShort = (value: number): NbtTag => ({ type: 'short', value })
export const nbtFloat = (value: number): NbtTag => ({ type: 'float', value })
export const nbtDouble = (value: number): NbtTag => ({ type: 'double', value })
export const nbtLong = (value: number): NbtTag => ({
  type: 'long',
  value: [Math.floor(value / 2 ** 32), value | 0],
})
export const nbtList = (type: string, value: readonly unknown[]): NbtTag => ({
  type: 'list',
  value: { type: value.length > 0 ? type : 'end', value },
})
export const nbtLongs = (longs: [number, number][]): NbtTag => ({ type: 'longArray', value: longs })

/** Converts NBT to plain JSON values, for replies to `data get`. */
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
  if (tag.type === 'long') return longOf(tag.value)
  if (tag.type === 'longArray') return (tag.value as unknown[]).map(longOf)
  return tag.value
}

/** A long as a number; loses precision beyond 2^53. */
export function longOf(value: unknown): number {
  if (typeof value === 'bigint') return Number(value)
  const [high = 0, low = 0] = value as readonly number[]
  return high * 2 ** 32 + (low >>> 0)
}
