import type { NbtCompound, NbtTag } from '../library/nbt.ts'

type Fail = (message: string, at: number) => Error

/** Maximum nesting of compounds and lists (vanilla). */
const DEPTH_LIMIT = 512
/** Maximum length of the text, in characters. */
const SNBT_LIMIT = 32_767

/** Parses a compound: {Damage:3,Enchantments:[{id:"sharpness",lvl:2s}],UUID:[I;1,2,3,4]}. */
export function parseSnbt(text: string, fail: Fail): NbtCompound {
  if (text.length > SNBT_LIMIT) throw fail(`Tag too long (maximum ${SNBT_LIMIT} characters)`, 0)
  const parser = new Parser(text, fail)
  const value = parser.compound()
  if (!parser.atEnd) throw fail('Unexpected trailing data found', parser.at)
  return { ...value, name: '' }
}

const NUMBER_TYPES: Readonly<Record<string, string>> = {
  b: 'byte',
  s: 'short',
  l: 'long',
  f: 'float',
  d: 'double',
}

const ARRAYS: Readonly<Record<string, readonly [type: string, item: string]>> = {
  B: ['byteArray', 'byte'],
  I: ['intArray', 'int'],
  L: ['longArray', 'long'],
}

/** Bits of the integer types. */
const WHOLE: Readonly<Record<string, number>> = { byte: 8, short: 16, int: 32, long: 64 }

class Parser {
  at = 0
  #depth = 0
  readonly #text: string
  readonly #fail: Fail

  constructor(text: string, fail: Fail) {
    this.#text = text
    this.#fail = fail
  }

  get atEnd(): boolean {
    this.#spaces()
    return this.at >= this.#text.length
  }

  compound(): NbtCompound {
    this.#expect('{')
    this.#deeper()
    const entries: [string, NbtTag][] = []
    while (!this.#take('}')) {
      const key = this.#word()
      this.#expect(':')
      entries.push([key, this.#value()])
      if (!this.#take(',')) {
        this.#expect('}')
        break
      }
    }
    this.#depth--
    return { type: 'compound', value: Object.fromEntries(entries) }
  }

  #value(): NbtTag {
    this.#spaces()
    const c = this.#text[this.at]
    if (c === '{') return this.compound()
    if (c === '[') return this.#list()
    if (c === '"' || c === "'") return { type: 'string', value: this.#quoted(c) }
    return scalar(this.#word())
  }

  #list(): NbtTag {
    this.#expect('[')
    const array = /[BIL](?= *;)/y
    array.lastIndex = this.at
    const letter = array.exec(this.#text)?.[0]
    if (letter) return this.#array(letter)
    this.#deeper()
    const items: NbtTag[] = []
    while (!this.#take(']')) {
      const start = this.at
      const item = this.#value()
      if (items[0] && items[0].type !== item.type)
        throw this.#fail(`Can't insert ${item.type} into list of ${items[0].type}`, start)
      items.push(item)
      if (!this.#take(',')) {
        this.#expect(']')
        break
      }
    }
    this.#depth--
    return { type: 'list', value: { type: items[0]?.type ?? 'end', value: items.map((tag) => tag.value) } }
  }

  /** An array of integers of one type: [B;1b,2b], [I;1,2], [L;1l,2l]. */
  #array(letter: string): NbtTag {
    this.at++
    this.#expect(';')
    const [type, item] = ARRAYS[letter] ?? ['intArray', 'int']
    const values: unknown[] = []
    while (!this.#take(']')) {
      const start = this.at
      const tag = this.#value()
      if (tag.type !== item) throw this.#fail(`Can't insert ${tag.type} into ${item} array`, start)
      values.push(tag.value)
      if (!this.#take(',')) {
        this.#expect(']')
        break
      }
    }
    return { type, value: values }
  }

  #deeper(): void {
    if (++this.#depth > DEPTH_LIMIT)
      throw this.#fail(`Tags too deeply nested (maximum ${DEPTH_LIMIT})`, this.at)
  }

  #word(): string {
    this.#spaces()
    const c = this.#text[this.at]
    if (c === '"' || c === "'") return this.#quoted(c)
    const word = /[A-Za-z0-9_.+-]+/y
    word.lastIndex = this.at
    const match = word.exec(this.#text)
    if (!match) throw this.#fail('Expected value', this.at)
    this.at += match[0].length
    return match[0]
  }

  #quoted(quote: string): string {
    const start = ++this.at
    while (this.at < this.#text.length && this.#text[this.at] !== quote)
      this.at += this.#text[this.at] === '\\' ? 2 : 1
    if (this.at >= this.#text.length) throw this.#fail('Unclosed quoted string', start)
    return this.#text.slice(start, this.at++).replace(/\\(.)/gs, '$1')
  }

  #expect(c: string): void {
    if (!this.#take(c)) throw this.#fail(`Expected '${c}'`, this.at)
  }

  #take(c: string): boolean {
    this.#spaces()
    if (this.#text[this.at] !== c) return false
    this.at++
    return true
  }

  #spaces(): void {
    while (this.#text[this.at] === ' ') this.at++
  }
}

/** An unquoted word: a number if it is one and fits its type, otherwise a string (as in vanilla). */
function scalar(word: string): NbtTag {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([bslfd])?$/i.exec(word)
  if (word === 'true' || word === 'false') return { type: 'byte', value: word === 'true' ? 1 : 0 }
  const digits = match?.[1] ?? ''
  if (!match || digits.length > 40) return { type: 'string', value: word }
  const fraction = /[.e]/i.test(digits)
  const type = NUMBER_TYPES[(match[2] ?? '').toLowerCase()] ?? (fraction ? 'double' : 'int')
  const bits = WHOLE[type]
  if (bits === undefined) return { type, value: Number(digits) }
  if (fraction) return { type: 'string', value: word }
  const whole = BigInt(digits.replace(/^\+/, ''))
  if (BigInt.asIntN(bits, whole) !== whole) return { type: 'string', value: word }
  if (type !== 'long') return { type, value: Number(whole) }
  return { type, value: [Number(BigInt.asIntN(32, whole >> 32n)), Number(BigInt.asIntN(32, whole))] }
}
