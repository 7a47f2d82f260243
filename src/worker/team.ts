import type { EventSink } from '../core/journal/events.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { AssignmentStrategy } from './assignment/assignment-strategy.ts'
import type { PathBoard } from './board/path-board.ts'
import type { CallLedger } from './call-ledger.ts'
import type { Exchange } from './exchange.ts'
import type { GraphRepair } from './graph-repair.ts'
import type { Helping } from './helping.ts'
import type { Recovery } from './recovery.ts'
import type { Assignment, Attempt, Refusal } from './subtask-work.ts'
import type { Supplies } from './supplies.ts'
import type { Tactics } from './tactics.ts'
import type { TeamWorld } from './team-world.ts'
import type { Traffic } from './traffic.ts'

/** The interface of an agent as used by its team: it works on subtasks. */
export interface Executor {
  readonly name: string
  /** Game time of the longest call of its model, including one still open (ms); absent for agents without a model. */
  readonly longestThoughtMs?: number
  execute(subtask: Subtask, assignment: Assignment): Promise<Attempt>
  /** Helps with a subtask that another agent is working on. @returns whether it did anything */
  help?(subtask: Subtask, assignment: Assignment): Promise<boolean>
}

/** State shared by all agents of a team. */
export interface Team {
  world: TeamWorld
  board: PathBoard
  strategy: AssignmentStrategy
  traffic: Traffic
  exchange: Exchange
  helping: Helping
  /** Remaining contents of the containers. */
  supplies: Supplies
  /** The scenario's additions. */
  tactics: Tactics
  /** Absent if refusals do not change the graph. */
  repair: GraphRepair | undefined
  recovery: Recovery
  ledger: CallLedger
  /** The last refusal of each subtask that failed. */
  refusals: Map<number, Refusal>
  log: EventSink
  /** Ends all work. */
  signal: AbortSignal
}
