import { type NbtTag, plainNbt } from '../library/nbt.ts'

/** The members of a compound; unknown ones are undefined. */
export type Members = Readonly<Record<string, NbtTag | undefined>>

export const membersOf = (tag: NbtTag | undefined): Members =>
  tag?.type === 'compound' ? (tag.value as Members) : {}

/** The strings of a list. */
export function stringsOf(tag: NbtTag | undefined): readonly string[] {
  const list = plainNbt(tag)
  return Array.isArray(list) ? list.map(String) : []
}

export const stringOf = (tag: NbtTag | undefined): string | undefined =>
  typeof tag?.value === 'string' ? tag.value : undefined

/** A finite number; otherwise undefined. */
export function numberOf(tag: NbtTag | undefined): number | undefined {
  const value = plainNbt(tag)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export const isSet = (tag: NbtTag | undefined): boolean => (numberOf(tag) ?? 0) !== 0
