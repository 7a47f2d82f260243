import { type RecordsState, recordsLines } from '../report/records-text.ts'

/** Says on stderr what is wrong with the records that a verb reads. */
export function noteRecords(state: RecordsState): void {
  for (const line of recordsLines(state)) process.stderr.write(`note: ${line}\n`)
}
