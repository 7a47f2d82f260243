import { cellKey, type Position, sameCell } from '../../core/position.ts'
import { isReplaceable } from '../../game/blocks/replaceable.ts'
import type { BlueprintBlock } from '../../task/task.ts'
import type { SceneView } from '../motion/scene-view.ts'

/** Cells that still have to be filled. */
export interface OpenCells {
  /** Cells of the agent's current subtask. */
  readonly own: readonly Position[]
  /** Cells of its teammates and of its own later subtasks. */
  readonly others: readonly Position[]
}

/** Distance along an axis beyond which cells are out of reach from every place from which a cell is filled (blocks). */
const NEAR = 10

/** The blueprint's cells around a cell that are still empty, as far as the agent sees; the cell itself is excluded. */
export function openCells(
  view: SceneView,
  {
    own,
    blueprint,
    around,
  }: { own: readonly Position[]; blueprint: readonly BlueprintBlock[]; around: Position },
): OpenCells {
  const isOpen = (cell: Position): boolean => {
    const name = isNear(cell, around) ? view.kindAt(cell.x, cell.y, cell.z)?.name : undefined
    return name !== undefined && isReplaceable(name) && !sameCell(cell, around)
  }
  const keys = new Set(own.map(cellKey))
  const others: Position[] = []
  for (const { position } of blueprint)
    if (isOpen(position) && !keys.has(cellKey(position))) others.push(position)
  return { own: own.filter(isOpen), others }
}

const isNear = (a: Position, b: Position): boolean =>
  Math.abs(a.x - b.x) <= NEAR && Math.abs(a.y - b.y) <= NEAR && Math.abs(a.z - b.z) <= NEAR
