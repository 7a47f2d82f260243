import { z } from 'zod'
import { type ContentIssue, checked, describeIssues } from '../../core/checked/checked.ts'
import { isCausalMaceError } from '../../core/errors.ts'
import { PluginError } from '../plugin-error.ts'

/** The origin of a checked value, for messages: `scenario "clearing" of the plug-in "mine"`. */
export type Origin = string

/** Checks a method's return value, and returns it or a wrapper that checks further. */
export type Check = (value: unknown, where: { origin: Origin; method: string }) => unknown

/** The error for a value from a plug-in that does not fit the interface. */
export const wrongShape = (origin: Origin, method: string, issues: readonly ContentIssue[]): PluginError =>
  new PluginError(`The ${origin} returned a wrong shape from ${method}(): ${describeIssues(issues)}.`, {
    hint: 'Correct the plug-in; the conformance suites in causalmace/testing find such faults.',
  })

/** Checks that a value fits a schema. The value itself is passed on, unknown fields included. */
export const fits =
  (schema: z.ZodType): Check =>
  (value, { origin, method }) => {
    const result = checked(schema, value)
    if (result.success) return value
    throw wrongShape(origin, method, result.issues)
  }

/**
 * A check of a method that may return a promise: its resolved value is checked. Any other method must return its value at once.
 */
export const later = (check: Check): Check =>
  Object.assign(((...given) => check(...given)) as Check, { isLater: true })

/** Return values are checked where they are used; thrown errors are named. */
export const pass: Check = (value) => value

/** An error thrown by a plug-in, with the plug-in's name. Our own errors are clear enough, and an abort is not a fault. */
function faultOf(origin: Origin, method: string, error: unknown): unknown {
  if (isCausalMaceError(error) || error instanceof DOMException) return error
  const message =
    error instanceof z.ZodError
      ? describeIssues(
          error.issues.map(({ path, message: text }) => ({ path: path as string[], message: text })),
        )
      : error instanceof Error
        ? error.message
        : String(error)
  return new PluginError(`The ${origin} failed in ${method}(): ${message}`, { cause: error })
}

/** Options of a part's guard. */
interface GuardOptions {
  /** Whether a call with these arguments was cancelled: its error is then passed on unchanged. */
  readonly isAborted?: (args: readonly unknown[]) => boolean
  /** The source of the part, for messages: `measureFold().`. */
  readonly within?: string
}

const noMethod = (origin: Origin, method: string, value: unknown): PluginError =>
  new PluginError(
    `The ${origin} has a wrong shape: ${method}: expected a function, got ${JSON.stringify(value)}.`,
    {
      hint: 'Correct the plug-in; the conformance suites in causalmace/testing find such faults.',
    },
  )

/** The error for a promise where a value is needed at once. Its later rejection is ignored. */
function promised(origin: Origin, method: string, value: Promise<unknown>): PluginError {
  value.catch(() => undefined)
  return wrongShape(origin, method, [{ path: [], message: 'expected a value at once, got a promise' }])
}

/**
 * A part of a plug-in whose methods are checked: their return values fit, and their errors name the plug-in.
 * @param checks by the names of the methods; other fields are unchanged
 * @throws PluginError if one of them exists and is no function
 */
export function guarded<T extends object>(
  part: T,
  origin: Origin,
  checks: { readonly [Name in keyof T]?: Check },
  { isAborted = () => false, within = '' }: GuardOptions = {},
): T {
  const methods = Object.entries(checks).flatMap(([name, check]) => {
    const own = part[name as keyof T]
    if (own === undefined || check === undefined) return []
    const method = `${within}${name}`
    if (typeof own !== 'function') throw noMethod(origin, method, own)
    const { isLater = false } = check as { isLater?: boolean }
    const examine = (value: unknown) => (check as Check)(value, { origin, method })
    const explain = (error: unknown, args: readonly unknown[]) =>
      isAborted(args) ? error : faultOf(origin, method, error)
    const call = (...args: unknown[]): unknown => {
      try {
        const value: unknown = own.apply(part, args)
        if (!(value instanceof Promise)) return examine(value)
        if (!isLater) throw promised(origin, method, value)
        return value.then(examine).catch((error: unknown) => {
          throw explain(error, args)
        })
      } catch (error) {
        throw explain(error, args)
      }
    }
    return [[name, call] as const]
  })
  return replacing(part, Object.fromEntries(methods))
}

/** An object with replaced methods. Class methods are not the object's own, so a copy would lack them. */
function replacing<T extends object>(part: T, methods: Readonly<Record<string, unknown>>): T {
  if (Object.getPrototypeOf(part) === Object.prototype) return { ...part, ...methods }
  return new Proxy(part, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(methods, name)) return methods[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
