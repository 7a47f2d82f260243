import { describe, expect, it } from 'vitest'
import { blocksOf, read } from './testing/blocks-of.ts'
import { bytes, compound, file, int, ints, list, sides, string } from './testing/nbt.ts'
import { taskOf } from './testing.ts'

type Cell = readonly [name: string, nbt?: Record<string, unknown>]

/** A structure with its cells in a row along x. */
const structure = (...cells: readonly Cell[]) =>
  file({
    size: list('int', [cells.length, 1, 1]),
    palette: list(
      'compound',
      cells.map(([name]) => ({ Name: string(name) })),
    ),
    blocks: list(
      'compound',
      cells.map(([, nbt], index) => ({
        state: int(index),
        pos: list('int', [index, 0, 0]),
        ...(nbt === undefined ? {} : { nbt: compound(nbt) }),
      })),
    ),
    entities: list('compound', []),
  })

const notesOf = async (content: Buffer, name = 'a.nbt') => taskOf(await read(name, content)).notes

describe('blocks that structures use as tools', () => {
  it('leave their cells free and say why: structure voids, and structure blocks with a data marker', async () => {
    const content = structure(
      ['minecraft:stone'],
      ['minecraft:structure_void'],
      ['minecraft:structure_block', { mode: string('DATA'), metadata: string('Chest under the floor') }],
    )
    expect(await blocksOf('a.nbt', content)).toEqual(['0,0,0 stone'])
    expect(await notesOf(content)).toEqual([
      '1 structure void left free: the structure keeps what stands there',
      '1 data marker left free, which only the world generator understands: "Chest under the floor"',
    ])
  })

  it('are named when only an operator can place them: a structure block that saves', async () => {
    const saving = { mode: string('SAVE'), metadata: string('') }
    const content = structure(['minecraft:stone'], ['minecraft:structure_block', saving])
    expect(await notesOf(content)).toEqual(['structure_block left out: only operators can place it'])
  })

  it('become their final state: a jigsaw block whose final state is a structure void leaves its cell free', async () => {
    const jigsaw = (state: string) => ['minecraft:jigsaw', { final_state: string(state) }] as const
    const content = structure(jigsaw('minecraft:oak_planks'), jigsaw('minecraft:structure_void'))
    expect(await blocksOf('a.nbt', content)).toEqual(['0,0,0 oak_planks'])
  })

  it('become their final state without the data that follows it', async () => {
    const jigsaw = { final_state: string('minecraft:chest[facing=west]{LootTable:"a:b"}') }
    expect(await blocksOf('a.nbt', structure(['minecraft:jigsaw', jigsaw]))).toEqual([
      '0,0,0 chest[facing=west]',
    ])
  })
})

describe('what a file stores of single blocks', () => {
  it('is noted where no blueprint keeps it: contents, texts, patterns and skins', async () => {
    const content = structure(
      ['minecraft:chest', { LootTable: string('minecraft:chests/igloo_chest') }],
      ['minecraft:barrel', { Items: list('compound', [{ id: string('minecraft:stone') }]) }],
      ['minecraft:oak_sign', { Text1: string('{"text":"Welcome"}'), Text2: string('{"text":""}') }],
      ['minecraft:white_banner', { Patterns: list('compound', [{ Pattern: string('bs') }]) }],
      ['minecraft:player_head', { SkullOwner: string('Alice') }],
      ['minecraft:furnace', { Items: list('compound', []) }],
      ['minecraft:birch_sign', { Text1: string('{"text":""}'), Text2: string('""') }],
    )
    expect(await notesOf(content)).toEqual([
      'contents of chest left out',
      'contents of barrel left out',
      'text of oak_sign left out',
      'patterns of white_banner left out',
      'skin of player_head left out',
    ])
  })

  it('is read from schematics, too, where entities are noted as well', async () => {
    const content = file({
      Version: int(2),
      ...sides(2, 1, 1),
      Palette: compound({ 'minecraft:stone': int(0), 'minecraft:chest[facing=north]': int(1) }),
      BlockData: bytes([0, 1]),
      BlockEntities: list('compound', [
        { Pos: ints([1, 0, 0]), Id: string('minecraft:chest'), LootTable: string('a:b') },
      ]),
      Entities: list('compound', [{ Id: string('minecraft:cow') }]),
    })
    expect(await notesOf(content, 'a.schem')).toEqual(['1 entity left out', 'contents of chest left out'])
  })
})

it.each([
  ['a.nbt', structure(['minecraft:stone'], ['create:shaft'])],
  [
    'a.schem',
    file({
      Version: int(2),
      ...sides(2, 1, 1),
      Palette: compound({ 'minecraft:stone': int(0), 'create:shaft[axis=x,waterlogged=false]': int(1) }),
      BlockData: bytes([0, 1]),
    }),
  ],
])("a mod's block in %s is left out by its name", async (name, content) => {
  expect(await blocksOf(name, content)).toEqual(['0,0,0 stone'])
  expect((await notesOf(content, name)).join()).toMatch(/1 block left out: .* has no create:shaft/)
})
