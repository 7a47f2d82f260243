import { createReadStream, readFileSync, statSync } from 'node:fs'
import { InvalidFileError } from '../core/errors.ts'

/** Maximum size of files that are read as a whole (bytes). */
const WHOLE_LIMIT = 64 * 1024 * 1024
/** Maximum length of one element of a streamed array (characters). */
const ELEMENT_LIMIT = 64 * 1024 * 1024

const broken = (path: string, message: string): InvalidFileError =>
  new InvalidFileError(path, [{ path: '', message }])

/** @throws InvalidFileError if the file is missing, too large or not JSON. */
export function readJsonFile(path: string): unknown {
  try {
    const { size } = statSync(path)
    if (size > WHOLE_LIMIT)
      throw broken(path, `${size} bytes are too large for a file of this kind; the maximum is ${WHOLE_LIMIT}`)
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, ''))
  } catch (error) {
    if (error instanceof InvalidFileError) throw error
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw broken(path, missing ? 'no such file' : (error as Error).message)
  }
}

/**
 * Streams the elements of a JSON array. Only one element is in memory at a time.
 * @throws InvalidFileError if the file is missing or is not a complete array of objects.
 */
export async function* jsonArrayElements(path: string): AsyncGenerator<unknown> {
  const splitter = new ElementSplitter(path)
  try {
    for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 18 })) {
      for (const text of splitter.feed(chunk as string)) yield JSON.parse(text)
    }
  } catch (error) {
    if (error instanceof InvalidFileError) throw error
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw broken(path, missing ? 'no such file' : (error as Error).message)
  }
  splitter.end()
}

/** Finds the boundaries of the objects in a top-level array. */
class ElementSplitter {
  readonly #path: string
  #state: 'before' | 'between' | 'inside' | 'after' = 'before'
  #depth = 0
  #inString = false
  #escaped = false
  #kept: string[] = []
  #keptLength = 0

  constructor(path: string) {
    this.#path = path
  }

  *feed(chunk: string): Generator<string> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      if (this.#state === 'inside') {
        if (!this.#closes(chunk.charCodeAt(at))) continue
        yield this.#kept.join('') + chunk.slice(from, at + 1)
        this.#kept = []
        this.#keptLength = 0
        this.#state = 'between'
      } else if (this.#outside(chunk[at] as string)) from = at
    }
    if (this.#state !== 'inside') return
    this.#kept.push(chunk.slice(from))
    this.#keptLength += chunk.length - from
    if (this.#keptLength > ELEMENT_LIMIT) throw broken(this.#path, 'an element of the array has no end')
  }

  end(): void {
    if (this.#state !== 'after') throw broken(this.#path, 'the array breaks off before its end')
  }

  /** Reads one character inside an object; true if it ends the object. */
  #closes(code: number): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false
      else if (code === 0x5c) this.#escaped = true
      else if (code === 0x22) this.#inString = false
      return false
    }
    if (code === 0x22) this.#inString = true
    else if (code === 0x7b || code === 0x5b) this.#depth++
    else if (code === 0x7d || code === 0x5d) return --this.#depth === 0
    return false
  }

  /** Reads one character between objects; true if an object begins. */
  #outside(character: string): boolean {
    if (/[\s\ufeff]/.test(character)) return false
    if (this.#state === 'before' && character === '[') this.#state = 'between'
    else if (this.#state === 'between' && character === '{') {
      this.#state = 'inside'
      this.#depth = 1
      return true
    } else if (this.#state === 'between' && character === ']') this.#state = 'after'
    else if (this.#state !== 'between' || character !== ',')
      throw broken(this.#path, `"${character}" where an array of objects was expected`)
    return false
  }
}
