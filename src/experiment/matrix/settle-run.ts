import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { JournalEvent } from '../../core/journal/events.ts'
import { eventsIn } from '../../core/journal/reader.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { RunFolder } from '../run-folder.ts'
import { runRecordSchema } from '../run-record.ts'
import { type Measured, measuredFold, measureEvents, nothingMeasured } from './episode-result.ts'

/** What a run folder tells of its run. */
export interface RunState {
  measured: Measured
  finishedAt: string
  wallSeconds: number
}

/** A run that was played to its end, whatever that was; undefined for one that broke off or was stopped. */
export function finishedRun(runs: string, runId: string, scoring: Scoring): RunState | undefined {
  try {
    const folder = RunFolder.open(join(runs, runId))
    const record = runRecordSchema.safeParse(folder.readJson('run'))
    if (!record.success) return undefined
    const { status, startedAt, finishedAt } = record.data
    if ((status !== 'finished' && status !== 'crashed') || finishedAt === null) return undefined
    const measured = measureEvents(eventsIn(folder.file('journal')), scoring)
    // the clock of the machine may have been set back in between
    const wallSeconds = Math.max(0, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)
    return { measured, finishedAt, wallSeconds }
  } catch {
    return undefined
  }
}

/**
 * Ends the record of a run whose process is gone: the journal gets its missing last line, and the
 * scorecard follows from it.
 * @returns what was measured, and whether there is a usable run folder
 */
export function settleCrash(
  runs: string,
  runId: string,
  reason: string,
  wallClock: () => number,
  scoring: Scoring,
): { measured: Measured; kept: boolean } {
  const path = join(runs, runId)
  if (!existsSync(join(path, 'journal.jsonl'))) return { measured: nothingMeasured(reason), kept: false }
  const folder = RunFolder.open(path)
  const journal = folder.file('journal')
  try {
    cutTornLine(journal)
    const fold = measuredFold(scoring)
    let last: JournalEvent | undefined
    for (last of eventsIn(journal)) fold.apply(last)
    if (last !== undefined && last.type !== 'episode.finished') {
      const end: JournalEvent = {
        seq: last.seq + 1,
        t: last.t,
        type: 'episode.finished',
        data: { outcome: 'world_crash', reason },
        wall: wallClock(),
      }
      appendFileSync(journal, `${JSON.stringify(end)}\n`)
      fold.apply(end)
    }
    const { scorecard, measured } = fold.now()
    folder.writeJson('scorecard', scorecard)
    const record = runRecordSchema.safeParse(folder.readJson('run'))
    if (record.success) {
      const finishedAt = new Date(wallClock()).toISOString()
      folder.writeJson('run', { ...record.data, finishedAt, status: 'crashed' })
    }
    return { measured: { ...measured, outcome: 'world_crash', reason }, kept: true }
  } catch {
    return { measured: nothingMeasured(reason), kept: false }
  }
}

function cutTornLine(file: string): void {
  const bytes = readFileSync(file)
  truncateSync(file, bytes.lastIndexOf(10) + 1)
}
