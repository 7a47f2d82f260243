import { count } from '../count.ts'
import type { Damage } from '../records/damage.ts'
import type { BadLine, LineChecker } from './line-checker.ts'
import type { JournalSeal } from './seal.ts'

/** The damage that a checker found at its current line. @param after number of lines after the bad one */
export function damageAt(
  file: string,
  { checker, error, after }: { checker: LineChecker; error: BadLine; after: number },
): Damage {
  const { lines } = checker.seal
  const before = lines === 0 ? 'no line before it' : `${count(lines, 'line')} before it`
  const lost = `${before} can be used, ${count(after + 1, 'line')} from here on cannot`
  return { file, line: lines + 1, offset: checker.offset, what: error.message, lost }
}

/** The damage at the end of a journal whose lines are all sound; undefined if it ends where its seal says. */
export function damageAtEnd(file: string, checker: LineChecker, expected: JournalSeal): Damage | undefined {
  const { lines, sum } = checker.seal
  if (lines === expected.lines && sum === expected.sum) return undefined
  const missing = expected.lines - lines
  if (missing > 0) {
    const what = `the journal ends here, and ${count(expected.lines, 'line')} were written`
    const lost = `${count(missing, 'line')} ${missing === 1 ? 'is' : 'are'} missing`
    return { file, line: lines + 1, offset: checker.offset, what, lost }
  }
  const what =
    missing < 0
      ? `the journal has ${count(lines, 'line')}, and ${expected.lines} were written`
      : 'the journal is not the one that its results were computed from'
  return { file, what, lost: 'which of the two is right cannot be decided' }
}

/** The damage of a journal that lacks the end of its run, although the run is known to have ended. */
export const damageWithoutEnd = (file: string, { seal, offset }: LineChecker): Damage => ({
  file,
  line: seal.lines + 1,
  offset,
  what: 'the journal ends here without the end of its run, which run.json says was reached',
  lost: 'how many lines are missing is not known',
})
