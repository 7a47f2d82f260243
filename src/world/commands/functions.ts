import type { Game } from '../kernel/game.ts'
import type { CommandSource } from './source.ts'

/** The functions of a world's data packs. */
export interface Functions {
  /** Commands by the name of the function, e.g. `pack:folder/name`. */
  readonly lines: Map<string, readonly string[]>
  /** Names of functions by the name of a tag. */
  readonly tags: Map<string, readonly string[]>
  /** Those that are to run later. */
  readonly due: Set<{ readonly name: string }>
  /** Commands of the functions that run now which are still to come. */
  waiting: { readonly source: CommandSource; readonly line: string }[] | undefined
}

const known = new WeakMap<Game['world'], Functions>()

/** The functions of a world. */
export function functionsOf(game: Game): Functions {
  const found: Functions = known.get(game.world) ?? {
    lines: new Map(),
    tags: new Map(),
    due: new Set(),
    waiting: undefined,
  }
  known.set(game.world, found)
  return found
}
