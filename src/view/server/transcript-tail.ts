import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { clipped } from '../../core/clip.ts'
import { printable } from '../../core/printable.ts'
import { lineSchema, type RequestLine } from '../../model/transcript/line.ts'
import { readTranscript } from '../../model/transcript/read-transcript.ts'
import { unpack } from '../../model/transcript/unpack.ts'
import type { RequestTexts } from '../messages.ts'

/** Maximum length of a request's texts (characters), since a reply may be arbitrarily long. */
const LONGEST = 200_000
/** Prefix of lines with texts, which are not parsed here. */
const TEXT = '{"type":"text"'

/** Reads requests as they are added to a transcript. Texts stay in the file until they are requested. */
export class TranscriptTail {
  readonly #path: string
  /** Start of the part that may be incomplete, its length at the last call, and the number of lines already read from it. */
  #from = 0
  #length = 0
  #taken = 0

  constructor(path: string) {
    this.#path = path
  }

  /**
   * The requests completed since the last call.
   * @throws Error if the file is not a transcript
   */
  read(): RequestLine[] {
    const bytes = this.#grown()
    if (bytes === undefined) return []
    const { lines, isWhole } = unpack(bytes)
    const fresh = lines.slice(this.#taken)
    this.#taken = isWhole ? 0 : lines.length
    if (isWhole) {
      this.#from += bytes.length
      this.#length = 0
    }
    return fresh.flatMap((line) => {
      if (line.startsWith(TEXT)) return []
      const { data } = lineSchema.safeParse(JSON.parse(line))
      return data?.type === 'request' ? [data] : []
    })
  }

  /** The messages of a request; undefined if none has that number. */
  textsOf(seq: number): RequestTexts | undefined {
    if (!existsSync(this.#path)) return undefined
    const request = readTranscript(this.#path).find((one) => one.seq === seq)
    if (request === undefined) return undefined
    const { messages, reply, fault } = request
    return {
      messages: messages.map(({ role, text, images }) => ({ role, text: shown(text), images })),
      reply: reply === undefined ? null : shown(reply),
      fault: fault === undefined ? null : shown(`${fault.code}: ${fault.message}`),
    }
  }

  /** The bytes that may not have been read yet, if there are more of them than last time. */
  #grown(): Buffer | undefined {
    if (!existsSync(this.#path)) return undefined
    const file = openSync(this.#path, 'r')
    try {
      const length = fstatSync(file).size - this.#from
      if (length === this.#length) return undefined
      this.#length = length
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(file, bytes, 0, length, this.#from))
    } finally {
      closeSync(file)
    }
  }
}

const shown = (text: string): string => clipped(printable(text), LONGEST)
