import type { BlockState, StateProperties } from '../../kernel/blocks/states.ts'
import { valuesOf } from '../../kernel/blocks/states.ts'
import type { Game } from '../../kernel/game.ts'
import type { NbtCompound } from '../../library/nbt.ts'
import type { BlockDefinition, StateDefinition } from '../../library/prismarine.ts'
import { asKept } from '../components/convert.ts'
import { namesOf } from '../name-tags.ts'
import { lookup, namespaced, readName } from '../names.ts'
import { readCompound } from '../snbt.ts'
import type { ArgumentType } from '../tree/node.ts'
import type { StringReader } from '../tree/reader.ts'
import { type Completing, resourcesLike, type Suggestions, startingWith } from '../tree/suggestions.ts'

export interface BlockArgument {
  readonly state: BlockState
  /** The given properties; a filter ignores the others. */
  readonly named: StateProperties
  /** The given data, such as {Items:[…]}. */
  readonly nbt: NbtCompound | null
}

/** A block: name, name[property=value,…] or name[…]{nbt}. Errors point at the unknown name, property or value. */
export const BLOCK: ArgumentType<BlockArgument> = {
  parser: { id: 'minecraft:block_state' },
  parse(reader, game) {
    const block = readBlock(reader, game)
    return { ...block, nbt: block.nbt && (asKept(game.registry, block.nbt) as NbtCompound) }
  },
  suggest: suggestBlock,
}

/** The values that a block is compared with. */
export interface BlockFilter {
  readonly hasName: (name: string) => boolean
  /** The given properties, as text. */
  readonly named: StateProperties
  readonly nbt: NbtCompound | null
}

/** The values that a block is compared with: its name or a tag, and the given properties and data. */
export const BLOCK_FILTER: ArgumentType<BlockFilter> = {
  parser: { id: 'minecraft:block_predicate' },
  parse(reader, game) {
    if (reader.peek() === '#') return readTag(reader)
    const { state, named, nbt } = readBlock(reader, game)
    const own = Object.keys(named).map((key) => [key, state.properties[key] ?? ''] as const)
    return { hasName: (name) => name === state.name, named: Object.fromEntries(own), nbt }
  },
  suggest: suggestBlock,
}

/** #tag, #tag[property=value,…] or #tag[…]{nbt} */
function readTag(reader: StringReader): BlockFilter {
  const start = reader.cursor
  reader.expect('#')
  const tag = readName(reader)
  const hasName = namesOf('block', tag)
  if (!hasName) throw reader.fails('not_found', start, 'arguments.block.tag.unknown', namespaced(tag))
  const named: Record<string, string> = {}
  if (reader.take('['))
    while (!reader.take(']')) {
      const key = reader.string()
      if (!reader.take('=')) throw reader.problem('argument.block.property.novalue', key, namespaced(tag))
      named[key] = reader.string()
      if (!reader.take(',') && reader.peek() !== ']') throw reader.problem('argument.block.property.unclosed')
    }
  return { hasName, named, nbt: reader.peek() === '{' ? readCompound(reader) : null }
}

function readBlock(reader: StringReader, game: Game): BlockArgument {
  const start = reader.cursor
  if (reader.peek() === '#') throw reader.problem('argument.block.tag.disallowed')
  const name = readName(reader)
  const definition = lookup(game.registry.blocksByName, name)
  if (!definition) throw reader.fails('not_found', start, 'argument.block.id.invalid', namespaced(name))
  const named = reader.take('[') ? readProperties(reader, definition) : {}
  const nbt = reader.peek() === '{' ? readCompound(reader) : null
  return { state: game.level.states.encode(name, named), named, nbt }
}

function readProperties(
  reader: StringReader,
  { name: bare, states }: BlockDefinition,
): Record<string, string> {
  const block = namespaced(bare)
  const named: Record<string, string> = {}
  reader.skipSpaces()
  while (!reader.atEnd && reader.peek() !== ']') {
    const start = reader.cursor
    const key = reader.string()
    const property = states.find((candidate) => candidate.name === key)
    if (!property) throw reader.problemAt(start, 'argument.block.property.unknown', block, key)
    if (Object.hasOwn(named, key))
      throw reader.problemAt(start, 'argument.block.property.duplicate', key, block)
    reader.skipSpaces()
    if (!reader.take('=')) throw reader.problem('argument.block.property.novalue', key, block)
    reader.skipSpaces()
    named[key] = readValue(reader, block, property)
    reader.skipSpaces()
    if (reader.take(',')) reader.skipSpaces()
    else break
  }
  if (!reader.take(']')) throw reader.problem('argument.block.property.unclosed')
  return named
}

function readValue(reader: StringReader, block: string, property: StateDefinition): string {
  const start = reader.cursor
  const value = reader.string()
  if (valuesOf(property).includes(value)) return value
  throw reader.problemAt(start, 'argument.block.property.invalid', block, value, property.name)
}

function suggestBlock({ game, typed }: Completing): Suggestions {
  const open = typed.indexOf('[')
  if (open < 0) return { from: 0, words: resourcesLike(Object.keys(game.registry.blocksByName), typed) }
  const definition = lookup(game.registry.blocksByName, typed.slice(0, open).replace(/^minecraft:/, ''))
  const from = Math.max(open, typed.lastIndexOf(',')) + 1
  const [key = '', value] = typed.slice(from).split('=')
  const states = definition?.states ?? []
  if (value === undefined)
    return {
      from,
      words: startingWith(
        states.map(({ name }) => `${name}=`),
        key,
      ),
    }
  const property = states.find(({ name }) => name === key)
  const values = property ? valuesOf(property) : []
  return { from: from + key.length + 1, words: startingWith([...values], value) }
}

/** Whether a block matches a filter: its name, and the same value for every given property. */
export function matchesFilter({ name, properties }: BlockState, { hasName, named }: BlockFilter): boolean {
  return (
    hasName(name) && Object.entries(named).every(([key, value]) => String(properties[key]) === String(value))
  )
}
