import { UsageError } from '../core/errors.ts'

/** A whole number on the command line. @throws UsageError for anything else */
export function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new UsageError(`"${text}" is not a whole number.`, { hint: 'Write 20, for example.' })
}
