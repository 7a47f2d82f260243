import type { NbtCompound, NbtTag } from '../library/nbt.ts'
import { text } from '../protocol/fields.ts'
import { CommandProblem } from './reply.ts'
import type { StringReader } from './tree/reader.ts'

/** Maximum nesting of compounds and lists (vanilla). */
const DEPTH_LIMIT = 512

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

/** Names of types in messages (vanilla TagType.getPrettyName). */
const PRETTY: Readonly<Record<string, string>> = {
  byte: 'TAG_Byte',
  short: 'TAG_Short',
  int: 'TAG_Int',
  long: 'TAG_Long',
  float: 'TAG_Float',
  double: 'TAG_Double',
  string: 'TAG_String',
  list: 'TAG_List',
  compound: 'TAG_Compound',
  byteArray: 'TAG_Byte_Array',
  intArray: 'TAG_Int_Array',
  longArray: 'TAG_Long_Array',
}
const pretty = (type: string): string => PRETTY[type] ?? type

/** Reads a compound: {Damage:3,Enchantments:[{id:"sharpness",lvl:2s}],UUID:[I;1,2,3,4]}. */
export function readCompound(reader: StringReader): NbtCompound {
  return { ...compound(reader, 0), name: '' }
}

/** Reads any value: a compound, list, array, text or number. */
export const readTag = (reader: StringReader): NbtTag => value(reader, 0)

function compound(reader: StringReader, depth: number): NbtCompound {
  checkDepth(reader, depth)
  expect(reader, '{')
  const entries: [string, NbtTag][] = []
  reader.skipSpaces()
  while (!reader.atEnd && reader.peek() !== '}') {
    const start = reader.cursor
    const key = reader.string()
    if (key === '') throw reader.problemAt(start, 'argument.nbt.expected.key')
    expect(reader, ':')
    entries.push([key, value(reader, depth + 1)])
    if (!separated(reader)) break
    if (reader.atEnd) throw reader.problem('argument.nbt.expected.key')
  }
  expect(reader, '}')
  return { type: 'compound', value: Object.fromEntries(entries) }
}

function value(reader: StringReader, depth: number): NbtTag {
  reader.skipSpaces()
  const c = reader.peek()
  if (c === '{') return compound(reader, depth)
  if (c === '[') return list(reader, depth)
  if (c === '"' || c === "'") return { type: 'string', value: reader.quoted() }
  const word = reader.word()
  if (word === '') throw reader.problem('argument.nbt.expected.value')
  return scalar(word)
}

function list(reader: StringReader, depth: number): NbtTag {
  checkDepth(reader, depth)
  const array = reader.match(/\[\s*[A-Z]\s*;/y)
  if (array !== '') return numbers(reader, array.replace(/[^A-Z]/g, ''), depth)
  expect(reader, '[')
  const items = members(reader, depth, (tag, at, first) => {
    if (first && first.type !== tag.type)
      throw reader.problemAt(at, 'argument.nbt.list.mixed', pretty(tag.type), pretty(first.type))
  })
  return { type: 'list', value: { type: items[0]?.type ?? 'end', value: items.map((tag) => tag.value) } }
}

/** An array of integers of one type: [B;1b,2b], [I;1,2], [L;1l,2l]. */
function numbers(reader: StringReader, letter: string, depth: number): NbtTag {
  const [type, item] = ARRAYS[letter] ?? []
  if (!type) throw reader.problem('argument.nbt.array.invalid', letter)
  const items = members(reader, depth, (tag, at) => {
    if (tag.type !== item)
      throw reader.problemAt(at, 'argument.nbt.array.mixed', pretty(tag.type), pretty(type))
  })
  return { type, value: items.map((tag) => tag.value) }
}

/** Reads values up to the closing bracket; `check` rejects a value by throwing. */
function members(
  reader: StringReader,
  depth: number,
  check: (tag: NbtTag, at: number, first: NbtTag | undefined) => void,
): NbtTag[] {
  const items: NbtTag[] = []
  reader.skipSpaces()
  if (reader.atEnd) throw reader.problem('argument.nbt.expected.value')
  while (reader.peek() !== ']') {
    const at = reader.cursor
    const tag = value(reader, depth + 1)
    check(tag, at, items[0])
    items.push(tag)
    if (!separated(reader)) break
    if (reader.atEnd) throw reader.problem('argument.nbt.expected.value')
  }
  expect(reader, ']')
  return items
}

function expect(reader: StringReader, c: string): void {
  reader.skipSpaces()
  reader.expect(c)
}

function separated(reader: StringReader): boolean {
  reader.skipSpaces()
  const found = reader.take(',')
  reader.skipSpaces()
  return found
}

function checkDepth({ line, cursor }: StringReader, depth: number): void {
  if (depth >= DEPTH_LIMIT)
    throw new CommandProblem('syntax', text(`Tags too deeply nested (maximum ${DEPTH_LIMIT})`), {
      line,
      cursor,
    })
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
