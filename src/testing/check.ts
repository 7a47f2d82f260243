/**
 * One requirement of an implementation and its test. A conformance suite is a list of checks, so that any test runner can
 * run it: `for (const { name, run } of plannerConformance(createMine)) it(name, run)`.
 */
export interface Check {
  /** The requirement, as a sentence without its subject: "has an id". */
  readonly name: string
  /** Runs the test. Rejects with an AssertionError of `node:assert` that states what was expected. */
  run(): Promise<void>
}

/** Returns a value that must not be undefined. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new TypeError(`The suite expected ${what}.`)
  return value
}
