import type { Random } from '../../../src/core/random.ts'
import type { Nbt } from './nbt-text.ts'

/* Valid structures and schematics of every format that the importer of structure files reads. */

const TOOLS = [
  'minecraft:jigsaw',
  'minecraft:structure_void',
  'minecraft:structure_block',
  'minecraft:vine',
  'create:shaft',
]

/** The data that a file stores about a block in addition to its state. */
const blockEntity = (random: Random): { compound: Record<string, Nbt> } =>
  random.pick<() => { compound: Record<string, Nbt> }>([
    () => ({ compound: { final_state: { string: 'minecraft:oak_log[axis=x]' } } }),
    () => ({ compound: { mode: { string: 'DATA' }, metadata: { string: 'chest' } } }),
    () => ({ compound: { Items: { list: [{ compound: { id: { string: 'minecraft:stone' } } }] } } }),
    () => ({ compound: { front_text: { compound: { messages: { list: [{ string: '"Hello"' }] } } } } }),
    () => ({ compound: { Data: { compound: { LootTable: { string: 'a:b' } } } } }),
  ])?.() ?? { compound: {} }

export const template = (random: Random): Nbt => {
  const [width, height, depth] = [1 + random.integer(5), 1 + random.integer(5), 1 + random.integer(5)]
  const cells = Array.from({ length: 1 + random.integer(40) }, () => ({
    state: { int: random.integer(4) },
    nbt: blockEntity(random),
    pos: {
      list: [random.integer(width), random.integer(height), random.integer(depth)].map((int) => ({ int })),
    },
  }))
  const unique = [...new Map(cells.map((cell) => [JSON.stringify(cell.pos), cell])).values()]
  return {
    compound: {
      DataVersion: { int: 3120 },
      size: { list: [width, height, depth].map((int) => ({ int })) },
      palette: {
        list: [
          { compound: { Name: { string: 'minecraft:stone' } } },
          { compound: { Name: { string: 'minecraft:air' } } },
          { compound: { Name: { string: random.pick(TOOLS) ?? '' } } },
          {
            compound: {
              Name: { string: 'minecraft:oak_log' },
              Properties: { compound: { axis: { string: 'y' } } },
            },
          },
        ],
      },
      blocks: { list: unique.map((compound) => ({ compound })) },
      entities: { list: [] },
    },
  }
}

export const schematic = (random: Random): Nbt => {
  const [width, height, depth] = [1 + random.integer(5), 1 + random.integer(5), 1 + random.integer(5)]
  const palette: Nbt = {
    compound: {
      'minecraft:air': { int: 0 },
      'minecraft:stone': { int: 1 },
      'minecraft:oak_log[axis=x]': { int: 2 },
    },
  }
  const data: Nbt = { bytes: Array.from({ length: width * height * depth }, () => random.integer(3)) }
  const sides = { Width: { short: width }, Height: { short: height }, Length: { short: depth } }
  const entities: Nbt = {
    list: [{ compound: { Pos: { ints: [0, 0, 0] }, ...blockEntity(random).compound } }],
  }
  const flat = { ...sides, Palette: palette, BlockData: data, BlockEntities: entities }
  const third = {
    Version: { int: 3 },
    ...sides,
    Blocks: { compound: { Palette: palette, Data: data, BlockEntities: entities } },
  }
  return random.pick<() => Nbt>([
    () => ({ compound: flat }),
    () => ({ compound: { Version: { int: 2 }, ...flat } }),
    () => ({ compound: { Schematic: { compound: { Version: { int: 2 }, ...flat } } } }),
    () => ({ compound: third }),
    () => ({ compound: { Schematic: { compound: third } } }),
    () => ({ compound: { '': { compound: third } } }),
  ])?.() as Nbt
}

const vector = (x: number, y: number, z: number): { compound: Record<string, Nbt> } => ({
  compound: { x: { int: x }, y: { int: y }, z: { int: z } },
})

export const litematic = (random: Random): Nbt => {
  const side = () => (1 + random.integer(4)) * (random.next() < 0.3 ? -1 : 1)
  const [width, height, depth] = [side(), side(), side()]
  const volume = Math.abs(width * height * depth)
  const longs = Array.from({ length: Math.ceil((volume * 2) / 64) }, () =>
    Array.from({ length: 32 }, () => BigInt(random.integer(3))).reduce((sum, kind) => sum * 4n + kind, 0n),
  )
  const palette = ['air', 'stone', 'oak_planks'].map(
    (name): Nbt => ({ compound: { Name: { string: `minecraft:${name}` } } }),
  )
  const main: Nbt = {
    compound: {
      Position: vector(0, 0, 0),
      Size: vector(width, height, depth),
      BlockStatePalette: { list: palette },
      BlockStates: { longs },
      TileEntities: {
        list: [{ compound: { ...vector(0, 0, 0).compound, ...blockEntity(random).compound } }],
      },
      Entities: { list: [] },
    },
  }
  return {
    compound: { Version: { int: 6 }, MinecraftDataVersion: { int: 3120 }, Regions: { compound: { main } } },
  }
}

export const legacySchematic = (random: Random): Nbt => {
  const [width, height, depth] = [1 + random.integer(5), 1 + random.integer(5), 1 + random.integer(5)]
  const numbers = [0, 1, 5, 17, 35, 44, 64, 175]
  const volume = width * height * depth
  return {
    compound: {
      Width: { short: width },
      Height: { short: height },
      Length: { short: depth },
      Materials: { string: 'Alpha' },
      Blocks: { bytes: Array.from({ length: volume }, () => random.pick(numbers) ?? 0) },
      Data: { bytes: Array.from({ length: volume }, () => random.integer(16)) },
      TileEntities: { list: [] },
    },
  }
}

/** A structure of Bedrock Edition. */
export const bedrock = (random: Random): Nbt => {
  const size = [1 + random.integer(5), 1 + random.integer(5), 1 + random.integer(5)]
  const volume = size.reduce((product, side) => product * side, 1)
  const numbers = (most: number, least: number): Nbt => ({
    list: Array.from({ length: volume }, () => ({ int: least + random.integer(most - least) })),
  })
  const state = (name: string, states: Record<string, Nbt> = {}): Nbt => ({
    compound: { name: { string: name }, states: { compound: states }, version: { int: 18_163_713 } },
  })
  const palette: Nbt[] = [
    state('minecraft:stone'),
    state('minecraft:air'),
    state('minecraft:oak_stairs', { upside_down_bit: { byte: 1 }, weirdo_direction: { int: 3 } }),
    state('minecraft:water', { liquid_depth: { int: 0 } }),
    state('my:thing'),
  ]
  const data: Nbt = {
    compound: { 0: { compound: { block_entity_data: { compound: { color: { byte: 3 } } } } } },
  }
  return {
    compound: {
      format_version: { int: 1 },
      size: { list: size.map((int) => ({ int })) },
      structure: {
        compound: {
          block_indices: { list: [numbers(5, -1), numbers(0, -1)] },
          entities: { list: [] },
          palette: {
            compound: {
              default: { compound: { block_palette: { list: palette }, block_position_data: data } },
            },
          },
        },
      },
    },
  }
}
