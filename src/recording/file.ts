import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { count } from '../core/count.ts'
import { RecordingError } from '../core/errors.ts'
import { EMPTY_SEAL, type JournalSeal } from '../core/journal/seal.ts'
import { writeLines } from '../core/output/files.ts'
import { CHECKSUM, checksum } from '../core/records/checksum.ts'
import type { Damage } from '../core/records/damage.ts'
import { linesIn } from '../core/records/lines.ts'
import { hidden } from '../core/secrets/secrets.ts'
import { parseHead, parseSegmentLine, type SegmentLine } from './line.ts'
import type { SegmentStore } from './playback.ts'

/** Appends lines to a recording. A crash loses at most the line being written. */
export class RecordingWriter {
  readonly #path: string
  #file: number | undefined
  #seal: JournalSeal = EMPTY_SEAL

  /** The file is created when the first line is written. */
  constructor(path: string) {
    this.#path = path
  }

  append(line: string): void {
    this.#file ??= openSync(this.#path, 'ax')
    const head = hidden(line).slice(0, -1)
    const sum = checksum(head, this.#seal.sum ?? '')
    writeLines(this.#file, `${head},"sum":"${sum}"}\n`)
    this.#seal = { lines: this.#seal.lines + 1, sum }
  }

  /** The seal of the lines so far. */
  get seal(): JournalSeal {
    return this.#seal
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }
}

const SUM = new RegExp(`,"sum":"(${CHECKSUM})"\\}$`)

/** Checks that each line of a recording follows the one before unchanged; older recordings have no checksums. */
export class RecordingChecker {
  #seal: JournalSeal = EMPTY_SEAL

  /** The seal of the lines so far. */
  get seal(): JournalSeal {
    return this.#seal
  }

  /** @throws RecordingError for a damaged line */
  next(text: string): void {
    const { lines, sum } = this.#seal
    const stated = SUM.exec(text)
    const isOld = sum === null || (lines === 0 && stated === null)
    const isSame = stated !== null && checksum(text.slice(0, stated.index), sum ?? '') === stated[1]
    if (isOld ? stated !== null : !isSame)
      throw new RecordingError(
        `Line ${lines + 1} of the recording is not what was written after the line before.`,
        {
          hint: 'The file was changed after the run; what comes before that line can still be watched.',
        },
      )
    this.#seal = { lines: lines + 1, sum: stated?.[1] ?? null }
  }
}

/** The damage of a recording; undefined if there is none. @param seal the seal at the end of the run */
export function findRecordingDamage(path: string, seal: JournalSeal): Damage | undefined {
  const checker = new RecordingChecker()
  let offset = 0
  const damage = (what: string): Damage => {
    const before = checker.seal.lines
    return {
      file: path,
      line: before + 1,
      offset,
      what,
      lost: `${count(before, 'line')} before it can be watched`,
    }
  }
  try {
    for (const line of linesIn(path)) {
      checker.next(line)
      offset += Buffer.byteLength(line) + 1
    }
  } catch (error) {
    return damage((error as Error).message)
  }
  const { lines, sum } = checker.seal
  if (lines === seal.lines && sum === seal.sum) return undefined
  return damage(`the recording ends here, and ${count(seal.lines, 'line')} were written`)
}

/**
 * Opens a recording for a `Playback`. Segments are read from the file when they are needed; a torn last line is left out.
 * @throws RecordingError when there is none, or it is broken
 */
export function openRecording(path: string): SegmentStore {
  const bytes = contentOf(path)
  const checker = new RecordingChecker()
  const lines: Omit<SegmentLine, 'data'>[] = []
  const places: { start: number; end: number }[] = []
  let head: SegmentStore['head'] | undefined
  for (let start = 0; ; ) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0) break
    const text = bytes.toString('utf8', start, end)
    checker.next(text)
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
      hint: 'The run predates recordings or was played with --film off (the default in experiments): play it again with --film on.',
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
