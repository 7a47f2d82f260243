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

/**
 * Makes checks that each get a fresh implementation, which is closed afterwards, even if the check fails.
 * @param open function that makes the implementation
 */
export const checksOn =
  <T extends { close?(): Promise<void> | void }>(open: () => Promise<T>) =>
  (name: string, test: (under: T) => Promise<void>): Check => ({
    name,
    async run() {
      const under = await open()
      try {
        await test(under)
      } finally {
        await under.close?.()
      }
    },
  })

/** Returns a value that must not be undefined. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new TypeError(`The suite expected ${what}.`)
  return value
}
