import { type NbtCompound, type NbtTag, nbtCompound, nbtInt } from '../library/nbt.ts'
import { DATA_VERSION } from './chunk-layout.ts'

/** A file of vanilla's data folder. */
export const dataFile = (data: Record<string, NbtTag>): NbtCompound =>
  nbtCompound({ data: nbtCompound(data), DataVersion: nbtInt(DATA_VERSION) })
