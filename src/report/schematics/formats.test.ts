import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { formatBlock } from '../../game/block.ts'
import { litematicCells } from '../../import/litematic.ts'
import { readNbtFile } from '../../import/read-nbt-file.ts'
import { schematicCells } from '../../import/schematic.ts'
import { type BuiltBlocks, toLitematic, toSchem } from './formats.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-schematics-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const TEXT = { name: 'a_house', author: 'CausalMACE', dataVersion: 3120 }

/** A box of random blocks. @param kinds different blocks, air not counted */
function randomBlocks(kinds: number): BuiltBlocks {
  const random = createRandom(kinds)
  const size = { x: 3 + random.integer(5), y: 2 + random.integer(5), z: 3 + random.integer(5) }
  const palette = ['air', ...Array.from({ length: kinds }, (_, index) => `kind_${index}[age=${index % 3}]`)]
  const cells = Array.from({ length: size.x * size.y * size.z }, () => random.integer(kinds + 1))
  return { size, palette, cells }
}

const wanted = ({ size, palette, cells }: BuiltBlocks): string[] =>
  cells.flatMap((number, index) => {
    const [x, z] = [index % size.x, Math.floor(index / size.x) % size.z]
    const y = Math.floor(index / (size.x * size.z))
    return number === 0 ? [] : [`${x},${y},${z} ${palette[number]}`]
  })

describe.each([
  ['schem', toSchem, schematicCells],
  ['litematic', toLitematic, litematicCells],
] as const)('what was built, as .%s', (extension, write, read) => {
  it.each([1, 2, 3, 4, 15, 16, 17, 40, 200, 300])('is read as it was written, with %i kinds', (kinds) => {
    const blocks = randomBlocks(kinds)
    const file = join(root, `${kinds}.${extension}`)
    writeFileSync(file, write(blocks, TEXT))
    const cells = read(readNbtFile(file))
    if ('reason' in cells) throw new TypeError(cells.reason)
    const found = cells.cells.map(
      ({ position: { x, y, z }, block }) => `${x},${y},${z} ${formatBlock(block)}`,
    )
    expect(found.sort()).toEqual(wanted(blocks).sort())
  })
})

it('a .schem has the metadata that other readers rely on', () => {
  const file = join(root, 'metadata.schem')
  writeFileSync(file, toSchem(randomBlocks(3), TEXT))
  const offsets = { WEOffsetX: 0, WEOffsetY: 0, WEOffsetZ: 0 }
  expect(readNbtFile(file)).toMatchObject({ Metadata: { Name: 'a_house', Author: 'CausalMACE', ...offsets } })
})
