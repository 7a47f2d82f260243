import { cellKey, cellSchema, type Position } from '../core/position.ts'
import { type BlockSpec, formatBlock } from '../task/block.ts'
import type { Task } from '../task/task.ts'
import type { Subtask } from './subtask.ts'

/** A cell that a subtask is to fill. */
export interface WantedCell {
  position: Position
  block: BlockSpec
  item: string
  /** The cell whose placing brings this one about (upper half of a door). */
  placedWith?: Position
}

/**
 * The cells that a subtask's PlaceBlock calls are about, with what the blueprint wants there, second halves included.
 * Where the blueprint has no entry, the item itself is what is wanted.
 */
export function wantedCells(subtask: Subtask, task: Task): WantedCell[] {
  const blueprint = new Map(task.blueprint.map((entry) => [cellKey(entry.position), entry]))
  return subtask.actions.flatMap(({ name, args }): WantedCell[] => {
    if (name !== 'PlaceBlock') return []
    const pos = cellSchema.safeParse(args.pos)
    if (!pos.success) return []
    const entry = blueprint.get(cellKey(pos.data))
    if (entry === undefined) {
      const item = String(args.item)
      return [{ position: pos.data, block: { name: item, properties: {} }, item }]
    }
    const halves = task.blueprint.filter(
      ({ placedWith }) => placedWith !== undefined && cellKey(placedWith) === cellKey(pos.data),
    )
    return [entry, ...halves]
  })
}

/** Cells with their blocks, as a model reads them. */
export const describeCells = (cells: readonly WantedCell[]): string =>
  cells
    .filter(({ placedWith }) => placedWith === undefined)
    .map(({ position: { x, y, z }, block }) => `${formatBlock(block)} at [${x}, ${y}, ${z}]`)
    .join('; ')
