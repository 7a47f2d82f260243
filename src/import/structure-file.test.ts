import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { InvalidFileError } from '../core/errors.ts'
import { formatBlock } from '../game/block.ts'
import { parseTask } from '../scenario/testing.ts'

import { importFile } from './import-file.ts'
import { importers } from './importers.ts'
import { taskFileText } from './task-file-text.ts'
import { all, fileOf, refusalOf, taskOf } from './testing.ts'

const VERSION = '1.19.2'

const nbt = createRequire(import.meta.url)('prismarine-nbt') as {
  writeUncompressed(tag: unknown): Buffer
}
const int = (value: number) => ({ type: 'int', value })
const string = (value: string) => ({ type: 'string', value })
const compound = (value: object) => ({ type: 'compound', value })
const list = (type: string, value: unknown[]) => ({ type: 'list', value: { type, value } })
const bytes = (value: object) => gzipSync(nbt.writeUncompressed({ type: 'compound', name: '', value }))

type Cell = [x: number, y: number, z: number, state: number]
const template = (
  size: number[],
  palette: [string, Record<string, string>?][],
  cells: Cell[],
  entities = 0,
) =>
  bytes({
    DataVersion: int(3120),
    size: list('int', size),
    palette: list(
      'compound',
      palette.map(([name, states = {}]) => ({
        Name: string(name),
        Properties: compound(Object.fromEntries(Object.entries(states).map(([k, v]) => [k, string(v)]))),
      })),
    ),
    blocks: list(
      'compound',
      cells.map(([x, y, z, state]) => ({ state: int(state), pos: list('int', [x, y, z]) })),
    ),
    entities: list(
      'compound',
      Array.from({ length: entities }, () => ({ id: string('cow') })),
    ),
  })
const schematic = (size: number[], palette: Record<string, number>, data: number[], version = 2) =>
  bytes({
    Version: int(version),
    ...Object.fromEntries(
      ['Width', 'Height', 'Length'].map((name, i) => [name, { type: 'short', value: size[i] }]),
    ),
    Palette: compound(Object.fromEntries(Object.entries(palette).map(([name, id]) => [name, int(id)]))),
    BlockData: { type: 'byteArray', value: data },
  })
/** A structure of data version 3120 with another one. */
const withVersion = (structure: Buffer, version: number) => {
  const data = gunzipSync(structure)
  data.writeInt32BE(version, data.indexOf('DataVersion') + 'DataVersion'.length)
  return gzipSync(data)
}
const read = async (name: string, content: Buffer) =>
  (await all(importFile(fileOf(name, content), importers, { minecraft: VERSION })))[0]
const cellsOf = async (name: string, content: Buffer) => {
  const { draft } = taskOf(await read(name, content))
  return parseTask(taskFileText(draft), name).blueprint.map(
    ({ position: { x, y, z }, block }) => `${formatBlock(block)} ${x},${y},${z}`,
  )
}

