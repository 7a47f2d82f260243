import type { Game } from '../../kernel/game.ts'
import type { CommandSource } from '../source.ts'
import type { Node } from './node.ts'
import { parse } from './parse.ts'
import { startingWith } from './suggestions.ts'

/** Completions of a line: words that could replace it from `start` on. */
export interface Completions {
  readonly start: number
  readonly words: readonly string[]
}

/** Completes the end of a line using the tree (Brigadier getCompletionSuggestions). */
export function complete(game: Game, source: CommandSource, root: Node, line: string): Completions {
  const { read } = parse(line, { root, game, source })
  const last = read.at(-1)
  // directly behind a node, that node is completed, otherwise its continuation
  const unfinished = last !== undefined && last.end >= line.length
  const before = unfinished ? read.at(-2) : last
  const start = unfinished ? last.start : last ? Math.min(last.end + 1, line.length) : 0
  const parent = before ? (before.node.redirect ?? before.node) : root
  const typed = line.slice(start)
  const found = [...parent.children.values()]
    .filter((child) => child.usableBy(source) && !child.hidden)
    .map((child) => suggestionsOf(child, { game, source, typed }))
    .filter(({ words }) => words.length > 0)
  // Brigadier widens all of them to the earliest start
  const from = Math.min(...found.map((each) => each.from))
  const words = found.flatMap((each) => each.words.map((word) => typed.slice(from, each.from) + word))
  return { start: start + (words.length > 0 ? from : 0), words: sorted(words) }
}

function suggestionsOf(node: Node, completing: { game: Game; source: CommandSource; typed: string }) {
  if (node.type) return node.type.suggest?.(completing) ?? { from: 0, words: [] }
  return { from: 0, words: startingWith([node.name], completing.typed) }
}

/** In alphabetical order, without duplicates. */
const sorted = (words: readonly string[]): string[] =>
  [...new Set(words)].sort((a, b) => {
    const [low, high] = [a.toLowerCase(), b.toLowerCase()]
    return low < high ? -1 : low > high ? 1 : 0
  })
