import { describe, expect, it } from 'vitest'
import { blocksOf, read } from './testing/blocks-of.ts'
import { bytes, compound, file, int, list, sides, string } from './testing/nbt.ts'
import { refusalOf, taskOf } from './testing.ts'

const vector = (x: number, y: number, z: number) => compound({ x: int(x), y: int(y), z: int(z) })
/** Packs numbers without gaps, as two's complement pairs of 32 bits, the format in which the writer accepts longs. */
function longs(numbers: readonly number[], bits: number): { type: string; value: [number, number][] } {
  let all = 0n
  for (const [index, number] of numbers.entries()) all |= BigInt(number) << BigInt(index * bits)
  const length = Math.ceil((numbers.length * bits) / 64)
  const value = Array.from({ length }, (_, index): [number, number] => {
    const long = (all >> BigInt(64 * index)) & 0xffffffffffffffffn
    return [Number(BigInt.asIntN(32, long >> 32n)), Number(BigInt.asIntN(32, long))]
  })
  return { type: 'longArray', value }
}

interface RegionOptions {
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number, number]
  readonly palette: readonly [name: string, states?: Record<string, string>][]
  readonly numbers: readonly number[]
  readonly bits?: number
}
const region = ({ at, size, palette, numbers, bits = 2 }: RegionOptions) =>
  compound({
    Position: vector(...at),
    Size: vector(...size),
    BlockStatePalette: list(
      'compound',
      palette.map(([name, states = {}]) => ({
        Name: string(`minecraft:${name}`),
        Properties: compound(
          Object.fromEntries(Object.entries(states).map(([key, value]) => [key, string(value)])),
        ),
      })),
    ),
    BlockStates: longs(numbers, bits),
    TileEntities: list('compound', []),
    Entities: list('compound', []),
  })
const litematic = (regions: Record<string, object>) =>
  file({
    Version: int(6),
    MinecraftDataVersion: int(3120),
    Metadata: compound({}),
    Regions: compound(regions),
  })

describe('a schematic of Litematica', () => {
  it('is read x first, then z, then y, also where a number reaches into the next long', async () => {
    const palette = Array.from(
      { length: 17 },
      (_, index) => [index === 0 ? 'air' : WOOLS[index - 1]] as [string],
    )
    // 5 bits per number: the thirteenth begins in one long and ends in the next.
    const numbers = Array.from({ length: 16 }, (_, index) => index + 1)
    const blocks = await blocksOf(
      'a.litematic',
      litematic({ main: region({ at: [0, 0, 0], size: [2, 2, 4], palette, numbers, bits: 5 }) }),
    )
    expect(blocks).toHaveLength(16)
    expect(blocks).toContain(`1,0,0 ${WOOLS[1]}`)
    expect(blocks).toContain(`0,0,1 ${WOOLS[2]}`)
    expect(blocks).toContain(`0,1,0 ${WOOLS[8]}`)
    expect(blocks).toContain(`0,1,2 ${WOOLS[12]}`)
  })

  it('joins its regions, of which one may reach back from its place', async () => {
    const stone = { palette: [['air'], ['stone']] as [string][] }
    const content = litematic({
      one: region({ ...stone, at: [0, 0, 0], size: [1, 1, 1], numbers: [1] }),
      two: region({ ...stone, at: [3, 0, 0], size: [-2, 1, 1], numbers: [1, 1] }),
    })
    expect(await blocksOf('b.litematic', content)).toEqual(['0,0,0 stone', '2,0,0 stone', '3,0,0 stone'])
    expect(taskOf(await read('b.litematic', content)).notes).toContain('2 regions read as one building')
  })

  it.each([
    ['too few longs', { numbers: [1], size: [9, 9, 9] }, 'Regions.main.BlockStates'],
    ['a number without a block', { numbers: [3], size: [1, 1, 1] }, 'Regions.main.BlockStates'],
    ['cells for a world', { numbers: [1], size: [2 ** 31 - 1, 2, 2] }, 'Regions'],
  ] as const)('with %s is refused', async (_, { numbers, size }, field) => {
    const content = litematic({
      main: region({ at: [0, 0, 0], size, palette: [['air'], ['stone']], numbers }),
    })
    expect(refusalOf(await read('c.litematic', content)).field).toBe(field)
  })
})

const WOOLS = [
  'white',
  'orange',
  'magenta',
  'light_blue',
  'yellow',
  'lime',
  'pink',
  'gray',
  'light_gray',
  'cyan',
  'purple',
  'blue',
  'brown',
  'green',
  'red',
  'black',
].map((colour) => `${colour}_wool`)

