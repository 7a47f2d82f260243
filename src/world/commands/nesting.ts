/** Follows brackets and quotes through a text, one character at a time. */
export class Nesting {
  readonly #quotesAtTop: boolean
  #depth = 0
  #quote = ''
  #escaped = false

  /** `quotesAtTop`: quotes count outside brackets too. In a command line they do not, or `say it's` would never end. */
  constructor({ quotesAtTop }: { quotesAtTop: boolean }) {
    this.#quotesAtTop = quotesAtTop
  }

  /** Brackets that are open; negative when more were closed than opened. */
  get depth(): number {
    return this.#depth
  }

  get inQuotes(): boolean {
    return this.#quote !== ''
  }

  read(c: string): void {
    if (this.#quote !== '') this.#readQuoted(c)
    else if ((c === '"' || c === "'") && (this.#quotesAtTop || this.#depth > 0)) this.#quote = c
    else if (c === '[' || c === '{') this.#depth++
    else if (c === ']' || c === '}') this.#depth--
  }

  #readQuoted(c: string): void {
    if (this.#escaped) this.#escaped = false
    else if (c === '\\') this.#escaped = true
    else if (c === this.#quote) this.#quote = ''
  }
}