describe('a vanilla structure file', () => {
  it('is built on the ground and keeps the orientation of its blocks', async () => {
    const data = template(
      [3, 2, 3],
      [
        ['minecraft:air'],
        ['minecraft:oak_stairs', { facing: 'east', half: 'top', shape: 'straight', waterlogged: 'false' }],
        ['minecraft:oak_log', { axis: 'y' }],
      ],
      [
        [0, 0, 0, 0],
        [0, 1, 0, 1],
        [2, 0, 2, 2],
        [0, 0, 1, 2],
      ],
    )
    expect((await cellsOf('house.nbt', data)).sort()).toEqual([
      'oak_log[axis=y] -10,-60,0',
      'oak_log[axis=y] -8,-60,1',
      'oak_stairs[facing=east,half=top] -10,-59,-1',
    ])
  })

  it('loses its entities, with a note', async () => {
    expect(
      taskOf(await read('a.nbt', template([1, 1, 1], [['minecraft:dirt']], [[0, 0, 0, 0]], 2))).notes,
    ).toEqual(['2 entities left out'])
  })

  it.each([
    [
      'a state without a palette entry',
      template([1, 1, 1], [['minecraft:dirt']], [[0, 0, 0, 4]]),
      'blocks.0.state',
    ],
    ['a block outside its size', template([1, 1, 1], [['minecraft:dirt']], [[0, 3, 0, 0]]), 'blocks.0.pos'],
    ['an unknown block', template([1, 1, 1], [['minecraft:durt']], [[0, 0, 0, 0]]), 'blocks.0.name'],
    ['nothing but air', template([1, 1, 1], [['minecraft:air']], [[0, 0, 0, 0]]), 'blocks'],
    ['no blocks at all', bytes({ size: list('int', [1, 1, 1]) }), 'blocks'],
  ])('with %s is refused', async (_name, data, field) => {
    expect(refusalOf(await read('x.nbt', data)).field).toBe(field)
  })

  it.each([
    ['no NBT', Buffer.from('hello')],
    ['cut off', template([1, 1, 1], [['minecraft:dirt']], [[0, 0, 0, 0]]).subarray(0, 40)],
    ['a bomb', gzipSync(Buffer.alloc(80 * 1024 * 1024))],
  ])('that is %s is refused as a file', async (_name, data) => {
    await expect(read('x.nbt', data)).rejects.toThrow(InvalidFileError)
  })
})

describe('the states of a structure’s blocks', () => {
  const house = (...blocks: [string, Record<string, string>, number, number, number][]) =>
    template(
      [5, 5, 5],
      blocks.map(([name, states]) => [`minecraft:${name}`, states]),
      blocks.map(([, , x, y, z], state) => [x, y, z, state]),
    )
  const names = async (...blocks: Parameters<typeof house>) =>
    (await cellsOf('house.nbt', house(...blocks))).map((cell) => cell.split(' ')[0]).sort()

  it('of doors, beds and tall plants are joined: the second half comes with the first', async () => {
    const halves = await names(
      [
        'spruce_door',
        { half: 'lower', facing: 'east', hinge: 'right', open: 'false', powered: 'false' },
        0,
        0,
        0,
      ],
      [
        'spruce_door',
        { half: 'upper', facing: 'east', hinge: 'right', open: 'false', powered: 'false' },
        0,
        1,
        0,
      ],
      ['red_bed', { part: 'foot', facing: 'south', occupied: 'false' }, 2, 0, 0],
      ['red_bed', { part: 'head', facing: 'south', occupied: 'false' }, 2, 0, 1],
      ['sunflower', { half: 'upper' }, 4, 1, 0],
      ['sunflower', { half: 'lower' }, 4, 0, 0],
    )
    expect(halves).toEqual([
      'red_bed[facing=south,part=foot]',
      'red_bed[facing=south,part=head]',
      'spruce_door[facing=east,half=lower,open=false]',
      'spruce_door[facing=east,half=upper,open=false]',
      'sunflower[half=lower]',
      'sunflower[half=upper]',
    ])
  })

  it('that players choose or finish are kept; what follows from neighbours, time or water is not', async () => {
    const states = await names(
      ['oak_fence', { north: 'true', south: 'false', waterlogged: 'true' }, 0, 0, 0],
      ['candle', { candles: '3', lit: 'false', waterlogged: 'false' }, 1, 0, 0],
      ['skeleton_skull', { rotation: '5' }, 2, 0, 0],
      ['twisting_vines', { age: '7' }, 3, 0, 0],
    )
    expect(states).toEqual([
      'candle[candles=3,lit=false]',
      'oak_fence',
      'skeleton_skull[rotation=5]',
      'twisting_vines',
    ])
  })

  it('of halves whose other half is cut off are left out with a note', async () => {
    const data = house(
      ['stone', {}, 0, 0, 0],
      ['oak_door', { half: 'upper', facing: 'east' }, 1, 0, 0],
      ['blue_bed', { part: 'head', facing: 'east' }, 3, 0, 0],
    )
    const { notes } = taskOf(await read('house.nbt', data))
    expect(notes.join()).toMatch(/upper half of oak_door left out.*head of blue_bed left out/)
    expect(await cellsOf('house.nbt', data)).toHaveLength(1)
  })
})

