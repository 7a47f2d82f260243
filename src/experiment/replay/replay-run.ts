import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { RunFolderError } from '../../core/errors.ts'
import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import type { Calibration } from '../../planner/causal/calibration/calibration.ts'
import { finalPlan } from '../../planner/plan-in-events.ts'
import { loadReferences, type ReloadOptions } from '../../plugin/load.ts'
import { taskFromJournal } from '../../task/resolve-task.ts'
import type { RunFolder } from '../run-folder.ts'
import { type RunRecord, runRecordSchema } from '../run-record.ts'
import { runTask } from '../run-task.ts'
import { createJournalAnswerer } from './journal-answerer.ts'

/** Comparison of a replay with the recorded run. */
export interface Replay {
  events: number
  /** The first event that differs; undefined if none does. */
  difference: { at: number; recorded: string | undefined; replayed: string | undefined } | undefined
}

/**
 * Plays a recorded run again using the model's replies in its journal, without a key or network, and compares the journals,
 * ignoring wall times. @throws RunFolderError if the run cannot be repeated: it used another server or real time, or was ended
 * externally; PluginError if one of its plug-ins has changed.
 */
export async function replayRun(
  folder: RunFolder,
  signal: AbortSignal,
  plugins: ReloadOptions = {},
): Promise<Replay> {
  const recorded = folder.journal().events.map(withoutWall)
  const started = eventsOf(recorded, 'run.started')[0]
  const record = runRecordSchema.safeParse(folder.content('run'))
  if (started === undefined || !record.success) throw cannot(folder, 'its record is incomplete')
  const { options, agents } = started.data
  if (options.clock !== 'fast') throw cannot(folder, 'it was played in real time, which is not reproducible')
  const end = eventsOf(recorded, 'episode.finished')[0]?.data.outcome
  if (end === undefined || end === 'cancelled' || end === 'world_crash')
    throw cannot(folder, `it ended as ${end ?? 'interrupted'}, from outside`)
  const calibration = calibrationOf(record.data, recorded)
  const catalogue = await loadReferences(record.data.versions.plugins, plugins)
  const root = mkdtempSync(join(tmpdir(), 'causalmace-replay-'))
  try {
    const { folder: replayed } = await runTask({
      request: {
        task: taskFromJournal(started.data.task, catalogue.scenarios),
        agents,
        seed: options.seed,
        clock: 'fast',
        server: { kind: 'embedded' },
        planner: options.planner,
        assignment: options.assignment,
        plugins: catalogue.references,
        model: options.model,
        ...(options.repair === undefined ? {} : { repair: options.repair }),
        ...(options.latency === undefined ? {} : { latency: options.latency }),
        ...(options.timeLimits === undefined ? {} : { timeLimits: options.timeLimits }),
        ...(calibration === null ? {} : { calibration }),
        ...(record.data.knowledge === undefined ? {} : { knowledge: record.data.knowledge.content }),
        film: eventsOf(recorded, 'recording.started').length > 0,
        trust: record.data.options.trust === 'reflection' ? 'reflection' : 'judger',
      },
      answerer: catalogue.withPrompts(
        createJournalAnswerer(recorded, {
          ...catalogue.identityOf(options.model),
          id: options.model,
        }),
      ),
      questions: catalogue.questions.list(),
      scoring: catalogue,
      taskFile: record.data.taskFile,
      root,
      runId: folder.id,
      wallClock: () => 0,
      onEvent: () => undefined,
      signal,
    })
    return compare(recorded, replayed.journal().events)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** The calibration of the model before the run. */
function calibrationOf({ calibration }: RunRecord, recorded: readonly GameEvent[]): Calibration | null {
  // Older runs hold the calibration only in the plan.
  return calibration === undefined ? (finalPlan(recorded)?.refinement?.calibration ?? null) : calibration
}

const withoutWall = ({ t, type, data }: GameEvent): GameEvent => ({ t, type, data }) as GameEvent

function compare(recorded: readonly GameEvent[], replayed: readonly GameEvent[]): Replay {
  // Plug-ins have already been compared when they were loaded.
  const dataOf = ({ type, data }: GameEvent) =>
    type === 'run.started' ? { ...data, plugins: undefined } : data
  const text = (event: GameEvent | undefined) =>
    event === undefined ? undefined : JSON.stringify({ t: event.t, type: event.type, data: dataOf(event) })
  for (let at = 0; at < Math.max(recorded.length, replayed.length); at++) {
    const [a, b] = [text(recorded[at]), text(replayed[at])]
    if (!isSame(a, b)) return { events: recorded.length, difference: { at, recorded: a, replayed: b } }
  }
  return { events: recorded.length, difference: undefined }
}

/** Ignores the order of fields, which changes when a record passes through a schema. */
const isSame = (a: string | undefined, b: string | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && isDeepStrictEqual(JSON.parse(a), JSON.parse(b)))

const cannot = (folder: RunFolder, why: string): RunFolderError =>
  new RunFolderError(`${folder.path} cannot be replayed: ${why}.`, {
    hint: 'Replay a finished run with the fast clock and the embedded world.',
  })
