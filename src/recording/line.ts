import { RecordingError } from '../core/errors.ts'

/*
 * A recording is a JSON Lines file next to the journal, written during the run: a head, then a segment for each second or so of
 * game time. Live viewers of a run get the same lines one by one (`runTask({ onRecorded })`).
 *
 * A page reads it without Node: `line.ts`, `segment.ts`, `hands.ts`, `buttons.ts`, `bytes.ts`, `blocks.ts`, `moment.ts`,
 * `playback.ts` and `own-states.ts` import nothing but each other, `core/errors.ts`, `core/timeline.ts` and
 * `game/items/player-window.ts`. It unpacks `data` of each line once (`atob`, then `new DecompressionStream('deflate-raw')`),
 * keeps the bytes in a `SegmentStore`, and asks a `Playback`. Names are numbers: places in tables that the lines build up in
 * `blocks` and `words`.
 */

/** Version of the recording's format. It increases when readers of older recordings must change. */
export const RECORDING_SCHEMA = 1
/** The file of a run's recording, next to its journal. */
export const RECORDING_FILE = 'recording.jsonl'
/** Game time of a tick (ms). A tick's number is its game time divided by this: `t` of a journal's event / 50. */
export const TICK_MS = 50

/** The first line of a recording. */
export interface RecordingHead {
  recording: typeof RECORDING_SCHEMA
  /** The version of Minecraft. */
  minecraft: string
  agents: readonly string[]
  /** The lowest block of the world: where the sections of columns begin. */
  bottom: number
  /** The source of the recording: the world itself, or the bots' view of it. */
  seenBy: 'world' | 'bots'
  /** Whether open screens and the agents' input are recorded; absent in older recordings. */
  hands?: true
}

/** Every other line: a segment, with the information needed before unpacking it. */
export interface SegmentLine {
  /** The first tick, and the number of ticks. */
  from: number
  ticks: number
  /** Columns that come into view in it. */
  columns?: number
  /** Its `edits` are complete: playback can start here. */
  key?: true
  /**
   * Blocks first used in it, as commands write them (`oak_stairs[facing=east]`). They get the next numbers,
   * starting at 1; 0 is air.
   */
  blocks?: readonly string[]
  /** Names first used in it, numbered from 1; 0 is none. */
  words?: readonly string[]
  /** The output of `encodeSegment`, compressed with deflate (raw, without header) and written in base64. */
  data: string
}

/**
 * Reads the first line of a recording.
 * @throws RecordingError when it is not such a line, or of another version
 */
export function parseHead(text: string): RecordingHead {
  const line = parsed(text) as Partial<RecordingHead>
  if (line.recording === RECORDING_SCHEMA) return line as RecordingHead
  throw new RecordingError(
    line.recording === undefined
      ? 'The first line is not the head of a recording.'
      : `The recording has schema ${line.recording}, and ${RECORDING_SCHEMA} is known.`,
    { hint: 'Read it with the version of causalmace that wrote it, or play the run again.' },
  )
}

/**
 * Reads any other line of a recording.
 * @throws RecordingError when it is not a segment
 */
export function parseSegmentLine(text: string): SegmentLine {
  const line = parsed(text) as Partial<SegmentLine>
  if (Number.isInteger(line.from) && Number.isInteger(line.ticks) && typeof line.data === 'string')
    return line as SegmentLine
  throw new RecordingError(`This is not a segment of a recording: ${text.slice(0, 60)}`, {
    hint: 'The file was changed after the run.',
  })
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // said below
  }
  throw new RecordingError(`This is not a line of a recording: ${text.slice(0, 60)}`, {
    hint: 'The file was changed after the run.',
  })
}
