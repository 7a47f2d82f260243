import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { parseHead, type RecordingHead } from '../../recording/line.ts'

/** Reads the lines that are added to a file. Incomplete lines wait. */
export class LineTail {
  readonly #path: string
  #at = 0
  #rest = Buffer.alloc(0)
  #lines: string[] = []

  constructor(path: string) {
    this.#path = path
  }

  /** The first line, as the head of a recording. @param check called with the line before it is parsed */
  readHead(check: (line: string) => void): RecordingHead | undefined {
    const [first, ...rest] = this.read()
    this.#lines = rest
    if (first === undefined) return undefined
    check(first)
    return parseHead(first)
  }

  /** The lines completed since the last call. */
  read(): string[] {
    if (existsSync(this.#path)) this.#take()
    const lines = this.#lines
    this.#lines = []
    return lines
  }

  #take(): void {
    const file = openSync(this.#path, 'r')
    try {
      const chunk = Buffer.alloc(1 << 20)
      for (
        let n = readSync(file, chunk, 0, chunk.length, this.#at);
        n > 0;
        n = readSync(file, chunk, 0, chunk.length, this.#at)
      ) {
        this.#at += n
        this.#rest = Buffer.concat([this.#rest, chunk.subarray(0, n)])
        const end = this.#rest.lastIndexOf(10)
        if (end < 0) continue
        this.#lines.push(...this.#rest.subarray(0, end).toString('utf8').split('\n'))
        this.#rest = this.#rest.subarray(end + 1)
      }
    } finally {
      closeSync(file)
    }
  }
}
