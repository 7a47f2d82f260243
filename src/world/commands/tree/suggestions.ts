import type { Game } from '../../kernel/game.ts'
import type { CommandSource } from '../source.ts'

/** The request for completions: the text from the start of the completion on, and the source. */
export interface Completing {
  readonly game: Game
  readonly source: CommandSource
  /** The typed part of the argument. */
  readonly typed: string
}

/** Words that could replace or complete the word at this place. `from`: number of typed characters to keep. */
export interface Suggestions {
  readonly from: number
  readonly words: readonly string[]
}

/** Suggests completions of an argument. */
export type Suggest = (completing: Completing) => Suggestions

/** Suggests those words that start with the typed text, from the last `after` on if that is given. */
export const suggestWords =
  (words: (completing: Completing) => Iterable<string>): Suggest =>
  (completing) => ({ from: 0, words: startingWith([...words(completing)], completing.typed) })

/** Suggests names in the namespace `minecraft:`, which may be omitted (vanilla SharedSuggestionProvider.suggestResource). */
export const suggestResources =
  (names: (completing: Completing) => Iterable<string>): Suggest =>
  (completing) => ({ from: 0, words: resourcesLike([...names(completing)], completing.typed) })

/** The words that start with the typed text, ignoring case. */
export const startingWith = (words: readonly string[], typed: string): string[] =>
  words.filter((word) => word.toLowerCase().startsWith(typed.toLowerCase()))

/**
 * Full names of the entries that start with the typed text; without a namespace, a later word of the name may
 * match too.
 */
export function resourcesLike(names: readonly string[], typed: string): string[] {
  const fits = typed.includes(':')
    ? (name: string) => `minecraft:${name}`.startsWith(typed)
    : (name: string) => partStartsWith(name, typed) || (typed !== '' && 'minecraft'.startsWith(typed))
  return names.filter(fits).map((name) => `minecraft:${name}`)
}

const partStartsWith = (name: string, typed: string): boolean =>
  name.startsWith(typed) || name.includes(`_${typed}`)
