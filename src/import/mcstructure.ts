import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { count } from '../core/count.ts'
import { type BlockSpec, isAir } from '../game/block.ts'
import { isBed } from '../game/blocks/kinds/two-cells.ts'
import { type BedrockState, blocksOfBedrock } from '../game/data/bedrock-blocks.ts'
import { type ForeignCell, MAX_FOREIGN_CELLS } from './foreign-cell.ts'
import { firstIssue, shortLine } from './imported.ts'
import { listOf } from './list-of.ts'
import type { ReadCells } from './structure-template.ts'

/** Maximum number of cells, including air. */
const MAX_VOLUME = 8_000_000
/** Maximum number of unknown states listed in a note. */
const MAX_NAMED = 10
/** Index of cells that the structure leaves unchanged. */
const VOID = -1
/** Colours of beds, by their number in the block entity. */
const BED_COLOURS =
  'white orange magenta light_blue yellow lime pink gray light_gray cyan purple blue brown green red black'.split(
    ' ',
  )

const side = z.int().min(1).max(65_535)
const stateSchema = z.object({
  name: z.string(),
  states: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})
type State = z.infer<typeof stateSchema>
const entitySchema = z.object({ block_entity_data: z.record(z.string(), z.unknown()) }).partial()
const schema = z.object({
  size: z.tuple([side, side, side]),
  structure: z.object({
    block_indices: z.tuple([listOf(z.int()), listOf(z.int())]),
    entities: z.array(z.unknown()).default([]),
    palette: z.object({
      default: z.object({
        block_palette: listOf(stateSchema),
        block_position_data: z.record(z.string(), entitySchema).default({}),
      }),
    }),
  }),
})

/** Whether the content is a Bedrock Edition structure. */
export const isMcstructure = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && Object.hasOwn(content, 'structure')

/**
 * The cells of a Bedrock Edition structure (`.mcstructure`) as Java blocks. In the cell order, z changes fastest, then y, then x.
 * The second layer holds the water of waterlogged blocks. Blocks without a counterpart in Java are left out with a note.
 */
export function mcstructureCells(content: unknown): ReadCells {
  const parsed = checked(schema, content)
  if (!parsed.success) return firstIssue(parsed.issues)
  const { size, structure } = parsed.data
  const [width, height, length] = size
  const volume = width * height * length
  if (volume > MAX_VOLUME)
    return { field: 'size', reason: `${size.join(' × ')} cells are too many; the maximum is ${MAX_VOLUME}` }
  const [indices, liquids] = structure.block_indices
  if (indices.length !== volume) {
    const reason = `holds ${count(indices.length, 'block')} where ${size.join(' × ')} are expected`
    return { field: 'structure.block_indices.0', reason }
  }
  const { block_palette: palette, block_position_data } = structure.palette.default
  const isWater = palette.map(({ name }) => /^minecraft:(flowing_)?water$/.test(name))
  return readCells({
    size,
    indices,
    palette,
    blockAt: (index, block) => {
      const coloured = withColour(block, block_position_data[index]?.block_entity_data)
      return isWater[liquids[index] ?? VOID] === true ? waterlogged(coloured) : coloured
    },
    entities: structure.entities.length,
  })
}

interface Grid {
  readonly size: readonly [number, number, number]
  readonly indices: readonly number[]
  readonly palette: readonly State[]
  /** The block of a cell, from its palette entry. */
  readonly blockAt: (index: number, block: BlockSpec) => BlockSpec
  readonly entities: number
}

function readCells({ size: [, height, length], indices, palette, blockAt, entities }: Grid): ReadCells {
  const kinds = blocksOfBedrock(palette.map(bedrockState))
  const cells: ForeignCell[] = []
  const unknown = new Map<string, number>()
  for (const [index, number] of indices.entries()) {
    if (number === VOID) continue
    const field = `structure.block_indices.0.${index}`
    const state = palette[number]
    if (state === undefined) return { field, reason: `there is no palette entry ${number}` }
    const block = kinds[number]
    if (block === undefined) unknown.set(state.name, (unknown.get(state.name) ?? 0) + 1)
    if (block === undefined || isAir(block.name)) continue
    if (cells.length >= MAX_FOREIGN_CELLS) return { field, reason: `more than ${MAX_FOREIGN_CELLS} blocks` }
    const position = {
      x: Math.floor(index / (height * length)),
      y: Math.floor(index / length) % height,
      z: index % length,
    }
    cells.push({ position, block: blockAt(index, block), field })
  }
  return { cells, notes: notesOf(unknown, entities) }
}

const bedrockState = ({ name, states }: State): BedrockState => ({
  name: name.includes(':') ? name : `minecraft:${name}`,
  states: Object.fromEntries(Object.entries(states).map(([key, value]) => [key, String(value)])),
})

/** A bed in the colour of its block entity: until 1.26 the block state of Bedrock has none. */
function withColour(block: BlockSpec, data: Readonly<Record<string, unknown>> | undefined): BlockSpec {
  const colour = isBed(block.name) ? BED_COLOURS[Number(data?.['color'])] : undefined
  return colour === undefined ? block : { ...block, name: `${colour}_bed` }
}

const waterlogged = ({ name, properties }: BlockSpec): BlockSpec =>
  Object.hasOwn(properties, 'waterlogged')
    ? { name, properties: { ...properties, waterlogged: 'true' } }
    : { name, properties }

function notesOf(unknown: ReadonlyMap<string, number>, entities: number): string[] {
  const names = [...unknown].slice(0, MAX_NAMED).map(([name, cells]) => `${shortLine(name)} (${cells})`)
  const others = unknown.size > names.length ? ' …' : ''
  return [
    "blocks of Bedrock read by minecraft-data's table of their counterparts in Java",
    ...(names.length > 0 ? [`blocks without a counterpart left out: ${names.join(', ')}${others}`] : []),
    ...(entities > 0 ? [`${count(entities, 'entity', 'entities')} left out`] : []),
  ]
}
