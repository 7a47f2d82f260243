import { type NbtTag, nbtCompound, plainNbt } from '../../library/nbt.ts'
import { OURS } from './saved-memory.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

/** Tags that vanilla does not have, and the compound that contains them. */
export const ownTags = (tags: Record<string, NbtTag>): Record<string, NbtTag> => ({
  [OURS]: nbtCompound(tags),
})

/** The tags in our own compound. */
export const ownTagsOf = (said: Members): Members =>
  said[OURS]?.type === 'compound' ? (said[OURS].value as Members) : {}

/** A number in a tag; undefined if there is none. */
export function numberTag(said: Members, key: string): number | undefined {
  const value = plainNbt(said[key])
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
