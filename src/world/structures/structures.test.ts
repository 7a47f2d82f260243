import { describe, expect, it } from 'vitest'
import { type NbtTag, nbtInt, nbtList, nbtShort, nbtString } from '../library/nbt.ts'
import { writeNbt } from '../library/nbt-file.ts'
import { SmallWorld } from '../testing/small-world.ts'
import { placeStructure } from './place.ts'
import { readStructure } from './read.ts'

const compound = (value: Record<string, NbtTag>) => ({ type: 'compound', value }) as const
const ints = (...list: number[]) => nbtList('int', list)

const STAIRS = {
  Name: nbtString('minecraft:oak_stairs'),
  Properties: compound({ facing: nbtString('east'), half: nbtString('top') }),
}
const CHEST = { Name: nbtString('minecraft:chest') }
const BREAD = {
  Slot: { type: 'byte', value: 3 },
  id: nbtString('minecraft:bread'),
  Count: { type: 'byte', value: 2 },
}
const CHEST_DATA = { id: nbtString('minecraft:chest'), Items: nbtList('compound', [BREAD]) }

const template = (change: Record<string, NbtTag> = {}) => ({
  DataVersion: nbtInt(3120),
  size: ints(2, 1, 2),
  palette: nbtList('compound', [STAIRS, CHEST, { Name: nbtString('minecraft:structure_void') }]),
  blocks: nbtList('compound', [
    { pos: ints(0, 0, 0), state: nbtInt(0) },
    { pos: ints(1, 0, 1), state: nbtInt(1), nbt: compound(CHEST_DATA) },
    { pos: ints(0, 0, 1), state: nbtInt(2) },
  ]),
  entities: nbtList('compound', []),
  ...change,
})

const schematic = (change: Record<string, NbtTag> = {}) => ({
  Version: nbtInt(2),
  DataVersion: nbtInt(3120),
  Width: nbtShort(2),
  Height: nbtShort(1),
  Length: nbtShort(2),
  PaletteMax: nbtInt(3),
  Palette: compound({
    'minecraft:air': nbtInt(0),
    'minecraft:oak_stairs[facing=east,half=top]': nbtInt(1),
    'minecraft:chest': nbtInt(200),
  }),
  BlockData: { type: 'byteArray', value: [1, 0, 0, -56, 1] },
  BlockEntities: nbtList('compound', [
    {
      Pos: { type: 'intArray', value: [1, 0, 1] },
      Id: nbtString('minecraft:chest'),
      Items: nbtList('compound', [BREAD]),
    },
  ]),
  ...change,
})

const bytes = (value: Record<string, NbtTag>, packed = true) =>
  writeNbt({ type: 'compound', value }, { packed })

