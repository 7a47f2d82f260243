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

/** One agent's own body: what it can do and sense. It stays the same object when the agent is lost and comes back. */
export interface Avatar {
  readonly name: string
  /** Feet, in blocks. */
  readonly position: Position
  /** True while the agent is dead or has lost its connection. */
  readonly isGone: boolean
  /**
   * What the agent's client knows, with a look at the given cells.
   * @param looksAround whether also the blocks and animals around it are told; they are not by default
   */
  observe(cells?: readonly Position[], looksAround?: boolean): Observation
  /** How many of an item it carries; 0 while it is on its way back into the world. */
  carries(item: string): number
  /** Whether it sees what a block is placed against, and reaches it from where it stands. */
  canPlace(cell: Pick<WantedCell, 'position' | 'block' | 'item'>): boolean
  /** Cells in which it could stand, in the order in which it would come to them on foot. */
  standingPlaces(): Position[]
  /**
   * Carries out an action and reports what the world shows of it; never throws for what a model can get wrong.
   * @param signal ends this action as `cancelled`
   * @param ahead the cells of the agent's subtask: for those still to be filled it chooses where to climb
   */
  act(
    action: ActionCall,
    intent: Intent,
    signal?: AbortSignal,
    ahead?: readonly Position[],
  ): Promise<ActionResult>
  /**
   * Removes some of the scaffold that no agent uses any more and that no teammate is removing.
   * @param signal ends the work; what still stands is left to others
   * @returns whether it has removed any
   */
  tidy(signal: AbortSignal): Promise<boolean>
}

/** The world as a team sees it: its agents, its clock, and the judge's word on what is done. */
export interface TeamWorld {
  readonly task: Task
  /** What agents can do. */
  readonly actions: ActionVocabulary
  /** Names of the team, also of agents that are gone. */
  readonly agents: readonly string[]
  readonly clock: Clock
  /** @throws InvariantError when no agent has this name */
  avatar(agent: string): Avatar
  /** Do these cells hold these blocks? */
  shows(cells: readonly { position: Position; block: BlockSpec }[]): boolean
  progress(): Progress
  /**
   * Brings an agent back that is gone; one that is still there leaves first and starts anew at the spawn.
   * @param reason for the journal
   * @returns false when the server does not let it in
   */
  rejoin(agent: string, reason?: string): Promise<boolean>
}
