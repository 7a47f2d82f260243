import type { Position } from '../../core/position.ts'
import type { PathBoard, PathId } from '../board/path-board.ts'

/** The data about the agent that asks for work that a strategy can use. */
export interface AgentState {
  readonly name: string
  /** Its position; undefined if positions do not matter. */
  readonly position?: Position
  /** Number of an item that the agent carries. */
  carries?(item: string): number
  /** The container that holds an item and is nearest to the agent's route to a place. */
  sourceOf?(item: string, to: Position): Position | undefined
  /** Teammates that are also without work. */
  readonly alsoFree?: readonly AgentState[]
}

/** The interface of every strategy that assigns paths to agents. */
export interface AssignmentStrategy {
  readonly id: string
  /**
   * How long an agent stays on its path: until the path is done, as in the paper (default), or for one subtask, after which it
   * asks again.
   */
  readonly commitment?: 'path' | 'subtask'
  /** A path on which the agent can start at once (one of `board.candidates(agent.name)`), or undefined to make it wait. */
  next(agent: AgentState, board: PathBoard): PathId | undefined
}
