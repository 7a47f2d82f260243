import { cellKey, type Position } from '../core/position.ts'
import type { BlockSpec } from '../game/block.ts'
import { blockPlacedBy } from '../game/blocks/item-blocks.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { BlueprintBlock, Task } from '../task/task.ts'
import { byCell, orderOf } from './planned-placements.ts'
import type { Subtask } from './subtask.ts'

/** A cell that a subtask must fill. */
export interface WantedCell {
  position: Position
  block: BlockSpec
  item: string
  /** Set for second halves (such as the upper half of a door): the cell of the half whose placement creates this one. */
  placedWith?: Position
  /** Number of helper blocks by which the build order places it; absent if there are none. */
  helpers?: number
  /** The earlier block that the build order places it against; absent if it is the ground. */
  leansOn?: Position
}

/** The blueprint entries that placing a block in a cell completes: its own first, then second halves. */
type CellIndex = ReadonlyMap<string, readonly BlueprintBlock[]>

const indexes = new WeakMap<readonly BlueprintBlock[], CellIndex>()

/** Built once per blueprint: a search for each cell would take quadratic time. */
function indexOf(blueprint: readonly BlueprintBlock[]): CellIndex {
  const cached = indexes.get(blueprint)
  if (cached !== undefined) return cached
  const index = new Map<string, BlueprintBlock[]>()
  for (const entry of blueprint)
    if (entry.placedWith === undefined) index.set(cellKey(entry.position), [entry])
  for (const entry of blueprint) {
    if (entry.placedWith === undefined) continue
    const first = index.get(cellKey(entry.placedWith))
    if (first !== undefined) first.push(entry)
    // A call may also place the second half itself.
    if (!index.has(cellKey(entry.position))) index.set(cellKey(entry.position), [entry])
  }
  indexes.set(blueprint, index)
  return index
}

/** The function of subtasks that clear cells. Their cells must be empty. */
export const CLEAR_CELLS = 'clearCells'

const cleared = (subtask: Subtask, actions: ActionVocabulary): WantedCell[] =>
  subtask.actions.flatMap((call) => {
    const position = actions.roleOf(call) === 'digs' ? actions.targetCellOf(call) : undefined
    return position === undefined ? [] : [{ position, block: { name: 'air', properties: {} }, item: 'air' }]
  })

/** The latest result for a subtask. */
interface CachedCells {
  task: Task
  actions: ActionVocabulary
  cells: readonly WantedCell[]
}

const knownCells = new WeakMap<Subtask, CachedCells>()

/**
 * The cells that a subtask's calls fill and the blocks that the blueprint requires there, second halves included. Without an
 * entry in the blueprint, the block that the call places is required, in the state that it names. Planners need this for each subtask in every question, so the same
 * array is always returned.
 */
export function wantedCells(subtask: Subtask, task: Task, actions: ActionVocabulary): readonly WantedCell[] {
  const cached = knownCells.get(subtask)
  if (cached?.task === task && cached.actions === actions) return cached.cells
  const cells = computeCells(subtask, task, actions)
  knownCells.set(subtask, { task, actions, cells })
  return cells
}

function computeCells(subtask: Subtask, task: Task, actions: ActionVocabulary): readonly WantedCell[] {
  if (subtask.step.function === CLEAR_CELLS) return cleared(subtask, actions)
  const index = indexOf(task.blueprint)
  const planned = byCell(orderOf(task))
  const helped = (cell: BlueprintBlock): WantedCell => {
    const { helpers = [], leansOn } = planned.get(cellKey(cell.position)) ?? {}
    if (helpers.length === 0 && leansOn === undefined) return cell
    return {
      ...cell,
      ...(helpers.length > 0 && { helpers: helpers.length }),
      ...(leansOn !== undefined && { leansOn }),
    }
  }
  return subtask.actions.flatMap((call): readonly WantedCell[] => {
    const fills = actions.fillsOf(call)
    if (fills === undefined) return []
    const { cell: position, item, block = { name: blockPlacedBy(item, {}), properties: {} } } = fills
    return index.get(cellKey(position))?.map(helped) ?? [{ position, block, item }]
  })
}
