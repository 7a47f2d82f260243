import { readFileSync } from 'node:fs'
import { z } from 'zod'
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

/**
 * Reads a journal.
 * @throws JournalError naming the line, when a line other than the last is not an event, or an event has an unknown type
 * or shape.
 */
export function readJournal(path: string): Journal {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new JournalError(`${path}: cannot be read (${(cause as Error).message})`, {
      hint: 'A run folder holds its journal as journal.jsonl.',
      cause,
    })
  }
  const lines = text.split('\n')
  const tail = lines.pop() ?? ''
  const events = lines.map((line, index) => parseEvent(path, index + 1, line))
  if (events.length === 0) {
    throw new JournalError(`${path}: holds no complete event`, {
      hint: 'The run ended before it began; start it again.',
    })
  }
  return { events, torn: tail !== '' }
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
  const head = envelope.safeParse(json)
  if (!head.success) throw new JournalError(`${at}: not an event: ${z.prettifyError(head.error)}`)
  const { type } = head.data
  if (!Object.hasOwn(eventSchemas, type)) {
    throw new JournalError(`${at}: unknown event type "${type}"`, {
      hint: 'The journal was written by a newer version; update causalmace to read it.',
    })
  }
  const data = eventSchemas[type as EventType].safeParse(head.data.data)
  if (!data.success)
    throw new JournalError(`${at}: event "${type}" has the wrong shape: ${z.prettifyError(data.error)}`)
  return { ...head.data, data: data.data } as JournalEvent
}
