import type { BlockState, StateProperties } from '../blocks/states.ts'
import { valuesOf } from '../blocks/states.ts'
import { WorldError } from '../errors.ts'
import type { Game } from '../game.ts'
import type { Vec } from '../geometry.ts'
import type { ItemStack } from '../items/stack.ts'
import type { CommandReader } from './reader.ts'
import { CommandProblem } from './reply.ts'
import { parseSnbt } from './snbt.ts'

/** Blocks in one area at most (vanilla). */
export const AREA_LIMIT = 32_768
const FARTHEST = 30_000_000

export interface BlockArgument {
  readonly state: BlockState
  /** Properties that were named; the others are open in filters. */
  readonly named: StateProperties
}

/** name, or name[property=value,…]. Unknown names, properties and values are refused with their place. */
export function blockArgument(game: Game, reader: CommandReader): BlockArgument {
  const { text, start } = reader.next()
  const match = /^(?:minecraft:)?([a-z0-9_./-]+)(?:\[(.*)\])?(\{.*\})?$/.exec(text)
  const name = match?.[1] ?? text
  const definition = game.registry.blocksByName[name]
  if (!match || !definition)
    throw reader.problem(`Unknown block type '${namespaced(text)}'`, start, 'not_found')
  if (match[3])
    throw reader.problem('Block data is not supported; use item replace block', start + text.indexOf('{'))
  const named: Record<string, string> = {}
  let at = start + text.indexOf('[') + 1
  for (const part of match[2] ? match[2].split(',') : []) {
    const [key = '', value] = part.split('=').map((it) => it.trim())
    const property = definition.states.find((it) => it.name === key)
    if (!property) throw reader.problem(`Block minecraft:${name} does not have property '${key}'`, at)
    if (value === undefined)
      throw reader.problem(`Expected value for property '${key}' on block minecraft:${name}`, at)
    if (!valuesOf(property).includes(value))
      throw reader.problem(`Block minecraft:${name} does not accept '${value}' for ${key} property`, at)
    named[key] = value
    at += part.length + 1
  }
  return { state: game.level.states.encode(name, named), named }
}

/** Whether a block fits a filter: its name, and the properties that were named. */
export function fitsFilter(state: BlockState, filter: BlockArgument): boolean {
  if (state.name !== filter.state.name) return false
  return Object.keys(filter.named).every((key) => state.properties[key] === filter.state.properties[key])
}

/** An item, with tags if given: diamond_pickaxe{Damage:3}. */
export function itemArgument(game: Game, reader: CommandReader): ItemStack {
  const { text, start } = reader.next()
  const brace = text.indexOf('{')
  const name = (brace < 0 ? text : text.slice(0, brace)).replace(/^minecraft:/, '')
  if (!game.items.has(name) || name === 'air')
    throw reader.problem(`Unknown item '${namespaced(name)}'`, start, 'not_found')
  const nbt =
    brace < 0
      ? null
      : parseSnbt(text.slice(brace), (message, at) => reader.problem(message, start + brace + at))
  return game.items.make(name, 1, nbt)
}

/** A block position inside the world. */
export function checkedBlock(game: Game, p: Vec): Vec {
  if (!game.level.contains(p) || Math.abs(p.x) > FARTHEST || Math.abs(p.z) > FARTHEST)
    throw new CommandProblem('failed', 'That position is out of this world!')
  return p
}

/** A library refusal as a refusal of the command. */
export function asProblem(error: unknown): unknown {
  return error instanceof WorldError ? new CommandProblem('failed', error.message) : error
}

export const namespaced = (name: string): string => (name.includes(':') ? name : `minecraft:${name}`)
