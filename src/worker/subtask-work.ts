import { add, boundingBox, cellKey, inBox, type Position, subtract } from '../core/position.ts'
import type { Subtask } from '../graph/subtask.ts'
import { type WantedCell, wantedCells } from '../graph/wanted-cells.ts'
import type { EnvironmentSummary } from '../question/describe-agent.ts'
import type { Upcoming } from '../question/kinds/act.ts'
import type { Step } from '../question/step.ts'
import type { Store } from '../question/store.ts'
import type { ActionCall, ActionFailure } from '../task/action.ts'
import type { Observation } from '../task/observation.ts'
import type { BlueprintBlock } from '../task/task.ts'
import type { WorkLeft } from './board/retry-policy.ts'
import { CallLedger, wasInVain } from './call-ledger.ts'
import type { Tactics } from './tactics.ts'
import type { Avatar, TeamWorld } from './team-world.ts'
import type { Traffic } from './traffic.ts'

export interface Assignment {
  /** Counts from 1 over the whole team. */
  attempt: number
  /** Prerequisites that were given up, where it is tried without them. */
  without?: readonly number[]
  /** Whether it is tried before its turn. */
  isEarly?: boolean
  /** Whether its turn has not come, as things stand when it is called. */
  isUntimely?: () => boolean
  /** Materials of subtasks that are likely to come next, as things stand when it is called. */
  upcoming?: () => readonly Upcoming[]
  /** What the containers still hold, as things stand when it is called. */
  stores?: () => readonly Store[]
  /** The reservations of the team the agent works in. */
  traffic?: Traffic
  /** What the team has carried out of its subtasks. */
  ledger?: CallLedger
  /** What the scenario adds. */
  tactics?: Tactics
  /** Gets from teammates what the subtask needs; the first part of the work on it. */
  gather?: () => Promise<void>
  /** Cells to fill, where the agent only helps another that works on the subtask; the first comes first. */
  helpsWith?: readonly WantedCell[]
  /** Fires when others have done what was left: the agent drops what it is at and reflects. */
  over?: AbortSignal
  /** Takes this subtask from the agent. */
  signal?: AbortSignal
}

/** A refused action. */
export interface Refusal extends Omit<ActionFailure, 'ok'> {
  action: ActionCall
}

/** What came of a subtask. */
export interface Attempt {
  done: boolean
  /** How much of it was left before and is left now. */
  left?: WorkLeft
  /** The last refusal of a subtask that is not done. */
  refusal?: Refusal
  /** Whether it ended because of a refusal before its turn. */
  wasTooEarly?: boolean
}

/** So far around the cells of a subtask an agent may stand to fill them (blocks). */
const AROUND = 3

/** The cells of a blueprint around some of them. */
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

/** What an agent keeps in mind while it works on one subtask. */
export class SubtaskWork {
  readonly subtask: Subtask
  readonly wanted: readonly WantedCell[]
  /** Where they are. */
  readonly cells: readonly Position[]
  readonly ledger: CallLedger
  readonly tactics: Tactics
  readonly history: Step[] = []
  /** Running summary of the steps that have left the prompt, and how many these are. */
  summary = ''
  summarized = 0
  /** What the agent made of its last round. */
  reflection: string | undefined
  environment: EnvironmentSummary | undefined
  /** Cells around those of the subtask that the blueprint fills as well. */
  readonly beside: readonly Position[]
  /** Hunts that went well and brought nothing in. */
  #inVain = 0
  readonly #avatar: Avatar
  readonly #world: TeamWorld
  readonly #looksAround: boolean

  /** @param options.looksAround whether the agent is told what stands around it, for its prompts */
  constructor(
    subtask: Subtask,
    options: { avatar: Avatar; world: TeamWorld; assignment: Assignment; looksAround: boolean },
  ) {
    const { avatar, world, assignment, looksAround } = options
    this.subtask = subtask
    this.wanted = assignment.helpsWith ?? wantedCells(subtask, world.task, world.actions)
    this.cells = this.wanted.map(({ position }) => position)
    this.beside = cellsBeside(this.wanted, world.task.blueprint)
    this.ledger = assignment.ledger ?? new CallLedger(world.actions)
    this.tactics = assignment.tactics ?? {}
    this.#avatar = avatar
    this.#world = world
    this.#looksAround = looksAround
  }

  /** Keeps a step and what it has achieved. */
  note(step: Step): void {
    this.history.push(step)
    this.ledger.note(this.subtask, step.action, step.result)
    if (wasInVain(step.action, step.result)) this.#inVain++
  }

  /** Steps that count against the limit. A hunt that brought nothing in does not: only time limits bad luck. */
  get countedSteps(): number {
    return this.history.length - this.#inVain
  }

  /** Calls that are still to be made. */
  remaining(): ActionCall[] {
    const notCarriedOut = this.ledger.remaining(this.subtask)
    return this.tactics.callsLeft?.(this.subtask, notCarriedOut) ?? notCarriedOut
  }

  /**
   * How much is left to do: cells that do not show what is wanted; where no cell is wanted, calls and what must still be
   * held; of a subtask that names no calls, what is missing of the whole task.
   */
  left(): number {
    const { subtask, wanted, tactics } = this
    if (wanted.length > 0) return wanted.filter((cell) => !this.#world.shows([cell])).length
    if (subtask.actions.length > 0)
      return this.remaining().length + (tactics.holdsLeft?.(subtask, this.#avatar.name) ?? 0)
    const { done, of } = this.#world.progress()
    return of - done
  }

  /** What the agent sees, with a look at the cells that its subtask is about. */
  observe(): Observation {
    const besides = this.tactics.cellsToObserve?.(this.subtask) ?? []
    const cells = [...this.cells, ...besides]
    const observation = this.#avatar.observe(cells, this.#looksAround)
    const { seen } = observation
    const useful = seen === undefined ? undefined : this.tactics.usefulAround?.(this.subtask)
    if (seen === undefined || useful === undefined) return observation
    return { ...observation, seen: seen.filter(({ name }) => useful.has(name.replace(/\[.*$/, ''))) }
  }

  /** What the agent knows when it acts and reflects, and what it sees now. */
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
      // where cells are wanted, they say where the work is
      ...(wanted.length > 0 || terrain !== undefined ? {} : { arena: arena.box }),
    }
  }

  lastRefusal(): Refusal | undefined {
    for (const { action, result } of this.history.toReversed()) if (!result.ok) return { ...result, action }
    return undefined
  }
}
