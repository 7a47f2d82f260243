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

/** What a team needs of an agent: that it works on subtasks. */
export interface Executor {
  readonly name: string
  /** Game time of the longest call of its model, be it still open (ms); agents without a model take none. */
  readonly longestThoughtMs?: number
  execute(subtask: Subtask, assignment: Assignment): Promise<Attempt>
  /** Lends a hand with a subtask that another agent works on. @returns whether it did anything */
  help?(subtask: Subtask, assignment: Assignment): Promise<boolean>
}

/** What all agents of a team share. */
export interface Team {
  world: TeamWorld
  board: PathBoard
  strategy: AssignmentStrategy
  traffic: Traffic
  exchange: Exchange
  helping: Helping
  /** What the containers still hold. */
  supplies: Supplies
  /** What the scenario adds. */
  tactics: Tactics
  /** Absent: the graph stays as it was planned. */
  repair: GraphRepair | undefined
  recovery: Recovery
  ledger: CallLedger
  /** The last refusal of each subtask that failed. */
  refusals: Map<number, Refusal>
  log: EventSink
  /** Ends all work. */
  signal: AbortSignal
}
