import { onceByName } from '../../core/once.ts'
import { namesOfSort } from '../../game/data/names-of-sort.ts'
import type { GameVersion } from '../../game/version.ts'
import { atomsOf } from '../atoms/atoms.ts'
import { TASK_ALIASES } from './task-aliases.ts'
import { VERBS } from './verbs/index.ts'

/** A word, a joint, a bracket, or the text in braces. */
export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'joint'; readonly text: 'then' | 'or' | 'and' }
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'braces'; readonly text: string }

/** Phrases that contain a joint word without being a composition. */
const FIXED = [
  'and gate',
  'or gate',
  'weapons and armor',
  'weapon and armor',
  'weapons and armour',
  'armor and weapons',
  'armor and weapon',
  'bow and arrow',
  'bow and arrows',
  'book and quill',
  'up and down',
  'back and forth',
  'water and lava',
  'lava and water',
  'and survive',
  ...['less', 'more', 'lower', 'higher', 'below', 'above', 'fewer', 'darker', 'brighter'].map(
    (word) => `or ${word}`,
  ),
]

const PIECES = /\{[^{}]*\}|[()[\]]|[,;]|\.(?=\s|$)|∧|∨|&|→|[^\s(){}[\],;_∧∨&→]+/g
type JointWord = Extract<Token, { kind: 'joint' }>['text']
const JOINTS: ReadonlyMap<string, JointWord> = new Map([
  ['then', 'then'],
  ['afterwards', 'then'],
  ['→', 'then'],
  ['or', 'or'],
  ['∨', 'or'],
  ['and', 'and'],
  ['∧', 'and'],
  ['&', 'and'],
] as const)
/** An explanation in brackets after a word: `turtle shell (repaired with scute)`. Brackets of a composition follow a joint. */
const GLOSS = /(?<!\b(?:and|or|then)\s*)(\w)\s+\((?![^()]*\b(?:and|or|then)\b)[^()]*\)(?=\s*$)/gi
const PAUSES: ReadonlySet<string> = new Set([',', ';', '.'])

/** The explanation in brackets after the last word, which is ignored; undefined without one. */
export const glossIn = (text: string): string | undefined => text.match(GLOSS)?.[0]?.replace(/^\w\s+/, '')

/** Splits a text into tokens. Joint words inside names (`flint and steel`, `nand gate`) are words. */
export function tokensOf(written: string, version: GameVersion): Token[] {
  const text = written.replaceAll(GLOSS, '$1')
  const pieces = text.replaceAll(/^[\s."'“”`]+|[\s."'“”`!]+$/g, '').match(PIECES) ?? []
  const lower = pieces.map((piece) =>
    piece.startsWith('{') ? piece : piece.toLowerCase().replace(/[.!?"“”]+$/, ''),
  )
  const isFixed = fixedWords(lower, version)
  return merged(
    lower.flatMap((piece, index) => (piece === '' ? [] : [tokenOf(piece, isFixed[index] === true)])),
  )
}

function tokenOf(piece: string, isFixed: boolean): Token {
  // The papers write `{then}` as they write constraints.
  const inside = JOINTS.get(piece.replaceAll(/[{}\s]/g, ''))
  if (piece.startsWith('{') && inside !== undefined) return { kind: 'joint', text: inside }
  if (piece.startsWith('{')) return { kind: 'braces', text: piece }
  if (piece === '(' || piece === '[') return { kind: 'open' }
  if (piece === ')' || piece === ']') return { kind: 'close' }
  // A pause joins, unless a joint word follows.
  if (PAUSES.has(piece)) return { kind: 'joint', text: 'and' }
  const joint = isFixed ? undefined : JOINTS.get(piece)
  return joint === undefined ? { kind: 'word', text: piece } : { kind: 'joint', text: joint }
}

/** Consecutive joints count as one: `, and`, `and then`. The loosest one applies. */
function merged(tokens: readonly Token[]): Token[] {
  const all: Token[] = []
  for (const token of tokens) {
    const last = all.at(-1)
    if (token.kind !== 'joint' || last?.kind !== 'joint') all.push(token)
    else if (last.text === 'and') all.splice(-1, 1, token)
  }
  const [first] = all
  if (first?.kind === 'joint' && first.text !== 'or') all.shift()
  return all
}

/** Marks the words that belong to names containing a joint word. */
function fixedWords(words: readonly string[], version: GameVersion): boolean[] {
  const isFixed = words.map(() => false)
  const names = namesWithJoints(version)
  for (let at = 0; at < words.length; at++) {
    const name = names.find((parts) => parts.every((part, offset) => words[at + offset] === part))
    if (name === undefined) continue
    isFixed.fill(true, at, at + name.length)
    at += name.length - 1
  }
  return isFixed
}

/** All names with a joint word in them, longest first. */
const namesWithJoints = onceByName((version: GameVersion): readonly (readonly string[])[] => {
  const names = [
    ...FIXED,
    ...VERBS.flatMap(({ forms }) => forms),
    ...Object.keys(TASK_ALIASES),
    ...atomsOf(version).flatMap(({ id, text }) => [id, text]),
    ...namesOfSort('item', version),
    ...namesOfSort('block', version),
  ]
  return names
    .map((name) => name.toLowerCase().replaceAll('_', ' ').split(' '))
    .filter((parts) => parts.some((part) => JOINTS.has(part)))
    .sort((a, b) => b.length - a.length)
})
