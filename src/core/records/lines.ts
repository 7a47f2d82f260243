import { closeSync, openSync, readSync } from 'node:fs'

/** Bytes read from a file at a time. */
const CHUNK_BYTES = 65_536
const NEWLINE = 10

/**
 * The complete lines of a file, read piece by piece.
 * @returns the rest after the last of them: a truncated line, or nothing
 * @throws a file-system error if the file cannot be read
 */
export function* linesIn(path: string): Generator<string, string> {
  const file = openSync(path, 'r')
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
