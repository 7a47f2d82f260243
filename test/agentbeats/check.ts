import type { Stage } from './stage.ts'

/** A check of the conformance, under its letter in specs/embodied.md §6. */
export interface Check {
  readonly letter: string
  readonly what: string
  /** Whether it is part of the short form, which opens no world. */
  readonly isShort?: true
  /** @returns a text that is printed with the verdict, if there is one. @throws AssertionError if it fails */
  run(stage: Stage): Promise<unknown>
}
