import { MAX_NESTING, TOO_DEEP } from '../core/nesting.ts'

/** Maximum number of values in one element of a streamed file (each may take 60 bytes), and in a file that is read as a whole. */
const MAX_ELEMENT_VALUES = 1_000_000
const MAX_FILE_VALUES = 250_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d

/**
 * Follows JSON character by character, so that a text that would exhaust memory is refused before it is parsed. It does not check
 * the syntax.
 */
export class JsonGuard {
  /** Number of open lists and objects. */
  depth = 0
  readonly #maximum: number
  #values = 0
  #inString = false
  #escaped = false

  constructor(maximum = MAX_ELEMENT_VALUES) {
    this.#maximum = maximum
  }

  /** Forgets the values of the previous element. */
  begin(): void {
    this.#values = 0
  }

  /** @returns the reason if the text becomes too large with this character */
  see(code: number): string | undefined {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false
      else if (code === BACKSLASH) this.#escaped = true
      else if (code === QUOTE) this.#inString = false
      return undefined
    }
    if (code === QUOTE) this.#inString = true
    else if (isClosing(code)) this.depth--
    else if (isOpening(code)) {
      if (++this.depth > MAX_NESTING) return TOO_DEEP
      this.#values++
    } else if (code === COMMA) this.#values++
    return this.#values > this.#maximum ? `more than ${this.#maximum} values` : undefined
  }
}

/** The reason why a JSON text is too large to be parsed, with its line; undefined if it is not. */
export function jsonObstacle(text: string): { line: number; message: string } | undefined {
  const guard = new JsonGuard(MAX_FILE_VALUES)
  for (let at = 0; at < text.length; at++) {
    const message = guard.see(text.charCodeAt(at))
    if (message !== undefined) return { line: text.slice(0, at).split('\n').length, message }
  }
  return undefined
}
