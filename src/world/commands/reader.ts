import type { Vec } from '../geometry.ts'
import { blockPosition, exactPosition } from './coordinates.ts'
import { Nesting } from './nesting.ts'
import { CommandProblem } from './reply.ts'
import type { CommandSource } from './source.ts'

export interface Token {
  readonly text: string
  /** Index in the line. */
  readonly start: number
}

/** Characters of the line shown before the position of an error (vanilla). */
const CONTEXT = 10
/** Largest integer argument. */
const INT_LIMIT = 2 ** 31 - 1

/** Reads a command token by token. Brackets, and quotes inside them, hold a token together. Errors name their position. */
export class CommandReader {
  readonly line: string
  readonly #tokens: readonly Token[]
  #index = 0

  constructor(line: string) {
    this.line = line
    this.#tokens = tokenize(line)
  }

  get atEnd(): boolean {
    return this.#index >= this.#tokens.length
  }

  /** Number of tokens left. */
  get left(): number {
    return this.#tokens.length - this.#index
  }

  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#index + ahead]
  }

  /** The current position, to return to with `reset`. */
  get mark(): number {
    return this.#index
  }

  reset(mark: number): void {
    this.#index = mark
  }

  next(): Token {
    const token = this.#tokens[this.#index]
    if (!token) throw this.problem('Unknown or incomplete command, see below for error', this.line.length)
    this.#index++
    return token
  }

  /** The rest of the line, as typed. */
  rest(): string {
    const { start } = this.next()
    this.#index = this.#tokens.length
    return this.line.slice(start).trimEnd()
  }

  /** Throws if tokens are left. */
  end(): void {
    const token = this.peek()
    if (token) throw this.problem('Incorrect argument for command', token.start)
  }

  /** Reads one of the given words. */
  literal<W extends string>(words: readonly W[]): W {
    const token = this.next()
    const word = words.find((candidate) => candidate === token.text)
    if (word === undefined) throw this.problem('Incorrect argument for command', token.start)
    return word
  }

  integer(range: { min?: number; max?: number } = {}): number {
    const token = this.next()
    const n = Number(token.text)
    if (!/^[+-]?\d{1,15}$/.test(token.text))
      throw this.problem(`Invalid integer '${token.text}'`, token.start)
    const { min = -INT_LIMIT - 1, max = INT_LIMIT } = range
    if (n < min) throw this.problem(`Integer must not be less than ${min}, found ${n}`, token.start)
    if (n > max) throw this.problem(`Integer must not be more than ${max}, found ${n}`, token.start)
    return n
  }

  /** Reads a decimal number. */
  float(range: { min?: number; max?: number } = {}): number {
    const { text, start } = this.next()
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) throw this.problem('Expected float', start)
    const n = Number(text)
    const { min = -Infinity, max = Infinity } = range
    if (n < min) throw this.problem(`Float must not be less than ${min}, found ${n}`, start)
    if (n > max) throw this.problem(`Float must not be more than ${max}, found ${n}`, start)
    return n
  }

  boolean(): boolean {
    const { text, start } = this.next()
    if (text !== 'true' && text !== 'false')
      throw this.problem(`Invalid boolean, expected 'true' or 'false' but found '${text}'`, start)
    return text === 'true'
  }

  /** Reads a block position: whole numbers, or ~ relative to the source. */
  block(source: CommandSource): Vec {
    return blockPosition(this, source)
  }

  /** Reads an exact position. Whole x and z mean the centre of the block, as in vanilla. */
  exact(source: CommandSource): Vec {
    return exactPosition(this, source)
  }

  /** Whether the next three tokens look like coordinates. */
  get hasCoordinates(): boolean {
    return [0, 1, 2].every((i) => /^[~^\d.+-]/.test(this.#tokens[this.#index + i]?.text ?? ''))
  }

  problem(
    message: string,
    at: number,
    reason: 'syntax' | 'not_found' | 'unsupported' = 'syntax',
  ): CommandProblem {
    const before = this.line.slice(Math.max(0, at - CONTEXT), at)
    return new CommandProblem(
      reason,
      `${message} at position ${at}: ${at > CONTEXT ? '...' : ''}${before}<--[HERE]`,
    )
  }
}

function tokenize(line: string): Token[] {
  const tokens: Token[] = []
  const nesting = new Nesting({ quotesAtTop: false })
  let start = -1
  for (let i = 0; i <= line.length; i++) {
    const c = line[i] ?? ' '
    if (i < line.length) nesting.read(c)
    const ends = i === line.length || (c === ' ' && nesting.depth <= 0 && !nesting.inQuotes)
    if (ends && start >= 0) {
      tokens.push({ text: line.slice(start, i), start })
      start = -1
    } else if (!ends && start < 0) start = i
  }
  return tokens
}
