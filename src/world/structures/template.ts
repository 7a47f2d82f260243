import type { NbtCompound } from '../library/nbt.ts'
import {
  badStructure,
  checkedSize,
  isInSize,
  listOf,
  type Members,
  membersOf,
  type Structure,
  type StructureBlock,
} from './structure.ts'

/** Names that mean "keep the existing block". */
const VOID = 'minecraft:structure_void'

/** Reads a vanilla structure template (.nbt): size, palette, blocks. Ignores entities. Throws 'bad_structure'. */
export function templateOf({ value }: NbtCompound): Structure {
  const size = checkedSize(listOf(value['size'], 'int', 'size') as number[])
  const palette = paletteOf(value)
  const blocks = listOf(value['blocks'], 'compound', 'blocks') as readonly Members[]
  return { size, blocks: blocks.flatMap((block) => blockOf(block, palette, size)) }
}

interface Entry {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
}

/** Uses the first palette if there are several, as for shipwrecks. */
function paletteOf(value: Members): readonly Entry[] {
  const list = value['palettes']
    ? (listOf(value['palettes'], 'list', 'palettes')[0] as
        | { type: string; value: readonly unknown[] }
        | undefined)
    : undefined
  const entries = value['palettes']
    ? listOf(list && { type: 'list', value: list }, 'compound', 'palette')
    : listOf(value['palette'], 'compound', 'palette')
  return (entries as readonly Members[]).map((entry) => {
    const name = entry['Name']
    if (name?.type !== 'string' || name.value === '')
      throw badStructure('a palette entry without a name', 'a block name')
    const properties = entry['Properties'] ? membersOf(entry['Properties'], 'Properties') : {}
    const texts = Object.entries(properties).map(([key, tag]) => [key, String(tag?.value)])
    return { name: String(name.value), properties: Object.fromEntries(texts) }
  })
}

function blockOf(block: Members, palette: readonly Entry[], size: Structure['size']): StructureBlock[] {
  const [x, y, z] = listOf(block['pos'], 'int', 'pos') as (number | undefined)[]
  if (x === undefined || y === undefined || z === undefined)
    throw badStructure('a block without a position', 'three numbers')
  if (!isInSize({ x, y, z }, size))
    throw badStructure(`a block at ${x}, ${y}, ${z}`, 'a position inside the size')
  const state = Number(block['state']?.value)
  const entry = palette[state]
  if (!entry) throw badStructure(`palette entry ${state}`, `0 to ${palette.length - 1}`)
  if (entry.name === VOID) return []
  const nbt = block['nbt']
  const data: { nbt?: NbtCompound } = nbt ? { nbt: { type: 'compound', value: membersOf(nbt, 'nbt') } } : {}
  return [{ x, y, z, ...entry, ...data }]
}
