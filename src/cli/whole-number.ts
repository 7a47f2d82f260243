import { InvalidArgumentError } from 'commander'

/** Reads a flag's value as a whole number, both limits included. The function throws InvalidArgumentError for anything else. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text)
    if (/^-?\d+$/.test(text) && Number.isSafeInteger(value) && value >= least && value <= most) return value
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
    throw new InvalidArgumentError(`"${text}" is not a whole number ${range}.`)
  }

/** A flag's value as a whole number of at least 1. */
export const positive = wholeNumber(1)
/** A flag's value as a seed or index. */
export const fromZero = wholeNumber(0)
/** A flag's value as a TCP port; 0 means any free port. */
export const port = wholeNumber(0, 65_535)
