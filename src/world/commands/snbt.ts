import type { NbtCompound, NbtTag } from '../library/nbt.ts'

type Fail = (message: string, at: number) => Error

/** Reads a compound written as text, {Damage:3,Enchantments:[{id:"sharpness",lvl:2s}]}. Arrays of numbers excepted. */
export function parseSnbt(text: string, fail: Fail): NbtCompound {
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

class Parser {
  at = 0
  private readonly text: string
  private readonly fail: Fail

  constructor(text: string, fail: Fail) {
    this.text = text
    this.fail = fail
  }

  get atEnd(): boolean {
    this.spaces()
    return this.at >= this.text.length
  }

  compound(): NbtCompound {
    this.expect('{')
    const value: Record<string, NbtTag> = {}
    while (!this.take('}')) {
      const key = this.word()
      this.expect(':')
      value[key] = this.value()
      if (!this.take(',')) {
        this.expect('}')
        break
      }
    }
    return { type: 'compound', value }
  }

  private value(): NbtTag {
    this.spaces()
    const c = this.text[this.at]
    if (c === '{') return this.compound()
    if (c === '[') return this.list()
    if (c === '"' || c === "'") return { type: 'string', value: this.quoted(c) }
    return scalar(this.word())
  }

  private list(): NbtTag {
    this.expect('[')
    const items: NbtTag[] = []
    while (!this.take(']')) {
      const start = this.at
      const item = this.value()
      if (items[0] && items[0].type !== item.type)
        throw this.fail(`Can't insert ${item.type} into list of ${items[0].type}`, start)
      items.push(item)
      if (!this.take(',')) {
        this.expect(']')
        break
      }
    }
    return { type: 'list', value: { type: items[0]?.type ?? 'end', value: items.map((it) => it.value) } }
  }

  private word(): string {
    this.spaces()
    const c = this.text[this.at]
    if (c === '"' || c === "'") return this.quoted(c)
    const match = /^[A-Za-z0-9_.+-]+/.exec(this.text.slice(this.at))
    if (!match) throw this.fail('Expected value', this.at)
    this.at += match[0].length
    return match[0]
  }

  private quoted(quote: string): string {
    const start = ++this.at
    while (this.at < this.text.length && this.text[this.at] !== quote)
      this.at += this.text[this.at] === '\\' ? 2 : 1
    if (this.at >= this.text.length) throw this.fail('Unclosed quoted string', start)
    return this.text.slice(start, this.at++).replace(/\\(.)/g, '$1')
  }

  private expect(c: string): void {
    if (!this.take(c)) throw this.fail(`Expected '${c}'`, this.at)
  }

  private take(c: string): boolean {
    this.spaces()
    if (this.text[this.at] !== c) return false
    this.at++
    return true
  }

  private spaces(): void {
    while (this.text[this.at] === ' ') this.at++
  }
}

function scalar(word: string): NbtTag {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))([bslfd])?$/i.exec(word)
  if (word === 'true' || word === 'false') return { type: 'byte', value: word === 'true' ? 1 : 0 }
  if (!match) return { type: 'string', value: word }
  const number = Number(match[1])
  const type = NUMBER_TYPES[(match[2] ?? '').toLowerCase()] ?? (word.includes('.') ? 'double' : 'int')
  return type === 'long'
    ? { type, value: [Math.floor(number / 2 ** 32), number | 0] }
    : { type, value: number }
}
