import type { Position } from '../core/position.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import type { Avatar } from './team-world.ts'

/** An agent between two subtasks. */
export interface FreeAgent {
  readonly avatar: Avatar
  /** Walks to within this many blocks of a place; respects the team's reservations and can be interrupted by it. */
  walk(to: Position, range: number, thought: string): Promise<ActionResult>
  /** Carries out an action under the same conditions. */
  act(action: ActionCall, thought: string): Promise<ActionResult>
}

/**
 * A scenario's additions to the team's behaviour in one run. Agents act only through their avatars. Omitted members keep the
 * default behaviour.
 */
export interface Tactics {
  /** Limits of one agent's work on a subtask, if the usual ones do not fit: steps, and game time (ms). */
  readonly limits?: { readonly steps: number; readonly ms: number }
  /** How long the watchdog waits for progress, if a minute is too short (ms of game time). */
  readonly patienceMs?: number
  /** Maximum number of new plans, if two are too few. */
  readonly replans?: number
  /**
   * For tasks in which agents can obtain all items themselves: they wait for a teammate's items only within this distance
   * (blocks) and reserve no subtask for agents that carry items.
   */
  readonly handsOverWithin?: number
  /** Whether the task is over, regardless of what the plan still contains. */
  isOver?(): boolean
  /**
   * Whether the agent may start this subtask now. False leaves it to better placed agents; it must not stay false for all agents
   * forever.
   * @param running running subtasks, by agent
   */
  mayStart?(agent: string, subtask: Subtask, running: ReadonlyMap<string, Subtask>): boolean
  /**
   * Calls of a subtask that still have to be made.
   * @param notCarriedOut the calls that no agent has carried out; the default answer
   */
  callsLeft?(subtask: Subtask, notCarriedOut: readonly ActionCall[]): ActionCall[]
  /**
   * Names of the surrounding blocks and animals that can help with a subtask; prompts omit all others. Absent: all may help.
   */
  usefulAround?(subtask: Subtask): ReadonlySet<string>
  /** Cells that an agent observes in addition to those its subtask fills. */
  cellsToObserve?(subtask: Subtask): Position[]
  /** How long an agent must still hold its position once the calls of its subtask are made; 0 by default. */
  holdsLeft?(subtask: Subtask, agent: string): number
  /** Runs once all calls of a subtask are made; resolves when the agent no longer has to hold its position. */
  hold?(avatar: Avatar, subtask: Subtask, signal: AbortSignal): Promise<void>
  /** A place that an agent can walk to unless it is stuck; the spawn by default. */
  reachablePlace?(agent: string): Position | undefined
  /** Replaces preparation for an agent without work. @returns whether it acted */
  whileIdle?(agent: FreeAgent): Promise<boolean>
  /** Interval at which an agent without work checks again, even without a signal (ms of game time). */
  idlePollMs?: number
  /**
   * Behaviour of an agent when there is no work left.
   * @param bringBack function that brings the agent back into the world; false if that is impossible
   */
  afterWork?(agent: FreeAgent, options: { bringBack(): Promise<boolean>; signal: AbortSignal }): Promise<void>
}
