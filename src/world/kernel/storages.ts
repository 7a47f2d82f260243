import type { NbtCompound } from '../library/nbt.ts'
import type { Game } from './game.ts'
import { Memory } from './memory/memory.ts'

const STORAGES = new Memory('storages', () => ({ byName: new Map<string, NbtCompound>() }))

/** All command storages of a world by name. */
export const storagesOf = ({ world }: Game): Map<string, NbtCompound> => STORAGES.of(world).byName
