import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Command } from 'commander'
import { unzipSync } from 'fflate'
import { UsageError } from '../core/errors.ts'
import type { LookProvider } from '../render/look/look.ts'
import type { PackFiles } from '../render/pack/pack.ts'
import { packLooks } from '../render/pack/pack-looks.ts'
import { PackPictures } from '../render/pack/pictures.ts'

export interface AssetsFlags {
  assets?: string
}

export const withAssetsFlag = (command: Command): Command =>
  command.option(
    '--assets <folder|jar>',
    "draw blocks, items and mobs with these textures: a resource pack (folder or zip) or the game's jar, which you have yourself",
  )

/**
 * The look of blocks that the flag selects; undefined without the flag.
 * @throws UsageError if block textures are missing or unreadable
 */
export function looksOf({ assets }: AssetsFlags): { looks?: LookProvider } {
  if (assets === undefined) return {}
  const pack = openPack(assets)
  const pictures = new PackPictures(pack)
  if (!pack.blocks.some((name) => pictures.get(`block/${name}`) !== undefined))
    throw new UsageError(`None of the textures of blocks in ${assets} can be read as a PNG.`, { hint: HINT })
  return { looks: packLooks(pack) }
}

/** A pack, and the names of the block textures in it. */
interface OpenPack extends PackFiles {
  blocks: readonly string[]
}

const HINT =
  "Give a resource pack or the game's jar: a folder, a zip or a jar with assets/minecraft/textures/block/*.png inside (1.13 or later)."

/** @throws UsageError if there are no block textures */
export function openPack(path: string): OpenPack {
  if (!existsSync(path)) throw new UsageError(`There is nothing at ${path}.`, { hint: HINT })
  return statSync(path).isDirectory() ? folderPack(path) : zipPack(path)
}

const BLOCKS = 'minecraft/textures/block/'

/** The name of the block texture in a file, if the file is one. */
const blockOf = (file: string): string[] =>
  file.startsWith(BLOCKS) && file.endsWith('.png') ? [file.slice(BLOCKS.length, -4)] : []

function folderPack(path: string): OpenPack {
  const roots = [join(path, 'assets'), path, join(path, '..')]
  const root = roots.find((folder) => existsSync(join(folder, 'minecraft', 'textures', 'block')))
  // the parent folder counts only if it is named `minecraft` itself
  if (root === undefined || (root === roots[2] && basename(path) !== 'minecraft'))
    throw new UsageError(`There are no textures of blocks in ${path}.`, { hint: HINT })
  return {
    blocks: readdirSync(join(root, BLOCKS)).flatMap((name) => blockOf(`${BLOCKS}${name}`)),
    read(file) {
      const full = join(root, file)
      return file.includes('..') || !existsSync(full) ? undefined : readFileSync(full)
    },
  }
}

const WANTED = /(?:^|\/)assets\/([a-z0-9_.-]+\/(?:textures\/(?:block|item|entity)|models|blockstates)\/.+)$/

function zipPack(path: string): OpenPack {
  const files = new Map<string, Uint8Array>()
  try {
    const found = unzipSync(readFileSync(path), { filter: ({ name }) => WANTED.test(name) })
    for (const [name, bytes] of Object.entries(found)) files.set(WANTED.exec(name)![1]!, bytes)
  } catch (cause) {
    throw new UsageError(`${path} is no zip or jar: ${(cause as Error).message}.`, { hint: HINT, cause })
  }
  const blocks = [...files.keys()].flatMap(blockOf)
  if (blocks.length === 0) throw new UsageError(`There are no textures of blocks in ${path}.`, { hint: HINT })
  return { blocks, read: (file) => files.get(file) }
}
