import { closeSync, openSync, readSync } from 'node:fs'
import { z } from 'zod'
import { checked, describeIssues } from '../checked/checked.ts'
import { JournalError } from '../errors.ts'
import { type EventType, eventSchemas, type JournalEvent } from './events.ts'

export interface Journal {
  events: readonly JournalEvent[]
  /** The last line is incomplete, because the process was killed while writing. It is left out. */
  torn: boolean
}

const envelope = z.object({
  seq: z.int(),
  t: z.number(),
  type: z.string(),
  data: z.unknown(),
  wall: z.number(),
})

/** So much is read of a journal at a time (bytes). */
const CHUNK_BYTES = 65_536
const NEWLINE = 10

/**
 * Reads the events of a journal one by one, so that a long one takes no more memory than its longest line.
 * @returns whether the last line is torn: see `Journal`
 * @throws JournalError naming the line, when a line other than the last is not an event, or an event has an unknown type
 * or shape.
 */
export function* eventsIn(path: string): Generator<JournalEvent, boolean> {
  const lines = linesIn(path)
  let count = 0
  let rest = ''
  try {
    let next = lines.next()
    for (; next.done !== true; next = lines.next()) yield parseEvent(path, ++count, next.value)
    rest = next.value
  } finally {
    lines.return('')
  }
  if (count > 0) return rest !== ''
  throw new JournalError(`${path}: holds no complete event`, {
    hint: 'The run ended before it began; start it again.',
  })
}

/**
 * Reads a whole journal into memory, for those who go through it several times.
 * @throws JournalError as `eventsIn` does
 */
export function readJournal(path: string): Journal {
  const events: JournalEvent[] = []
  const all = eventsIn(path)
  let next = all.next()
  for (; next.done !== true; next = all.next()) events.push(next.value)
  return { events, torn: next.value }
}

/** The lines of a file that are complete. @returns what stands after the last of them */
function* linesIn(path: string): Generator<string, string> {
  const file = openJournal(path)
  try {
    /** The beginning of a line whose end has not been read yet. */
    let begun: Buffer[] = []
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
      const read = chunk.subarray(0, readSync(file, chunk, 0, CHUNK_BYTES, null))
      if (read.length === 0) return Buffer.concat(begun).toString('utf8')
      let from = 0
      for (let end = read.indexOf(NEWLINE); end >= 0; end = read.indexOf(NEWLINE, from)) {
        begun.push(read.subarray(from, end))
        yield Buffer.concat(begun).toString('utf8')
        begun = []
        from = end + 1
      }
      begun.push(read.subarray(from))
    }
  } finally {
    closeSync(file)
  }
}

function openJournal(path: string): number {
  try {
    return openSync(path, 'r')
  } catch (cause) {
    throw new JournalError(`${path}: cannot be read (${(cause as Error).message})`, {
      hint: 'A run folder holds its journal as journal.jsonl.',
      cause,
    })
  }
}

/**
 * Reads a line of a journal; `path` and `line` are for the message.
 * @throws JournalError when it is no event, or one of an unknown type or shape
 */
export function parseEvent(path: string, line: number, text: string): JournalEvent {
  const at = `${path}:${line}`
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new JournalError(`${at}: not JSON: ${text.slice(0, 60)}`, {
      hint: 'The file was changed after the run.',
    })
  }
  const head = checked(envelope, json)
  if (!head.success) throw new JournalError(`${at}: not an event: ${describeIssues(head.issues)}`)
  const { type } = head.data
  if (!Object.hasOwn(eventSchemas, type)) {
    throw new JournalError(`${at}: unknown event type "${type}"`, {
      hint: 'The journal was written by a newer version; update causalmace to read it.',
    })
  }
  const data = checked<z.ZodType>(eventSchemas[type as EventType], head.data.data)
  if (!data.success)
    throw new JournalError(`${at}: event "${type}" has the wrong shape: ${describeIssues(data.issues)}`)
  return { ...head.data, data: data.data } as JournalEvent
}
