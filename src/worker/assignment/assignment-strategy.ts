import type { Position } from '../../core/position.ts'
import type { PathBoard, PathId } from '../board/path-board.ts'

/** What a strategy may know of the agent that asks for work. */
export interface AgentState {
  readonly name: string
  /** Where it stands; undefined where places do not matter. */
  readonly position?: Position
  /** How many of an item it carries. */
  carries?(item: string): number
  /** The container that holds an item and lies best on its way to a place. */
  sourceOf?(item: string, to: Position): Position | undefined
  /** Teammates that have no work either. */
  readonly alsoFree?: readonly AgentState[]
}

/** The seam to every way of giving paths to agents. */
export interface AssignmentStrategy {
  readonly id: string
  /**
   * How long an agent stays on the path it is given: until the path is done, as in the paper (the default), or for its
   * next subtask alone, after which it asks again.
   */
  readonly commitment?: 'path' | 'subtask'
  /** A path on which the agent can start at once (one of `board.candidates(agent.name)`), or undefined to let it wait. */
  next(agent: AgentState, board: PathBoard): PathId | undefined
}
