import type { NbtCompound } from '../../library/nbt.ts'
import { type Path, readPath } from '../paths.ts'
import { readCompound } from '../snbt.ts'
import type { ArgumentType } from '../tree/node.ts'

/** A compound tag. */
export const COMPOUND: ArgumentType<NbtCompound> = {
  parser: { id: 'minecraft:nbt' },
  parse: readCompound,
}

/** A path into data. */
export const NBT_PATH: ArgumentType<Path> = {
  parser: { id: 'minecraft:nbt_path' },
  parse: readPath,
}
