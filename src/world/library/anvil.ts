/** The edge to prismarine-provider-anvil: writing chunks into region files. */
import { createRequire } from 'node:module'
import type { NbtCompound } from './nbt.ts'

const load = createRequire(import.meta.url)

export interface AnvilRegions {
  /** Puts a chunk into the region file of its folder that holds it; makes the file if there is none. */
  saveRaw(cx: number, cz: number, chunk: NbtCompound): Promise<void>
  close(): Promise<unknown>
}

interface AnvilLibrary {
  Anvil(version: string): new (folder: string) => AnvilRegions
}

/** A folder of region files. */
export function openRegions(version: string, folder: string): AnvilRegions {
  const { Anvil } = load('prismarine-provider-anvil') as AnvilLibrary
  return new (Anvil(version))(folder)
}
