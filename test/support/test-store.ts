/** A server between runner and workers, of a test's own, on loopback. */
export interface TestStore {
  readonly url: string
  /** Ends it without a word, as a power failure would. */
  kill(): Promise<void>
  /** Starts it again, with what it has kept. */
  start(): Promise<void>
  close(): Promise<void>
}
