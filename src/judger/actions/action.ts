import type { Bot } from 'mineflayer'
import { z } from 'zod'
import type { Clock } from '../../core/clock.ts'
import type { ActionResult, FailureReason } from '../../task/action.ts'

/** What an action works with: the agent's own bot and nothing else of the world. */
export interface ActionContext {
  bot: Bot
  clock: Clock
  signal: AbortSignal
  /** True once the bot is dead or has lost its connection. */
  isGone(): boolean
}

/** One of the 13 action functions (paper, Appendix A). */
export interface ActionDefinition {
  readonly name: string
  /** The call with its arguments, as a model reads it. */
  readonly signature: string
  readonly summary: string
  /** Part of the game that the server must know for this action. */
  readonly needs: string | undefined
  /** The fault in the arguments, or undefined when they fit. */
  faultIn(args: Readonly<Record<string, unknown>>): string | undefined
  /** Carries the action out and checks its effect. Arguments that do not fit give `invalid_arguments`. */
  run(args: Readonly<Record<string, unknown>>, context: ActionContext): Promise<ActionResult>
}

/** Makes an action of its argument schema and its work, which may rely on checked arguments. */
export function defineAction<S extends z.ZodObject>(definition: {
  name: string
  signature: string
  summary: string
  needs?: string
  args: S
  run(args: z.output<S>, context: ActionContext): Promise<ActionResult>
}): ActionDefinition {
  const { name, signature, summary, needs, args: schema, run } = definition
  const faultIn = (error: z.ZodError): string =>
    error.issues
      .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
      .join('; ')
  return {
    name,
    signature,
    summary,
    needs,
    faultIn(args) {
      const parsed = schema.safeParse(args)
      return parsed.success ? undefined : faultIn(parsed.error)
    },
    async run(args, context) {
      const parsed = schema.safeParse(args)
      if (!parsed.success)
        return fail('invalid_arguments', `${faultIn(parsed.error)}; the call is ${signature}`)
      return run(parsed.data, context)
    },
  }
}

export const done = (data: unknown): ActionResult => ({ ok: true, data })

export const fail = (reason: FailureReason, detail: string): ActionResult => ({ ok: false, reason, detail })

/** An item's name as models write it: with or without namespace, spaces and capitals. */
export const itemName = z
  .string()
  .min(1)
  .transform((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^minecraft:/, '')
      .replaceAll(' ', '_'),
  )
