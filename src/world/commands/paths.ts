import { isDeepStrictEqual } from 'node:util'
import { type NbtTag, plainNbt } from '../library/nbt.ts'
import type { CommandData } from './reply.ts'
import { readCompound } from './snbt.ts'
import type { StringReader } from './tree/reader.ts'

type DataObject = Readonly<Record<string, CommandData>>
type Change = (before: NbtTag | undefined) => NbtTag | null

/**
 * One step of a path into data: the selected values, and a function that returns the data with these changed (null removes them).
 */
interface Step {
  find(from: NbtTag): readonly NbtTag[]
  update(from: NbtTag, change: Change): NbtTag
}

/** A path into data. A step may select several values. */
export interface Path {
  /** The path as typed. */
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
    return [matching(readCompound(reader))]
  }
  if (c === '[') return [readBracket(reader)]
  const start = reader.cursor
  const key = c === '"' || c === "'" ? reader.quoted() : reader.match(KEY)
  if (key === '') throw reader.problemAt(start, 'arguments.nbtpath.node.invalid')
  if (reader.peek() !== '{') return [member(key)]
  return [member(key), matching(readCompound(reader))]
}

/** [] for all members of a list, [3] for one, [{…}] for those that match. */
function readBracket(reader: StringReader): Step {
  reader.expect('[')
  if (reader.take(']')) return members(() => true)
  if (reader.peek() === '{') {
    const wanted = plainNbt(readCompound(reader))
    reader.expect(']')
    return members((tag) => matches(tag, wanted))
  }
  const index = reader.integer()
  reader.expect(']')
  return members((_tag, i, length) => i === (index < 0 ? length + index : index))
}

/** All values that a path selects. */
export function follow(from: NbtTag, { steps }: Path): readonly NbtTag[] {
  return steps.reduce<readonly NbtTag[]>((at, step) => at.flatMap((tag) => step.find(tag)), [from])
}

/** The data with the selected parts changed. Missing compounds on the path are created. */
export function changed(from: NbtTag, { steps }: Path, change: Change): NbtTag {
  const at = (tag: NbtTag | undefined, depth: number): NbtTag | null => {
    const step = steps[depth]
    if (!step) return change(tag)
    return step.update(tag ?? { type: 'compound', value: {} }, (inner) => at(inner, depth + 1))
  }
  return at(from, 0) ?? { type: 'compound', value: {} }
}

/** The data itself, if it matches. */
function matching(pattern: NbtTag): Step {
  const wanted = plainNbt(pattern)
  return {
    find: (from) => (matches(from, wanted) ? [from] : []),
    update: (from, change) => (matches(from, wanted) ? (change(from) ?? from) : from),
  }
}

/** The selected members of a list. */
const members = (isMeant: (tag: NbtTag, i: number, length: number) => boolean): Step => ({
  find: (from) => membersOf(from).filter((tag, i, all) => isMeant(tag, i, all.length)),
  update(from, change) {
    const all = membersOf(from)
    const next = all.flatMap((tag, i) => {
      const made = isMeant(tag, i, all.length) ? change(tag) : tag
      return made ? [made] : []
    })
    return listOf(from, next)
  },
})

/** A copy of a list or an array with other members. */
export function listOf({ type }: NbtTag, tags: readonly NbtTag[]): NbtTag {
  const values = tags.map(({ value }) => value)
  if (type !== 'list') return { type, value: values }
  return { type, value: { type: tags[0]?.type ?? 'end', value: values } }
}

/**
 * Whether the data contains everything in the pattern. In a list, each required member must be present
 * (vanilla).
 */
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

/** The members of a list or an array. */
export function membersOf(tag: NbtTag): readonly NbtTag[] {
  if (tag.type === 'list') {
    const { type, value } = tag.value as { type: string; value: unknown[] }
    return value.map((member) => ({ type, value: member }))
  }
  const type = ARRAY_ITEMS[tag.type]
  return type ? (tag.value as unknown[]).map((value) => ({ type, value })) : []
}

function member(key: string): Step {
  const inside = ({ type, value }: NbtTag) =>
    type === 'compound' ? (value as Record<string, NbtTag | undefined>) : {}
  const own = (from: NbtTag) => (Object.hasOwn(inside(from), key) ? inside(from)[key] : undefined)
  return {
    find(from) {
      const found = own(from)
      return found ? [found] : []
    },
    update(from, change) {
      if (from.type !== 'compound') return from
      const made = change(own(from))
      const { [key]: _before, ...others } = inside(from)
      return { ...from, value: made ? { ...others, [key]: made } : others }
    },
  }
}

const isList = (value: unknown): value is readonly CommandData[] => Array.isArray(value)
const isObject = (value: unknown): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
