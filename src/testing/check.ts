/**
 * One thing an implementation must do: a sentence, and the test of it. A conformance suite is a list of checks, so that any
 * test runner can run it: `for (const { name, run } of plannerConformance(createMine)) it(name, run)`.
 */
export interface Check {
  /** What is tested, as a sentence without its subject: "has an id". */
  readonly name: string
  /** Runs the test. Rejects with an AssertionError of `node:assert` that says what was expected. */
  run(): Promise<void>
}

/** A value that must be there, for checks that go on with it. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new TypeError(`The suite expected ${what}.`)
  return value
}
