import type { Position } from '../../core/position.ts'
import type { RuleId } from '../../task/rule-ids.ts'

/** An amount of an item that a subtask uses up and does not obtain itself. */
export interface Demand {
  item: string
  count: number
  rule: RuleId
}

/** One of several things, of which one must be there; it is not used up. */
export interface Requirement {
  anyOf: readonly string[]
  rule: RuleId
}

/** What a subtask needs from the others and what it leaves for them. */
export interface Account {
  id: number
  demands: Demand[]
  /** Tools it needs and does not obtain itself. */
  tools: Requirement[]
  /** Blocks that must stand somewhere. */
  stations: Requirement[]
  /** Items it has over in the end. */
  supplies: ReadonlyMap<string, number>
  /** Items it has brought to another agent. */
  handed: ReadonlyMap<string, number>
  /** Items it takes into the hand, and items it places, each once. */
  holds: ReadonlySet<string>
  places: ReadonlySet<string>
  /** Cells of containers that it opens. */
  opens: Position[]
  /** Cells that it digs. */
  digs: Position[]
  /** Crops that it brings forward (plants, feeds with bone meal), and those it harvests. */
  ripens: Position[]
  harvests: Position[]
  /** Soil that it tills. */
  tills: Position[]
}
