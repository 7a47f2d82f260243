import type { NbtCompound, NbtTag } from '../../library/nbt.ts'
import { asKept } from '../components/convert.ts'
import { type Path, readPath } from '../paths.ts'
import { readCompound, readTag } from '../snbt.ts'
import type { ArgumentType } from '../tree/node.ts'

/** A compound tag. Items in it are in the version's format. */
export const COMPOUND: ArgumentType<NbtCompound> = {
  parser: { id: 'minecraft:nbt' },
  parse: (reader, { registry }) => asKept(registry, readCompound(reader)) as NbtCompound,
}

/** Any data. */
export const TAG: ArgumentType<NbtTag> = {
  parser: { id: 'minecraft:nbt_tag' },
  parse: (reader, { registry }) => asKept(registry, readTag(reader)) as NbtTag,
}

/** A path into data. */
export const NBT_PATH: ArgumentType<Path> = {
  parser: { id: 'minecraft:nbt_path' },
  parse: readPath,
}
