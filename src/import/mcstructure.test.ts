import { describe, expect, it } from 'vitest'
import { blocksOfBedrock } from '../game/data/bedrock-blocks.ts'
import { blocksOf, read } from './testing/blocks-of.ts'
import { bedrockFile, byte, compound, int, list, string } from './testing/nbt.ts'
import { refusalOf, taskOf } from './testing.ts'

type State = readonly [name: string, states?: Record<string, object>]

interface Options {
  readonly size: readonly [number, number, number]
  readonly palette: readonly State[]
  readonly blocks: readonly number[]
  readonly liquids?: readonly number[]
  readonly data?: Record<string, object>
}

const structure = ({ size, palette, blocks, liquids = blocks.map(() => -1), data = {} }: Options) =>
  bedrockFile({
    format_version: int(1),
    size: list('int', [...size]),
    structure_world_origin: list('int', [0, 0, 0]),
    structure: compound({
      block_indices: list('list', [
        { type: 'int', value: [...blocks] },
        { type: 'int', value: [...liquids] },
      ]),
      entities: list('compound', []),
      palette: compound({
        default: compound({
          block_palette: list(
            'compound',
            palette.map(([name, states = {}]) => ({
              name: string(name),
              states: compound(states),
              version: int(18_163_713),
            })),
          ),
          block_position_data: compound(data),
        }),
      }),
    }),
  })

describe('a structure of Bedrock', () => {
  it('is read z first, then y, then x, and leaves its voids free', async () => {
    const content = structure({
      size: [2, 2, 2],
      palette: [['minecraft:stone'], ['minecraft:air']],
      blocks: [0, 0, 1, 0, -1, 1, 1, 1],
    })
    expect(await blocksOf('a.mcstructure', content)).toEqual(['0,0,0 stone', '0,0,1 stone', '0,1,1 stone'])
  })

  it('has the blocks of Java, also from states that newer versions have split', async () => {
    const content = structure({
      size: [5, 1, 1],
      palette: [
        ['minecraft:planks', { wood_type: string('spruce') }],
        ['minecraft:oak_stairs', { upside_down_bit: byte(1), weirdo_direction: int(3) }],
        ['minecraft:bed', { direction: int(1), head_piece_bit: byte(0), occupied_bit: byte(0) }],
        ['minecraft:bed', { direction: int(1), head_piece_bit: byte(1), occupied_bit: byte(0) }],
        ['minecraft:glow_lichen', { multi_face_direction_bits: int(1) }],
      ],
      blocks: [0, 1, 3, 2, 4],
      data: {
        2: compound({ block_entity_data: compound({ color: byte(14) }) }),
        3: compound({ block_entity_data: compound({ color: byte(14) }) }),
      },
    })
    expect(await blocksOf('a.mcstructure', content)).toEqual([
      '0,0,0 spruce_planks',
      '1,0,0 oak_stairs[facing=north,half=top]',
      '2,0,0 red_bed[facing=west,part=head]',
      '3,0,0 red_bed[facing=west,part=foot]',
      expect.stringMatching(/^4,0,0 glow_lichen\[down=true/),
    ])
  })

  it('of the largest size that the game saves is read, also under a name of Java Edition', async () => {
    const blocks = Array.from({ length: 64 * 384 * 64 }, (_, index) => (index < 40 ? 0 : -1))
    const content = structure({ size: [64, 384, 64], palette: [['minecraft:stone']], blocks })
    expect(await blocksOf('a.mcstructure', content)).toHaveLength(40)
    const small = structure({ size: [1, 1, 1], palette: [['minecraft:stone']], blocks: [0] })
    expect(await blocksOf('a.nbt', small)).toEqual(['0,0,0 stone'])
  })

  it('names the blocks without a counterpart', async () => {
    const content = structure({
      size: [2, 1, 1],
      palette: [['minecraft:stone'], ['my:thing']],
      blocks: [0, 1],
    })
    expect(taskOf(await read('a.mcstructure', content)).notes.join()).toMatch(/left out: my:thing \(1\)/)
  })

  it('is refused with the field when it holds too few blocks, or a number without a block', async () => {
    const short = structure({ size: [2, 2, 2], palette: [['minecraft:stone']], blocks: [0] })
    expect(refusalOf(await read('a.mcstructure', short)).field).toBe('structure.block_indices.0')
    const unknown = structure({ size: [1, 1, 1], palette: [['minecraft:stone']], blocks: [7] })
    expect(refusalOf(await read('a.mcstructure', unknown)).reason).toMatch(/no palette entry 7/)
  })
})

it('blocks of Bedrock keep what a player chooses and leave what neighbours decide', () => {
  const chest = { name: 'minecraft:chest', states: { 'minecraft:cardinal_direction': 'north' } }
  const unknown = { name: 'minecraft:nothing_of_that_name', states: {} }
  expect(blocksOfBedrock([unknown, chest])).toEqual([
    undefined,
    { name: 'chest', properties: { facing: 'north', waterlogged: 'false' } },
  ])
})
