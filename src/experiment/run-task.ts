import type { EventData, GameEvent } from '../core/journal/events.ts'
import { JournalWriter } from '../core/journal/writer.ts'
import { storageErrorOf } from '../core/storage-error.ts'
import type { Scorecard, Scoring } from '../judger/metrics/scorecard.ts'
import type { Transcript } from '../model/transcript/transcript.ts'
import { hashOf } from '../planner/causal/knowledge/knowledge.ts'
import { planIn } from '../planner/plan-in-events.ts'
import type { Answerer } from '../question/answerer.ts'
import type { AnyQuestion } from '../question/question.ts'
import { RecordingWriter } from '../recording/file.ts'
import type { EpisodeRequest } from './episode-request.ts'
import { provenance } from './provenance.ts'
import { runEpisode } from './run-episode.ts'
import { RunFolder } from './run-folder.ts'
import type { RunRecord } from './run-record.ts'
import { RunScore } from './run-score.ts'

export interface RunTaskOptions {
  request: EpisodeRequest
  answerer: Answerer
  /** The allowed questions: the built-in ones by default. */
  questions?: readonly AnyQuestion[]
  /** The rules for scoring the run: its scenario, and the metrics of plug-ins. */
  scoring: Scoring
  taskFile: string
  /** Folder of all runs. */
  root: string
  runId: string
  /** Wall time in ms since 1970, which the journal records in addition to game time. */
  wallClock: () => number
  /** Keeps the requests to the model in the folder. */
  transcript?: Transcript
  /** Called with every event after it has been written. */
  onEvent(event: GameEvent): void
  /** Called with every line of the recording after it has been written, for live viewers: see `Playback`. */
  onRecorded?(line: string): void
  /** Interrupts the run; the record so far is kept. */
  signal: AbortSignal
  /** Plays the episode; by default in its own thread. */
  play?: typeof runEpisode
}

export interface RunResult {
  folder: RunFolder
  scorecard: Scorecard
}

/**
 * Plays a task once and leaves run.json, journal, plan and scorecard in its own folder.
 * @throws RunFolderError if the folder exists; EpisodeError if the episode could not begin, in which case no folder is left
 */
export async function runTask(options: RunTaskOptions): Promise<RunResult> {
  const {
    request,
    answerer,
    questions,
    scoring,
    root,
    runId,
    wallClock,
    onEvent,
    onRecorded,
    transcript,
    signal,
    play = runEpisode,
  } = options
  const folder = RunFolder.create(root, runId)
  const record = recordOf(options)
  folder.writeDocument('run', record)
  const journal = new JournalWriter(folder.file('journal'), wallClock)
  const recording = new RecordingWriter(folder.file('recording'))
  transcript?.open(folder.file('transcript'))
  const score = new RunScore(scoring)
  /** Until the arena is prepared, there is nothing worth keeping. */
  let hasBegun = false
  let now = 0
  let isOver = false
  const write = (event: GameEvent) => {
    // Events of a world while it is being closed are not part of the run.
    if (isOver) return
    isOver = event.type === 'episode.finished'
    journal.append(event)
    score.apply(event)
    now = event.t
    if (event.type === 'arena.prepared') hasBegun = true
    const plan = planIn(event)
    if (plan !== undefined) folder.write('plan', `${JSON.stringify(plan, null, 2)}\n`)
    onEvent(event)
  }
  const close = () => {
    journal.close()
    recording.close()
    transcript?.close()
  }
  try {
    await play({
      request,
      answerer,
      questions,
      onEvent: write,
      onRecorded: (line) => {
        recording.append(line)
        onRecorded?.(line)
      },
      signal,
    })
    if (!hasBegun) throw signal.reason
  } catch (error) {
    const unwritten = storageErrorOf(error)
    if (!hasBegun || unwritten !== undefined) close()
    if (!hasBegun) folder.remove()
    if (!hasBegun || unwritten !== undefined) throw unwritten ?? error
    const end: EventData<'episode.finished'> = { outcome: 'world_crash', reason: (error as Error).message }
    write({ t: now, type: 'episode.finished', data: end })
  }
  close()
  const scorecard = score.now()
  folder.writeScorecard(scorecard, isOver ? journal.seal : undefined)
  const status = signal.aborted ? 'interrupted' : scorecard.outcome === 'world_crash' ? 'crashed' : 'finished'
  folder.writeDocument('run', {
    ...record,
    ...sealsOf(transcript, recording),
    finishedAt: new Date(wallClock()).toISOString(),
    status,
  })
  return { folder, scorecard }
}

/** Summaries of a run's transcript and recording. */
const sealsOf = (
  transcript: Transcript | undefined,
  { seal }: RecordingWriter,
): Pick<RunRecord, 'requests' | 'recording'> => ({
  ...(transcript === undefined ? {} : { requests: transcript.requests }),
  ...(seal.lines === 0 ? {} : { recording: seal }),
})

/** Settings, apart from the model itself, that replies and prompts depend on; empty for answerers without settings. */
function settingsOf({ settings, contextTokens }: Answerer): Pick<RunRecord['options'], 'modelSettings'> {
  if (settings === undefined && contextTokens === undefined) return {}
  return { modelSettings: { ...settings, ...(contextTokens === undefined ? {} : { contextTokens }) } }
}

function recordOf({ request, answerer, taskFile, runId, wallClock }: RunTaskOptions): RunRecord {
  const { task, agents, seed, clock, server, planner, assignment, trust } = request
  const { latency = 'none', timeLimits = 'task' } = request
  return {
    schema: 1,
    id: runId,
    task: task.id,
    taskFile,
    options: {
      seed,
      agents: [...agents],
      minecraft: task.gameVersion,
      clock,
      server: server.kind === 'embedded' ? 'embedded' : `${server.host}:${server.port}`,
      planner,
      model: answerer.id,
      ...settingsOf(answerer),
      assignment,
      trust,
      latency,
      timeLimits,
    },
    calibration: request.calibration ?? null,
    ...(request.knowledge === undefined
      ? {}
      : { knowledge: { hash: hashOf(request.knowledge), content: request.knowledge } }),
    versions: provenance(request.plugins),
    startedAt: new Date(wallClock()).toISOString(),
    finishedAt: null,
    status: 'running',
  }
}
