import { cellKey, type Position } from '../core/position.ts'
import type { BlockSpec } from '../game/block.ts'
import { foreignBlock } from './foreign-block.ts'

/** Data that a file stores for a block in addition to its state: contents, texts, the final block of a jigsaw. */
export interface BlockEntity {
  readonly [field: string]: unknown
}

/** The block entity of each cell that has one, by `cellKey`. */
export type BlockEntities = ReadonlyMap<string, BlockEntity>

/**
 * The block entities of a schematic by their cells. Sponge's version 3 nests the fields in `Data`; older versions and Litematica
 * store them next to the position, which is a list `Pos` or the fields x, y and z. Entries without a position are ignored.
 */
export function entitiesByCell(entities: readonly BlockEntity[]): BlockEntities {
  const byCell = new Map<string, BlockEntity>()
  for (const entity of entities) {
    const position = positionOf(entity)
    if (position === undefined) continue
    const nested = entity['Data']
    byCell.set(cellKey(position), isEntity(nested) ? nested : entity)
  }
  return byCell
}

/** Data that may follow a block state, such as `{LootTable:"…"}`. */
const DATA = /\{.*$/s

/** The block that replaces a jigsaw block once structures are joined (`final_state`); undefined if its data does not name one. */
export function finalStateOf(entity: unknown): BlockSpec | undefined {
  const text = isEntity(entity) ? entity['final_state'] : undefined
  return typeof text === 'string' ? foreignBlock(text.replace(DATA, '')) : undefined
}

/**
 * Marker text of a structure block in data mode, which tells the world generator what to place there; undefined for other blocks.
 */
export function markerOf(entity: BlockEntity | undefined): string | undefined {
  const { metadata } = entity ?? {}
  return typeof metadata === 'string' && metadata !== '' ? metadata : undefined
}

/** Content of a block entity that blueprints do not keep, as the words of a note; undefined if there is none. */
export function contentsOf(entity: BlockEntity | undefined): string | undefined {
  if (entity === undefined) return undefined
  const { Items, LootTable, Text1, front_text, Patterns, patterns, SkullOwner, profile } = entity
  if (isFilled(Items) || typeof LootTable === 'string') return 'contents'
  if ([Text1, entity['Text2'], entity['Text3'], entity['Text4'], front_text].some(hasWords)) return 'text'
  if (isFilled(Patterns) || isFilled(patterns)) return 'patterns'
  return SkullOwner !== undefined || profile !== undefined ? 'skin' : undefined
}

export const isEntity = (value: unknown): value is BlockEntity =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0

/** Whether a line of a sign, or one of its sides since 1.20, shows anything. Lines are JSON texts. */
function hasWords(value: unknown): boolean {
  if (isEntity(value)) return Array.isArray(value['messages']) && value['messages'].some(hasWords)
  return typeof value === 'string' && value.replace(/^\{"text":""\}$|^""$|^null$/, '') !== ''
}

function positionOf({ x, y, z, Pos }: BlockEntity): Position | undefined {
  const [px, py, pz] = (Array.isArray(Pos) ? Pos : [x, y, z]).map(Number)
  if (px === undefined || py === undefined || pz === undefined) return undefined
  return [px, py, pz].every(Number.isInteger) ? { x: px, y: py, z: pz } : undefined
}
