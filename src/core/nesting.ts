import { Lexer } from 'yaml'

/** Maximum number of lists and objects nested in a file that people or other programs write. */
export const MAX_NESTING = 64

/** The problem with a file that is nested more deeply. */
export const TOO_DEEP = `more than ${MAX_NESTING} lists and objects inside one another`

/** Marks of the lexer between tokens: the beginnings of documents and of plain texts. */
const MARKS = new Set(['\u0002', '\u001f', '\ufeff'])

/**
 * Finds where a YAML text is nested too deeply to be read: the libraries that compose, walk and check it recurse once per level.
 * Looks at brackets, and at the columns of dashes, question marks and first words of lines; every level of a list or an object
 * has one of these.
 * @returns the line, from 1; undefined if nothing is nested too deeply
 */
export function deepLineOf(text: string): number | undefined {
  const levels = new OpenLevels()
  let line = 1
  let column = 0
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) continue
    levels.take(token, column)
    // One word after the last dash adds no level.
    if (levels.depth > MAX_NESTING + 1) return line
    const lineBreaks = token.split('\n').length - 1
    line += lineBreaks
    column = lineBreaks > 0 ? token.length - token.lastIndexOf('\n') - 1 : column + token.length
  }
  return undefined
}

/** The levels of lists and objects that are open at a token of a YAML text. */
class OpenLevels {
  /** Start columns of the open levels outside of brackets. */
  readonly #columns: number[] = []
  #brackets = 0

  get depth(): number {
    return this.#columns.length + this.#brackets
  }

  /** Updates the open levels for a token in this column. */
  take(token: string, column: number): void {
    if (token === '[' || token === '{') this.#brackets++
    else if (token === ']' || token === '}') this.#brackets--
    else if (this.#brackets === 0 && token.trim() !== '' && token !== ':') this.#indent(column)
  }

  #indent(column: number): void {
    while ((this.#columns.at(-1) ?? -1) >= column) this.#columns.pop()
    this.#columns.push(column)
  }
}

interface NestingIssue {
  path: (string | number)[]
  message: string
}

/**
 * Finds the place that makes parsed content too deep, or endless: YAML aliases can include a part in itself, or form long
 * chains.
 * @returns the place and the reason; undefined if there is none
 */
export const nestingIssue = (content: unknown): NestingIssue | undefined => new NestingWalk().issueIn(content)

/** A walk over parsed content that visits each part once, however many aliases it has. */
class NestingWalk {
  /** Depth below each part that has been visited. */
  readonly #heights = new Map<object, number>()
  /** The parts that enclose the current one. */
  readonly #open = new Set<object>()
  readonly #path: (string | number)[] = []
  #issue: NestingIssue | undefined

  issueIn(content: unknown): NestingIssue | undefined {
    this.#heightOf(content)
    return this.#issue
  }

  #heightOf(part: unknown): number {
    if (typeof part !== 'object' || part === null) return 0
    const knownHeight = this.#heights.get(part)
    const message = this.#issueAt(part, knownHeight ?? 0)
    if (message !== undefined) this.#issue = { path: [...this.#path], message }
    if (this.#issue !== undefined || knownHeight !== undefined) return knownHeight ?? 0
    this.#open.add(part)
    const height = this.#heightOfContentOf(part)
    if (this.#issue !== undefined) return height
    this.#open.delete(part)
    this.#heights.set(part, height)
    return height
  }

  #issueAt(part: object, height: number): string | undefined {
    if (this.#open.has(part)) return 'holds itself'
    return this.#path.length + height >= MAX_NESTING ? TOO_DEEP : undefined
  }

  /** Stops at the first issue. */
  #heightOfContentOf(part: object): number {
    let height = 0
    for (const [key, inner] of Object.entries(part)) {
      this.#path.push(Array.isArray(part) ? Number(key) : key)
      height = Math.max(height, 1 + this.#heightOf(inner))
      this.#path.pop()
      if (this.#issue !== undefined) break
    }
    return height
  }
}
