import type { Bot } from 'mineflayer'
import type { z } from 'zod'
import type { Clock } from '../../core/clock.ts'
import type { Position } from '../../core/position.ts'
import type { ActionFailure, ActionResult, FailureFacts, FailureReason } from '../../task/action.ts'
import {
  type ActionSpec,
  type ActionSpecDefinition,
  defineActionSpec,
} from '../../task/actions/action-spec.ts'
import type { Perch } from '../motion/perch.ts'
import type { OpenCells } from '../placing/open-cells.ts'
import type { Turns } from '../placing/turns.ts'
import type { SpatialMemory } from '../skills/spatial-memory.ts'

/** What an action can access: only the agent's own bot. */
export interface ActionContext {
  bot: Bot
  clock: Clock
  signal: AbortSignal
  /** Whether the bot has died or lost its connection. */
  isGone(): boolean
  /** How the agent got up to where it stands, if it did. */
  perch: Perch
  /** Which cells its team is clicking blocks into. */
  turns: Turns
  /** What the team has seen of the world. */
  memory: SpatialMemory
  /** The cells around one that are still to be filled: the agent climbs to where it reaches more of them. */
  stillToFill?: ((around: Position) => OpenCells) | undefined
}

/** An action that can be carried out: its specification and its implementation. */
export interface ActionDefinition<
  Name extends string = string,
  Args extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
> extends ActionSpec<Name, Args, Data> {
  /**
   * Carries out the action and verifies its effect in the world; a resolved promise alone proves nothing. Mistakes that a
   * model can make are returned as failures, not thrown.
   * @param args the validated arguments
   */
  run(args: z.output<Args>, context: ActionContext): Promise<ActionResult<z.input<Data>>>
  /** Whether an agent on a pillar stays there for this action, or comes down by itself where it must. Default: it comes down first. */
  staysUp?: boolean
}

/**
 * Makes an action from a specification and its implementation: `defineAction({ ...spec, run })`, or everything in one object.
 * The types of `run`'s arguments and of its data are inferred from the schemas.
 */
export function defineAction<
  const Name extends string,
  Args extends z.ZodObject,
  Data extends z.ZodType = z.ZodUnknown,
>(
  definition: ActionSpecDefinition<Name, Args, Data> &
    Pick<ActionDefinition<Name, Args, Data>, 'run' | 'staysUp'>,
): ActionDefinition<Name, Args, Data> {
  const { run, staysUp = false } = definition
  return { ...defineActionSpec<Name, Args, Data>(definition), run, staysUp }
}

/** Makes a successful result. */
export const done = <Data>(data: Data): { ok: true; data: Data } => ({ ok: true, data })

/**
 * Makes a failure.
 * @param detail a sentence that says what is wrong and what to do instead
 * @param facts the same information for programs
 */
export const fail = (reason: FailureReason, detail: string, facts: FailureFacts = {}): ActionFailure => ({
  ok: false,
  reason,
  detail,
  ...facts,
})
