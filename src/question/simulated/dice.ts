import { createHash } from 'node:crypto'

/**
 * Draws a number in [0, 1) by name: the same name always gives the same number, regardless of earlier draws. So a simulated model
 * errs in the same way in every run of a seed, in whatever order it is asked. Names must never change: every published figure
 * depends on them.
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

/** Whether something of this rate happens. A rate of 0 costs no draw. */
export const happens = (rate: number, dice: Dice, ...name: readonly (string | number)[]): boolean =>
  rate > 0 && dice(...name) < rate
