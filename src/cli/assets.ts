import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Command } from 'commander'
import { unzipSync } from 'fflate'
import { UsageError } from '../core/errors.ts'
import type { LookProvider } from '../render/look/look.ts'
import type { PackFiles } from '../render/pack/pack.ts'
import { packLooks } from '../render/pack/pack-looks.ts'

export interface AssetsFlags {
  assets?: string
}

export const withAssetsFlag = (command: Command): Command =>
  command.option(
    '--assets <folder|jar>',
    "draw blocks, items and mobs with these textures: a resource pack (folder or zip) or the game's jar, which you have yourself",
  )

/**
 * The look of blocks that the flag asks for; none without it.
 * @throws UsageError when there are no textures of blocks
 */
export const looksOf = ({ assets }: AssetsFlags): { looks?: LookProvider } =>
  assets === undefined ? {} : { looks: packLooks(openPack(assets)) }

const HINT =
  "Give a resource pack or the game's jar: a folder, a zip or a jar with assets/minecraft/textures/block/*.png inside (1.13 or later)."

/** @throws UsageError when there are no textures of blocks */
export function openPack(path: string): PackFiles {
  if (!existsSync(path)) throw new UsageError(`There is nothing at ${path}.`, { hint: HINT })
  return statSync(path).isDirectory() ? folderPack(path) : zipPack(path)
}

function folderPack(path: string): PackFiles {
  const roots = [join(path, 'assets'), path, join(path, '..')]
  const root = roots.find((folder) => existsSync(join(folder, 'minecraft', 'textures', 'block')))
  // the parent counts only for a folder that is `minecraft` itself
  if (root === undefined || (root === roots[2] && basename(path) !== 'minecraft'))
    throw new UsageError(`There are no textures of blocks in ${path}.`, { hint: HINT })
  return {
    read(file) {
      const full = join(root, file)
      return file.includes('..') || !existsSync(full) ? undefined : readFileSync(full)
    },
  }
}

const WANTED = /(?:^|\/)assets\/([a-z0-9_.-]+\/(?:textures\/(?:block|item|entity)|models|blockstates)\/.+)$/

function zipPack(path: string): PackFiles {
  const files = new Map<string, Uint8Array>()
  try {
    const found = unzipSync(readFileSync(path), { filter: ({ name }) => WANTED.test(name) })
    for (const [name, bytes] of Object.entries(found)) files.set(WANTED.exec(name)![1]!, bytes)
  } catch (cause) {
    throw new UsageError(`${path} is no zip or jar: ${(cause as Error).message}.`, { hint: HINT, cause })
  }
  if (![...files.keys()].some((name) => name.includes('/textures/block/')))
    throw new UsageError(`There are no textures of blocks in ${path}.`, { hint: HINT })
  return { read: (file) => files.get(file) }
}
