import { add, boundingBox, cellKey, inBox, type Position, subtract } from '../core/position.ts'
import { INVENTORY_SLOTS } from '../game/items/inventory-load.ts'
import type { Subtask } from '../graph/subtask.ts'
import { type WantedCell, wantedCells } from '../graph/wanted-cells.ts'
import type { EnvironmentSummary } from '../question/describe-agent.ts'
import type { Upcoming } from '../question/kinds/act.ts'
import type { Step } from '../question/step.ts'
import type { Store } from '../question/store.ts'
import type { ActionCall, ActionFailure } from '../task/action.ts'
import type { Observation } from '../task/observation.ts'
import { type BlueprintBlock, materialsOf } from '../task/task.ts'
import type { WorkLeft } from './board/retry-policy.ts'
import { CallLedger, wasInVain } from './call-ledger.ts'
import type { Tactics } from './tactics.ts'
import type { Avatar, TeamWorld } from './team-world.ts'
import type { Traffic } from './traffic.ts'

export interface Assignment {
  /** Counts from 1 over the whole team. */
  attempt: number
  /** Given-up prerequisites, if the subtask is tried without them. */
  without?: readonly number[]
  /** Whether it is tried before its turn. */
  isEarly?: boolean
  /** Whether the subtask is not yet due, at the time of the call. */
  isUntimely?: () => boolean
  /** Materials of subtasks that are likely to come next, at the time of the call. */
  upcoming?: () => readonly Upcoming[]
  /** Cells that the agent leaves to teammates, at the time of the call. */
  left?: (wanted: readonly WantedCell[]) => ReadonlySet<string>
  /** Contents of the containers, at the time of the call. */
  stores?: () => readonly Store[]
  /** Reservations of the agent's team. */
  traffic?: Traffic
  /** Completed calls of the team's subtasks. */
  ledger?: CallLedger
  /** The scenario's additions. */
  tactics?: Tactics
  /** Gets the subtask's items from teammates, as the first part of the work. */
  gather?: () => Promise<void>
  /** Cells to fill if the agent only helps another agent with the subtask, in order. */
  helpsWith?: readonly WantedCell[]
  /** Fires when others have finished the subtask: the agent stops and reflects. */
  over?: AbortSignal
  /** Fires to take this subtask from the agent. */
  signal?: AbortSignal
}

/** A refused action. */
export interface Refusal extends Omit<ActionFailure, 'ok'> {
  action: ActionCall
}

/** The result of an attempt at a subtask. */
export interface Attempt {
  done: boolean
  /** Remaining work before the attempt and after it. */
  left?: WorkLeft
  /** The last refusal of a subtask that is not done. */
  refusal?: Refusal
  /** Whether a refusal before its turn ended the attempt. */
  wasTooEarly?: boolean
}

/** Distance from the cells of a subtask at which an agent may stand to fill them (blocks). */
const AROUND = 3

/** The blueprint's cells around the given ones. */
function cellsBeside(wanted: readonly WantedCell[], blueprint: readonly BlueprintBlock[]): Position[] {
  const box = boundingBox(wanted.map(({ position }) => position))
  if (box === undefined) return []
  const own = new Set(wanted.map(({ position }) => cellKey(position)))
  const margin = { x: AROUND, y: AROUND, z: AROUND }
  const around = { min: subtract(box.min, margin), max: add(box.max, margin) }
  return blueprint.flatMap(({ position }) =>
    inBox(around, position) && !own.has(cellKey(position)) ? [position] : [],
  )
}

/** An agent's memory of one subtask while it works on it. */
export class SubtaskWork {
  readonly subtask: Subtask
  readonly wanted: readonly WantedCell[]
  /** Positions of these cells. */
  readonly cells: readonly Position[]
  readonly ledger: CallLedger
  readonly tactics: Tactics
  readonly history: Step[] = []
  /** Running summary of the steps that have left the prompt, and their number. */
  summary = ''
  summarized = 0
  /** The agent's reflection on its last round. */
  reflection: string | undefined
  environment: EnvironmentSummary | undefined
  /** Neighbouring cells that the blueprint also fills. */
  readonly beside: readonly Position[]
  /** Successful hunts that yielded nothing. */
  #inVain = 0
  /** Withdrawals for later subtasks, an inventory full at most. */
  #takenAhead = 0
  /** Items that the cells take. */
  readonly #materials: ReadonlySet<string>
  readonly #avatar: Avatar
  readonly #world: TeamWorld
  readonly #looksAround: boolean

