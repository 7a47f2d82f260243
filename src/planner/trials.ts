import type { Clock } from '../core/clock.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { RuleId } from '../task/rule-ids.ts'
import type { Task } from '../task/task.ts'

/** The result of a subtask in a world in which only certain others were done. */
export type TrialResult =
  | { kind: 'succeeded' }
  /** `hangs`: it could only be done against temporary dirt. */
  | { kind: 'failed'; reason: string; hangs: boolean }
  /** It says nothing about the subtask: the world or the agent was lost. */
  | { kind: 'not-run'; reason: string }

/** The rules that a trial's world can go without, as a world with other rules. */
export const SWITCHABLE_RULES = [
  'ingredients-before-craft',
  'table-before-craft',
  'furnace-and-fuel-before-smelt',
  'tool-tier-before-mine',
  'ripe-before-harvest',
  'gravity',
  'support',
  'mechanism-before-passage',
] as const satisfies readonly RuleId[]
export type SwitchableRule = (typeof SWITCHABLE_RULES)[number]

export interface Trial {
  subtask: number
  /** The subtasks whose effects the world shows, whether or not they could have been done. */
  done: readonly number[]
  /** Fixed amounts of some items, regardless of what the done subtasks leave. */
  items?: Readonly<Record<string, number>>
  /** Accept blocks that hang in the air once temporary dirt is gone. */
  mayHang?: boolean
  /** Rules that do not apply to the subtask in the trial's world. Default: all hold. */
  off?: readonly SwitchableRule[]
}

/** The result of carrying out all subtasks once. */
export interface Rehearsal {
  /** Subtasks that could be done, in an order in which they could. */
  order: readonly number[]
  /** Subtasks that could be done only at the same time as others of their group. */
  together: readonly (readonly number[])[]
  /**
   * Subtasks that failed after all others, but succeeded in place of one in `order` with the same actions: there was enough for
   * only one of them.
   */
  standIns: ReadonlyMap<number, number>
  /** Why the others could not be done. */
  failures: ReadonlyMap<number, string>
  /** Change in the team's count of each item after each subtask that could be done, in the order of `order`. */
  items: ReadonlyMap<number, Readonly<Record<string, number>>>
}

/** Cost of the trials so far. */
export interface TrialCost {
  /** Number of subtasks carried out, including those of the rehearsal. */
  trials: number
  /** Game time (s). */
  gameSeconds: number
}

/** Carries out the subtasks of one plan in worlds of their own. Its results depend only on its arguments. */
export interface Trials {
  /**
   * Carries out everything, in the listed order or another, as long as anything succeeds. Must come first: the effects of the
   * first rehearsal are those of all trials.
   */
  rehearse(order?: readonly number[]): Promise<Rehearsal>
  attempt(trial: Trial): Promise<TrialResult>
  /** Distance between the effects of two subtasks (blocks): a hint for what to try first. */
  distance(a: number, b: number): number
  readonly cost: TrialCost
  close(): Promise<void>
}

/** Prepares worlds for the trials of a plan. */
export type OpenTrials = (task: Task, subtasks: readonly Subtask[], signal?: AbortSignal) => Trials

/** Trials that cannot be run: every subtask stays unknown. */
export const openNoTrials: OpenTrials = () => ({
  rehearse: async () => ({
    order: [],
    together: [],
    standIns: new Map(),
    failures: new Map(),
    items: new Map(),
  }),
  attempt: async () => ({ kind: 'not-run', reason: 'there is no world' }),
  distance: () => 0,
  cost: { trials: 0, gameSeconds: 0 },
  close: async () => undefined,
})

/** Trials during which a clock is stopped, as it is while a model is called. */
export const heldTrials =
  (open: OpenTrials, clock: Pick<Clock, 'hold'>): OpenTrials =>
  (...options) => {
    const trials = open(...options)
    return {
      rehearse: (order) => clock.hold(() => trials.rehearse(order)),
      attempt: (trial) => clock.hold(() => trials.attempt(trial)),
      distance: (a, b) => trials.distance(a, b),
      get cost() {
        return trials.cost
      },
      close: () => clock.hold(() => trials.close()),
    }
  }