describe('a structure that was made to harm', () => {
  it.each([
    ['a negative size', template([-1, 1, 1], [['minecraft:stone']], [[0, 0, 0, 0]]), 'blocks.0.pos'],
    [
      'a size of 2^31',
      template([2 ** 31 - 1, 1, 1], [['minecraft:stone']], [[2 ** 31 - 1, 0, 0, 0]]),
      'blocks.0.pos',
    ],
    [
      'blocks all over the world',
      template(
        [2 ** 31 - 1, 9, 9],
        [['minecraft:stone']],
        [
          [0, 0, 0, 0],
          [20_000_000, 0, 0, 0],
        ],
      ),
      'blocks',
    ],
    ['no palette entry', template([1, 1, 1], [], [[0, 0, 0, 0]]), 'blocks.0.state'],
    ['an unknown block', template([1, 1, 1], [['minecraft:stoone']], [[0, 0, 0, 0]]), 'blocks.0.name'],
  ])('with %s is refused with the field', async (_name, data, field) => {
    expect(refusalOf(await read('x.nbt', data)).field).toBe(field)
  })

  it.each([
    ['a list of 2^31 - 1 values of no type', [9, 0, 0x7f, 0xff, 0xff, 0xff]],
    ['a list that is longer than the file', [9, 10, 0x7f, 0xff, 0xff, 0xff]],
    ['a negative length', [7, 0xff, 0xff, 0xff, 0xff]],
    ['an unknown type', [99]],
    [
      'ten thousand lists in one another',
      [9, ...Array.from({ length: 10_000 }, () => [9, 0, 0, 0, 1]).flat()],
    ],
  ])('with %s is refused as a file', async (_name, [type = 0, ...payload]) => {
    const data = Buffer.from([10, 0, 0, type, 0, 1, 0x61, ...payload, 0])
    await expect(read('x.nbt', gzipSync(data))).rejects.toThrow(/not a structure file: .*\(byte \d+\)/)
  })
})

describe('a structure', () => {
  it('of 48 blocks on each side, as structure blocks save it, may be mostly air', async () => {
    const cells = Array.from(
      { length: 48 ** 3 },
      (_, index): Cell => [
        index % 48,
        Math.floor(index / 48) % 48,
        Math.floor(index / 48 ** 2),
        index < 9 ? 1 : 0,
      ],
    )
    const data = template([48, 48, 48], [['minecraft:air'], ['minecraft:stone']], cells)
    expect(await cellsOf('a.nbt', data)).toHaveLength(9)
  })

  it('that is none is refused with what it holds and what was expected', async () => {
    const level = await read('level.nbt', bytes({ Data: compound({}) }))
    expect(refusalOf(level).reason).toMatch(/^holds Data; expected a structure \(size, palette, blocks\), /)
    await expect(read('a.nbt', Buffer.alloc(0))).rejects.toThrow('the file is empty')
  })

  it('of an older game has the blocks that were meant, or is refused', async () => {
    const slab = template([1, 1, 1], [['minecraft:stone_slab', { type: 'bottom' }]], [[0, 0, 0, 0]])
    const of = (version: number) => withVersion(slab, version)
    expect(await cellsOf('a.nbt', of(1631))).toEqual(['smooth_stone_slab[type=bottom] -8,-60,0'])
    expect(await cellsOf('a.nbt', of(1952))).toEqual(['stone_slab[type=bottom] -8,-60,0'])
    const granite = template([1, 1, 1], [['minecraft:stone', { variant: 'granite' }]], [[0, 0, 0, 0]])
    expect(refusalOf(await read('a.nbt', withVersion(granite, 1343))).reason).toMatch(
      /stone\[variant=granite\] is a block of Minecraft 1.12 or earlier \(data version 1343\).*save it again/,
    )
  })
})

