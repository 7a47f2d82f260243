import { isDeepStrictEqual } from 'node:util'
import { type NbtTag, plainNbt } from '../library/nbt.ts'
import type { CommandData } from './reply.ts'
import { readCompound } from './snbt.ts'
import type { StringReader } from './tree/reader.ts'

type DataObject = Readonly<Record<string, CommandData>>
type Step = (from: NbtTag) => readonly NbtTag[]

/** A way into data. A step may select several values. */
export interface Path {
  /** As it was typed. */
  readonly text: string
  readonly steps: readonly Step[]
}

/** Characters of a key without quotes. */
const KEY = /[^ "'[\].{}]*/y

/** Reads a path such as Inventory[0].tag."my key", Items[{Slot:4b}].id or Pos[]. */
export function readPath(reader: StringReader): Path {
  const start = reader.cursor
  const steps: Step[] = []
  let first = true
  while (!reader.atEnd && reader.peek() !== ' ') {
    steps.push(...readStep(reader, first))
    first = false
    if (reader.atEnd) break
    const c = reader.peek()
    if (c !== ' ' && c !== '[' && c !== '{') reader.expect('.')
  }
  return { text: reader.line.slice(start, reader.cursor), steps }
}

function readStep(reader: StringReader, first: boolean): Step[] {
  const c = reader.peek()
  if (c === '{') {
    if (!first) throw reader.problem('arguments.nbtpath.node.invalid')
    const wanted = plainNbt(readCompound(reader))
    return [(from) => (matches(from, wanted) ? [from] : [])]
  }
  if (c === '[') return [readBracket(reader)]
  const start = reader.cursor
  const key = c === '"' || c === "'" ? reader.quoted() : reader.match(KEY)
  if (key === '') throw reader.problemAt(start, 'arguments.nbtpath.node.invalid')
  if (reader.peek() !== '{') return [member(key)]
  const wanted = plainNbt(readCompound(reader))
  return [member(key), (from) => (matches(from, wanted) ? [from] : [])]
}

/** [] for all members of a list, [3] for one, [{…}] for those that match. */
function readBracket(reader: StringReader): Step {
  reader.expect('[')
  if (reader.take(']')) return membersOf
  if (reader.peek() === '{') {
    const wanted = plainNbt(readCompound(reader))
    reader.expect(']')
    return (from) => membersOf(from).filter((tag) => matches(tag, wanted))
  }
  const index = reader.integer()
  reader.expect(']')
  return (from) => {
    const found = membersOf(from).at(index)
    return found ? [found] : []
  }
}

/** All values that a path selects. */
export function follow(from: NbtTag, { steps }: Path): readonly NbtTag[] {
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
