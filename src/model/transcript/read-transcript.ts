import { readFileSync } from 'node:fs'
import { checked, describeIssues } from '../../core/checked/checked.ts'
import { InvalidFileError } from '../../core/errors.ts'
import { lineSchema, type RequestLine } from './line.ts'
import { unpack } from './unpack.ts'

/** A request with the texts of its messages. */
export interface TranscribedRequest extends Omit<RequestLine, 'type' | 'messages'> {
  messages: { role: string; text: string; images: number }[]
}

/**
 * Reads what was said to a model, in the order in which the replies came. A last request that was cut off is left out.
 * @throws InvalidFileError when the file is no transcript
 */
export function readTranscript(path: string): TranscribedRequest[] {
  const texts = new Map<string, string>()
  const requests: TranscribedRequest[] = []
  for (const [index, line] of linesOf(path).entries()) {
    const parsed = checked(lineSchema, line)
    if (!parsed.success)
      throw new InvalidFileError(path, [
        { path: '', line: index + 1, message: describeIssues(parsed.issues.slice(0, 1)) },
      ])
    if (parsed.data.type === 'text') texts.set(parsed.data.hash, parsed.data.text)
    if (parsed.data.type !== 'request') continue
    const { type: _, messages, ...request } = parsed.data
    const full = messages.map(({ role, text, images = 0 }) => ({ role, text: texts.get(text) ?? '', images }))
    requests.push({ ...request, messages: full })
  }
  return requests
}

function linesOf(path: string): unknown[] {
  try {
    return unpack(readFileSync(path)).lines.map((line) => JSON.parse(line))
  } catch (error) {
    throw new InvalidFileError(path, [{ path: '', message: `not a transcript: ${(error as Error).message}` }])
  }
}
