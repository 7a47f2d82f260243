import type { Position } from '../../core/position.ts'
import type { RuleId } from '../../task/rule-ids.ts'

/** An amount of an item that a subtask uses up but does not obtain itself. */
export interface Demand {
  item: string
  count: number
  rule: RuleId
}

/** Alternatives, one of which must be present. It is not used up. */
export interface Requirement {
  anyOf: readonly string[]
  rule: RuleId
}

/** A subtask's needs from other subtasks, and its supplies. */
export interface Account {
  id: number
  demands: Demand[]
  /** Tools that it needs but does not obtain itself. */
  tools: Requirement[]
  /** Blocks that must exist somewhere. */
  stations: Requirement[]
  /** Items that are left over at the end. */
  supplies: ReadonlyMap<string, number>
  /** Items that it hands to another agent. */
  handed: ReadonlyMap<string, number>
  /** Items that it puts into containers, and items that it withdraws beyond their initial content, by `storeKey`. */
  stored: ReadonlyMap<string, number>
  awaited: ReadonlyMap<string, number>
  /** Items that it takes in hand, and items that it places. */
  holds: ReadonlySet<string>
  places: ReadonlySet<string>
  /** Cells of containers that it opens. */
  opens: Position[]
  /** Cells that it digs. */
  digs: Position[]
  /** Crops that it plants or treats with bone meal, and crops that it harvests. */
  ripens: Position[]
  harvests: Position[]
  /** Soil that it tills. */
  tills: Position[]
}
