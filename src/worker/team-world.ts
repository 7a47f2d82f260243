import type { Clock } from '../core/clock.ts'
import type { Position } from '../core/position.ts'
import type { BlockSpec } from '../game/block.ts'
import type { WantedCell } from '../graph/wanted-cells.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Intent } from '../task/intent.ts'
import type { Observation } from '../task/observation.ts'
import type { Progress } from '../task/progress.ts'
import type { Task } from '../task/task.ts'

/** One agent's body: its actions and senses. The same object is kept when the agent is lost and rejoins. */
export interface Avatar {
  readonly name: string
  /** Feet, in blocks. */
  readonly position: Position
  /** True while the agent is dead or has lost its connection. */
  readonly isGone: boolean
  /**
   * The agent's observation through its client, including the given cells.
   * @param looksAround whether to list the blocks and animals around it (default false)
   */
  observe(cells?: readonly Position[], looksAround?: boolean): Observation
  /** How many of an item it carries; 0 while it is rejoining. */
  carries(item: string): number
  /** Whether it sees a face to place the block against and reaches it from its position. */
  canPlace(cell: Pick<WantedCell, 'position' | 'block' | 'item'>): boolean
  /** Cells in which it could stand, in order of walking distance. */
  standingPlaces(): Position[]
  /**
   * Carries out an action and reports its effect in the world; never throws for a model's mistakes.
   * @param signal ends this action as `cancelled`
   * @param ahead the cells of the agent's subtask: it takes the open ones into account when choosing where to climb
   */
  act(
    action: ActionCall,
    intent: Intent,
    signal?: AbortSignal,
    ahead?: readonly Position[],
  ): Promise<ActionResult>
  /**
   * Removes scaffold that no agent still uses and no teammate is removing.
   * @param signal ends the work; the rest is left to others
   * @returns whether it has removed any
   */
  tidy(signal: AbortSignal): Promise<boolean>
}

/** The world as a team sees it: its agents, its clock, and the judge's verdict on progress. */
export interface TeamWorld {
  readonly task: Task
  /** The actions available to agents. */
  readonly actions: ActionVocabulary
  /** Names of the team's agents, including those that are gone. */
  readonly agents: readonly string[]
  readonly clock: Clock
  /** @throws InvariantError if no agent has this name */
  avatar(agent: string): Avatar
  /** Whether these cells contain these blocks. */
  shows(cells: readonly { position: Position; block: BlockSpec }[]): boolean
  progress(): Progress
  /**
   * Brings a lost agent back; one that is still present leaves first and restarts at the spawn.
   * @param reason reason for the journal
   * @returns false if the server does not let it in
   */
  rejoin(agent: string, reason?: string): Promise<boolean>
}
