import type { z } from 'zod'
import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../../game/block.ts'
import type { ActionCall, ActionResult } from '../action.ts'
import type { Effect, EffectScene } from './effects.ts'
import type { ActionRole } from './roles.ts'
import type { Setting } from './settings.ts'

/** The target of a call. */
export type ActionTarget =
  | { kind: 'cell'; cell: Position }
  | { kind: 'container'; cell: Position }
  /** The nearest mob of a kind. */
  | { kind: 'entity'; name: string }
  | { kind: 'agent'; name: string }
  /** Any nearby block of these kinds. */
  | { kind: 'station'; blocks: readonly string[] }

/** An action specification as written by its author. */
export interface ActionSpecDefinition<
  Name extends string = string,
  Args extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
> {
  readonly name: Name
  /** The call with its arguments, as shown to models: `Craft(item, amount)`. */
  readonly signature: string
  /** What the action does, in a sentence for models. */
  readonly summary: string
  /** Schema of the arguments. An argument called `amount` is a quantity: two calls with 4 equal one with 8. */
  readonly args: Args
  readonly role: ActionRole
  /**
   * The loss if a call is made too early. `refused`: only time, because the game refuses it or a later call undoes it.
   * `final`: it can succeed, and then uses up or destroys something that no later call brings back, such as materials that
   * another subtask needs. A dependency on a subtask with a final action is held; on others it is a preference
   * (`graph/is-final.ts`).
   */
  readonly tooEarly: 'refused' | 'final'
  /** Kinds of tasks in which it is useful; prompts for other tasks do not list it. Default: all. */
  readonly only?: readonly Setting[]
  /** Schema of the data that a successful call returns, limited to what programs read. */
  readonly data?: Data
  /** Valid arguments, for tests and documentation. */
  readonly examples?: readonly z.input<Args>[]
  /** Part of the game that the server must support, e.g. `containers`. */
  readonly serverFeature?: string
  /** Arguments that say how, not what: calls that differ only in these have the same effect. Leave `amount` out. */
  readonly manner?: readonly string[]
  /** The target of the call; undefined if it has none. */
  target?(args: z.output<Args>): ActionTarget | undefined
  /** Items named in the arguments. They must exist in the game. */
  items?(args: z.output<Args>): readonly string[]
  /** The cell that the call fills, and the item that it places there. */
  fills?(args: z.output<Args>): { cell: Position; item: string; block?: BlockSpec }
  /** The cell in which a call plants the held item; undefined if that is no seed. */
  plants?(args: z.output<Args>, held: string): { cell: Position; item: string } | undefined
  /** Whether the data of a successful result says that the world was already as required and nothing was done. */
  changedNothing?(data: z.output<Data>): boolean
  /** How long the call waits for the game, no matter which agent makes it (ms of game time); 0 if absent. */
  waits?(args: z.output<Args>): number
  /** What the call needs and changes, in order. */
  effects?(args: z.output<Args>, scene: EffectScene): readonly Effect[]
}

/** A problem in a call. */
export interface ActionIssue {
  reason: 'unknown_action' | 'invalid_arguments'
  /** Invalid top-level arguments, without duplicates. */
  arguments: readonly string[]
  /** One sentence for people and models. */
  message: string
}

/** A call that has been read: the action's name and its validated arguments. */
export interface ReadAction<Name extends string = string, Args = Readonly<Record<string, unknown>>> {
  readonly name: Name
  readonly args: Args
}

/** Everything about an action except how the Judger runs it: its name, arguments and effects. */
export interface ActionSpec<
  Name extends string = string,
  Args extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
> extends ActionSpecDefinition<Name, Args, Data> {
  readonly examples: readonly z.input<Args>[]
  readonly manner: readonly string[]
  /** Makes a call of this action. */
  call(args: z.input<Args>): ActionCall
  /** The validated arguments of a call of this action; undefined for other actions and for invalid arguments. */
  read(call: ActionCall): z.output<Args> | undefined
  /** The problem in the arguments; undefined if they are valid. */
  issueIn(args: Readonly<Record<string, unknown>>): ActionIssue | undefined
  /** The data of a successful result; undefined for failures and for data of another shape (older journals). */
  dataOf(result: ActionResult | { ok: boolean; data?: unknown }): z.output<Data> | undefined
}

/** A validated call of the action that a specification describes. */
export type ActionOf<Spec> =
  Spec extends ActionSpec<infer Name, infer Args, z.ZodType> ? ReadAction<Name, z.output<Args>> : never

/** Completes a specification. */
export function specify<
  const Name extends string,
  Args extends z.ZodObject,
  Data extends z.ZodType = z.ZodUnknown,
>(definition: ActionSpecDefinition<Name, Args, Data>): ActionSpec<Name, Args, Data> {
  const { name, args: schema, data: dataSchema, examples = [], manner = [] } = definition
  // Plans are read many times, so each call is parsed only once.
  const parsed = new WeakMap<ActionCall, { args: z.output<Args> | undefined }>()
  return {
    ...definition,
    examples,
    manner,
    call: (args) => ({ name, args: args as ActionCall['args'] }),
    read(call) {
      if (call.name !== name) return undefined
      const cached = parsed.get(call)
      if (cached !== undefined) return cached.args
      const args = schema.safeParse(call.args).data as z.output<Args> | undefined
      parsed.set(call, { args })
      return args
    },
    issueIn(args) {
      const { error } = schema.safeParse(args)
      return error === undefined ? undefined : issueOf(error)
    },
    dataOf: (result) =>
      result.ok && 'data' in result
        ? ((dataSchema?.safeParse(result.data) ?? { data: result.data }).data as z.output<Data>)
        : undefined,
  }
}

function issueOf({ issues }: z.ZodError): ActionIssue {
  const named = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
  )
  return {
    reason: 'invalid_arguments',
    arguments: [...new Set(named)],
    message: issues
      .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
      .join('; '),
  }
}