describe('structure files', () => {
  it.each([
    ['template', bytes(template())],
    ['plain template', bytes(template(), false)],
    [
      'template of several palettes',
      bytes(template({ palettes: nbtList('list', [{ type: 'compound', value: [STAIRS, CHEST, CHEST] }]) })),
    ],
    ['schematic', bytes(schematic())],
  ])('reads and places a %s', (_what, data) => {
    const structure = readStructure(data)
    expect(structure.size).toEqual({ x: 2, y: 1, z: 2 })
    expect(structure.blocks).toContainEqual({
      x: 0,
      y: 0,
      z: 0,
      name: 'minecraft:oak_stairs',
      properties: { facing: 'east', half: 'top' },
    })
    const world = new SmallWorld()
    expect(placeStructure(world.game, structure, { x: 10, y: -60, z: -20 })).toBeGreaterThanOrEqual(2)
    expect(world.game.level.get({ x: 10, y: -60, z: -20 }).properties).toMatchObject({
      facing: 'east',
      half: 'top',
    })
    expect(world.ok('data get block 11 -60 -19 Items').data).toEqual([
      { Slot: 3, id: 'minecraft:bread', Count: 2 },
    ])
  })

  it.each([
    ['nonsense', Buffer.from('hello'), 'bad_nbt'],
    ['nothing', Buffer.alloc(0), 'bad_nbt'],
    ['neither format', bytes({ a: nbtInt(1) }), 'bad_structure'],
    ['version 3', bytes({ Schematic: compound({ Version: nbtInt(3) }) }), 'bad_structure'],
    ['version 1', bytes(schematic({ Version: nbtInt(1) })), 'bad_structure'],
    [
      'a palette number out of range',
      bytes(template({ blocks: nbtList('compound', [{ pos: ints(0, 0, 0), state: nbtInt(9) }]) })),
      'bad_structure',
    ],
    [
      'a negative palette number',
      bytes(template({ blocks: nbtList('compound', [{ pos: ints(0, 0, 0), state: nbtInt(-1) }]) })),
      'bad_structure',
    ],
    [
      'a block outside',
      bytes(template({ blocks: nbtList('compound', [{ pos: ints(2, 0, 0), state: nbtInt(0) }]) })),
      'bad_structure',
    ],
    ['a palette of numbers', bytes(template({ palette: ints(1, 2) })), 'bad_structure'],
    ['a nameless palette entry', bytes(template({ palette: nbtList('compound', [{}]) })), 'bad_structure'],
    ['no palette', bytes(template({ palette: nbtInt(1) })), 'bad_structure'],
    ['a huge size', bytes(template({ size: ints(2_000_000_000, 2_000_000_000, 2) })), 'bad_structure'],
    ['a large volume', bytes(template({ size: ints(2000, 2000, 2000) })), 'bad_structure'],
    ['a negative size', bytes(template({ size: ints(-1, 1, 1) })), 'bad_structure'],
    ['a huge schematic', bytes(schematic({ Width: nbtShort(-1), Length: nbtShort(-1) })), 'bad_structure'],
    [
      'too few blocks',
      bytes(schematic({ BlockData: { type: 'byteArray', value: [1, 0] } })),
      'bad_structure',
    ],
    [
      'too many blocks',
      bytes(schematic({ BlockData: { type: 'byteArray', value: [1, 0, 0, 0, 0] } })),
      'bad_structure',
    ],
    [
      'an endless varint',
      bytes(schematic({ BlockData: { type: 'byteArray', value: [-1, -1, -1, -1, -1, -1, 1] } })),
      'bad_structure',
    ],
    [
      'a number the palette has not',
      bytes(schematic({ BlockData: { type: 'byteArray', value: [5, 0, 0, 0] } })),
      'bad_structure',
    ],
    [
      'an odd palette name',
      bytes(schematic({ Palette: compound({ 'Stone Brick': nbtInt(0) }) })),
      'bad_structure',
    ],
  ])('refuses a file with %s', (_what, data, code) => {
    expect(() => readStructure(data)).toThrow(expect.objectContaining({ code }))
  })

  it('refuses every truncated file, and files that would use up the memory', () => {
    const whole = bytes(template(), false)
    for (let length = 0; length < whole.length; length++)
      expect(() => readStructure(whole.subarray(0, length))).toThrow(
        expect.objectContaining({ code: 'bad_nbt' }),
      )
    // an array that claims two billion members; endlessly nested lists
    const bomb = Buffer.from([10, 0, 0, 11, 0, 1, 97, 0x7f, 0xff, 0xff, 0xff])
    expect(() => readStructure(bomb)).toThrow(expect.objectContaining({ code: 'bad_nbt' }))
    const deep = Buffer.concat([
      Buffer.from([10, 0, 0, 9, 0, 1, 97]),
      Buffer.alloc(500_000, Buffer.from([9, 0, 0, 0, 1])),
    ])
    expect(() => readStructure(deep)).toThrow(/nested deeper/)
  })

  it('changes nothing when a block is unknown or outside the world', () => {
    const world = new SmallWorld()
    const cherry = bytes(
      template({
        palette: nbtList('compound', [STAIRS, { Name: nbtString('minecraft:cherry_log') }, CHEST]),
      }),
    )
    expect(() => placeStructure(world.game, readStructure(cherry), { x: 0, y: -60, z: 0 })).toThrow(
      expect.objectContaining({ code: 'unknown_block' }),
    )
    expect(world.block(0, -60, 0)).toBe('air')
    expect(() =>
      placeStructure(world.game, readStructure(bytes(template())), { x: 0, y: 320, z: 0 }),
    ).toThrow(expect.objectContaining({ code: 'bad_position' }))
  })
})
