import { readFileSync } from 'node:fs'
import { checked, describeIssues } from '../../core/checked/checked.ts'
import { count } from '../../core/count.ts'
import { InvalidFileError } from '../../core/errors.ts'
import type { Damage } from '../../core/records/damage.ts'
import { lineSchema, type RequestLine, textHash } from './line.ts'
import { unpack } from './unpack.ts'

/** A request with the texts of its messages. */
export interface TranscribedRequest extends Omit<RequestLine, 'type' | 'messages'> {
  messages: { role: string; text: string; images: number }[]
}

/** The readable part of a transcript. */
export interface TranscriptPart {
  requests: TranscribedRequest[]
  /** The first damaged place; requests from there on are left out. */
  damage: Damage | undefined
}

/**
 * Reads the messages to a model and its replies, in the order of the replies. A truncated last request is left out.
 * @param expected number of written requests, if another record has it
 * @throws InvalidFileError if the file is not a transcript or was changed
 */
export function readTranscript(path: string, expected?: number): TranscribedRequest[] {
  const { requests, damage } = readTranscriptPart(path, expected)
  if (damage === undefined) return requests
  const { line, what, lost } = damage
  throw new InvalidFileError(path, [
    { path: '', ...(line === undefined ? {} : { line }), message: `${what}; ${lost}` },
  ])
}

/** Reads a transcript up to the first damaged place. */
export function readTranscriptPart(path: string, expected?: number): TranscriptPart {
  const read: ReadSoFar = { texts: new Map(), requests: [] }
  const { requests } = read
  const damage = (place: { line?: number }, what: string): TranscriptPart => ({
    requests,
    damage: {
      file: path,
      ...place,
      what,
      lost: `${count(requests.length, 'request')} before it can be used`,
    },
  })
  let lines: unknown[]
  try {
    lines = unpack(readFileSync(path)).lines.map((line) => JSON.parse(line))
  } catch (error) {
    return damage({}, `not a transcript: ${(error as Error).message}`)
  }
  for (const [index, line] of lines.entries()) {
    const wrong = take(line, read)
    if (wrong !== undefined) return damage({ line: index + 1 }, wrong)
  }
  if (expected === undefined || requests.length >= expected) return { requests, damage: undefined }
  return damage({}, `it ends after ${requests.length} of ${count(expected, 'request')}`)
}

interface ReadSoFar {
  texts: Map<string, string>
  requests: TranscribedRequest[]
}

/** Reads a line. @returns its fault, if it was damaged */
function take(line: unknown, { texts, requests }: ReadSoFar): string | undefined {
  const parsed = checked(lineSchema, line)
  if (!parsed.success) return describeIssues(parsed.issues.slice(0, 1))
  const { data } = parsed
  if (data.type === 'transcript') return undefined
  if (data.type === 'text') {
    texts.set(data.hash, data.text)
    return textHash(data.text) === data.hash ? undefined : 'a text does not match its hash'
  }
  const { type: _, messages, ...request } = data
  if (request.seq !== requests.length)
    return `request ${request.seq} stands where ${requests.length} was expected`
  if (messages.some(({ text }) => !texts.has(text))) return 'the text of a message is missing'
  const full = messages.map(({ role, text, images = 0 }) => ({ role, text: texts.get(text) ?? '', images }))
  requests.push({ ...request, messages: full })
  return undefined
}
