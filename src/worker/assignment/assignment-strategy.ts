import type { PathBoard, PathId } from '../path-board.ts'

/** What a strategy may know of the agent that asks for work. */
export interface AgentState {
  readonly name: string
  /** Paths it has been given so far, the latest last. */
  readonly history: readonly PathId[]
}

/** The seam to every way of giving paths to agents. */
export interface AssignmentStrategy {
  readonly id: string
  /** A path on which the agent can start at once (one of `board.candidates()`), or undefined to let it wait. */
  next(agent: AgentState, board: PathBoard): PathId | undefined
}
