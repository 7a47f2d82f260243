import { WorldError } from '../errors.ts'
import type { Vec } from '../geometry.ts'
import type { ItemStack } from '../items/stack.ts'
import type { BlockState, StateProperties } from '../kernel/blocks/states.ts'
import { valuesOf } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { bare, lookup, namespaced } from './lookup.ts'
import type { CommandReader } from './reader.ts'
import { CommandProblem } from './reply.ts'
import { parseSnbt } from './snbt.ts'

/** Maximum number of blocks in an area (vanilla). */
export const AREA_LIMIT = 32_768
const MAX_COORDINATE = 30_000_000

export interface BlockArgument {
  readonly state: BlockState
  /** The properties given; a filter ignores the others. */
  readonly named: StateProperties
  /** The data given, such as {Items:[…]}. */
  readonly nbt: NbtCompound | null
}

/** Reads name, name[property=value,…] or name[…]{nbt}. Errors point at the unknown name, property or value. */
export function blockArgument(game: Game, reader: CommandReader): BlockArgument {
  const { text, start } = reader.next()
  const parts = /^([^[{]*)(?:\[([^\]]*)\])?(.*)$/s.exec(text)
  const name = bare(parts?.[1] ?? '')
  const definition = lookup(game.registry.blocksByName, name)
  if (!definition) throw reader.problem(`Unknown block type '${namespaced(name)}'`, start, 'not_found')
  const rest = parts?.[3] ?? ''
  const after = start + text.length - rest.length
  if (rest !== '' && !rest.startsWith('{'))
    throw reader.problem('Expected whitespace to end one argument', after)
  const named: Record<string, string> = {}
  let at = start + text.indexOf('[') + 1
  for (const part of parts?.[2] ? parts[2].split(',') : []) {
    const [key = '', value] = part.split('=').map((half) => half.trim())
    const property = definition.states.find((candidate) => candidate.name === key)
    if (!property) throw reader.problem(`Block minecraft:${name} does not have property '${key}'`, at)
    if (value === undefined)
      throw reader.problem(`Expected value for property '${key}' on block minecraft:${name}`, at)
    if (!valuesOf(property).includes(value))
      throw reader.problem(`Block minecraft:${name} does not accept '${value}' for ${key} property`, at)
    named[key] = value
    at += part.length + 1
  }
  const nbt = rest === '' ? null : parseSnbt(rest, (message, i) => reader.problem(message, after + i))
  return { state: game.level.states.encode(name, named), named, nbt }
}

/** Whether a block matches a filter: the same name, and the same value for every property given. */
export function matchesFilter(state: BlockState, filter: BlockArgument): boolean {
  if (state.name !== filter.state.name) return false
  return Object.keys(filter.named).every((key) => state.properties[key] === filter.state.properties[key])
}

/** Reads an item with optional tags: diamond_pickaxe{Damage:3}. */
export function itemArgument(game: Game, reader: CommandReader): ItemStack {
  const { text, start } = reader.next()
  const brace = text.indexOf('{')
  const name = bare(brace < 0 ? text : text.slice(0, brace))
  if (!lookup(game.registry.itemsByName, name) || name === 'air')
    throw reader.problem(`Unknown item '${namespaced(name)}'`, start, 'not_found')
  const nbt =
    brace < 0
      ? null
      : parseSnbt(text.slice(brace), (message, at) => reader.problem(message, start + brace + at))
  return game.items.make(name, 1, nbt)
}

/** Reads a compound tag. */
export function nbtArgument(reader: CommandReader): NbtCompound {
  const { text, start } = reader.next()
  return parseSnbt(text, (message, at) => reader.problem(message, start + at))
}

/** Returns the block position; throws CommandProblem if it is outside the world. */
export function checkedBlock(game: Game, p: Vec): Vec {
  if (!game.level.contains(p) || Math.abs(p.x) > MAX_COORDINATE || Math.abs(p.z) > MAX_COORDINATE)
    throw new CommandProblem('failed', 'That position is out of this world!')
  return p
}

/** Returns the exact position; throws CommandProblem if no entity can be there (vanilla Level.isInSpawnableBounds). */
export function checkedPlace(p: Vec, purpose: 'teleport' | 'summon'): Vec {
  if (Math.abs(p.x) > MAX_COORDINATE || Math.abs(p.z) > MAX_COORDINATE || Math.abs(p.y) > 20_000_000)
    throw new CommandProblem('failed', `Invalid position for ${purpose}`)
  return p
}

/** Turns a WorldError into the CommandProblem a command fails with; other errors stay as they are. */
export function asProblem(error: unknown): unknown {
  return error instanceof WorldError ? new CommandProblem('failed', error.message) : error
}