  /** @param options.looksAround whether prompts list the agent's surroundings */
  constructor(
    subtask: Subtask,
    options: { avatar: Avatar; world: TeamWorld; assignment: Assignment; looksAround: boolean },
  ) {
    const { avatar, world, assignment, looksAround } = options
    this.subtask = subtask
    this.wanted = assignment.helpsWith ?? wantedCells(subtask, world.task, world.actions)
    this.cells = this.wanted.map(({ position }) => position)
    this.#materials = new Set(materialsOf(this.wanted).map(({ item }) => item))
    this.beside = cellsBeside(this.wanted, world.task.blueprint)
    this.ledger = assignment.ledger ?? new CallLedger(world.actions)
    this.tactics = assignment.tactics ?? {}
    this.#avatar = avatar
    this.#world = world
    this.#looksAround = looksAround
  }

  /** Records a step and its effect. */
  note(step: Step): void {
    this.history.push(step)
    this.ledger.note(this.subtask, step.action, step.result)
    if (wasInVain(step.action, step.result)) this.#inVain++
    if (this.#isAhead(step) && this.#takenAhead < INVENTORY_SLOTS) this.#takenAhead++
  }

  /**
   * Steps that count against the limit. Hunts that yielded nothing do not count, since only time limits bad luck. Withdrawals for
   * later subtasks do not count either: the agent would stop before its last cells.
   */
  get countedSteps(): number {
    return this.history.length - this.#inVain - this.#takenAhead
  }

  /** Whether a step took something that no cell of this subtask takes. */
  #isAhead({ action, result }: Step): boolean {
    const { actions } = this.#world
    if (!result.ok || this.wanted.length === 0 || actions.roleOf(action) !== 'fetches') return false
    return !actions.itemsOf(action).some((item) => this.#materials.has(item))
  }

  /** Calls that still have to be made. */
  remaining(): ActionCall[] {
    const notCarriedOut = this.ledger.remaining(this.subtask)
    return this.tactics.callsLeft?.(this.subtask, notCarriedOut) ?? notCarriedOut
  }

  /**
   * Remaining work: cells without their required block; without such cells, open calls and holds; for a subtask without calls,
   * the missing part of the whole task.
   */
  left(): number {
    const { subtask, wanted, tactics } = this
    if (wanted.length > 0) return wanted.filter((cell) => !this.#world.shows([cell])).length
    if (subtask.actions.length > 0)
      return this.remaining().length + (tactics.holdsLeft?.(subtask, this.#avatar.name) ?? 0)
    const { done, of } = this.#world.progress()
    return of - done
  }

  /** The agent's observation, including the cells of its subtask. */
  observe(): Observation {
    const besides = this.tactics.cellsToObserve?.(this.subtask) ?? []
    const cells = [...this.cells, ...besides]
    const observation = this.#avatar.observe(cells, this.#looksAround)
    const { seen } = observation
    const useful = seen === undefined ? undefined : this.tactics.usefulAround?.(this.subtask)
    if (seen === undefined || useful === undefined) return observation
    return { ...observation, seen: seen.filter(({ name }) => useful.has(name.replace(/\[.*$/, ''))) }
  }

  /** Facts for acting and reflecting, including the current observation. */
  facts(observation = this.observe()) {
    const { subtask, wanted, history, summary, reflection, environment } = this
    const { terrain, arena, gameVersion } = this.#world.task
    return {
      subtask,
      wanted,
      remaining: this.remaining(),
      observation,
      gameVersion,
      history,
      summary,
      ...(reflection === undefined ? {} : { reflection }),
      ...(environment === undefined ? {} : { environment }),
      // required cells already show where the work is
      ...(wanted.length > 0 || terrain !== undefined ? {} : { arena: arena.box }),
    }
  }

  lastRefusal(): Refusal | undefined {
    for (const { action, result } of this.history.toReversed()) if (!result.ok) return { ...result, action }
    return undefined
  }
}
