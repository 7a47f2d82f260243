import type { Position } from '../core/position.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import type { Avatar } from './team-world.ts'

/** An agent between two subtasks. */
export interface FreeAgent {
  readonly avatar: Avatar
  /** Walks to within so many blocks of a place; with the team's reservations, and interruptible by the team. */
  walk(to: Position, range: number, thought: string): Promise<ActionResult>
  /** Carries out an action, under the same conditions. */
  act(action: ActionCall, thought: string): Promise<ActionResult>
}

/** What a scenario adds to the life of a team in one run. Agents act through their avatars alone. Whatever is left out stays as it is for every task. */
export interface Tactics {
  /** How long one agent may work on a subtask, where the usual limits do not fit: steps, and game time (ms). */
  readonly limits?: { readonly steps: number; readonly ms: number }
  /** How long the watchdog waits for progress, where a minute is too short (ms of game time). */
  readonly patienceMs?: number
  /** How often what is left is planned anew, where twice is too little. */
  readonly replans?: number
  /**
   * Agents can obtain whatever they lack themselves: they wait for a teammate's items only when it is this near (blocks), and
   * leave no subtask to others for the sake of what these carry.
   */
  readonly handsOverWithin?: number
  /** Whether nothing more needs to be done, whatever the plan still holds. */
  isOver?(): boolean
  /**
   * May the agent start this subtask now? False leaves it to others who are better placed; it must not be false for
   * everybody for ever.
   * @param running subtasks in work, by agent
   */
  mayStart?(agent: string, subtask: Subtask, running: ReadonlyMap<string, Subtask>): boolean
  /**
   * Calls of a subtask that are still to be made.
   * @param notCarriedOut the calls that nobody has carried out: the answer where this is left out
   */
  callsLeft?(subtask: Subtask, notCarriedOut: readonly ActionCall[]): ActionCall[]
  /** Names of the blocks and animals around that can help with a subtask; prompts leave out all others. Absent: all may. */
  usefulAround?(subtask: Subtask): ReadonlySet<string>
  /** Cells that an agent observes beside those its subtask fills. */
  cellsToObserve?(subtask: Subtask): Position[]
  /** How much of a subtask an agent must still hold in place once its calls are made; 0 where this is left out. */
  holdsLeft?(subtask: Subtask, agent: string): number
  /** Runs once all calls of a subtask are made; resolves when nothing must be held any more. */
  hold?(avatar: Avatar, subtask: Subtask, signal: AbortSignal): Promise<void>
  /** A place that an agent can walk to unless it is stuck; the spawn where this is left out. */
  reachablePlace?(agent: string): Position | undefined
  /** What an agent without work does instead of getting ready for the next subtask. @returns whether it acted */
  whileIdle?(agent: FreeAgent): Promise<boolean>
  /** How often an agent without work looks again, though nothing was signalled (ms of game time). */
  idlePollMs?: number
  /**
   * What an agent does when no work is left.
   * @param bringBack brings the agent back into the world; false when that cannot be done
   */
  afterWork?(agent: FreeAgent, options: { bringBack(): Promise<boolean>; signal: AbortSignal }): Promise<void>
}
