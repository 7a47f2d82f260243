import { type RecordsState, recordsLines } from '../report/records-text.ts'

/** Reports faults in the records that a verb reads, on stderr. */
export function noteRecords(state: RecordsState): void {
  for (const line of recordsLines(state)) process.stderr.write(`note: ${line}\n`)
}
