/** Typed access to prismarine-provider-anvil: writes chunks into region files. */
import { createRequire } from 'node:module'
import type { NbtCompound } from './nbt.ts'

const load = createRequire(import.meta.url)

export interface AnvilRegions {
  /** Writes a chunk into its region file; creates the file if necessary. */
  saveRaw(cx: number, cz: number, chunk: NbtCompound): Promise<void>
  close(): Promise<unknown>
}

interface AnvilLibrary {
  Anvil(version: string): new (folder: string) => AnvilRegions
}

/** Opens a folder of region files. */
export function openRegions(version: string, folder: string): AnvilRegions {
  const { Anvil } = load('prismarine-provider-anvil') as AnvilLibrary
  return new (Anvil(version))(folder)
}
