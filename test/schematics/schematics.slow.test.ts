import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createRandom } from '../../src/core/random.ts'
import { formatBlock } from '../../src/game/block.ts'
import { litematicCells } from '../../src/import/litematic.ts'
import { readNbtFile } from '../../src/import/read-nbt-file.ts'
import { schematicCells } from '../../src/import/schematic.ts'
import { templateCells } from '../../src/import/structure-template.ts'
import { type BuiltBlocks, toLitematic, toSchem } from '../../src/report/schematics/formats.ts'
import { findPython } from '../support/find-python.ts'

/*
 * Other people's readers read the files that we write, and ours read the files of their writers: litemapy and nbtlib of Python.
 */

const python = findPython('SCHEMATIC_PYTHONS', 'import litemapy, nbtlib')
const HOW = python ?? 'skipped: no Python with litemapy and nbtlib in SCHEMATIC_PYTHONS or as python3'
const SCRIPT = join(import.meta.dirname, 'schematics.py')
const root = mkdtempSync(join(tmpdir(), 'causalmace-schematics-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

type Block = readonly [x: number, y: number, z: number, block: string]

const STATES = ['', '[axis=x]', '[facing=north,half=top]', '[lit=true]']

/** Random blocks in a box, of which some are air. @param kinds different blocks, air not counted */
function randomBlocks(kinds: number): BuiltBlocks {
  const random = createRandom(kinds).fork('python')
  const size = { x: 3 + random.integer(6), y: 2 + random.integer(6), z: 3 + random.integer(6) }
  const palette = ['air', ...Array.from({ length: kinds }, (_, kind) => `kind_${kind}${random.pick(STATES)}`)]
  const cells = Array.from({ length: size.x * size.y * size.z }, () => random.integer(kinds + 1))
  // The last corner keeps its size in formats that have none of their own.
  return { size, palette, cells: cells.with(-1, 1) }
}

const blocksOf = ({ size, palette, cells }: BuiltBlocks): Block[] =>
  cells.flatMap((number, index): Block[] => {
    const [x, z] = [index % size.x, Math.floor(index / size.x) % size.z]
    return number === 0 ? [] : [[x, Math.floor(index / (size.x * size.z)), z, palette[number] ?? '']]
  })

const inOrder = (blocks: readonly Block[]): string[] => blocks.map((block) => block.join(' ')).sort()
const ask = (args: readonly string[], input = ''): string =>
  execFileSync(python as string, [SCRIPT, ...args], { input, encoding: 'utf8' })

const KINDS = [1, 4, 17, 300]
const TEXT = { name: 'a_house', author: 'CausalMACE', dataVersion: 3120 }

describe.each([
  ['schem', toSchem],
  ['litematic', toLitematic],
] as const)('a .%s of ours', (extension, write) => {
  it.skipIf(python === undefined).each(KINDS)(
    `is read block by block by Python, with %i kinds (${HOW})`,
    (kinds) => {
      const blocks = randomBlocks(kinds)
      const file = join(root, `ours-${kinds}.${extension}`)
      writeFileSync(file, write(blocks, TEXT))
      expect(inOrder(JSON.parse(ask(['read', file])) as Block[])).toEqual(inOrder(blocksOf(blocks)))
    },
  )
})

describe.each([
  ['litematic', 'litematic', litematicCells],
  ['schem', 'schem', schematicCells],
  ['schem3', 'schem', schematicCells],
  ['nbt', 'nbt', templateCells],
] as const)('a file that Python writes as %s', (kind, extension, read) => {
  it.skipIf(python === undefined).each(KINDS)(`is read block by block, with %i kinds (${HOW})`, (kinds) => {
    const blocks = blocksOf(randomBlocks(kinds))
    const file = join(root, `theirs-${kind}-${kinds}.${extension}`)
    ask(['write', kind, file], JSON.stringify(blocks))
    const cells = read(readNbtFile(file))
    if ('reason' in cells) throw new TypeError(cells.reason)
    const found = cells.cells.map(({ position: { x, y, z }, block }): Block => [x, y, z, formatBlock(block)])
    expect(inOrder(found)).toEqual(inOrder(blocks))
  })
})
