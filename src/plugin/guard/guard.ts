import { z } from 'zod'
import { type ContentIssue, checked, describeIssues } from '../../core/checked/checked.ts'
import { isCausalMaceError } from '../../core/errors.ts'
import { PluginError } from '../plugin-error.ts'

/** Whose value is checked, for messages: `scenario "clearing" of the plug-in "mine"`. */
export type Origin = string

/** Checks what a method returned, and returns it or something that checks further. */
export type Check = (value: unknown, where: { origin: Origin; method: string }) => unknown

/** A value that a plug-in returned is not what the seam asks for. */
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

/** An error that a plug-in threw, with the plug-in's name. Errors of ours say enough, and an abort is no fault. */
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

/**
 * A part of a plug-in whose methods are checked: what they return, and that what they throw names the plug-in.
 * @param checks by the names of the methods; other fields stay as they are
 * @param isAborted whether a call with these arguments was cancelled: what it throws then is passed on as it is
 */
export function guarded<T extends object>(
  part: T,
  origin: Origin,
  checks: { readonly [Name in keyof T]?: Check },
  isAborted: (args: readonly unknown[]) => boolean = () => false,
): T {
  const methods = Object.entries(checks).flatMap(([method, check]) => {
    const own = part[method as keyof T]
    if (typeof own !== 'function' || check === undefined) return []
    const examine = (value: unknown) => (check as Check)(value, { origin, method })
    const explain = (error: unknown, args: readonly unknown[]) =>
      isAborted(args) ? error : faultOf(origin, method, error)
    const call = (...args: unknown[]): unknown => {
      try {
        const value: unknown = own.apply(part, args)
        if (!(value instanceof Promise)) return examine(value)
        return value.then(examine).catch((error: unknown) => {
          throw explain(error, args)
        })
      } catch (error) {
        throw explain(error, args)
      }
    }
    return [[method, call] as const]
  })
  return replacing(part, Object.fromEntries(methods))
}

/** An object with other methods. What a class defines is not the object's own, so that a copy would lack it. */
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