describe('a schematic of MCEdit', () => {
  const legacy = (
    size: readonly [number, number, number],
    cells: readonly (readonly [number, number])[],
    more = {},
  ) =>
    file(
      {
        ...sides(...size),
        Materials: string('Alpha'),
        Blocks: bytes(cells.map(([number]) => (number << 24) >> 24)),
        Data: bytes(cells.map(([, data]) => data)),
        Entities: list('compound', []),
        TileEntities: list('compound', []),
        ...more,
      },
      'Schematic',
    )

  it('is read by the table of 1.13, with what was renamed since', async () => {
    const cells = [
      [1, 0],
      [5, 2],
      [35, 14],
      [44, 0],
      [43, 0],
      [208, 0],
    ] as const
    expect(await blocksOf('a.schematic', legacy([6, 1, 1], cells))).toEqual([
      '0,0,0 stone',
      '1,0,0 birch_planks',
      '2,0,0 red_wool',
      '3,0,0 smooth_stone_slab[type=bottom]',
      '4,0,0 smooth_stone_slab[type=double]',
      '5,0,0 dirt_path',
    ])
  })

  it('knows numbers above 255, and puts the halves of a door together', async () => {
    const door = [
      [64, 1],
      [64, 9],
    ] as const
    expect(await blocksOf('b.schematic', legacy([1, 3, 1], [[1, 0], ...door]))).toEqual([
      '0,0,0 stone',
      '0,1,0 oak_door[facing=south,half=lower,open=false]',
      '0,2,0 oak_door[facing=south,half=upper,open=false]',
    ])
    const added = legacy(
      [2, 1, 1],
      [
        [1, 0],
        [1, 0],
      ],
      { AddBlocks: bytes([0x01]) },
    )
    expect(await blocksOf('c.schematic', added)).toEqual(['0,0,0 stone'])
    expect(taskOf(await read('c.schematic', added)).notes.join()).toMatch(
      /unknown block numbers left out: 257:0/,
    )
  })

  it.each([
    ['AddBlocks with even cells in the high half, as MCEdit writes it', { AddBlocks: bytes([0x00, 0x10]) }],
    ['AddBlocks with even cells in the low half, as WorldEdit writes it', { AddBlocks: bytes([0x00, 0x01]) }],
    ['Add with a byte per cell, as Schematica wrote it', { Add: bytes([0, 0, 1, 0]) }],
  ])('has no other block in place of a mod block whose number is in %s', async (_, more) => {
    const cells = [
      [1, 0],
      [0, 0],
      [44, 0],
      [0, 0],
    ] as const
    const content = legacy([4, 1, 1], cells, more)
    expect(await blocksOf('e.schematic', content)).toEqual(['0,0,0 stone'])
    expect(taskOf(await read('e.schematic', content)).notes.join()).toMatch(/left out: 300:0/)
  })

  it.each([
    ['materials of Bedrock', legacy([1, 1, 1], [[1, 0]], { Materials: string('Pocket') }), 'Materials'],
    ['too few blocks', legacy([2, 2, 2], [[1, 0]]), 'Blocks'],
  ])('with %s is refused', async (_, content, field) => {
    expect(refusalOf(await read('d.schematic', content)).field).toBe(field)
  })
})

describe('a schematic of Sponge', () => {
  const palette = compound({ 'minecraft:stone': int(0), 'minecraft:jigsaw[orientation=up_north]': int(1) })
  const jigsaw = { final_state: string('minecraft:oak_planks'), Id: string('minecraft:jigsaw') }
  const place = { type: 'intArray', value: [1, 0, 0] }
  const third = {
    Version: int(3),
    ...sides(2, 1, 1),
    Blocks: compound({
      Palette: palette,
      Data: bytes([0, 1]),
      BlockEntities: list('compound', [{ Pos: place, Id: jigsaw.Id, Data: compound(jigsaw) }]),
    }),
  }
  const second = {
    ...sides(2, 1, 1),
    Palette: palette,
    BlockData: bytes([0, 1]),
    BlockEntities: list('compound', [{ Pos: place, ...jigsaw }]),
  }

  it.each([
    ['version 3 as the root', third],
    ['version 3 in a compound of its name', { Schematic: compound(third) }],
    ['version 3 in two compounds', { '': compound({ Schematic: compound(third) }) }],
    ['version 2', { Version: int(2), ...second }],
    ['version 1 that does not say so', second],
    ['version 2 in a compound of its name', { Schematic: compound({ Version: int(2), ...second }) }],
    ['version 2 in a compound without a name', { '': compound({ Version: int(2), ...second }) }],
  ])('in %s is read, and jigsaw blocks are what they become', async (_, content) => {
    expect(await blocksOf('a.schem', file(content, 'Schematic'))).toEqual(['0,0,0 stone', '1,0,0 oak_planks'])
  })

  it.each([
    ['version 3', { Version: int(3), ...sides(1, 1, 1) }, 'Blocks'],
    ['version 2', { Version: int(2), ...sides(1, 1, 1) }, 'Palette'],
  ])('in %s without blocks is refused as a schematic', async (_, content, field) => {
    expect(refusalOf(await read('e.schem', file(content))).field).toBe(field)
  })

  it('in a structure, too', async () => {
    const content = file({
      size: list('int', [1, 1, 1]),
      palette: list('compound', [{ Name: string('minecraft:jigsaw') }]),
      blocks: list('compound', [{ state: int(0), pos: list('int', [0, 0, 0]), nbt: compound(jigsaw) }]),
      entities: list('compound', []),
    })
    expect(await blocksOf('a.nbt', content)).toEqual(['0,0,0 oak_planks'])
  })
})
