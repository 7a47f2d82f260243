import { cellKey, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../../game/block.ts'
import { blockPlacedBy } from '../../game/blocks/item-blocks.ts'
import type { ActionCall } from '../../task/action.ts'
import { equip } from '../../task/actions/equip.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Task } from '../../task/task.ts'
import type { Subtask } from '../subtask.ts'

/** The blocks of the task before the run, and the blocks that subtasks place. Computed once for all subtasks. */
export interface Site {
  task: Task
  /** Interprets the subtasks' calls. */
  actions: ActionVocabulary
  /** Blocks of the task: sources, stations, containers. */
  blocks: ReadonlyMap<string, BlockSpec>
  /** Placements by cell: the ids of their subtasks in ascending order, and the resulting block. */
  placed: ReadonlyMap<string, { by: number[]; block: string; position: Position }>
  /** Names of the blocks that exist from the start. */
  standing: ReadonlySet<string>
}

export function siteOf(task: Task, subtasks: readonly Subtask[], actions: ActionVocabulary): Site {
  const blocks = new Map<string, BlockSpec>()
  for (const { position, block } of task.containers) blocks.set(cellKey(position), block)
  for (const { position, block } of task.sources) blocks.set(cellKey(position), block)
  const placed = new Map<string, { by: number[]; block: string; position: Position }>()
  for (const { id, actions: calls } of subtasks) {
    for (const { cell: position, item } of placements(calls, actions)) {
      const placement = placed.get(cellKey(position))
      if (placement === undefined)
        placed.set(cellKey(position), { by: [id], block: blockPlacedBy(item, {}), position })
      else if (placement.by.at(-1) !== id) placement.by.push(id)
    }
  }
  for (const { by } of placed.values()) by.sort((a, b) => a - b)
  return { task, actions, blocks, placed, standing: new Set([...blocks.values()].map(({ name }) => name)) }
}

/** The cells that calls fill one after another, including those in which they plant the held item. */
function placements(calls: readonly ActionCall[], actions: ActionVocabulary) {
  let held: string | undefined
  return calls.flatMap((call) => {
    held = equip.read(call)?.item ?? held
    return actions.placesOf(call, held) ?? []
  })
}
