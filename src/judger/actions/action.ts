import type { Bot } from 'mineflayer'
import type { z } from 'zod'
import type { Clock } from '../../core/clock.ts'
import type { ActionFailure, ActionResult, FailureFacts, FailureReason } from '../../task/action.ts'
import {
  type ActionSpec,
  type ActionSpecDefinition,
  defineActionSpec,
} from '../../task/actions/action-spec.ts'

/** What an action works with: the agent's own bot and nothing else of the world. */
export interface ActionContext {
  bot: Bot
  clock: Clock
  signal: AbortSignal
  /** True once the bot is dead or has lost its connection. */
  isGone(): boolean
}

/** An action that can be carried out: its specification and its work. */
export interface ActionDefinition<
  Name extends string = string,
  Args extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
> extends ActionSpec<Name, Args, Data> {
  /**
   * Carries the action out and checks its effect in the world: a promise that resolved proves nothing. What a model can get
   * wrong is a failure with a reason, not an error.
   * @param args as the schema returned them
   */
  run(args: z.output<Args>, context: ActionContext): Promise<ActionResult<z.input<Data>>>
}

/**
 * Makes an action of a specification and its work: `defineAction({ ...spec, run })`, or with everything in one object.
 * The types of `run`'s arguments and of its data are inferred from the schemas.
 */
export function defineAction<
  const Name extends string,
  Args extends z.ZodObject,
  Data extends z.ZodType = z.ZodUnknown,
>(
  definition: ActionSpecDefinition<Name, Args, Data> & Pick<ActionDefinition<Name, Args, Data>, 'run'>,
): ActionDefinition<Name, Args, Data> {
  return { ...defineActionSpec<Name, Args, Data>(definition), run: definition.run }
}

/** A success with its data. */
export const done = <Data>(data: Data): { ok: true; data: Data } => ({ ok: true, data })

/**
 * A failure.
 * @param detail a sentence that says what to do instead
 * @param facts the same for programs
 */
export const fail = (reason: FailureReason, detail: string, facts: FailureFacts = {}): ActionFailure => ({
  ok: false,
  reason,
  detail,
  ...facts,
})
