import { isDeepStrictEqual } from 'node:util'
import { type NbtTag, plainNbt } from '../library/nbt.ts'
import { splitOutside } from './lookup.ts'
import { Nesting } from './nesting.ts'
import type { CommandReader, Token } from './reader.ts'
import type { CommandData } from './reply.ts'
import { parseSnbt } from './snbt.ts'

type DataObject = Readonly<Record<string, CommandData>>
type Step = (from: NbtTag) => readonly NbtTag[]

/** Parses a path such as Inventory[0].tag."my key", Items[{Slot:4b}].id or Pos[]. A step may select several values. */
export function parsePath(reader: CommandReader, { text, start }: Token): readonly Step[] {
  const steps: Step[] = []
  for (const part of splitOutside(text, '.')) {
    const at = start + part.start
    const match = /^("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^[\]{}"']*)(.*)$/s.exec(part.text)
    const key = (match?.[1] ?? '').replace(/^(["'])(.*)\1$/s, '$2')
    const rest = match?.[2] ?? ''
    if (key === '' && !(steps.length === 0 && rest !== ''))
      throw reader.problem('Invalid NBT path element', at)
    if (key !== '') steps.push(member(key))
    steps.push(...brackets(reader, rest, at + key.length))
  }
  return steps
}

/** All values that a path selects. */
export function follow(from: NbtTag, steps: readonly Step[]): readonly NbtTag[] {
  return steps.reduce<readonly NbtTag[]>((at, step) => at.flatMap(step), [from])
}

/** Whether the data contains everything in the pattern. For a list, each wanted member must be present (vanilla). */
export function containsData(data: CommandData, pattern: unknown): boolean {
  if (isList(pattern))
    return isList(data) && pattern.every((wanted) => data.some((member) => containsData(member, wanted)))
  if (isObject(pattern))
    return (
      isObject(data) &&
      Object.entries(pattern).every(([key, wanted]) => {
        const there = Object.hasOwn(data, key) ? data[key] : undefined
        return there !== undefined && containsData(there, wanted)
      })
    )
  if (typeof data === 'boolean') return (data ? 1 : 0) === pattern
  return isDeepStrictEqual(data, pattern)
}

function brackets(reader: CommandReader, text: string, at: number): Step[] {
  const steps: Step[] = []
  let rest = text
  while (rest !== '') {
    const length = rest[0] === '[' ? closing(rest) : rest[0] === '{' ? rest.length : 0
    if (length === 0) throw reader.problem('Invalid NBT path element', at)
    steps.push(bracket(reader, rest.slice(0, length), at))
    rest = rest.slice(length)
    at += length
  }
  return steps
}

function bracket(reader: CommandReader, text: string, at: number): Step {
  const filter = (snbt: string) => plainNbt(parseSnbt(snbt, (message, i) => reader.problem(message, at + i)))
  if (text.startsWith('{')) {
    const wanted = filter(text)
    return (from) => (matches(from, wanted) ? [from] : [])
  }
  const inner = text.slice(1, -1).trim()
  if (inner === '') return membersOf
  if (inner.startsWith('{')) {
    const wanted = filter(inner)
    return (from) => membersOf(from).filter((tag) => matches(tag, wanted))
  }
  if (!/^-?\d{1,9}$/.test(inner)) throw reader.problem('Invalid NBT path element', at)
  const index = Number(inner)
  return (from) => {
    const found = membersOf(from).at(index)
    return found ? [found] : []
  }
}

const matches = (tag: NbtTag, wanted: unknown): boolean => containsData(plainNbt(tag) as CommandData, wanted)

const ARRAY_ITEMS: Readonly<Record<string, string>> = {
  byteArray: 'byte',
  intArray: 'int',
  longArray: 'long',
}

function membersOf(tag: NbtTag): readonly NbtTag[] {
  if (tag.type === 'list') {
    const { type, value } = tag.value as { type: string; value: unknown[] }
    return value.map((member) => ({ type, value: member }))
  }
  const type = ARRAY_ITEMS[tag.type]
  return type ? (tag.value as unknown[]).map((value) => ({ type, value })) : []
}

/** Length of the text up to the bracket that closes the first one; 0 if none does. */
function closing(text: string): number {
  const nesting = new Nesting({ quotesAtTop: true })
  for (let i = 0; i < text.length; i++) {
    nesting.read(text[i] ?? '')
    if (nesting.depth === 0 && !nesting.inQuotes) return i + 1
  }
  return 0
}

function member(key: string): Step {
  return ({ type, value }) => {
    const members = type === 'compound' ? (value as Record<string, NbtTag>) : {}
    const found = Object.hasOwn(members, key) ? members[key] : undefined
    return found ? [found] : []
  }
}

const isList = (value: unknown): value is readonly CommandData[] => Array.isArray(value)
const isObject = (value: unknown): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
