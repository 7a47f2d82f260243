import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import type { RuleId } from '../rule-ids.ts'

/**
 * One thing that an action needs or changes. The truth about dependencies (`graph/needs`) reads these in order: what an
 * action consumes before what it produces.
 */
export type Effect =
  /** Takes an item into the main hand. */
  | { kind: 'hold'; item: string }
  /** Opens a container, which must be there. */
  | { kind: 'open'; container: Position }
  /** Takes items out of a container, as far as it holds any. */
  | { kind: 'withdraw'; container: Position; item: string; count: number }
  /** Uses items up. */
  | { kind: 'consume'; item: string; count: number; rule: RuleId }
  /** Obtains items. */
  | { kind: 'produce'; item: string; count: number }
  /** Needs one of these tools, which stays. No tools: the bare hand will do. */
  | { kind: 'tool'; anyOf: readonly string[]; rule: RuleId }
  /** Needs one of these blocks nearby. */
  | { kind: 'station'; anyOf: readonly string[]; rule: RuleId }
  /** Puts the block of an item into a cell. The item is consumed by an effect of its own. */
  | { kind: 'place'; item: string; cell: Position }
  /** Empties a cell. */
  | { kind: 'dig'; cell: Position }
  /** Brings items to another agent. */
  | { kind: 'hand-over'; item: string; count: number }
  /** Brings a crop nearer to its harvest: plants it, or feeds it with bone meal. */
  | { kind: 'ripen'; cell: Position }
  /** Harvests a crop that is not ripe at the start. */
  | { kind: 'harvest'; cell: Position }
  /** Makes farmland of soil. */
  | { kind: 'till'; cell: Position }

/** What is known when an action's turn comes within its subtask. */
export interface EffectScene {
  readonly gameVersion: string
  /** The item in the main hand, if an action of the subtask put it there. */
  readonly held: string | undefined
  /** How many of an item the subtask has obtained and not yet used up. */
  carries(item: string): number
  /** Whether any subtask obtains the item. */
  isObtainable(item: string): boolean
  /** The block of the task at a cell, or the one that the plan places there. */
  blockAt(cell: Position): { block: BlockSpec; isPlanned: boolean } | undefined
}

/** A scene of which only the version is known: what an action needs and changes by itself. */
export const unknownScene = (gameVersion: string): EffectScene => ({
  gameVersion,
  held: undefined,
  carries: () => 0,
  isObtainable: () => false,
  blockAt: () => undefined,
})
