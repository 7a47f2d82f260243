import type { Game } from '../kernel/game.ts'
import { Memory } from '../kernel/memory/memory.ts'
import { readDataPacks } from '../persistence/data-packs.ts'
import { type ItemModifier, modifierOf } from './item-modifiers.ts'
import type { CommandSource } from './source.ts'

/** The functions of a world's data packs. */
export interface Functions {
  /** Commands by the name of the function, e.g. `pack:folder/name`. */
  readonly lines: Map<string, readonly string[]>
  /** Function names by tag name. */
  readonly tags: Map<string, readonly string[]>
  /** Item modifiers by name. */
  readonly modifiers: Map<string, ItemModifier>
  /** Remaining commands of the functions that are running. */
  waiting: { readonly source: CommandSource; readonly line: string }[] | undefined
}

const FUNCTIONS = new Memory<Functions>('functions', () => ({
  lines: new Map(),
  tags: new Map(),
  modifiers: new Map(),
  waiting: undefined,
}))

/** The functions of a world. */
export const functionsOf = (game: Game): Functions => FUNCTIONS.of(game.world)

/** Runs the functions that are due when the world opens. */
export const LOAD = 'function #minecraft:load'

/** Registers the functions of a folder of data packs. Returns whether any of them must run now. */
export function loadFunctions(game: Game, folder: string): boolean {
  const { lines, tags, modifiers } = readDataPacks(folder)
  const functions = functionsOf(game)
  for (const [name, commands] of lines) functions.lines.set(name, commands)
  for (const [name, names] of tags) functions.tags.set(name, names)
  for (const [name, said] of modifiers) {
    const modifier = modifierOf(said)
    if (modifier) functions.modifiers.set(name, modifier)
  }
  return tags.has('minecraft:load')
}
