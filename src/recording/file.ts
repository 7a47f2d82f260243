import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { RecordingError } from '../core/errors.ts'
import { parseHead, parseSegmentLine, type SegmentLine } from './line.ts'
import type { SegmentStore } from './playback.ts'

/** Appends lines to a recording. A crash loses at most the line being written. */
export class RecordingWriter {
  readonly #path: string
  #file: number | undefined

  /** The file is made with the first line. */
  constructor(path: string) {
    this.#path = path
  }

  append(line: string): void {
    this.#file ??= openSync(this.#path, 'ax')
    writeSync(this.#file, `${line}\n`)
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }
}

/**
 * Opens a recording for a `Playback`. Segments are read from the file when they are needed; a torn last line is left out.
 * @throws RecordingError when there is none, or it is broken
 */
export function openRecording(path: string): SegmentStore {
  const bytes = contentOf(path)
  const lines: Omit<SegmentLine, 'data'>[] = []
  const places: { start: number; end: number }[] = []
  let head: SegmentStore['head'] | undefined
  for (let start = 0; ; ) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0) break
    const text = bytes.toString('utf8', start, end)
    if (head === undefined) head = parseHead(text)
    else {
      const { data: _, ...line } = parseSegmentLine(text)
      lines.push(line)
      places.push({ start, end })
    }
    start = end + 1
  }
  if (head === undefined || lines.length === 0)
    throw new RecordingError(`${path} holds nothing yet.`, { hint: 'The run ended before it began.' })
  return {
    head,
    lines,
    bytes: (index) => inflateRawSync(Buffer.from(lineAt(path, places[index]!).data, 'base64')),
  }
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new RecordingError(`There is no recording at ${path}.`, {
      hint: 'Runs of older versions have none, nor have those played with --film off, as experiments are: play the run again, with --film on.',
      cause,
    })
  }
}

function lineAt(path: string, { start, end }: { start: number; end: number }): SegmentLine {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(end - start)
    readSync(file, bytes, 0, bytes.length, start)
    return parseSegmentLine(bytes.toString('utf8'))
  } finally {
    closeSync(file)
  }
}
