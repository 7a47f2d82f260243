import { createReadStream, readFileSync } from 'node:fs'
import { TextDecoder } from 'node:util'
import { InvalidFileError } from '../core/errors.ts'
import { shortLine } from './imported.ts'
import { JsonGuard, jsonObstacle } from './json-guard.ts'
import { sizeOfFile } from './ordinary-file.ts'

/** Maximum size of files that are read as a whole (bytes). */
const MAX_WHOLE = 8 * 1024 * 1024
/** Maximum length of one element of a streamed array (characters). */
const MAX_ELEMENT = 8 * 1024 * 1024
/** Maximum number of tasks in a file. */
const MAX_ELEMENTS = 10_000

/** Maximum length of an issue (characters): the JavaScript engine quotes the file. */
const MAX_MESSAGE = 300
const LINE_END = 0x0a

const broken = (path: string, message: string, place = '', line?: number): InvalidFileError =>
  new InvalidFileError(path, [
    { path: place, message: shortLine(message, MAX_MESSAGE), ...(line === undefined ? {} : { line }) },
  ])

/** A file-system or decoder error as an issue of the file. */
function unreadable(path: string, error: unknown): InvalidFileError {
  if (error instanceof InvalidFileError) return error
  const { code, message } = error as NodeJS.ErrnoException
  return broken(path, code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not UTF-8' : message)
}

/**
 * Reads a small JSON file.
 * @throws InvalidFileError if the file is missing, too large or not JSON.
 */
export function readJsonFile(path: string): unknown {
  try {
    const size = sizeOfFile(path)
    if (size > MAX_WHOLE)
      throw broken(path, `${size} bytes are too large for a file of this kind; the maximum is ${MAX_WHOLE}`)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
    const obstacle = jsonObstacle(text)
    if (obstacle !== undefined) throw new InvalidFileError(path, [{ path: '', ...obstacle }])
    return JSON.parse(text)
  } catch (error) {
    throw unreadable(path, error)
  }
}

/**
 * Reads a small JSON file that is an array of tasks.
 * @throws InvalidFileError if it is missing, too large, not JSON or not an array.
 */
export function readJsonArray(path: string): unknown[] {
  const content = readJsonFile(path)
  if (!Array.isArray(content)) throw broken(path, 'expected an array')
  if (content.length > MAX_ELEMENTS)
    throw broken(path, `${content.length} elements are too many; the maximum is ${MAX_ELEMENTS}`)
  return content
}

/**
 * Streams the elements of a JSON array. Only one element is in memory at a time.
 * @throws InvalidFileError if the file is missing or is not a complete array of objects. The error names the element.
 */
export async function* jsonArrayElements(path: string): AsyncGenerator<unknown> {
  const splitter = new ElementSplitter(path)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    sizeOfFile(path)
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
      for (const text of splitter.feed(decoder.decode(chunk as Buffer, { stream: true })))
        yield splitter.parsed(text)
    }
    decoder.decode()
  } catch (error) {
    throw unreadable(path, error)
  }
  splitter.end()
}

/** Finds the boundaries of the objects in a top-level array. */
class ElementSplitter {
  readonly #path: string
  readonly #guard = new JsonGuard()
  #state: 'before' | 'empty' | 'inside' | 'behind an element' | 'behind a comma' | 'after' = 'before'
  /** Number of elements that have been started. */
  #begun = 0
  /** The line being read, and the first line of the element. */
  #line = 1
  #first = 1
  #kept: string[] = []
  #keptLength = 0

  constructor(path: string) {
    this.#path = path
  }

  *feed(chunk: string): Generator<string> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      if (chunk.charCodeAt(at) === LINE_END) this.#line++
      if (this.#state === 'inside') {
        if (!this.#closes(chunk.charCodeAt(at))) continue
        yield this.#kept.join('') + chunk.slice(from, at + 1)
        this.#kept = []
        this.#keptLength = 0
        this.#state = 'behind an element'
      } else if (this.#outside(chunk[at] as string)) from = at
    }
    if (this.#state !== 'inside') return
    this.#kept.push(chunk.slice(from))
    this.#keptLength += chunk.length - from
    if (this.#keptLength > MAX_ELEMENT)
      throw broken(this.#path, `longer than ${MAX_ELEMENT} characters`, this.#place(), this.#line)
  }

  parsed(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch (error) {
      // Positions in the engine's message are counted from the beginning of the element.
      const message = (error as Error).message.replace(/ at position.*$/s, '')
      throw broken(this.#path, message, this.#place(), this.#first)
    }
  }

  end(): void {
    if (this.#state !== 'after') throw broken(this.#path, 'the array breaks off before its end')
  }

  /** Reads one character inside an object; true if it ends the object. */
  #closes(code: number): boolean {
    const obstacle = this.#guard.see(code)
    if (obstacle !== undefined) throw broken(this.#path, obstacle, this.#place(), this.#line)
    return this.#guard.depth === 0
  }

  /** Reads one character between objects; true if an object begins. */
  #outside(character: string): boolean {
    if (/[\s\ufeff]/.test(character)) return false
    if (this.#state === 'before' && character === '[') this.#state = 'empty'
    else if (character === '{' && (this.#state === 'empty' || this.#state === 'behind a comma')) {
      this.#state = 'inside'
      this.#first = this.#line
      this.#guard.begin()
      this.#guard.see(character.charCodeAt(0))
      if (++this.#begun > MAX_ELEMENTS) throw broken(this.#path, `more than ${MAX_ELEMENTS} elements`)
      return true
    } else if (character === ']' && (this.#state === 'empty' || this.#state === 'behind an element'))
      this.#state = 'after'
    else if (character === ',' && this.#state === 'behind an element') this.#state = 'behind a comma'
    else
      throw broken(
        this.#path,
        `"${character}" where ${this.#expected()} was expected`,
        this.#place(),
        this.#line,
      )
    return false
  }

  #expected(): string {
    if (this.#state === 'behind an element') return 'a comma or the end of the array'
    return this.#state === 'behind a comma' ? 'another object' : 'an array of objects'
  }

  /** Index of the last element that was started. */
  #place(): string {
    return this.#begun === 0 ? '' : String(this.#begun - 1)
  }
}
