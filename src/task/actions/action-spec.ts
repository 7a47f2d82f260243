import type { z } from 'zod'
import type { Position } from '../../core/position.ts'
import type { ActionCall, ActionResult } from '../action.ts'
import type { Effect, EffectScene } from './effects.ts'
import type { ActionRole } from './roles.ts'

/** What a call is about. */
export type ActionTarget =
  | { kind: 'cell'; cell: Position }
  | { kind: 'container'; cell: Position }
  /** The nearest mob of a kind. */
  | { kind: 'entity'; name: string }
  | { kind: 'agent'; name: string }
  /** One of these blocks, wherever it stands nearby. */
  | { kind: 'station'; blocks: readonly string[] }

/** What an author writes down about an action. */
export interface ActionSpecDefinition<
  Name extends string = string,
  Args extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
> {
  readonly name: Name
  /** The call with its arguments, as a model reads it: `Craft(item, amount)`. */
  readonly signature: string
  /** What the action does, in a sentence for models. */
  readonly summary: string
  /** Schema of the arguments. An argument called `amount` says how many; two calls of 4 are then one of 8. */
  readonly args: Args
  readonly role: ActionRole
  /** Shape of the data of a success, as far as programs read it. */
  readonly data?: Data
  /** Calls that fit the schema, for tests and documents. */
  readonly examples?: readonly z.input<Args>[]
  /** Part of the game that the server must support, e.g. `containers`. */
  readonly serverFeature?: string
  /** Arguments that say how, not what: calls that differ only in these do the same. `amount` need not be named. */
  readonly manner?: readonly string[]
  /** What the call is about; undefined when it is about nothing in particular. */
  target?(args: z.output<Args>): ActionTarget | undefined
  /** Items that the arguments name, which the game must know. */
  items?(args: z.output<Args>): readonly string[]
  /** The cell that the call fills, and the item it fills it with. */
  fills?(args: z.output<Args>): { cell: Position; item: string }
  /** Tells from the data of a success that the world was as wanted before, and nothing was done. */
  changedNothing?(data: z.output<Data>): boolean
  /** What the call needs and changes, in order. */
  effects?(args: z.output<Args>, scene: EffectScene): readonly Effect[]
}

/** What is wrong with a call. */
export interface ActionIssue {
  reason: 'unknown_action' | 'invalid_arguments'
  /** Top-level arguments that do not fit, each once. */
  arguments: readonly string[]
  /** One sentence for people and models. */
  message: string
}

/** A call that has been read: the action's name with checked arguments. */
export interface ReadAction<Name extends string = string, Args = Readonly<Record<string, unknown>>> {
  readonly name: Name
  readonly args: Args
}

/** An action as everybody but the Judger knows it: what it is called, what it takes, what it does. */
export interface ActionSpec<
  Name extends string = string,
  Args extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
> extends ActionSpecDefinition<Name, Args, Data> {
  readonly examples: readonly z.input<Args>[]
  readonly manner: readonly string[]
  /** Writes a call. */
  call(args: z.input<Args>): ActionCall
  /** The checked arguments of a call of this action; undefined for other actions and for arguments that do not fit. */
  read(call: ActionCall): z.output<Args> | undefined
  /** What is wrong with the arguments; undefined when they fit. */
  issueIn(args: Readonly<Record<string, unknown>>): ActionIssue | undefined
  /** The data of a success; undefined for failures and for data of another shape (older journals). */
  dataOf(result: ActionResult | { ok: boolean; data?: unknown }): z.output<Data> | undefined
}

/** A checked call of the action that a specification describes. */
export type ActionOf<Spec> =
  Spec extends ActionSpec<infer Name, infer Args, z.ZodType> ? ReadAction<Name, z.output<Args>> : never

/** Makes a specification of an action. Names and types of arguments and data are inferred. */
export function defineActionSpec<
  const Name extends string,
  Args extends z.ZodObject,
  Data extends z.ZodType = z.ZodUnknown,
>(definition: ActionSpecDefinition<Name, Args, Data>): ActionSpec<Name, Args, Data> {
  const { name, args: schema, data: dataSchema, examples = [], manner = [] } = definition
  /** Plans are read many times; a call is parsed once. */
  const known = new WeakMap<ActionCall, { args: z.output<Args> | undefined }>()
  return {
    ...definition,
    examples,
    manner,
    call: (args) => ({ name, args: args as ActionCall['args'] }),
    read(call) {
      if (call.name !== name) return undefined
      const before = known.get(call)
      if (before !== undefined) return before.args
      const args = schema.safeParse(call.args).data as z.output<Args> | undefined
      known.set(call, { args })
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
