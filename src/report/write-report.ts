import { existsSync } from 'node:fs'
import type { GameEvent } from '../core/journal/events.ts'
import type { RunFolder } from '../experiment/run-folder.ts'
import { type RunRecord, runRecordSchema } from '../experiment/run-record.ts'
import { type Scorecard, scorecardSchema, scoreEvents } from '../judger/metrics/scorecard.ts'
import { type TimedRequest, timesOf } from '../model/transcript/call-times.ts'
import { readTranscriptPart } from '../model/transcript/read-transcript.ts'
import type { LookProvider } from '../render/look/look.ts'
import { embeddedReplay } from '../view/embedded.ts'
import { type RunCatalogue, renderReport } from './html/report.ts'

/**
 * Writes report.html of a run from its journal; run.json, if complete, adds versions and times.
 * @param looks where the look of blocks comes from: our own by default
 * @returns the file's path
 */
export function writeReport(folder: RunFolder, catalogue: RunCatalogue, looks?: LookProvider): string {
  const { events, damage } = folder.soundJournal()
  const record = runRecordSchema.safeParse(folder.content('run'))
  const facts = record.success ? factsOf(record.data) : []
  folder.write(
    'report',
    renderReport({
      events,
      scorecard: (damage === undefined ? undefined : keptScorecard(folder)) ?? scoreEvents(events, catalogue),
      damages: folder.damages(),
      run: { id: folder.id, facts },
      catalogue,
      watch: embeddedReplay(folder, catalogue, looks),
      requests: requestsOf(folder, events),
      looks,
    }),
  )
  return folder.file('report')
}

/** The scorecard that was written when the run ended, for a run whose journal has been damaged since. */
function keptScorecard(folder: RunFolder): Scorecard | undefined {
  const document = folder.document('scorecard')
  return document.state === 'sound' ? scorecardSchema.safeParse(document.value).data : undefined
}

/** The requests to the model of a run; undefined without a transcript. */
function requestsOf(folder: RunFolder, events: readonly GameEvent[]): TimedRequest[] {
  const file = folder.file('transcript')
  return existsSync(file) ? timesOf(readTranscriptPart(file).requests, events) : []
}

function factsOf({ options, versions, startedAt, taskFile, status }: RunRecord): [string, string][] {
  const git =
    versions.git === null
      ? 'no git'
      : `${versions.git.commit.slice(0, 10)}${versions.git.dirty ? ' + changes' : ''}`
  return [
    ['seed', String(options.seed)],
    ['model', options.model],
    ['planner', options.planner],
    ['assignment', options.assignment],
    ['clock', options.clock],
    ['server', options.server],
    ['Minecraft', options.minecraft],
    ['task file', taskFile.split('/').slice(-3).join('/')],
    ['started', startedAt],
    ['status', status],
    ['causalmace', `${versions.causalmace} (${git})`],
    ['node', `${versions.node} ${versions.platform}`],
    ['mineflayer', versions.libraries.mineflayer ?? 'unknown'],
  ]
}
