import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { JournalError } from '../../core/errors.ts'
import type { GameEvent } from '../../core/journal/events.ts'
import { foldedJournal } from '../../core/journal/fold.ts'
import type { JournalSeal } from '../../core/journal/seal.ts'
import { JournalWriter } from '../../core/journal/writer.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { RunFolder } from '../run-folder.ts'
import { runRecordSchema } from '../run-record.ts'
import { type Measured, measuredFold, nothingMeasured } from './episode-result.ts'

/** The state of a run, read from its folder. */
export interface RunState {
  measured: Measured
  /** Summary and checksum of the journal. */
  journal: JournalSeal
  startedAt: string
  finishedAt: string
  wallSeconds: number
}

/** A run that was played to the end, with any outcome; undefined for one that broke off or was stopped. */
export function finishedRun(runs: string, runId: string, scoring: Scoring): RunState | undefined {
  try {
    const folder = RunFolder.open(join(runs, runId))
    const record = runRecordSchema.safeParse(folder.content('run'))
    if (!record.success) return undefined
    const { status, startedAt, finishedAt } = record.data
    if ((status !== 'finished' && status !== 'crashed') || finishedAt === null) return undefined
    const { value, end } = foldedJournal(measuredFold(scoring), folder.events())
    // the machine's clock may have been set back in the meantime
    const wallSeconds = Math.max(0, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)
    return { measured: value.measured, journal: end.seal, startedAt, finishedAt, wallSeconds }
  } catch {
    return undefined
  }
}

/**
 * Completes the record of a run whose process has died: adds the journal's missing last line and computes the scorecard. @returns
 * the measurements and the summary of the journal; null if there is no usable run folder
 */
export function settleCrash(
  runs: string,
  runId: string,
  reason: string,
  wallClock: () => number,
  scoring: Scoring,
): { measured: Measured; journal: JournalSeal | null } {
  const path = join(runs, runId)
  if (!existsSync(join(path, 'journal.jsonl'))) return { measured: nothingMeasured(reason), journal: null }
  const folder = RunFolder.open(path)
  const journal = folder.file('journal')
  try {
    cutTornLine(journal)
    const fold = measuredFold(scoring)
    const { last, seal: found } = foldedJournal(fold, folder.events()).end
    let seal = found
    if (last.type !== 'episode.finished') {
      const end: GameEvent = { t: last.t, type: 'episode.finished', data: { outcome: 'world_crash', reason } }
      seal = appended(journal, { end, after: seal, wallClock })
      fold.apply(end)
    }
    const { scorecard, measured } = fold.now()
    folder.writeScorecard(scorecard, seal)
    const record = runRecordSchema.safeParse(folder.content('run'))
    if (record.success) {
      const finishedAt = new Date(wallClock()).toISOString()
      folder.writeDocument('run', { ...record.data, finishedAt, status: 'crashed' })
    }
    return { measured: { ...measured, outcome: 'world_crash', reason }, journal: seal }
  } catch (error) {
    const why = error instanceof JournalError ? `${reason}; ${error.message}` : reason
    return { measured: nothingMeasured(why), journal: null }
  }
}

/** Adds the last line to the journal of a run whose process has died. */
function appended(
  path: string,
  { end, after, wallClock }: { end: GameEvent; after: JournalSeal; wallClock: () => number },
): JournalSeal {
  const journal = new JournalWriter(path, wallClock, after)
  try {
    journal.append(end)
    return journal.seal
  } finally {
    journal.close()
  }
}

function cutTornLine(file: string): void {
  const bytes = readFileSync(file)
  truncateSync(file, bytes.lastIndexOf(10) + 1)
}