describe('a schematic', () => {
  it('is read row by row, including numbers of more than seven bits', async () => {
    const data = schematic(
      [2, 1, 2],
      { 'minecraft:air': 0, 'minecraft:stone': 1, 'minecraft:oak_log[axis=x]': 200 },
      [1, 0, 0, -56, 1],
    )
    expect((await cellsOf('a.schem', data)).sort()).toEqual(['oak_log[axis=x] -8,-60,1', 'stone -9,-60,0'])
  })

  it('of version 3 is read', async () => {
    const data = bytes({
      Schematic: compound({
        Version: int(3),
        ...Object.fromEntries(
          ['Width', 'Height', 'Length'].map((name) => [name, { type: 'short', value: 1 }]),
        ),
        Blocks: compound({
          Palette: compound({ 'minecraft:oak_stairs[facing=east]': int(0) }),
          Data: { type: 'byteArray', value: [0] },
        }),
      }),
    })
    expect(await cellsOf('a.schem', data)).toEqual(['oak_stairs[facing=east] -8,-60,0'])
  })

  it('in which two blocks have one number is refused', async () => {
    const data = schematic([1, 1, 1], { 'minecraft:stone': 0, 'minecraft:dirt': 0 }, [0])
    expect(refusalOf(await read('a.schem', data))).toMatchObject({
      field: 'Palette',
      reason: 'both minecraft:stone and minecraft:dirt have number 0',
    })
  })

  it.each([
    ['of another version', schematic([1, 1, 1], { 'minecraft:stone': 0 }, [0], 3), 'Version'],
    ['with too few blocks', schematic([2, 1, 1], { 'minecraft:stone': 0 }, [0]), 'BlockData'],
    ['with an unknown block number', schematic([1, 1, 1], { 'minecraft:stone': 0 }, [5]), 'BlockData.0'],
  ])('%s is refused', async (_name, data, field) => {
    expect(refusalOf(await read('x.schem', data)).field).toBe(field)
  })
})

describe('a list of template houses', () => {
  const houses = { plains: ['small_house_1', 'small_house_1', 'gone'] }

  it('refuses each house if the structures are missing', async () => {
    const outcomes = await all(importFile(fileOf('h.json', houses), importers, { minecraft: VERSION }))
    expect(outcomes.map((outcome) => refusalOf(outcome).reason)).toEqual(
      [1, 2].map(() => expect.stringMatching(/--data/)),
    )
  })

  it('is read from a folder of structures; duplicates are read once, missing houses are refused', async () => {
    const list = fileOf('h.json', houses)
    const folder = join(dirname(list), 'village', 'plains', 'houses')
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'small_house_1.nbt'),
      template([1, 1, 1], [['minecraft:dirt']], [[0, 0, 0, 0]]),
    )
    const [first, second] = await all(
      importFile(list, importers, { minecraft: VERSION, data: dirname(list) }),
    )
    expect(taskOf(first).notes).toEqual(['named twice in the list: read once'])
    expect(refusalOf(second)).toMatchObject({ task: 'gone', field: 'plains.1' })
  })
})

it('a file of another kind is refused with a list of the known kinds', async () => {
  await expect(
    all(importFile(fileOf('x.json', { hello: 1 }), importers, { minecraft: VERSION })),
  ).rejects.toThrow(/escape mechanisms/)
  await expect(all(importFile('/nowhere/x.json', importers, { minecraft: VERSION }))).rejects.toThrow(
    'no such file',
  )
  await expect(all(importFile('/nowhere/x.nbt', importers, { minecraft: VERSION }))).rejects.toThrow(
    'no such file',
  )
})
