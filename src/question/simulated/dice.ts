import { createHash } from 'node:crypto'

/**
 * A number in [0, 1) that a question's name decides: the same name always gives the same number, whatever was asked before.
 * So a simulated model errs the same way in every run of a seed, in whatever order it is asked.
 */
export type Dice = (...name: readonly (string | number)[]) => number

export const diceOf =
  (seed: number): Dice =>
  (...name) =>
    createHash('sha256')
      .update(JSON.stringify([seed, ...name]))
      .digest()
      .readUIntBE(0, 6) /
    2 ** 48
