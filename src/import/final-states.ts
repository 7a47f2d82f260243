import type { Position } from '../core/position.ts'
import { cellKey } from '../core/position.ts'
import { type BlockSpec, parseBlock } from '../game/block.ts'

/** What a file keeps of a block beside its state: its place by three fields or a list, and what it holds. */
export interface BlockEntity {
  readonly [field: string]: unknown
}

/** What stands in the cells of jigsaw blocks once a structure has been put together. */
export interface FinalStates {
  /** The block that a jigsaw block becomes; undefined for all other cells. */
  at(position: Position): BlockSpec | undefined
}

/** The block that a jigsaw block becomes (`final_state`); undefined where its data names none. */
export function finalStateOf(data: unknown): BlockSpec | undefined {
  const text = (data as { final_state?: unknown } | undefined)?.final_state
  return typeof text === 'string' ? parseBlock(text) : undefined
}

/** Reads the final states of jigsaw blocks from the block entities of a schematic. */
export function finalStates(entities: readonly BlockEntity[]): FinalStates {
  const known = new Map<string, BlockSpec>()
  for (const entity of entities) {
    const block = finalStateOf(entity) ?? finalStateOf(entity['Data'])
    const position = positionOf(entity)
    if (block !== undefined && position !== undefined) known.set(cellKey(position), block)
  }
  return { at: (position) => known.get(cellKey(position)) }
}

function positionOf({ x, y, z, Pos }: BlockEntity): Position | undefined {
  const list = Array.isArray(Pos) ? Pos : [x, y, z]
  const [px, py, pz] = list.map(Number)
  if (px === undefined || py === undefined || pz === undefined) return undefined
  return [px, py, pz].every(Number.isInteger) ? { x: px, y: py, z: pz } : undefined
}
